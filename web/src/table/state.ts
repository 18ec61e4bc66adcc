/**
 * A table as the browser sees it, as plain data: the scene, what is offered, what is held in the hand. Nothing here
 * talks to anybody: `reduce` and `touch` say what comes after, and a session carries it out.
 */
import { NO_FILM, isShowing, shotOf, type Reel, type Speed } from "../film/player";
import { NOTHING, isHolding, type Hold } from "../lib/gestures";
import type {
  Answer,
  ChatLine,
  Clock,
  GameInfo,
  LessonStep,
  LogLine,
  Odds,
  Offered,
  Offers,
  Path,
  Proposal,
  Refused,
  Says,
  Scene,
  TalkTerms,
  Trouble,
  UndoState,
} from "../lib/protocol";
import type { Status } from "../lib/socket";
import type { Furniture } from "./furniture";
import type { Unread } from "./talking";

export type Action = Record<string, unknown>;

/** What a refusal is about: something that the game calls by name, or taking back. */
export type Wanted = { says: Says } | "undo";

/** Something to tell the player beside the board. */
export type Note =
  | { kind: "why"; refused: Refused; what: Wanted | null }
  | { kind: "choose"; offered: readonly Offered[]; place: string | null }
  | { kind: "confirm"; offered: Offered; odds: Odds | null }
  | { kind: "path"; path: Path; place: string }
  | { kind: "meaningless" }
  | { kind: "trouble"; trouble: Trouble };

/** An attack that somebody thinks of before choosing it. */
export interface Weighed {
  offered: Offered;
  odds: Odds | null;
}

/** A board of imagination: what was done on it, with dice of its own, and where that led. */
export interface WhatIf {
  actions: readonly Action[];
  dice: number;
  scene: Scene;
  offers: Offers | null;
  log: readonly LogLine[];
}

/** The steps of a way that are still to be gone, once the table has reached that version. */
export interface Walk {
  rest: readonly Action[];
  after: number;
}

export interface Table {
  status: Status;
  /** why nobody is let in */
  trouble: Trouble | null;
  info: GameInfo | null;
  furniture: Furniture | null;

  /** the seats held here, the one whose eyes are used, and the one that the screen is to be handed to */
  seats: readonly string[];
  looking: string | null;
  covered: string | null;
  /** do the seats held here hide anything from each other? */
  curtain: boolean;
  /** one person plays them all */
  solo: boolean;
  version: number;
  line: number;
  live: Scene;
  liveOffers: Offers | null;
  undoState: UndoState | null;
  /** what has been told; the rest is still in the film */
  log: readonly LogLine[];
  film: Reel;
  speed: Speed;
  chat: readonly ChatLine[];
  unread: Unread;
  talkTerms: TalkTerms;
  notes: string;
  proposal: Proposal | null;
  clocks: readonly Clock[];
  /** when the clocks were told, by the browser's own clock */
  clocksAt: number;
  /** how far this seat had seen the game when the page was opened */
  seenBefore: number;

  hold: Hold;
  place: string | null;
  answer: Answer | null;
  note: Note | null;
  /** an attack that is being thought of, with its odds when they have come */
  weighed: Weighed | null;
  /** the fight whose sheet was asked for */
  sheet: string | null;
  whatIf: WhatIf | null;
  /** an action is on its way */
  busy: boolean;
  walk: Walk | null;
  passAlways: boolean;
  /** the version at which the table passed by itself */
  passedAt: number;
  /** the only answer there is plays itself */
  forcedAlone: boolean;
  /** what played itself since the player's last own choice */
  forced: readonly Says[];
  /** the step of a lesson, if this is one */
  lesson: LessonStep | null;
}

const EMPTY_SCENE: Scene = {
  seat: null,
  pieces: [],
  marks: [],
  tracks: [],
  hands: [],
  piles: [],
  cup: null,
  stage: { step: "", says: [], places: [], pieces: [] },
  question: null,
  effects: [],
  result: null,
  standing: null,
};

/** Before the server has said anything. */
export const FRESH: Table = {
  status: "connecting",
  trouble: null,
  info: null,
  furniture: null,
  seats: [],
  looking: null,
  covered: null,
  curtain: false,
  solo: false,
  version: -1,
  line: 0,
  live: EMPTY_SCENE,
  liveOffers: null,
  undoState: null,
  log: [],
  film: NO_FILM,
  speed: "instant",
  chat: [],
  unread: {},
  talkTerms: { to: [], unheard_by: [], seats: [] },
  notes: "",
  proposal: null,
  clocks: [],
  clocksAt: 0,
  seenBefore: -1,
  hold: NOTHING,
  place: null,
  answer: null,
  note: null,
  weighed: null,
  sheet: null,
  whatIf: null,
  busy: false,
  walk: null,
  passAlways: false,
  passedAt: -1,
  forcedAlone: false,
  forced: [],
  lesson: null,
};

/** What is on the board: the game, a moment of the film, or what is imagined. */
export const sceneOf = (table: Pick<Table, "whatIf" | "live" | "film">): Scene =>
  table.whatIf?.scene ?? shotOf(table.film)?.scene ?? table.live;

/** Is a film on the board? Until it has caught up nothing can be answered. */
export const isFilming = (table: Pick<Table, "whatIf" | "film">): boolean => !table.whatIf && isShowing(table.film);

/** What may be done now; nothing while the screen changes hands or a film is shown. */
export function offersOf(table: Pick<Table, "whatIf" | "covered" | "liveOffers" | "film">): Offers | null {
  if (table.whatIf) return table.whatIf.offers;
  return table.covered === null && !isShowing(table.film) ? table.liveOffers : null;
}

/** Everything that can be done now; with something in the hand, also what the server said about it. */
export function actionsOf(
  table: Pick<Table, "whatIf" | "covered" | "liveOffers" | "answer" | "hold" | "film">,
): readonly Offered[] {
  const offered = offersOf(table)?.actions ?? [];
  if (!table.answer || !isHolding(table.hold)) return offered;
  const more = table.answer.possible.filter((extra) => !offered.some((each) => sameAction(each.action, extra.action)));
  return [...offered, ...more];
}

export const isMyTurn = (table: Pick<Table, "covered" | "liveOffers" | "film">): boolean =>
  table.liveOffers !== null && table.covered === null && !isShowing(table.film);

export const isOver = (table: Pick<Table, "live">): boolean => table.live.result !== null;

/** The same deed, whatever the order of its parts; a part that is empty may as well be missing. */
export const sameAction = (a: Action, b: Action): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

function sorted(action: Action): [string, unknown][] {
  return Object.entries(action)
    .filter(([, value]) => value !== null && value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
