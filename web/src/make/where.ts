/** The place of a fault in the words of the page. */
import type { Workshop } from "../lib/protocol";
import { inLanguage } from "../lib/texts";
import { pieceAt, piecesOf, tabFor, type Draft } from "./draft";

export function whereIs(
  workshop: Workshop,
  draft: Draft,
  path: string,
  language: string,
  t: (id: string) => string,
): string {
  const step = /^[^.[]*/.exec(path)?.[0] ?? "";
  const side = workshop.sides.find((each) => each.id === step);
  if (side) {
    const row = /\.elements\[(\d+)\]/.exec(path)?.[1];
    return inLanguage(side.name, language) + (row === undefined ? "" : ` ${Number(row) + 1}`);
  }
  const at = pieceAt(path);
  const ground = workshop.grounds.find((each) => each.id === piecesOf(draft)[at]?.kind);
  if (at >= 0) return `${at + 1} ${inLanguage(ground?.name, language)}`.trim();
  const field = workshop.fields.find((each) => each.path === path);
  if (field) return inLanguage(field.name, language);
  return step === "title" ? t("make-title") : t(`make-tab-${tabFor(workshop, path)}`);
}
