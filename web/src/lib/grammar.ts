/**
 * What a language asks of a finished sentence, whichever name stands in it: elision, euphony, spaces.
 *
 * The same table as `src/caracole/texts/grammar.py`; `tests/polished.json` holds both to it.
 */
const NO_BREAK = "\u00a0";
const WORD = "[\\p{L}\\p{N}_]";
const VOWEL = "AÀÂÆEÉÈÊIÎOÔŒUÛaàâæeéèêiîoôœuû";
/** Figures that begin with a vowel when they are read in Italian: otto, ottanta, undici. */
const OTTO = `(?:8\\d*|11)(?!${WORD})`;
const MINUS: [RegExp, string] = [new RegExp(`(?<!${WORD}|[-–.])-(?=\\d)`, "gu"), "−"];

const MENDED: Record<string, [RegExp, string][]> = {
  it: [
    [new RegExp(`(?<!${WORD})([Aa]) (?=[AÀaà]${WORD})`, "gu"), "$1d "],
    [new RegExp(`(?<!${WORD})([Ee]) (?=[Ee]${WORD})`, "gu"), "$1d "],
    [new RegExp(`(?<!${WORD})([Aa]|[DdNn][ae]|[Ss]u)l (?=${OTTO})`, "gu"), "$1ll'"],
    [new RegExp(`(?<!${WORD})il (?=${OTTO})`, "gu"), "l'"],
    MINUS,
  ],
  fr: [
    [new RegExp(`(?<!${WORD})([Dd]|[Qq]u|[Jj]usqu|[Ll]orsqu|[Pp]uisqu)e (?=[${VOWEL}]${WORD})(?!onz)`, "gu"), "$1’"],
    [new RegExp(`(?<=${WORD})'(?=${WORD})`, "gu"), "’"],
    [/ (?=[:;!?»])|(?<=«) /gu, NO_BREAK],
    MINUS,
  ],
};

/** The sentence with elision, euphony and spaces as its language has them. */
export function polished(text: string, language: string): string {
  return (MENDED[language] ?? []).reduce((mended, [found, instead]) => mended.replace(found, instead), text);
}
