/** What the table becomes by what the player does. */
import type { Offered, Path, Refused, Talk } from "../lib/protocol";
import type { Shot, Speed } from "../film/player";
import {
  act,
  agree,
  bidFarewell,
  choose,
  dropped,
  imagine,
  look,
  rewind,
  uncover,
  undo,
  wake,
  walk,
  weigh,
  type Farewell,
} from "./deeds";
import { handOut, lift, touchCard, touchChit, touchPiece, touchPlace } from "./hand";
import { atSpeed, conduct, missed, type FilmCommand } from "./film";
import { afterFilm } from "./forced";
import type { Action, Table } from "./state";
import { keepHabit, only, tell, type Step } from "./step";
import { asRead } from "./talking";

/** On the map, the tray, the cards and the cup. */
type OnBoard =
  | { kind: "place"; place: string }
  | { kind: "piece"; piece: string; place: string }
  | { kind: "card"; card: string }
  | { kind: "chit"; chit: string }
  | { kind: "lift"; piece: string | null; place: string }
  | { kind: "take"; pieces: readonly string[] }
  | { kind: "put-back" }
  | { kind: "refused"; refused: Refused }
  | { kind: "close-note" }
  | { kind: "close-tray" }
  | { kind: "escape" };

/** Among what is offered, and about the game as a whole. */
type InList =
  | { kind: "choose"; offered: Offered }
  | { kind: "act"; offered: Offered }
  | { kind: "walk"; path: Path }
  | { kind: "undo" }
  | { kind: "imagine"; actions: readonly Action[]; dice: number }
  | { kind: "wake" }
  | { kind: "rewind"; to: number; amend: boolean }
  | { kind: "agree"; agree: boolean }
  | { kind: "farewell"; how: Farewell }
  | { kind: "look"; seat: string | null }
  | { kind: "uncover"; solo?: boolean }
  | { kind: "weigh"; offered: Offered | null }
  | { kind: "sheet"; fight: string | null };

/** Of the film. */
type OfFilm =
  { kind: "film"; command: FilmCommand } | { kind: "speed"; speed: Speed } | { kind: "missed"; shots: readonly Shot[] };

/** At the side: talk, notes and habits. */
type Aside =
  | { kind: "talk"; text: string; to: NonNullable<Talk["to"]>; seat?: string | null }
  | { kind: "hear"; thread: string }
  | { kind: "write-notes"; notes: string }
  | { kind: "catch-up" }
  | { kind: "habit"; habit: "passAlways" | "forcedAlone"; on: boolean };

export type Touch = OnBoard | InList | OfFilm | Aside;

export function touch(table: Table, gesture: Touch): Step {
  switch (gesture.kind) {
    case "place":
      return touchPlace(table, gesture.place);
    case "piece":
      return touchPiece(table, gesture.piece, gesture.place);
    case "card":
      return touchCard(table, gesture.card);
    case "chit":
      return touchChit(table, gesture.chit);
    case "lift":
      return lift(table, gesture.piece, gesture.place);
    case "take":
      return handOut(table, gesture.pieces);
    case "put-back":
      return only(dropped(table));
    case "refused":
      return only({ ...table, note: { kind: "why", refused: gesture.refused, what: null } });
    case "close-note":
      return only({ ...table, note: null });
    case "close-tray":
      return only(dropped({ ...table, place: null }));
    case "escape":
      return only(table.note ? { ...table, note: null } : dropped(table));
    case "choose":
      return choose(table, gesture.offered);
    case "act":
      return act(table, gesture.offered);
    case "walk":
      return walk(table, gesture.path);
    case "undo":
      return undo(table);
    case "imagine":
      return imagine(table, gesture.actions, gesture.dice);
    case "wake":
      return wake(table);
    case "rewind":
      return rewind(table, gesture.to, gesture.amend);
    case "agree":
      return agree(table, gesture.agree);
    case "farewell":
      return bidFarewell(table, gesture.how);
    case "look":
      return look(table, gesture.seat);
    case "uncover":
      return uncover(table, gesture.solo);
    case "weigh":
      return weigh(table, gesture.offered);
    case "sheet":
      return only({ ...table, sheet: gesture.fight });
    case "film":
      return afterFilm(table, conduct(table, gesture.command));
    case "speed":
      return afterFilm(table, atSpeed(table, gesture.speed));
    case "missed":
      return missed(table, gesture.shots);
    case "talk":
      return only(table, tell({ type: "talk", text: gesture.text, to: gesture.to, seat: gesture.seat ?? null }));
    case "hear":
      return only({ ...table, unread: asRead(table.unread, gesture.thread) });
    case "write-notes":
      return only({ ...table, notes: gesture.notes });
    case "catch-up":
      return only({ ...table, seenBefore: table.version });
    case "habit":
      return only(
        { ...table, [gesture.habit]: gesture.on },
        ...(gesture.habit === "forcedAlone" ? [keepHabit(gesture.habit, gesture.on)] : []),
      );
  }
}
