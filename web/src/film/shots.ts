/** The shots of one change: a line of the log after the other, and the board as each of them leaves it. */
import type { Arrow } from "../board/boards";
import type { LogLine, Moved, Piece, Scene } from "../lib/protocol";
import type { Shot } from "./player";

const RANK: readonly LogLine["weight"][] = ["noise", "detail", "event", "headline"];

const heaviest = (lines: readonly LogLine[]): LogLine["weight"] =>
  RANK[Math.max(0, ...lines.map((line) => RANK.indexOf(line.weight)))] ?? "event";

/** What was told between two scenes, shot by shot. A change of which nobody tells is seen with what follows. */
export function shotsOf(before: Scene, after: Scene, lines: readonly LogLine[]): Shot[] {
  const groups = grouped(lines);
  if (!groups.length) return before === after ? [] : [shot(before, after, [], "noise", lines)];
  let scene = before;
  return groups.map((group, n) => {
    const was = scene;
    const later = groups.slice(n + 1).flat();
    scene = later.length ? between(scene, after, group, later) : after;
    return shot(was, scene, group, heaviest(group), lines);
  });
}

function shot(
  before: Scene,
  scene: Scene,
  lines: readonly LogLine[],
  weight: Shot["weight"],
  all: readonly LogLine[],
): Shot {
  const arrows = lines.flatMap((line) => arrowsOf(line, all));
  return { before, scene, lines, arrows, places: [...new Set(lines.flatMap((line) => line.places))], weight };
}

/** Every line is seen by itself; noise goes with the line after it, or with the last. */
function grouped(lines: readonly LogLine[]): LogLine[][] {
  const groups: LogLine[][] = [];
  let waiting: LogLine[] = [];
  for (const line of lines) {
    waiting.push(line);
    if (line.weight === "noise") continue;
    groups.push(waiting);
    waiting = [];
  }
  if (waiting.length) {
    const last = groups.at(-1);
    if (last) last.push(...waiting);
    else groups.push(waiting);
  }
  return groups;
}

/** Where a line leads; a march that opens a fight there is an attack. */
function arrowsOf({ moved }: LogLine, all: readonly LogLine[]): Arrow[] {
  if (!moved) return [];
  const { origin: from, to, pieces, ways } = moved;
  const isAttack = moved.kind === "march" && all.some((line) => line.fight === "opens" && line.places.includes(to));
  return [{ from, to, pieces, kind: isAttack ? "attack" : moved.kind, ...(ways ? { ways } : {}) }];
}

/**
 * The board when some of the lines have been told: pieces lie where the lines have led them, and those that no later
 * line names are already as they will be.
 */
function between(now: Scene, after: Scene, told: readonly LogLine[], later: readonly LogLine[]): Scene {
  const led = new Map(
    told.flatMap(({ moved }) =>
      moved && moved.kind !== "fire" ? moved.pieces.map((id) => [id, endOf(moved, id)]) : [],
    ),
  );
  const waits = new Set(later.flatMap((line) => [...line.pieces, ...(line.moved?.pieces ?? [])]));
  const settled = new Set(told.flatMap((line) => line.pieces).filter((id) => !waits.has(id)));
  const final = new Map(after.pieces.map((piece) => [piece.id, piece]));
  const pieces = now.pieces.flatMap((piece): Piece[] => {
    if (settled.has(piece.id)) return [final.get(piece.id) ?? []].flat();
    const end = led.get(piece.id);
    return [end ? { ...piece, ...end } : piece];
  });
  return { ...now, pieces };
}

/** Where a piece is led: the place, and on a board without a grid exactly where it stands there. */
function endOf({ to, ways }: Moved, id: string): Pick<Piece, "place" | "pose"> {
  const pose = ways?.[id]?.at(-1);
  return pose ? { place: to, pose } : { place: to };
}
