/**
 * Whoever plays by keyboard stays where they were. An order that is done takes its button away with it, and a closed
 * question its dialog: the focus would fall to the page, and the next Tab begin at the top.
 */

const REGIONS = [".orders", ".tray", ".right"];

export class KeptFocus {
  private region: string | null = null;
  /** The focus came by a finger or a mouse, which shows no ring: nothing is scrolled for it. */
  private isByHand = false;

  /** Call for every `focusin` of the table. Dialogs are visits: they do not change where one was. */
  visited(target: EventTarget | null): void {
    if (!(target instanceof Element) || target.closest("dialog")) return;
    this.region = REGIONS.find((region) => target.closest(region)) ?? null;
    this.isByHand = !target.matches(":focus-visible");
  }

  /**
   * Call when the table has been drawn again: a focus that was lost goes back to where it was. Whoever touches keeps what
   * is asked in sight, and whoever plays by keyboard the order that has the focus.
   */
  restore(root: ParentNode = document): void {
    const { activeElement, body } = document;
    const waits = activeElement instanceof HTMLElement && activeElement.matches(".orders h2");
    if (!this.region || (activeElement && activeElement !== body && !waits)) return;
    const own = root.querySelector<HTMLElement>(`${this.region} button:not(:disabled)`);
    const order = root.querySelector<HTMLElement>(".orders .deeds button:not(:disabled)");
    const place = this.region === ".orders" ? order : (own ?? order);
    (place ?? root.querySelector<HTMLElement>(".orders h2"))?.focus({ preventScroll: place === null || this.isByHand });
  }
}
