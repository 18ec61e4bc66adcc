/** Something that ends is taken to go on for a moment: between two films nothing else flashes up. */
export class Lingering {
  private still = $state(false);

  /** `milliseconds` after `isOn` is no longer true this is not, either. */
  constructor(
    private readonly isOn: () => boolean,
    milliseconds: number,
  ) {
    $effect(() => {
      if (this.isOn()) {
        this.still = true;
        return;
      }
      const timer = setTimeout(() => (this.still = false), milliseconds);
      return () => clearTimeout(timer);
    });
  }

  get current(): boolean {
    return this.isOn() || this.still;
  }
}
