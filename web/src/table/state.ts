/**
 * A table as the browser sees it, as plain data: the scene, what is offered, what is held in the hand. Nothing here
 * talks to anybody: `reduce` and `touch` say what comes after, and a session carries it out.
 */
import type { Arrow } from "../board/boards";
import { NOTHING, isHolding, type Hold } from "../lib/gestures";
import type {
  Answer,
  ChatLine,
  Clock,
  GameInfo,
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
  version: number;
  line: number;
  live: Scene;
  liveOffers: Offers | null;
  undoState: UndoState | null;
  log: readonly LogLine[];
  chat: readonly ChatLine[];
  unreadChat: number;
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
  /** what something elsewhere points at */
  shownPlaces: readonly string[];
  shownPieces: readonly string[];
  shownArrows: readonly Arrow[];
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
  version: -1,
  line: 0,
  live: EMPTY_SCENE,
  liveOffers: null,
  undoState: null,
  log: [],
  chat: [],
  unreadChat: 0,
  talkTerms: { to: [], unheard_by: [] },
  notes: "",
  proposal: null,
  clocks: [],
  clocksAt: 0,
  seenBefore: -1,
  hold: NOTHING,
  place: null,
  answer: null,
  note: null,
  shownPlaces: [],
  shownPieces: [],
  shownArrows: [],
  whatIf: null,
  busy: false,
  walk: null,
  passAlways: false,
  passedAt: -1,
  forcedAlone: false,
  forced: [],
};

/** What is on the board: the game, or what is imagined. */
export const sceneOf = (table: Pick<Table, "whatIf" | "live">): Scene => table.whatIf?.scene ?? table.live;

/** What may be done now; nothing while the screen changes hands. */
export function offersOf(table: Pick<Table, "whatIf" | "covered" | "liveOffers">): Offers | null {
  if (table.whatIf) return table.whatIf.offers;
  return table.covered === null ? table.liveOffers : null;
}

/** Everything that can be done now; with something in the hand, also what the server said about it. */
export function actionsOf(
  table: Pick<Table, "whatIf" | "covered" | "liveOffers" | "answer" | "hold">,
): readonly Offered[] {
  const offered = offersOf(table)?.actions ?? [];
  if (!table.answer || !isHolding(table.hold)) return offered;
  const more = table.answer.possible.filter((extra) => !offered.some((each) => sameAction(each.action, extra.action)));
  return [...offered, ...more];
}

export const isMyTurn = (table: Pick<Table, "covered" | "liveOffers">): boolean =>
  table.liveOffers !== null && table.covered === null;

export const isOver = (table: Pick<Table, "live">): boolean => table.live.result !== null;

/** The same deed, whatever the order of its parts; a part that is empty may as well be missing. */
export const sameAction = (a: Action, b: Action): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

function sorted(action: Action): [string, unknown][] {
  return Object.entries(action)
    .filter(([, value]) => value !== null && value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
