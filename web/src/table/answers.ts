/** What the table makes of a reply: the reason of a refusal, odds, what a gesture could mean, what would happen if. */
import { forHold } from "../lib/gestures";
import { whereabouts } from "../lib/places";
import type { Answer, Offered } from "../lib/protocol";
import { walkOn } from "./deeds";
import { mean, wondering } from "./hand";
import { actionsOf, sceneOf, type Table, type Wanted } from "./state";
import { ask, only, type Purpose, type Reply, type Step } from "./step";

type About<Of> = Extract<Purpose, { of: Of }>;

/** The replies to the questions that were asked for a purpose, in their order. */
export function answered(table: Table, purpose: Purpose, replies: readonly Reply[]): Step {
  const [reply = null] = replies;
  switch (purpose.of) {
    case "act":
      return acted(table, purpose, reply);
    case "consent":
      return only(withRefusal(table, reply, purpose.what));
    case "odds":
      return only(withOdds(table, purpose.offered, reply));
    case "weigh":
      return only(weighedBy(table, purpose.offered, reply));
    case "imagine":
      return only(imagined(table, purpose, reply));
    case "hold":
      return consulted(table, purpose, meaning(reply));
    case "around":
      return only(lookedAround(table, purpose, replies.map(meaning)));
    case "place":
      return explained(table, purpose, meaning(reply));
    case "thing":
      return only(withReason(table, meaning(reply)));
  }
}

const meaning = (reply: Reply): Answer | null => (reply?.type === "answer" ? reply : null);

function withRefusal(table: Table, reply: Reply, what: Wanted | null): Table {
  return reply?.type === "denied" ? { ...table, note: { kind: "why", refused: reply.refusal, what } } : table;
}

/** What was accepted shows with the next update; then, if it was a step of a way, the next step follows. */
function acted(table: Table, { what, rest }: About<"act">, reply: Reply): Step {
  if (reply?.type !== "accepted") return only({ ...withRefusal(table, reply, what), busy: false });
  return rest.length ? walkOn({ ...table, walk: { rest, after: reply.version } }) : only(table);
}

/** The odds come late: only a question that still stands shows them. */
function withOdds(table: Table, offered: Offered, reply: Reply): Table {
  if (table.note?.kind !== "confirm" || table.note.offered !== offered) return table;
  return { ...table, note: { kind: "confirm", offered, odds: reply?.type === "odds" ? reply.odds : null } };
}

function weighedBy(table: Table, offered: Offered, reply: Reply): Table {
  if (table.weighed?.offered !== offered || reply?.type !== "odds") return table;
  return { ...table, weighed: reply.odds && { offered, odds: reply.odds } };
}

function imagined(table: Table, { actions, dice }: About<"imagine">, reply: Reply): Table {
  if (reply?.type !== "whatif") return table;
  const { scene, offers, log, refusal, done } = reply;
  const dreaming: Table = { ...table, whatIf: { actions: actions.slice(0, done), dice, scene, offers, log } };
  return refusal ? { ...dreaming, note: { kind: "why", refused: refusal, what: null } } : dreaming;
}

/** What can be done with what is held; if it can go nowhere as far as is known, the places next door are asked about. */
function consulted(table: Table, { hold }: About<"hold">, answer: Answer | null): Step {
  if (!answer || hold !== table.hold) return only(table);
  const knowing = { ...table, answer };
  if (forHold(actionsOf(knowing), hold).some(({ gesture }) => gesture.places.length)) return only(knowing);
  const questions = neighbours(knowing, hold.pieces[0]).map((place) => wondering(knowing, hold, place));
  return only(knowing, ask({ of: "around", hold, before: answer }, ...questions));
}

function neighbours(table: Table, piece: string | undefined): readonly string[] {
  const from = sceneOf(table).pieces.find((each) => each.id === piece)?.place;
  return whereabouts(table.furniture?.board, from)?.neighbours ?? [];
}

function lookedAround(table: Table, { hold, before }: About<"around">, answers: readonly (Answer | null)[]): Table {
  if (hold !== table.hold) return table;
  const possible = [...before.possible, ...answers.flatMap((each) => each?.possible ?? [])];
  return { ...table, answer: { ...before, possible } };
}

/** A place was touched that is not lit: it means something after all, it can be reached by several steps, or why not. */
function explained(table: Table, { hold, place }: About<"place">, answer: Answer | null): Step {
  if (!answer || hold !== table.hold) return only(table);
  if (answer.possible.length) return mean(table, answer.possible, place);
  if (answer.path) return only({ ...table, note: { kind: "path", path: answer.path, place } });
  return only(answer.refused.length ? withReason(table, answer) : { ...table, note: { kind: "meaningless" } });
}

function withReason(table: Table, answer: Answer | null): Table {
  const [first] = answer?.refused ?? [];
  if (!first) return table;
  return { ...table, note: { kind: "why", refused: first.refusal, what: { says: first.says } } };
}
