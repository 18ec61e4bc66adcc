/** The last turn that somebody else took, as the log tells it: who went where, and where they stood before. */
import type { Overlay } from "../board/overlays";
import { cornersOf } from "../board/poses";
import type { LogLine, Moved, Piece, Pose } from "../lib/protocol";

type Gone = LogLine & { moved: Moved };

const isGone = (line: LogLine): line is Gone => !!line.moved && line.moved.kind !== "fire";

/** Where each turn begins, and where the next one does. */
function turns(log: readonly LogLine[]): { heading: LogLine; lines: readonly LogLine[] }[] {
  const begins = log.flatMap((line, n) => (line.begins === "turn" ? [n] : []));
  return begins.map((n, at) => ({ heading: log[n] as LogLine, lines: log.slice(n, begins[at + 1]) }));
}

/**
 * The moves of the last turn in which somebody else than this side moved. Where turns belong to nobody, what the side did
 * itself is left out.
 */
export function lastTurn(log: readonly LogLine[], side: string | null): readonly Gone[] {
  const others = turns(log).filter(({ heading }) => heading.side === null || heading.side !== side);
  const moves = others.map(({ heading, lines }) =>
    lines.filter(isGone).filter((line) => heading.side !== null || line.side !== side),
  );
  return moves.findLast((lines) => lines.length > 0) ?? [];
}

/** Outlines where pieces stood, arrows along the ways that they went from there, and over these their letters. */
export function traceOf(lines: readonly Gone[], pieces: readonly Piece[], counter: number): Overlay[] {
  const starts = new Map<string, Pose>();
  for (const { moved } of lines)
    for (const [id, [start]] of Object.entries(moved.ways ?? {})) if (start && !starts.has(id)) starts.set(id, start);
  const stood = [...starts].map(([id, start]) => ({ start, piece: pieces.find((piece) => piece.id === id) }));
  const outlines = stood.map(({ start, piece }): Overlay => {
    return { kind: "zone", corners: cornersOf(start, piece?.base ?? [counter, counter]), tone: "hint" };
  });
  const labels = stood.flatMap(({ start, piece }): Overlay[] =>
    piece?.label ? [{ kind: "label", at: start, text: piece.label, tone: "hint" }] : [],
  );
  return [...outlines, ...lines.flatMap(({ moved }) => arrows(moved)), ...labels];
}

function arrows({ origin, to, ways }: Moved): Overlay[] {
  const along = Object.values(ways ?? {}).flatMap((way) => way.slice(1).map((end, n) => [way[n] ?? end, end] as const));
  if (along.length) return along.map(([from, end]) => ({ kind: "arrow", from, to: end, style: "trace" }));
  return origin === to ? [] : [{ kind: "arrow", from: origin, to, style: "trace" }];
}
