/** A scene and what changed in it. */
import type { Change, Piece, Scene } from "./protocol";

/** The scene after a change; parts that did not change stay the same objects. */
export function changed(scene: Scene, change: Change): Scene {
  const next: Scene = { ...scene };
  if (change.pieces?.length || change.pieces_gone?.length || change.order) {
    next.pieces = merge(scene.pieces, change.pieces ?? [], change.pieces_gone ?? []);
    if (change.order) next.pieces = ordered(next.pieces, change.order);
  }
  if (change.marks?.length || change.marks_gone?.length)
    next.marks = merge(scene.marks, change.marks ?? [], change.marks_gone ?? []);
  for (const key of [
    "tracks",
    "hands",
    "piles",
    "cup",
    "stage",
    "question",
    "effects",
    "result",
    "standing",
    "ground",
    "papers",
    "tray",
  ] as const) {
    if (key in change && change[key] !== undefined) (next as unknown as Record<string, unknown>)[key] = change[key];
  }
  return next;
}

function merge<T extends { id: string }>(before: readonly T[], fresh: readonly T[], gone: readonly string[]): T[] {
  const news = new Map(fresh.map((each) => [each.id, each]));
  const kept: T[] = [];
  for (const each of before) {
    if (gone.includes(each.id)) continue;
    kept.push(news.get(each.id) ?? each);
    news.delete(each.id);
  }
  return [...kept, ...news.values()];
}

function ordered(pieces: Piece[], order: readonly string[]): Piece[] {
  const at = new Map(order.map((id, index) => [id, index]));
  return [...pieces].sort((a, b) => (at.get(a.id) ?? 1e9) - (at.get(b.id) ?? 1e9));
}

/** Pieces by place, in the order in which they lie. */
export function stacks(pieces: readonly Piece[]): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const stack = found.get(piece.place);
    if (stack) stack.push(piece);
    else found.set(piece.place, [piece]);
  }
  return found;
}
