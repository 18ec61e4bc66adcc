/** Arrows on a table: along the way that each piece went, or from who shoots to who is shot at. */
import type { Pose } from "../lib/protocol";
import type { Arrow } from "./boards";
import type { Overlay } from "./overlays";
import { cornersOf, type Standing } from "./poses";

type Ways = Readonly<Record<string, readonly Pose[]>>;

export function arrowOverlays(arrows: readonly Arrow[], standing: readonly Standing[] = []): Overlay[] {
  return arrows.flatMap((arrow): Overlay[] => {
    const { ways, kind } = arrow;
    if (!ways && kind === "fire" && arrow.from === arrow.to) return aimed(arrow);
    if (!ways || !Object.keys(ways).length) return [{ kind: "arrow", from: arrow.from, to: arrow.to, style: kind }];
    if (kind === "fire") return shots(arrow, ways);
    const goals = kind === "hint" ? standing.flatMap((each) => goal(each, ways[each.piece.id])) : [];
    return [...goals, ...Object.values(ways).flatMap((way) => went(way, kind))];
  });
}

/** The ways of pieces that are moved, for their glide. */
export const waysOf = (arrows: readonly Arrow[]): Ways =>
  Object.assign({}, ...arrows.filter(({ kind }) => kind !== "fire").map(({ ways }) => ways ?? {})) as Ways;

function went(way: readonly Pose[], style: Arrow["kind"]): Overlay[] {
  return way.slice(1).map((to, n) => ({ kind: "arrow", from: way[n] as Pose, to, style }));
}

/** The outline of a base where a teacher wants it. */
function goal({ base }: Standing, way: readonly Pose[] = []): Overlay[] {
  const end = way.at(-1);
  return end ? [{ kind: "zone", corners: cornersOf(end, base), tone: "hint" }] : [];
}

/** On one table who shoots and who is shot at are known by themselves, the latter last. */
function aimed({ pieces = [] }: Arrow): Overlay[] {
  const target = pieces.at(-1);
  if (target === undefined) return [];
  return pieces.slice(0, -1).map((from) => ({ kind: "arrow", from, to: target, style: "fire" }));
}

function shots({ pieces = [] }: Arrow, ways: Ways): Overlay[] {
  const end = (id: string): Pose | undefined => ways[id]?.at(-1);
  const targets = Object.keys(ways).filter((id) => !pieces.includes(id));
  return pieces.flatMap((shooter) =>
    targets.flatMap((target): Overlay[] => {
      const [from, to] = [end(shooter), end(target)];
      return from && to ? [{ kind: "arrow", from, to, style: "fire" }] : [];
    }),
  );
}
