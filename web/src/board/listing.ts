/** The list of a map of areas, for keyboard and screen reader: each place with its name, its state and what lies there. */
import { t } from "../lib/i18n.svelte";
import { inLanguage, type Texts } from "../lib/texts";
import type { AreaSight } from "./areaPainter";
import type { Area } from "./areas";
import type { Listed, ListedPiece } from "./painter";
import { laid } from "./stacks";

export const areaList = (sight: AreaSight, texts: Texts): Listed[] =>
  [...sight.areas.values()].map((area) => listed(area, sight, texts));

function listed({ place }: Area, sight: AreaSight, texts: Texts): Listed {
  const [x, y] = place.at;
  const isLit = sight.litPlaces.has(place.id);
  const isAttack = sight.attacked.has(place.id);
  const pieces = piecesOf({ place }, sight, texts);
  const state = [isLit ? t("place-lit") : "", isAttack ? t("place-attack") : ""].filter(Boolean);
  const stack = sight.here.get(place.id) ?? [];
  const there = stack.length ? stack.map((piece) => texts.say(piece.says)).join("; ") : t("place-empty");
  return {
    id: place.id,
    label: [inLanguage(place.name, texts.language), ...state, there].join(". "),
    x,
    y,
    isLit,
    isAttack,
    isChosen: sight.chosen === place.id,
    tag: sight.tags.find((tag) => tag.place === place.id)?.text ?? "",
    pieces,
  };
}

function piecesOf({ place }: Pick<Area, "place">, sight: AreaSight, texts: Texts): ListedPiece[] {
  return laid(place, sight.here.get(place.id) ?? [])
    .filter(({ piece }) => piece.movable)
    .map(({ piece, x, y, size }) => ({
      id: piece.id,
      label: texts.say(piece.says),
      x,
      y,
      size,
      isLit: sight.litPieces.has(piece.id),
      isHeld: sight.held.has(piece.id),
    }));
}
