/** The list of a table, for keyboard and screen reader: every piece with its name and the way it looks. */
import { t } from "../lib/i18n.svelte";
import { inLanguage, type Texts } from "../lib/texts";
import type { Board, Place } from "../lib/protocol";
import type { Listed, ListedPiece } from "./painter";
import { windOf, type Standing } from "./poses";
import type { TableSight } from "./tablePainter";

export function tableList(board: Board, sight: TableSight, texts: Texts): Listed[] {
  const place = board.places.find(({ id }) => id === sight.table);
  const pieces = sight.standing
    .filter(({ piece }) => piece.movable)
    .map((each) => listed(each, sight, texts, board.counter));
  const label = [inLanguage(place?.name, texts.language), t("pieces-here", { count: pieces.length })];
  const ground = sight.ground.map(({ says }) => texts.say(says));
  const chosen = [...sight.lit.values()].map(({ place: each }) => part(each, sight, texts));
  return [
    {
      id: sight.table,
      label: [...label, ...ground].filter(Boolean).join(". "),
      x: board.width / 2,
      y: board.height / 2,
      isLit: false,
      isAttack: false,
      isChosen: false,
      tag: "",
      pieces,
    },
    ...chosen,
  ];
}

/** A part of the table that can be chosen. */
function part({ id, name, at: [x, y], facts }: Place, sight: TableSight, texts: Texts): Listed {
  const label = [inLanguage(name, texts.language), ...facts.map((each) => texts.say(each)), t("place-lit")].join(". ");
  return { id, label, x, y, isLit: true, isAttack: false, isChosen: sight.chosen === id, tag: "", pieces: [] };
}

function listed({ piece, pose }: Standing, sight: TableSight, texts: Texts, size: number): ListedPiece {
  const state = sight.litPieces.has(piece.id) ? [t("place-lit")] : [];
  const badges = piece.badges.map(({ says }) => texts.say(says));
  return {
    id: piece.id,
    label: [texts.say(piece.says), ...badges, t("table-looks", { wind: windOf(pose.angle) }), ...state].join(". "),
    x: pose.x - size / 2,
    y: pose.y - size / 2,
    size,
    isLit: sight.litPieces.has(piece.id),
    isHeld: sight.held.has(piece.id),
  };
}
