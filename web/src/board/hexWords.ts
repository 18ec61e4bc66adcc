/** What a map of hexes writes: costs in hexes, names of formations; and who is asked to act. */
import { t } from "../lib/i18n.svelte";
import { placeName } from "../lib/places";
import type { Board, Cost, Layers, Offers, Piece } from "../lib/protocol";
import { inLanguage, type Texts } from "../lib/texts";
import type { HexGrid } from "./hexes";
import type { HexTag } from "./hexSight";
import { tagText } from "./stacks";

type Costs = ReadonlyMap<string, readonly Cost[]>;

/** Letters in hexes: what a way that is thought of costs, then what can be done at once, then what a lens says. */
export function costTags(
  costs: Costs,
  lit: ReadonlySet<string>,
  attacked: ReadonlySet<string>,
  layers: Layers | null,
  planned: readonly Cost[],
): HexTag[] {
  const found = new Map<string, HexTag>();
  for (const { place, text, tone } of layers?.tags ?? []) found.set(place, { place, text, tone });
  for (const place of lit) {
    const text = tagText(costs.get(place) ?? [], attacked.has(place));
    if (text) found.set(place, { place, text, tone: attacked.has(place) ? "attack" : "good" });
  }
  for (const cost of planned) found.set(cost.place, { place: cost.place, text: tagText([cost], false), tone: "good" });
  return [...found.values()];
}

/** Piece -> the name of its formation, where the game has one for it. */
export function formations(board: Pick<Board, "kinds" | "lexicon">, language: string): Map<string, string> {
  const known = new Map<string, string>();
  for (const names of Object.values(board.lexicon.names))
    for (const [id, name] of Object.entries(names)) if (!known.has(id)) known.set(id, inLanguage(name, language));
  return new Map(
    board.kinds.flatMap(({ id, group }): [string, string][] => {
      const name = known.get(group);
      return name ? [[id, name]] : [];
    }),
  );
}

/**
 * The pieces that every offer with a place is about, if they are the same for all of them; where none has a place and
 * somebody is to turn, those that all offers are about.
 */
export function onlyActor({ actions }: Pick<Offers, "actions">): readonly string[] | null {
  const acting = actions.filter(({ gesture }) => gesture.pieces.length);
  const going = acting.filter(({ gesture }) => gesture.places.length);
  const turns = acting.some(({ gesture }) => gesture.facing !== undefined);
  const groups = going.length || !turns ? going : acting;
  const [first] = groups;
  if (!first) return null;
  const own = first.gesture.pieces;
  const isSame = groups.every(
    ({ gesture: { pieces } }) => pieces.length === own.length && pieces.every((id) => own.includes(id)),
  );
  return isSame ? own : null;
}

/** A line about a hex: its name, the ground, how many stand there, and what going there costs. */
export function hexInfo(
  id: string,
  grid: HexGrid,
  board: Board,
  here: ReadonlyMap<string, readonly Piece[]>,
  costs: Costs,
  texts: Texts,
): string {
  const ground = [...grid.facts(id).map((fact) => texts.say(fact)), t("hex-level", { level: grid.level(id) })];
  const count = (here.get(id) ?? []).filter((piece) => piece.movable).length;
  const prices = (costs.get(id) ?? []).map((cost) =>
    cost.all ? t("cost-all") : t("cost", { points: cost.points, left: cost.left }),
  );
  return [
    placeName(board, id, texts.language),
    ground.join(", "),
    count ? t("pieces-here", { count }) : "",
    prices.join(" / "),
  ]
    .filter(Boolean)
    .join(" · ");
}
