/** Which code and which tests stand behind the clauses of a rulebook: counted, sifted and searched. */
import type { ClauseCoverage } from "../lib/protocol";
import { inLanguage } from "../lib/texts";
import { chapterOf, folded } from "./book";

export type Standing = "proved" | "missing" | "apart";
export const SHOWN = ["all", "proved", "missing", "apart"] as const;
export type Shown = (typeof SHOWN)[number];

/** Proved: code cites it and a test proves it. Apart: no program can enforce it. */
export function standingOf(item: ClauseCoverage): Standing {
  if (Object.keys(item.not_applicable).length) return "apart";
  return item.enforced_at.length && item.tests.length ? "proved" : "missing";
}

export function countsOf(items: readonly ClauseCoverage[]): Record<Shown, number> {
  const counts = { all: items.length, proved: 0, missing: 0, apart: 0 };
  for (const item of items) counts[standingOf(item)]++;
  return counts;
}

const searched = (item: ClauseCoverage, language: string): string =>
  folded([item.id, inLanguage(item.title, language), ...item.enforced_at, ...item.tests].join("\n"));

/** The clauses that are wanted and have every word, in number, title, code or tests. */
export function sifted(
  items: readonly ClauseCoverage[],
  shown: Shown,
  sought: string,
  language: string,
): ClauseCoverage[] {
  const wanted = shown === "all" ? [...items] : items.filter((item) => standingOf(item) === shown);
  const parts = folded(sought).split(/\s+/).filter(Boolean);
  if (!parts.length) return wanted;
  return wanted.filter((item) => {
    const text = searched(item, language);
    return parts.every((part) => text.includes(part));
  });
}

export interface CoveredChapter {
  id: string;
  items: ClauseCoverage[];
}

export function byChapter(items: readonly ClauseCoverage[]): CoveredChapter[] {
  const chapters = new Map<string, CoveredChapter>();
  for (const item of items) {
    const id = chapterOf(item.id);
    const chapter = chapters.get(id) ?? { id, items: [] };
    chapters.set(id, chapter);
    chapter.items.push(item);
  }
  return [...chapters.values()];
}

export interface Source {
  /** what it tells, or the line */
  name: string;
  /** the last folder and the file: enough to tell one from another */
  file: string;
  path: string;
}

const fileOf = (path: string): string => path.split("/").slice(-2).join("/");

/** A test is named by what it proves, perhaps behind the number: test_7_4_a_a_wall_falls -> 'a wall falls'. */
export function testOf(node: string, clause: string): Source {
  const [path = node, ...names] = node.split("::");
  const name = (names.at(-1) ?? "").replace(/^test_/, "").replaceAll("_", " ");
  const number = clause.replaceAll(".", " ").toLowerCase();
  const begins = [number, number.slice(1)].find((each) => name.toLowerCase().startsWith(`${each} `));
  return { name: begins ? name.slice(begins.length + 1) : name, file: fileOf(path), path: node };
}

/** A place in the code: file and line. */
export function placeOf(place: string): Source {
  const [path = place, line = ""] = place.split(":");
  return { name: line, file: fileOf(path), path: place };
}
