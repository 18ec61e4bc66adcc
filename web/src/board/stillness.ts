/** When something may be drawn that nobody waits for: while no hand moves the map, and the browser has nothing to do. */

/** The browser has a moment to spare; on a busy machine soon all the same. */
export const idle = (): Promise<void> =>
  new Promise((done) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => done(), { timeout: 200 });
    else setTimeout(done, 16);
  });

export class Stillness {
  private isMoving = false;
  private waiting: (() => void)[] = [];

  constructor(private readonly spare: () => Promise<void> = idle) {}

  /** The map is moved. */
  moved(): void {
    this.isMoving = true;
  }

  /** It has come to rest. */
  rests(): void {
    this.isMoving = false;
    for (const done of this.waiting.splice(0)) done();
  }

  /** A moment to spare in which nothing moves. */
  async moment(): Promise<void> {
    do {
      if (this.isMoving) await new Promise<void>((done) => this.waiting.push(done));
      await this.spare();
    } while (this.isMoving);
  }
}
