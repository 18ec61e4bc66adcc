/** The client's own words, in Fluent. What a system says comes from the server, already in the player's language. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "../messages/en.ftl?raw";
import { polished } from "./grammar";

export const LANGUAGES = ["en", "it", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", it: "Italiano", fr: "Français" };

const KEPT = "caracole.language";

const catalogues: Record<Exclude<Language, "en">, () => Promise<{ default: string }>> = {
  it: () => import("../messages/it.ftl?raw"),
  fr: () => import("../messages/fr.ftl?raw"),
};

export function bundleOf(language: Language, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

const english = bundleOf("en", en);

/** The first language of the list that we speak; English if there is none. */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}

class Words {
  language = $state<Language>("en");
  private bundle = $state.raw<FluentBundle>(english);

  /** Before the first picture: the language kept from last time, else the browser's. */
  async start(): Promise<void> {
    const kept = localStorage.getItem(KEPT);
    await this.speak(pickLanguage([...(kept ? [kept] : []), ...navigator.languages]), false);
  }

  async speak(language: Language, keep = true): Promise<void> {
    const text = language === "en" ? en : (await catalogues[language]()).default;
    this.bundle = language === "en" ? english : bundleOf(language, text);
    this.language = language;
    document.documentElement.lang = language;
    if (keep) localStorage.setItem(KEPT, language);
  }

  say(id: string, args?: Record<string, FluentVariable>): string {
    for (const bundle of [this.bundle, english]) {
      const pattern = bundle.getMessage(id)?.value;
      if (pattern) return polished(bundle.formatPattern(pattern, args), bundle.locales[0] ?? "");
    }
    return id;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id) || english.hasMessage(id);
  }
}

export const words = new Words();
export const t = (id: string, args?: Record<string, FluentVariable>): string => words.say(id, args);
