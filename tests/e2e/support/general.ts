/** Somebody who fights a battle with a hand on the table: terrain, camp, elements, blocks and shots are pulled over it. */
import type { Locator } from "playwright-core";
import { Fingers, isDone, verdict } from "./battles";
import type { Guest } from "./guest";

export interface Point {
  x: number;
  y: number;
}
interface Pose extends Point {
  angle: number;
}
interface Piece {
  id: string;
  pose?: Pose;
}
interface Offered {
  action: { do: string };
  says: { code: string };
  gesture: { pieces: string[]; places: string[]; pose?: Pose };
  attack: boolean;
}
interface Update {
  version: number;
  scene: { pieces: Piece[]; tray?: Piece[] } | null;
  change: { pieces?: Piece[]; tray?: Piece[] } | null;
  offers: { actions: Offered[] } | null;
}

/** A mouse, or a finger. */
export interface Pointing {
  press(at: Point): Promise<void>;
  move(to: Point): Promise<void>;
  release(): Promise<void>;
}

export function mouse({ page }: Guest): Pointing {
  let at: Point = { x: 0, y: 0 };
  return {
    async press(spot) {
      at = spot;
      await page.mouse.move(at.x, at.y);
      await page.mouse.down();
    },
    async move(to) {
      await page.mouse.move(to.x, to.y, { steps: 6 });
      at = to;
    },
    release: () => page.mouse.up(),
  };
}

export async function finger(guest: Guest): Promise<Pointing> {
  const fingers = await Fingers.of(guest);
  return {
    press: (at) => fingers.put(1, at),
    move: (to) => fingers.move(1, to),
    release: () => fingers.lift(1),
  };
}

/** How the sheet lies on the page: where its corner is, and its scale. */
interface Lens {
  corner: Point;
  k: number;
}

/** Found anew whenever it is asked, since the map may have moved. */
type Where = () => Promise<Point | null>;

/** Units of the sheet: a shorter way is none that a hand could pull. */
const START = 12;

/** So often a hand tries the same, and so many milliseconds it waits for what may also not come. */
const TRIES = 8;
const MOMENT = 5000;

export class General {
  /** Pulls by which something was done. */
  pulls = 0;

  constructor(
    private readonly guest: Guest,
    private readonly hand: Pointing,
  ) {}

  // --- what the server has told --------------------------------------------------------------------------------------

  private get updates(): Update[] {
    return this.guest.frames.filter((frame) => frame.type === "update") as unknown as Update[];
  }

  private get poses(): Map<string, Pose> {
    const told = this.updates.flatMap(({ scene, change }) => [...(scene?.pieces ?? []), ...(change?.pieces ?? [])]);
    return new Map(told.flatMap(({ id, pose }) => (pose ? [[id, pose]] : [])));
  }

  private get tray(): Piece[] {
    return this.updates.flatMap(({ scene, change }) => scene?.tray ?? change?.tray ?? null).filter((each) => each !== null);
  }

  get offers(): Offered[] {
    return this.updates.findLast(({ offers }) => offers)?.offers?.actions ?? [];
  }

  can(name: string): boolean {
    return this.offers.some(({ action }) => action.do === name);
  }

  // --- the table on the screen ---------------------------------------------------------------------------------------

  /** Can something be taken hold of there: on the board, and under no button? */
  private isFree(at: Point): Promise<boolean> {
    return this.guest.page.evaluate(({ x, y }) => {
      const top = document.elementFromPoint(x, y);
      return !!top?.closest(".frame") && !top.closest("button, [data-tool]");
    }, at);
  }

  /** Where a piece can be taken hold of; the whole table is looked at if it is not in the window. */
  private async grasp(id: string): Promise<Point | null> {
    const at = async (): Promise<Point> => (await this.spots()).get(id) ?? { x: -1, y: -1 };
    if (await this.isFree(await at())) return at();
    await this.guest.page.getByRole("button", { name: "Whole map" }).click();
    const now = await this.guest.spotOf(this.guest.piece(id));
    return (await this.isFree(now)) ? now : null;
  }

  private async spots(): Promise<Map<string, Point>> {
    const list = this.guest.page.locator(".board-list:not([data-moving])").first();
    await list.waitFor({ state: "attached" });
    const told = await this.guest.page.locator(".board-list .piece").evaluateAll((all) =>
      all.map((each) => {
        const { piece, x, y } = (each as HTMLElement).dataset;
        return [piece ?? "", Number(x), Number(y)] as const;
      }),
    );
    return new Map(told.map(([id, x, y]) => [id, { x, y }]));
  }

