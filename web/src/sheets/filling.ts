/** Forms on papers: what is sent when one is filled in, and why none of them can be. */
import type { Form, Offered, Paper, Refused } from "../lib/protocol";

/** The deed of a form whose blanks hold these values. */
export const filled = (form: Form, values: Record<string, unknown>): Offered => ({
  action: { ...form.action, ...values },
  says: form.says,
  gesture: { pieces: [], places: [], cards: [], chits: [], button: null },
  rule: form.rule,
  heading: null,
  undoable: true,
  stake: false,
  short: null,
  ends: false,
  attack: false,
  cost: null,
  note: [],
  outcome: null,
});

/** The one reason why nothing on a paper can be sent; null if something can, or if there are several. */
export function refusedAll(paper: Paper): Refused | null {
  const forms = paper.parts.flatMap((part) => part.forms);
  const [first] = forms;
  if (!first?.refused) return null;
  const isSame = (form: Form): boolean => JSON.stringify(form.refused?.says) === JSON.stringify(first.refused?.says);
  return forms.every(isSame) ? first.refused : null;
}
