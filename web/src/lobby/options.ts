/** What a game can be set up with. A system declares its options; nothing here knows what any of them means. */
import type { OptionInfo, ScenarioInfo, SeatName, SeatWish, SystemInfo } from "../lib/protocol";
import { inLanguage } from "../lib/texts";

export type Value = string | number | boolean;
export type Chosen = Readonly<Record<string, Value>>;

/** The option that stands for values of others, such as an edition of the rules. */
export const presetOf = (system: SystemInfo): OptionInfo | undefined =>
  system.options.find((option) => option.kind === "preset");

export const isFixed = (scenario: ScenarioInfo, option: OptionInfo): boolean => option.id in (scenario.fixed ?? {});

/** What the game is made with: what was chosen, and what the scenario is made for. */
export const optionsFor = (scenario: ScenarioInfo, chosen: Chosen): Record<string, Value> => ({
  ...chosen,
  ...((scenario.fixed ?? {}) as Record<string, Value>),
});

/** What an option is now: fixed by the scenario, chosen, implied by the preset, or as the system has it. */
export function valueOf(system: SystemInfo, scenario: ScenarioInfo, chosen: Chosen, option: OptionInfo): Value {
  const given = optionsFor(scenario, chosen)[option.id];
  if (given !== undefined) return given;
  const preset = presetOf(system);
  const implied = preset && option !== preset ? option.under?.[String(chosen[preset.id] ?? preset.default)] : undefined;
  return (implied ?? option.default) as Value;
}

/** What a value is called: by the game, else yes and no, else as it is written. */
export function wordFor(option: OptionInfo, value: unknown, language: string, t: (id: string) => string): string {
  const said = inLanguage(option.words?.[String(value)], language);
  if (said) return said;
  return typeof value === "boolean" ? t(value ? "value-true" : "value-false") : String(value);
}

/** The value that a form field means by its text. */
export const valueFrom = (option: OptionInfo, text: string): Value =>
  (option.values as Value[]).find((value) => String(value) === text) ?? text;

/** Does the option change anything in the scenario? */
const isAbout = ({ scenarios }: OptionInfo, scenario: ScenarioInfo | null): boolean =>
  !scenario || !scenarios.length || scenarios.includes(scenario.id);

export const basicOptions = (system: SystemInfo, scenario: ScenarioInfo | null = null): OptionInfo[] =>
  system.options.filter((option) => option.basic && isAbout(option, scenario));
export const moreOptions = (system: SystemInfo, scenario: ScenarioInfo | null = null): OptionInfo[] =>
  system.options.filter((option) => !option.basic && isAbout(option, scenario));

/** The scenarios that have a board, the one to begin with first, then from easy to demanding. */
export function byDifficulty(system: SystemInfo): ScenarioInfo[] {
  const weight = (each: ScenarioInfo): number => (each.id === system.start ? 0 : (each.difficulty ?? 2));
  return system.scenarios.filter(({ board }) => board).sort((a, b) => weight(a) - weight(b));
}

export const startOf = (system: SystemInfo): ScenarioInfo | null =>
  system.scenarios.find((each) => each.id === system.start) ?? system.scenarios[0] ?? null;

/** One seat of each side, to choose a side by. */
export const sidesOf = (seats: readonly SeatName[]): SeatName[] => [
  ...new Map(seats.map((seat) => [seat.side, seat])).values(),
];

export type Wishes = Readonly<Record<string, SeatWish>>;

/** One side for me, the others for the computer at this level; what was wished for a seat stays. */
export function wishesFor(level: string, seats: readonly SeatName[], side: string, before: Wishes = {}): Wishes {
  const computer: SeatWish = { kind: "computer", player: level };
  return Object.fromEntries(
    seats.map((seat) => [
      seat.seat,
      before[seat.seat] ?? (seat.side === side ? ({ kind: "me" } as SeatWish) : computer),
    ]),
  );
}

/** The same with my name on my seats. */
export const named = (wishes: Wishes, name: string): Record<string, SeatWish> =>
  Object.fromEntries(
    Object.entries(wishes).map(([seat, wish]) => [seat, wish.kind === "me" && name ? { ...wish, name } : { ...wish }]),
  );

export const hasOpenSeat = (wishes: Wishes): boolean => Object.values(wishes).some((wish) => wish.kind === "open");

/** Am I the only person at the table? */
export const isAlone = (wishes: Wishes): boolean =>
  Object.values(wishes).filter((wish) => wish.kind !== "computer").length === 1;

/** Do I play against myself? */
export const isHotSeat = (wishes: Wishes, seats: readonly SeatName[]): boolean =>
  new Set(seats.filter((seat) => wishes[seat.seat]?.kind === "me").map((seat) => seat.side)).size > 1;

/** Games that can be played here, and those that cannot yet; each in the order of the server. */
export const byBoard = (systems: readonly SystemInfo[]): { playable: SystemInfo[]; others: SystemInfo[] } => ({
  playable: systems.filter((system) => system.board),
  others: systems.filter((system) => !system.board),
});
