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

/** Outlines where pieces stood, with their letters, and arrows along the ways that they went from there. */
export function traceOf(lines: readonly Gone[], pieces: readonly Piece[], counter: number): Overlay[] {
  const seen = new Set<string>();
  const stood = lines.flatMap(({ moved }) =>
    Object.entries(moved.ways ?? {}).flatMap(([id, [start]]): Overlay[] => {
      const isFirst = !seen.has(id);
      seen.add(id);
      return start && isFirst
        ? outline(
            pieces.find((piece) => piece.id === id),
            start,
            counter,
          )
        : [];
    }),
  );
  return [...stood, ...lines.flatMap(({ moved }) => arrows(moved))];
}

function outline(piece: Piece | undefined, start: Pose, counter: number): Overlay[] {
  const corners = cornersOf(start, piece?.base ?? [counter, counter]);
  const zone: Overlay = { kind: "zone", corners, tone: "hint" };
  return piece?.label ? [zone, { kind: "label", at: start, text: piece.label, tone: "hint" }] : [zone];
}

function arrows({ origin, to, ways }: Moved): Overlay[] {
  const along = Object.values(ways ?? {}).flatMap((way) => way.slice(1).map((end, n) => [way[n] ?? end, end] as const));
  if (along.length) return along.map(([from, end]) => ({ kind: "arrow", from, to: end, style: "trace" }));
  return origin === to ? [] : [{ kind: "arrow", from: origin, to, style: "trace" }];
}