  private async lens(): Promise<Lens> {
    const [spots, poses] = [await this.spots(), this.poses];
    const known = [...spots].flatMap(([id, at]) => {
      const pose = poses.get(id);
      return pose ? [{ at, pose }] : [];
    });
    const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
    const [first] = known;
    if (!first) throw new Error("nothing stands on the table");
    const last = known.reduce((best, each) => (far(each.pose, first.pose) > far(best.pose, first.pose) ? each : best));
    const k = far(last.at, first.at) / far(last.pose, first.pose);
    return { k, corner: { x: first.at.x - first.pose.x * k, y: first.at.y - first.pose.y * k } };
  }

  private async onPage({ x, y }: Point): Promise<Point> {
    const { corner, k } = await this.lens();
    return { x: corner.x + x * k, y: corner.y + y * k };
  }

  // --- by hand -------------------------------------------------------------------------------------------------------

  async tap(at: Point): Promise<void> {
    await this.hand.press(at);
    await this.hand.release();
  }

  /** Is it so within a moment? What is waited for may also not come, because the hand has missed. */
  private soon(what: Locator): Promise<boolean> {
    return what.waitFor({ state: "attached", timeout: MOMENT }).then(
      () => true,
      () => false,
    );
  }

  /** Can it be reached without looking elsewhere: in the window, and not under the drawer? */
  private isInWindow({ x, y }: Point): Promise<boolean> {
    return this.guest.page.evaluate(
      ({ x, y }) => {
        const box = document.querySelector(".frame")?.getBoundingClientRect();
        const drawer = document.querySelector(".drawer")?.getBoundingClientRect().top ?? Infinity;
        return !!box && x > box.left && x < box.right && y > box.top && y < Math.min(box.bottom, drawer);
      },
      { x, y },
    );
  }

  /** Takes an element up by touching it; again if the touch was missed, as one that lasts too long is. */
  private async pick(id: string): Promise<boolean> {
    const held = this.guest.page.locator(`.board-list [data-piece="${id}"][aria-pressed=true]`);
    for (let tries = 0; tries < TRIES; tries++) {
      if (await held.count()) return true;
      const at = await this.grasp(id);
      if (!at) return false;
      await this.tap(at);
      await this.soon(held);
    }
    return false;
  }

  /** Lets go of whatever is in the hand. */
  private async letGo(): Promise<void> {
    await this.guest.page.keyboard.press("Escape");
    await this.soon(this.guest.page.locator("body:not(:has(.table-hand))"));
  }

  /** Takes hold and pulls; again if nothing came into the hand, because a film was still shown. */
  private async take(from: Where, to: Where): Promise<boolean> {
    const held = this.guest.page.locator('.table-hand:not([data-verdict="still"])').first();
    for (let tries = 0; tries < TRIES; tries++) {
      await this.untilFree();
      const aim = await to();
      if (aim && !(await this.isInWindow(aim))) await this.guest.page.getByRole("button", { name: "Whole map" }).click();
      const [at, goal] = [await from(), await to()];
      if (!at || !goal) continue;
      await this.hand.press(at);
      await this.hand.move(goal);
      if (await this.soon(held)) return true;
      await this.hand.release();
    }
    await this.letGo();
    return false;
  }

  /** Waits until the film is over and the hand may begin: there may be no order for what it holds. */
  private async untilFree(): Promise<void> {
    await this.guest.page.locator(".table-hand, .deeds .button:not(:disabled), .scores").first().waitFor({ state: "attached" });
  }

  /** Pulls from one point of the page to another and puts down, if that may be; true if something was done. */
  async pull(from: Where, to: Where, before?: () => Promise<void>): Promise<boolean> {
    const { version } = this.guest;
    if (!(await this.take(from, to))) return false;
    const said = await verdict(this.guest);
    if (said === "possible") await before?.();
    await this.hand.release();
    if (said === "possible" && (await isDone(this.guest, version))) return !!++this.pulls;
    await this.letGo();
    return false;
  }

  /** Elements are taken up together, and the first is pulled to a pose. */
  async send([first = "", ...others]: readonly string[], to: Point): Promise<boolean> {
    for (const id of others.length ? [first, ...others] : []) await this.pick(id);
    if (!(await this.grasp(first))) return false;
    return this.pull(
      () => this.grasp(first),
      () => this.onPage(to),
    );
  }

  /** The whole block of an element is taken up, and the element pulled to a pose. */
  async sendBlock(first: string, to: Point): Promise<boolean> {
    const block = this.guest.page.getByTestId("held-block");
    if (!(await this.pick(first)) || !(await this.soon(block))) {
      await this.letGo();
      return false;
    }
    await block.click();
    return this.pull(
      () => this.grasp(first),
      () => this.onPage(to),
    );
  }

