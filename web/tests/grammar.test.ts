/** Sentences are finished alike in the terminal and in the browser: `tests/test_grammar.py` reads the same table. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { polished } from "../src/lib/grammar";
import { inLanguage, Texts } from "../src/lib/texts";

const file = join(import.meta.dirname, "../../tests/polished.json");
const cases = JSON.parse(readFileSync(file, "utf8")) as [string, string, string][];

it.each(cases)("%s: %s", (language, text, finished) => {
  expect(polished(text, language)).toBe(finished);
  expect(polished(finished, language)).toBe(finished);
});

it("finishes what a system says, in the language that says it", () => {
  const texts = new Texts("fr", [
    { language: "fr", text: "siege = Siège de { $node } : { $count }" },
    { language: "en", text: "other = Siege of { $node } : 1" },
  ]);
  expect(texts.find("siege", { node: "Enna", count: 2 })).toBe("Siège d’Enna\u00a0: 2");
  expect(texts.find("other", { node: "Enna" })).toBe("Siege of Enna : 1");
});

it("finishes names and rules that come in several languages", () => {
  expect(inLanguage({ en: "Who?", fr: "Qui ?" }, "fr")).toBe("Qui\u00a0?");
  expect(inLanguage({ en: "Who ?" }, "fr")).toBe("Who ?");
});
