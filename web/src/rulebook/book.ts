/** A rulebook to browse and to search: clauses in the order of the book, gathered by chapter and section. */
import type { RuleText } from "../lib/protocol";
import { inLanguage, type Localized } from "../lib/texts";

export interface Section {
  /** as the clauses begin: G7.4.2 */
  id: string;
  clauses: RuleText[];
}

export interface Chapter {
  /** as the clauses begin: G7 */
  id: string;
  title: string;
  sections: Section[];
}

/** What stands before the first point: the chapter. */
export const chapterOf = (clause: string): string => clause.split(".")[0] ?? clause;

/** All but the last letter. */
export const sectionOf = (clause: string): string => clause.split(".").slice(0, -1).join(".") || clause;

/** Do all clauses begin with one letter? Then it says nothing, and is left out where a number is shown. */
export const isOneBook = (clauses: readonly { id: string }[]): boolean =>
  new Set(clauses.map((clause) => clause.id.slice(0, 1))).size < 2;

/** 7.4.2 for G7.4.2, if the book has one letter only. */
export const numberOf = (id: string, oneBook: boolean): string => (oneBook ? id.replace(/^[A-Z](?=\d|[A-Z])/, "") : id);

export function chaptersOf(
  clauses: readonly RuleText[],
  titles: Readonly<Record<string, Localized>>,
  language: string,
): Chapter[] {
  const chapters = new Map<string, Chapter>();
  for (const clause of clauses) {
    const id = chapterOf(clause.id);
    const title = inLanguage(titles[id] ?? titles[id.slice(1)], language);
    const chapter = chapters.get(id) ?? { id, title, sections: [] };
    chapters.set(id, chapter);
    const section = sectionOf(clause.id);
    const last = chapter.sections.at(-1);
    if (last?.id === section) last.clauses.push(clause);
    else chapter.sections.push({ id: section, clauses: [clause] });
  }
  return [...chapters.values()];
}

/** The chapter that an address means: a clause, a section or a chapter, with or without its letter; else the first. */
export function chapterFor(chapters: readonly Chapter[], wanted: string): Chapter | undefined {
  const head = chapterOf(wanted).toUpperCase();
  return (
    chapters.find(({ id }) => id.toUpperCase() === head) ??
    chapters.find(({ id }) => id.slice(1).toUpperCase() === head) ??
    chapters[0]
  );
}

/** Small letters without accents, so that 'citta' finds 'città'. */
export const folded = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();

interface Indexed {
  clause: RuleText;
  id: string;
  title: string;
  text: string;
}

/** Clauses made ready to be searched in a language. */
export const indexed = (clauses: readonly RuleText[], language: string): Indexed[] =>
  clauses.map((clause) => ({
    clause,
    id: clause.id.toLowerCase(),
    title: folded(inLanguage(clause.title, language)),
    text: folded([clause.text, clause.reason, clause.editions].map((words) => inLanguage(words, language)).join(" ")),
  }));

function worth(row: Indexed, words: readonly string[]): number {
  let sum = 0;
  for (const word of words) {
    const numbered = row.id === word || row.id.slice(1) === word;
    const begins = row.id.startsWith(word) || row.id.slice(1).startsWith(word);
    const points = numbered
      ? 100
      : /\d/.test(word) && begins
        ? 20
        : row.title.includes(word)
          ? 5
          : row.text.includes(word)
            ? 1
            : 0;
    if (!points) return 0;
    sum += points;
  }
  return sum;
}

/** The clauses that have every word, those first that have them in number or title. */
export function search(rows: readonly Indexed[], wanted: string): RuleText[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  return rows
    .map((row) => ({ row, points: worth(row, words) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ row }) => row.clause);
}
