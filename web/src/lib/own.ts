/** Words that a game may have of its own. */
import type { FluentVariable } from "@fluent/bundle";
import { t } from "./i18n.svelte";
import type { Texts } from "./texts";

/** The client's word, unless the game has its own way to say it: the message `table-<id>` in its catalogue. */
export const own = (texts: Texts, id: string, args?: Record<string, FluentVariable>): string =>
  texts.find(`table-${id}`, args) ?? t(id, args);
