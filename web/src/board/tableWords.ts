/** What the hand on a table is told, in words: what would come of where it is, or why not. */
import { t } from "../lib/i18n.svelte";
import type { Measure } from "../lib/protocol";
import type { Texts } from "../lib/texts";
import type { TableHand } from "./tableHand.svelte";
import type { Verdict } from "./tablePainter";

/** The last answer stands until the next one comes. */
export function verdictOf(hand: Pick<TableHand, "tried" | "meant">): Verdict {
  if (!hand.tried) return "asking";
  return hand.meant ? "possible" : "refused";
}

/** Everything that there is to say: the deed, its price, what else is worth knowing; or the rule that forbids it. */
export function wordsOf(hand: TableHand, texts: Texts): string {
  const { meant, refusal, tried } = hand;
  if (!hand.isMoved) return t("held-hint");
  if (!tried) return t("held-asking");
  const notes = tried.notes.map(({ says }) => texts.say(says));
  if (meant) return [texts.say(meant.says), ...meant.note.map((each) => texts.say(each)), ...notes].join(" · ");
  const isForbidden = refusal?.rule !== ""; // a teacher's kind word names no rule
  return [isForbidden && t("held-refused"), refusal && texts.say(refusal.says), ...notes].filter(Boolean).join(" ");
}

/** A few words for the table itself. */
export function briefly(hand: TableHand, texts: Texts): string {
  const { meant, refusal, tried } = hand;
  if (refusal) return refusal.rule ? `§ ${refusal.rule}` : "";
  const [note] = tried?.notes ?? [];
  return note ? texts.say(note.says) : meant?.short ? texts.say(meant.short) : "";
}

/** A length on the sheet as players count it. */
export function lengthText(length: number, measure: Measure, texts: Texts): string {
  const count = Math.round((length / measure.length) * 10) / 10;
  return texts.find(measure.says.code, { ...measure.says.args, count }) ?? String(count);
}
