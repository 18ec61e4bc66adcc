/** What the table becomes by what the server says unasked. */
import { NOTHING } from "../lib/gestures";
import type { FromServer, GameInfo, Offered, Update, Welcome } from "../lib/protocol";
import { NO_FILM } from "../film/player";
import { changed } from "../lib/scene";
import type { Status } from "../lib/socket";
import { act, walkOn } from "./deeds";
import { playForced } from "./forced";
import { filmed } from "./film";
import { isOver, sameAction, type Table } from "./state";
import { andThen, only, tell, type Step, type Wish } from "./step";
import { forOthersEyes, withLine, withLines } from "./talking";

/** From the server, or about the line to it. */
export type Message = FromServer | { type: "status"; status: Status };

/** `now` is the time by the browser's own clock, for the clocks of the players; `isSeen`, whether somebody looks. */
export function reduce(table: Table, message: Message, now = 0, isSeen = true): Step {
  switch (message.type) {
    case "status":
      return only({ ...table, status: message.status });
    case "welcome":
      return welcomed(table, message);
    case "update":
      return updated(table, message, now, isSeen);
    case "table":
      return only({ ...table, info: message.game, clocks: message.clocks, clocksAt: now });
    case "said":
      return only(withLine(table, message.line));
    case "heard":
      return only(withLines(table, message.chat));
    case "lesson":
      return only({ ...table, lesson: message });
    case "proposed":
      return only({ ...table, proposal: message.proposal });
    case "trouble":
      if (message.closing) return only({ ...table, trouble: message });
      return only({ ...table, note: { kind: "trouble", trouble: message } });
    default:
      return only(table);
  }
}

function welcomed(table: Table, { game, seats, looking, chat, notes }: Welcome): Step {
  const isFirst = table.version < 0;
  const passAlways = isFirst ? isAlone(game, seats) && seats.length === 1 : table.passAlways;
  const wishes: Wish[] = [{ do: "recall-seen", seat: looking }];
  if (seats.length) wishes.push({ do: "keep-ticket" });
  wishes.push({ do: "furnish", game });
  return only({ ...table, info: game, seats, looking, chat, notes, passAlways, log: [], film: NO_FILM }, ...wishes);
}

/** With nobody else at the table a quick pass betrays nothing. */
const isAlone = (game: GameInfo, seats: readonly string[]): boolean =>
  game.seats.every((seat) => seat.kind === "computer" || seats.includes(seat.seat));

function updated(table: Table, update: Update, now: number, isSeen: boolean): Step {
  const shown = withUpdate(table, update, now, isSeen);
  const remember: Wish = { do: "remember-seen", seat: shown.looking, version: shown.version };
  const step = andThen(only(openStack(table, forgetWhatIsGone(shown)), remember), handOver);
  const passed = andThen(andThen(step, passByItself), walkOn);
  return andThen(passed, (after) => playForced(after, update.fallen.length > 0));
}

function withUpdate(table: Table, update: Update, now: number, isSeen: boolean): Table {
  const live = update.scene ?? (update.change ? changed(table.live, update.change) : table.live);
  const eyes = update.seat === table.looking ? table : forOthersEyes(table);
  return {
    ...filmed(eyes, live, update, isSeen),
    version: update.version,
    line: update.line,
    looking: update.seat,
    liveOffers: update.offers,
    undoState: update.undo,
    proposal: update.proposal,
    talkTerms: update.talk,
    curtain: update.curtain,
    clocks: update.clocks,
    clocksAt: now,
    busy: false,
    info: table.info && { ...table.info, version: update.version, over: live.result !== null },
  };
}

/** Questions about what is no longer offered are closed; when another seat answered at the same time they stay. */
function forgetWhatIsGone(table: Table): Table {
  const { note, liveOffers } = table;
  const stands = (offered: Offered): boolean =>
    liveOffers?.actions.some(({ action }) => sameAction(action, offered.action)) ?? false;
  if (note?.kind === "confirm" && stands(note.offered)) return table;
  if (note?.kind === "choose" && note.offered.every(stands)) return table;
  return { ...table, hold: NOTHING, answer: null, weighed: null, note: note?.kind === "why" ? note : null };
}

/** Where units are asked what they do, on a map of areas: hexes are small enough to be fanned out where they lie. */
const askedAt = ({ live, liveOffers, furniture }: Table): string | undefined =>
  liveOffers && !liveOffers.complete && !furniture?.board.hexes ? live.stage.places[0] : undefined;

/** Units are asked what they do: fan out their stack; close it when they have answered, or have gone. */
function openStack(before: Table, table: Table): Table {
  const at = askedAt(table);
  if (at !== undefined) return { ...table, place: at };
  const stays = table.place !== askedAt(before) && table.live.pieces.some((piece) => piece.place === table.place);
  return stays ? table : { ...table, place: null };
}

/** Two players at one screen: when the other has to decide, cover the table until they sit down, if there is anything to
 * hide; else just look through their eyes. */
function handOver(table: Table): Step {
  if (table.seats.length < 2 || isOver(table)) return only(table);
  const deciding = table.live.question?.seats ?? [];
  const theirs = deciding.find((seat) => table.seats.includes(seat));
  if (theirs === undefined || (table.looking !== null && deciding.includes(table.looking))) return only(table);
  if (table.solo || !table.curtain) return only(table, tell({ type: "look", seat: theirs }));
  return only({ ...table, covered: theirs }, ...(table.looking === null ? [] : [tell({ type: "look", seat: null })]));
}

/** A moment to answer with a card, and there is only one thing to say: if the player wants, say it. */
function passByItself(table: Table): Step {
  const [first, second] = table.liveOffers?.actions ?? [];
  if (!table.passAlways || !table.live.question?.window || !first || second || table.covered) return only(table);
  return table.passedAt === table.version ? only(table) : act({ ...table, passedAt: table.version }, first);
}
