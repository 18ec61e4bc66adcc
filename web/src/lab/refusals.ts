/** Why the laboratory says no, in the words of the reader. */
import { ApiError } from "../lib/api";
import { t, words } from "../lib/i18n.svelte";

export function whyNot(error: unknown): string {
  if (!(error instanceof ApiError)) return t("no-server");
  const id = `lab-refusal-${error.code}`;
  return words.has(id) ? t(id) : error.message;
}
