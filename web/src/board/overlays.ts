/**
 * What is shown over a board, as data: every kind of board, film and lesson says it in the same words. `sketch` turns an
 * overlay into strokes, tags and fills, which one painter draws.
 */
import type { Point } from "./camera";

/** A place by its id, or a point of the sheet. */
export type Anchor = string | Point;

export type ArrowKind = "march" | "attack" | "retreat" | "fire" | "hint" | "trace";
export type Tone = "quiet" | "good" | "attack" | "hint";

export type Overlay =
  /** a place that can be reached, with what it costs */
  | { kind: "reach"; at: Anchor; text: string; attack?: boolean }
  /** the way of a march that is thought of */
  | { kind: "route"; through: readonly Anchor[] }
  | { kind: "arrow"; from: Anchor; to: Anchor; style: ArrowKind }
  /** a field of fire or a front: where it looks in degrees clockwise from the right, and how wide */
  | { kind: "arc"; at: Anchor; facing: number; spread: number; radius: number; tone?: Tone }
  /** ground with a meaning: an enemy's zone, a command's reach */
  | { kind: "zone"; corners: readonly Point[]; text?: string; tone?: Tone }
  /** what can be seen; from `blocked` on it cannot */
  | { kind: "sight"; from: Anchor; to: Anchor; blocked?: Anchor | null }
  | { kind: "ruler"; from: Anchor; to: Anchor; text: string }
  | { kind: "label"; at: Anchor; text: string; tone?: Tone };

/** What a painter can draw. Widths and radii of strokes are pixels of the screen, points are on the sheet. */
export type Stroke =
  | { draw: "line"; points: readonly Point[]; tone: Tone; width: number; dashed?: boolean; headed?: boolean }
  | { draw: "fill"; points: readonly Point[]; tone: Tone }
  | { draw: "ring"; at: Point; radius: number; tone: Tone }
  | { draw: "tag"; at: Point; text: string; tone: Tone };

export type Locate = (place: string) => Point | null;

const ARROWS: Readonly<Record<ArrowKind, { tone: Tone; width: number; dashed: boolean }>> = {
  march: { tone: "good", width: 8, dashed: false },
  attack: { tone: "attack", width: 10, dashed: false },
  retreat: { tone: "quiet", width: 7, dashed: true },
  fire: { tone: "attack", width: 4, dashed: true },
  hint: { tone: "hint", width: 8, dashed: false },
  trace: { tone: "hint", width: 3, dashed: true },
};

/** Strokes for an overlay; none where a place is not on this board. */
export function sketch(overlay: Overlay, locate: Locate): Stroke[] {
  const point = (at: Anchor): Point | null => (typeof at === "string" ? locate(at) : at);
  switch (overlay.kind) {
    case "reach":
    case "label": {
      const at = point(overlay.at);
      const tone = overlay.kind === "label" ? (overlay.tone ?? "quiet") : overlay.attack ? "attack" : "quiet";
      return at ? [{ draw: "tag", at, text: overlay.text, tone }] : [];
    }
    case "route":
      return route(overlay.through.map(point).filter((each) => each !== null));
    case "arrow":
      return arrow(point(overlay.from), point(overlay.to), overlay.style);
    case "arc":
      return arc(point(overlay.at), overlay);
    case "zone":
      return zone(overlay);
    case "sight":
      return sight(point(overlay.from), point(overlay.to), overlay.blocked ? point(overlay.blocked) : null);
    case "ruler":
      return ruler(point(overlay.from), point(overlay.to), overlay.text);
  }
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

function route(points: readonly Point[]): Stroke[] {
  const goal = points.at(-1);
  if (!goal || points.length < 2) return [];
  return [
    { draw: "line", points, tone: "attack", width: 6, dashed: true },
    { draw: "ring", at: goal, radius: 12, tone: "attack" },
  ];
}

/** A bow to the left of the straight way, so that there and back can be told apart. */
export function bow(from: Point, to: Point, bend = 0.16): Point[] {
  const half = middle(from, to);
  const steer = { x: half.x + (to.y - from.y) * bend, y: half.y - (to.x - from.x) * bend };
  return Array.from({ length: 17 }, (_, n) => {
    const [t, u] = [n / 16, 1 - n / 16];
    return {
      x: u * u * from.x + 2 * u * t * steer.x + t * t * to.x,
      y: u * u * from.y + 2 * u * t * steer.y + t * t * to.y,
    };
  });
}

function arrow(from: Point | null, to: Point | null, kind: ArrowKind): Stroke[] {
  if (!from || !to) return [];
  return [
    {
      draw: "line",
      points: bow(from, to, kind === "fire" || kind === "trace" ? 0 : 0.16),
      headed: true,
      ...ARROWS[kind],
    },
  ];
}

function arc(
  at: Point | null,
  { facing, spread, radius, tone = "quiet" }: Extract<Overlay, { kind: "arc" }>,
): Stroke[] {
  if (!at) return [];
  const rim = Array.from({ length: 25 }, (_, n): Point => {
    const angle = ((facing - spread / 2 + (spread * n) / 24) * Math.PI) / 180;
    return { x: at.x + radius * Math.cos(angle), y: at.y + radius * Math.sin(angle) };
  });
  const points = [at, ...rim, at];
  return [
    { draw: "fill", points, tone },
    { draw: "line", points, tone, width: 2 },
  ];
}

function zone({ corners, text, tone = "quiet" }: Extract<Overlay, { kind: "zone" }>): Stroke[] {
  const [first] = corners;
  if (!first) return [];
  const strokes: Stroke[] = [
    { draw: "fill", points: corners, tone },
    { draw: "line", points: [...corners, first], tone, width: 2, dashed: true },
  ];
  return text ? [...strokes, { draw: "tag", at: first, text, tone }] : strokes;
}

function sight(from: Point | null, to: Point | null, blocked: Point | null): Stroke[] {
  if (!from || !to) return [];
  if (!blocked) return [{ draw: "line", points: [from, to], tone: "good", width: 3 }];
  return [
    { draw: "line", points: [from, blocked], tone: "good", width: 3 },
    { draw: "line", points: [blocked, to], tone: "attack", width: 3, dashed: true },
    { draw: "ring", at: blocked, radius: 9, tone: "attack" },
  ];
}

function ruler(from: Point | null, to: Point | null, text: string): Stroke[] {
  if (!from || !to) return [];
  return [
    { draw: "line", points: [from, to], tone: "hint", width: 2 },
    { draw: "ring", at: from, radius: 4, tone: "hint" },
    { draw: "ring", at: to, radius: 4, tone: "hint" },
    { draw: "tag", at: middle(from, to), text, tone: "hint" },
  ];
}
