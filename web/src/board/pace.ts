/** How quickly a hand may ask: a burst at once, and so many a second after that, so that no server is asked too much. */

export const BURST = 60;
export const RATE = 50;

export class Pace {
  private left = BURST;
  private seen: number;

  constructor(private readonly clock: () => number = () => performance.now()) {
    this.seen = clock();
  }

  /** Milliseconds until one may ask; 0: now, and then it is counted. */
  wait(): number {
    const now = this.clock();
    this.left = Math.min(BURST, this.left + ((now - this.seen) * RATE) / 1000);
    this.seen = now;
    if (this.left < 1) return Math.ceil(((1 - this.left) * 1000) / RATE);
    this.left -= 1;
    return 0;
  }
}
