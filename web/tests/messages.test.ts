/** The three languages and the code say the same things. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES, pickLanguage } from "../src/lib/i18n.svelte";

const source = join(import.meta.dirname, "../src");
const read = (language: string): string => readFileSync(join(source, "messages", `${language}.ftl`), "utf8");
const ids = (text: string): string[] => [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1] ?? "");
const variables = (text: string, id: string): string[] => {
  const body = new RegExp(`^${id} =([\\s\\S]*?)(?=^[a-zA-Z#]|$(?![\\s\\S]))`, "m").exec(text)?.[1] ?? "";
  return [...new Set([...body.matchAll(/\$([a-z_]+)/g)].map((found) => found[1] ?? ""))].sort();
};

const code = (readdirSync(source, { recursive: true }) as string[])
  .filter((file) => /\.(svelte|ts)$/.test(file))
  .map((file) => readFileSync(join(source, file), "utf8"))
  .join("\n");

describe.each(LANGUAGES)("%s", (language) => {
  const text = read(language);

  it("is well formed, and every message is there once", () => {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(text))).toEqual([]);
    expect(ids(text).length).toBe(new Set(ids(text)).size);
  });

  it("has the messages of English, with the same variables", () => {
    expect(ids(text).sort()).toEqual(ids(read("en")).sort());
    for (const id of ids(text)) expect([id, ...variables(text, id)]).toEqual([id, ...variables(read("en"), id)]);
  });
});

it("every message that the code names is written", () => {
  const used = [...code.matchAll(/\b(?:t\(|say\(|own\([\w.]+,)\s*["'`]([a-z][\w-]*)["'`]/g)].map(
    (found) => found[1] ?? "",
  );
  expect(used.length).toBeGreaterThan(100);
  const known = new Set(ids(read("en")));
  expect(used.filter((id) => !known.has(id))).toEqual([]);
});

it("every message is named by the code, whole or as one of a family", () => {
  const families = [...code.matchAll(/`([a-z][a-z-]*-)\$\{/g)].map((found) => found[1] ?? "");
  const forgotten = ids(read("en")).filter(
    (id) => !new RegExp(`["'\`]${id}["'\`]`).test(code) && !families.some((family) => id.startsWith(family)),
  );
  expect(forgotten).toEqual([]);
});

it("speaks the first language of the browser that it knows", () => {
  expect(pickLanguage(["de-AT", "it-IT", "en"])).toBe("it");
  expect(pickLanguage(["fr-CA"])).toBe("fr");
  expect(pickLanguage(["de"])).toBe("en");
});
