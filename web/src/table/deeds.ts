/** Deeds: what is sent to be done, taken back, agreed upon or only imagined. */
import { NOTHING } from "../lib/gestures";
import type { Offered, Path } from "../lib/protocol";
import { caughtUp } from "./film";
import { isFilming, sameAction, sceneOf, type Action, type Table, type Wanted } from "./state";
import { ask, only, tell, type Step } from "./step";

/** Empty hands, and nothing more to say. */
export const dropped = (table: Table): Table => ({ ...table, hold: NOTHING, answer: null, note: null, weighed: null });

/** Do it; where dice or something hidden are at stake, the player is asked first. */
export function choose(table: Table, offered: Offered): Step {
  const letsPass = offered.ends && sceneOf(table).question?.window; // what it lets happen was asked about before
  const own = { ...table, forced: [] };
  if (!offered.stake || table.whatIf || letsPass) return act(own, offered);
  const asking: Table = { ...own, note: { kind: "confirm", offered, odds: null } };
  if (!offered.attack) return only(asking);
  return only(asking, ask({ of: "odds", offered }, { type: "odds", version: table.version, action: offered.action }));
}

/** The odds of an attack that is only thought of; null when it no longer is. */
export function weigh(table: Table, offered: Offered | null): Step {
  if (!offered?.attack || table.whatIf) return only(table.weighed ? { ...table, weighed: null } : table);
  if (table.weighed && sameAction(table.weighed.offered.action, offered.action)) return only(table);
  const question = { type: "odds", version: table.version, action: offered.action } as const;
  return only({ ...table, weighed: { offered, odds: null } }, ask({ of: "weigh", offered }, question));
}

export function act(table: Table, offered: Offered): Step {
  const quiet = { ...table, note: null, weighed: null };
  const { whatIf } = table;
  if (whatIf) return imagine(quiet, [...whatIf.actions, offered.action], whatIf.dice);
  return send(quiet, [offered.action], { says: offered.says });
}

/** A way of several steps, one after the other; it ends where a step is refused or somebody else has to decide. */
export const walk = (table: Table, path: Path): Step => send({ ...table, note: null }, path.actions, null);

/** Sends the first of these, to go on with the others when it is done; nothing while another is on its way. */
export function send(table: Table, [action, ...rest]: readonly Action[], what: Wanted | null): Step {
  if (!action || table.busy) return only(table);
  const question = { type: "act", version: table.version, action } as const;
  return only({ ...table, busy: true }, ask({ of: "act", what, rest }, question));
}

/** The next step of a way, when the one before has been seen. */
export function walkOn(table: Table): Step {
  const { walk: way } = table;
  if (!way || table.version < way.after) return only(table);
  const arrived = { ...table, walk: null };
  return table.liveOffers ? send(arrived, way.rest, null) : only(arrived);
}

export function undo(table: Table): Step {
  const { whatIf, undoState } = table;
  if (isFilming(table)) return undo(caughtUp(table));
  if (whatIf) return whatIf.actions.length ? imagine(table, whatIf.actions.slice(0, -1), whatIf.dice) : only(table);
  if (undoState && !undoState.allowed && undoState.refusal) {
    return only({ ...table, note: { kind: "why", refused: undoState.refusal, what: "undo" } });
  }
  return only(table, ask({ of: "consent", what: "undo" }, { type: "undo", version: table.version, to: null }));
}

/** Ask everybody to go back, or to go on under the newest rules as well. */
export const rewind = (table: Table, to: number, amend: boolean): Step =>
  only(table, ask({ of: "consent", what: null }, { type: "rewind", version: table.version, to, amend }));

/** What was shown is what is agreed to. */
export function agree(table: Table, yes: boolean): Step {
  if (!table.proposal) return only(table);
  const { to, version, amend } = table.proposal;
  return only(table, ask({ of: "consent", what: null }, { type: "agree", agree: yes, to, version, amend }));
}

/** How a player would like the game to end. */
export type Farewell = { type: "resign" } | { type: "claim" } | { type: "draw"; agree: boolean };

export const bidFarewell = (table: Table, how: Farewell): Step => only(table, ask({ of: "consent", what: null }, how));

/** Play these on a board of imagination, with dice thrown for the occasion. */
export function imagine(table: Table, actions: readonly Action[], dice: number): Step {
  const { version } = table;
  return only(
    dropped(table),
    ask({ of: "imagine", actions, dice }, { type: "whatif", version, actions: [...actions], dice }),
  );
}

export const wake = (table: Table): Step => only(dropped({ ...table, whatIf: null }));

export const look = (table: Table, seat: string | null): Step => only(dropped(table), tell({ type: "look", seat }));

/** The player to whom the screen was handed sits down; `solo`: it is always the same one. */
export function uncover(table: Table, solo = table.solo): Step {
  const seat = table.covered;
  return only({ ...table, covered: null, solo }, ...(seat ? [tell({ type: "look", seat })] : []));
}
