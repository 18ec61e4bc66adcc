/** Numbers as the player's language writes them. */

/** A part of one as a percentage: `46%`, in French `46 %`. */
export const inPercent = (part: number, language: string, digits = 0): string =>
  new Intl.NumberFormat(language, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(part);

/** A chance: what is rare, or all but certain, with one digit more, so that it does not read as nought or sure. */
export const asChance = (chance: number, language: string): string => {
  const isNear = (chance > 0 && chance < 0.0995) || (chance > 0.9905 && chance < 1);
  return inPercent(chance, language, isNear ? 1 : 0);
};
