/** Filling in a form: its values, what is wrong with them, what it says so far, and the action that it becomes. */
import type { Blank, Form, Option } from "../lib/protocol";
import type { Texts } from "../lib/texts";
import type { Action } from "../table/state";

export type Values = Readonly<Record<string, unknown>>;

/** Why a value cannot stand: a message of the client with its numbers. */
export interface Wrong {
  id: string;
  args: Record<string, number>;
}

/** A blank that says something, in words. */
export interface Clause {
  blank: string;
  label: string;
  text: string;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const firstValues = (form: Form): Values => Object.fromEntries(form.blanks.map(({ id, value }) => [id, value]));

export const filled = (form: Form, values: Values): Action => ({ ...form.action, ...values });

export const optionOf = (blank: Blank, value: unknown): Option | undefined =>
  blank.options.find((option) => same(option.value, value));

export const chosenOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** With this option among the chosen if it was not, without it if it was; in the order of the options. */
export function toggledIn(blank: Blank, value: unknown, option: unknown): readonly unknown[] {
  const chosen = chosenOf(value);
  const wanted = (each: unknown): boolean => chosen.some((one) => same(one, each)) !== same(each, option);
  return blank.options.map((each) => each.value).filter(wanted);
}

export const isChosen = (value: unknown, option: unknown): boolean =>
  chosenOf(value).some((each) => same(each, option));

function wrongNumber({ low, high }: Blank, value: unknown): Wrong | null {
  const number = typeof value === "number" && Number.isInteger(value) ? value : null;
  return number === null || number < low || number > high ? { id: "form-number", args: { low, high } } : null;
}

function wrongCount({ low, high }: Blank, count: number): Wrong | null {
  if (count < low) return { id: "form-too-few", args: { low, count } };
  return high > 0 && count > high ? { id: "form-too-many", args: { high, count } } : null;
}

function wrongIn(blank: Blank, value: unknown): Wrong | null {
  switch (blank.kind) {
    case "number":
      return wrongNumber(blank, value);
    case "many":
      return wrongCount(blank, chosenOf(value).length);
    case "one":
      return optionOf(blank, value) ? null : { id: "form-choose", args: {} };
    case "text": {
      const count = String(value).length;
      return blank.high > 0 && count > blank.high ? { id: "form-too-long", args: { high: blank.high, count } } : null;
    }
    case "yes":
      return null;
  }
}

/** What is wrong, by blank. Only the shape is judged here; the rules are the server's. */
export function wrongs(form: Form, values: Values): ReadonlyMap<string, Wrong> {
  const found = form.blanks.map((blank) => [blank.id, wrongIn(blank, values[blank.id])] as const);
  return new Map(found.filter((each): each is readonly [string, Wrong] => each[1] !== null));
}

/** Does the blank leave something out of the form? The first of several answers stands for none, if one is so called. */
function isNothing(blank: Blank, value: unknown): boolean {
  if (blank.kind === "one") return value === "none" || value === null;
  return value === 0 || value === false || String(value).trim() === "" || same(value, []);
}

function textOf(blank: Blank, value: unknown, texts: Texts): string {
  switch (blank.kind) {
    case "one": {
      const option = optionOf(blank, value);
      return option ? texts.say(option.says) : "";
    }
    case "many": {
      const chosen = blank.options.filter((option) => isChosen(value, option.value));
      return texts.listed(chosen.map((option) => texts.say(option.says)));
    }
    case "yes":
      return "";
    default:
      return String(value);
  }
}

/** What the form says so far, blank by blank; what is left out is not said. */
export function clauses(form: Form, values: Values, texts: Texts): readonly Clause[] {
  return form.blanks
    .filter((blank) => !isNothing(blank, values[blank.id]))
    .map((blank) => ({
      blank: blank.id,
      label: texts.say(blank.says),
      text: textOf(blank, values[blank.id], texts),
    }));
}

/** The seats that a form is about: whoever writes it, and those whom it names. */
export function partiesIn(form: Form, values: Values, writer: string, seats: readonly string[]): readonly string[] {
  const named = form.blanks
    .filter(({ kind }) => kind === "one" || kind === "many")
    .flatMap(({ id }) => (Array.isArray(values[id]) ? chosenOf(values[id]) : [values[id]]));
  return [writer, ...seats.filter((seat) => seat !== writer && named.includes(seat))];
}
