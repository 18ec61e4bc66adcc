/** What the hand on a table is told, in words: what would come of where it is, or why not. */
import { t } from "../lib/i18n.svelte";
import type { Measure, Offered, Tried } from "../lib/protocol";
import type { Texts } from "../lib/texts";
import type { TableHand } from "./tableHand.svelte";

/** Everything that there is to say: the deed, its price, what else is worth knowing; or the rule that forbids it. */
export function wordsOf(hand: TableHand, texts: Texts): string {
  const { meant, refusal, tried } = hand;
  if (!hand.isMoved) return t("held-hint");
  if (!tried) return t("held-asking");
  if (!meant && !refusal) return t("held-aims");
  const notes = notesOf(tried, meant, texts);
  if (meant) return [texts.say(meant.says), ...meant.note.map((each) => texts.say(each)), ...notes].join(" · ");
  const isForbidden = refusal?.rule !== ""; // a teacher's kind word names no rule
  return [isForbidden && t("held-refused"), refusal && texts.say(refusal.says), ...notes].filter(Boolean).join(" ");
}

/** A few words for the table itself. */
export function briefly(hand: TableHand, texts: Texts): string {
  const { meant, refusal, tried } = hand;
  if (refusal) return refusal.rule ? `§ ${refusal.rule}` : "";
  const [note] = tried ? notesOf(tried, meant, texts) : [];
  return meant?.attack && meant.short ? texts.say(meant.short) : (note ?? (meant?.short ? texts.say(meant.short) : ""));
}

/** What is worth knowing besides the deed itself. */
const notesOf = (tried: Tried, meant: Offered | null, texts: Texts): string[] =>
  tried.notes.map(({ says }) => texts.say(says)).filter((note) => !meant || note !== texts.say(meant.says));

/** A length on the sheet as players count it. */
export function lengthText(length: number, measure: Measure, texts: Texts): string {
  const count = Math.round((length / measure.length) * 10) / 10;
  return texts.find(measure.says.code, { ...measure.says.args, count }) ?? String(count);
}