  async lay(id: string, to: Point): Promise<boolean> {
    const box = await this.guest.page.locator(`[data-tray="${id}"]`).boundingBox();
    if (!box) return false;
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    return this.pull(
      () => Promise.resolve(from),
      () => this.onPage(to),
    );
  }

  // --- decisions -----------------------------------------------------------------------------------------------------

  async layTerrain(): Promise<void> {
    await this.lay("lay-wood", { x: 458, y: 646 });
    await this.lay("lay-hill-1", { x: 1058, y: 646 });
    await this.order(/^Complete the terrain/);
  }

  async chooseEdge(): Promise<void> {
    const before = this.guest.version;
    await this.tap(await this.guest.spotOf(this.guest.places(".lit").first()));
    await isDone(this.guest, before);
  }

  async pitchCamp(): Promise<void> {
    const camp = this.tray.findLast(({ id }) => id === "camp");
    if (!camp?.pose || !(await this.lay("camp", camp.pose))) await this.guest.doDeed(0);
  }

  /** One by one and side by side, and the rest in line. */
  async deploy(): Promise<void> {
    const [one, two, three] = this.offers.filter(({ action }) => action.do === "Place");
    if (one?.gesture.pose) await this.send(one.gesture.pieces, one.gesture.pose);
    const pair = [two, three].flatMap((each) => each?.gesture.pieces ?? []);
    const inLine = this.offers.find(({ gesture }) => gesture.pieces[0] === pair[0])?.gesture.pose;
    if (inLine) await this.send(pair, inLine);
    await this.order(/^Deploy/);
  }

  /** It ends somewhere else, and does not only turn where it is. */
  private goes({ gesture: { pieces, pose } }: Offered): boolean {
    const start = this.poses.get(pieces[0] ?? "");
    return !!start && !!pose && Math.hypot(pose.x - start.x, pose.y - start.y) > START;
  }

  /** A contact, else the largest block ahead, else anybody ahead; false if there is nothing worth pulling. */
  async move(): Promise<boolean> {
    const pulled = this.offers.filter((each) => this.goes(each));
    const size = ({ gesture }: Offered): number => gesture.pieces.length;
    const blocks = pulled.filter(({ says }) => says.code === "told-block-advance").sort((a, b) => size(b) - size(a));
    const attack = pulled.find((each) => each.attack && size(each) === 1);
    const meant = attack ?? blocks[0] ?? pulled.find(({ says }) => says.code === "told-advance");
    const { pieces, pose } = meant?.gesture ?? { pieces: [] };
    if (!pose) return false;
    return pieces.length > 1 ? this.sendBlock(pieces[0] ?? "", pose) : this.send(pieces, pose);
  }

  /** A line from who shoots to who is shot at, with its chances on a card before it is let go. */
  async shoot(): Promise<boolean> {
    const [shooter, target] = this.offers.find(({ action }) => action.do === "Shoot")?.gesture.pieces ?? [];
    const to = async (): Promise<Point | null> => (await this.spots()).get(target ?? "") ?? null;
    if (!(await this.grasp(shooter ?? "")) || !(await to())) return false;
    return this.pull(
      () => this.grasp(shooter ?? ""),
      to,
      () => this.guest.page.getByTestId("odds-card").waitFor(),
    );
  }

  /** A button among the orders. */
  async order(name: RegExp): Promise<void> {
    const deeds = await this.guest.deeds();
    await this.guest.doDeed(Math.max(0, deeds.findIndex((deed) => name.test(deed.trim()))));
  }

  async decide(): Promise<void> {
    if (this.can("LayTerrain")) await this.layTerrain();
    else if (this.can("ChooseEdge")) await this.chooseEdge();
    else if (this.can("PlaceCamp")) await this.pitchCamp();
    else if (this.can("Deploy")) await this.deploy();
    else if (this.can("EndMoves")) (await this.move()) || (await this.order(/^End /));
    else if (this.can("Shoot")) (await this.shoot()) || (await this.guest.doDeed(0));
    else await this.order(/^End |^Stand|./);
  }

  /** Fights until it is over, or says where it stood still. */
  async fight(most = 400): Promise<void> {
    for (let n = 0; n < most; n++) {
      try {
        await this.guest.untilAsked();
        if (await this.guest.isOver()) return;
        await this.decide();
      } catch (error) {
        throw new Error(`stood still after ${n} decisions and ${this.pulls} pulls: ${await this.guest.standing()}`, { cause: error });
      }
    }
    throw new Error(`still fighting after ${most} decisions: ${await this.guest.standing()}`);
  }
}
