/**
 * The sentences of a system: message codes with arguments become words in the reader's language.
 *
 * An argument that holds a slug prints as its name; `$side_key` is the slug itself, for selectors. A list prints as a
 * sentence would list it and comes with its length (`$units_count`). `called` is no variable: it has the names of those
 * who bore another name at that moment than the printed one.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentFunction, type FluentVariable } from "@fluent/bundle";
import { polished } from "./grammar";
import type { Lexicon, Says } from "./protocol";

/** A text by language. */
export type Localized = Record<string, string>;

export const inLanguage = (text: Localized | undefined, language: string): string =>
  polished(text?.[language] ?? "", language) || text?.["en"] || Object.values(text ?? {})[0] || "";

/** What messages may call besides `NUMBER`: `HUNDREDTHS($length)` is 29.5 of 2950. The server has the same. */
const FUNCTIONS: Record<string, FluentFunction> = {
  HUNDREDTHS: ([value]) => {
    const number = value instanceof FluentNumber ? value.value : Number(value);
    return new FluentNumber(number / 100);
  },
};

const EMPTY: Lexicon = { domains: {}, names: {}, stacks: {}, kinds: {}, quoted: [] };

export class Texts {
  private bundles: FluentBundle[];

  /** Catalogues in the reader's language first, then those to fall back on. */
  constructor(
    readonly language: string,
    catalogues: { language: string; text: string }[],
    private lexicon: Lexicon = EMPTY,
  ) {
    const byLanguage = new Map<string, FluentBundle>();
    for (const { language: spoken, text } of catalogues) {
      const known = byLanguage.get(spoken);
      const bundle = known ?? new FluentBundle(spoken, { functions: FUNCTIONS, useIsolating: false });
      byLanguage.set(spoken, bundle);
      bundle.addResource(new FluentResource(text));
    }
    this.bundles = [...byLanguage.values()];
  }

  with(lexicon: Lexicon): Texts {
    const other = Object.create(Texts.prototype) as Texts;
    Object.assign(other, this, { lexicon });
    return other;
  }

  find(code: string, args: Record<string, unknown> = {}): string | null {
    const variables = this.variables(args);
    for (const bundle of this.bundles) {
      for (const form of new Set([code, code.replaceAll("_", "-")])) {
        const pattern = bundle.getMessage(form)?.value;
        if (pattern) return polished(bundle.formatPattern(pattern, variables, []), bundle.locales[0] ?? "");
      }
    }
    return null;
  }

  say(says: Says): string {
    return this.find(says.code, says.args) ?? raw(says);
  }

  /** The name of a thing whose kind is known. */
  name(domain: string, slug: string): string {
    return inLanguage(this.lexicon.names[domain]?.[slug], this.language) || slug;
  }

  private variables(args: Record<string, unknown>): Record<string, FluentVariable> {
    const found: Record<string, FluentVariable> = {};
    const { called, ...told } = args;
    const texts = called ? this.renamed(called as Record<string, string>) : this;
    for (const [key, value] of Object.entries(told)) {
      found[key] = texts.variable(key, value);
      found[`${key}_key`] = rawly(value);
      if (Array.isArray(value)) found[`${key}_count`] = value.length;
    }
    return found;
  }

  /** The same, in which some things bear another name than the printed one. */
  private renamed(called: Record<string, string>): Texts {
    const bear = (names: Record<string, Localized>): Record<string, Localized> => {
      const known = Object.entries(called).filter(([slug]) => slug in names);
      return { ...names, ...Object.fromEntries(known.map(([slug, name]) => [slug, { en: name }])) };
    };
    const names = Object.entries(this.lexicon.names).map(([domain, each]) => [domain, bear(each)]);
    return this.with({ ...this.lexicon, names: Object.fromEntries(names) });
  }

  private variable(key: string, value: unknown): FluentVariable {
    if (value === null || value === undefined) return "-";
    if (typeof value === "boolean") return value ? "true" : "false";
    if (typeof value === "number") return value;
    if (Array.isArray(value)) return this.many(key, value);
    return this.named(key, String(value));
  }

  private named(key: string, slug: string): FluentVariable {
    const domain = this.lexicon.domains[key];
    const name = domain === undefined ? "" : inLanguage(this.lexicon.names[domain]?.[slug], this.language);
    if (!name) return slug;
    const quoted = domain !== undefined && this.lexicon.quoted.includes(domain);
    return quoted ? (this.find("quoted", { text: name }) ?? name) : name;
  }

  private many(key: string, values: unknown[]): string {
    const domain = this.lexicon.domains[key];
    const stack = domain === undefined ? undefined : this.lexicon.stacks[domain];
    if (domain !== undefined && stack && values.length > 1) return this.stack(domain, values.map(String));
    return this.listed(values.map((value) => String(this.variable(key, value))));
  }

  /** Things as a player would tell them: some by name, the others by their number and kind. */
  stack(domain: string, slugs: string[]): string {
    const kindOf = this.lexicon.stacks[domain] ?? {};
    const words = slugs.filter((slug) => !kindOf[slug]).map((slug) => this.name(domain, slug));
    for (const kind of this.lexicon.kinds[domain] ?? []) {
      const count = slugs.filter((slug) => kindOf[slug] === kind).length;
      if (count) words.push(this.find(`stack-${kind}`, { count }) ?? `${count} ${kind}`);
    }
    return this.listed(words);
  }

  /** Things whose kind only the lexicon knows, by name or as a stack; empty if there are none. */
  told(slugs: readonly string[]): string {
    if (!slugs.length) return "";
    const { names, stacks } = this.lexicon;
    const domains = [...Object.keys(stacks), ...Object.keys(names)];
    const domain = domains.find((each) => slugs.every((slug) => names[each]?.[slug]));
    if (domain !== undefined && slugs.length > 1 && stacks[domain]) return this.stack(domain, [...slugs]);
    return this.listed(slugs.map((slug) => (domain === undefined ? slug : this.name(domain, slug))));
  }

  listed(words: string[]): string {
    if (words.length < 2) return words[0] ?? "-";
    return `${words.slice(0, -1).join(", ")} ${this.find("and") ?? "and"} ${words.at(-1)}`;
  }
}

const rawly = (value: unknown): FluentVariable =>
  value === null || value === undefined ? "none" : typeof value === "number" ? value : String(value);

/** A message that nobody has written, so that it can be read. */
function raw(says: Says): string {
  const words = says.code
    .replace(/^[a-z]+-/, "")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[-_.]+/g, " ");
  const facts = Object.entries(says.args).map(([key, value]) => `${key}: ${String(value)}`);
  return facts.length ? `${words} (${facts.join(", ")})` : words;
}
