/** Things to put on a table in a test. */
import type {
  Answer,
  Board,
  GameInfo,
  Gesture,
  LogLine,
  Offered,
  Piece,
  Place,
  Refused,
  Scene,
  Update,
} from "../../src/lib/protocol";
import { Texts } from "../../src/lib/texts";
import { FRESH, type Table } from "../../src/table/state";
import type { Purpose, Step, Wish } from "../../src/table/step";

export const gesture = (part: Partial<Gesture>): Gesture => ({
  pieces: [],
  places: [],
  cards: [],
  chits: [],
  button: null,
  ...part,
});

export const offered = (name: string, more: Partial<Offered> = {}): Offered => ({
  action: { do: name },
  says: { code: `action-${name}`, args: {} },
  gesture: gesture({ button: name }),
  rule: "G5",
  heading: null,
  undoable: true,
  stake: false,
  short: null,
  ends: false,
  attack: false,
  cost: null,
  note: [],
  outcome: null,
  ...more,
});

/** An offer that is made by touching these. */
export const touching = (name: string, part: Partial<Gesture>, more: Partial<Offered> = {}): Offered =>
  offered(name, { action: { do: name, ...part }, gesture: gesture(part), ...more });

export const piece = (id: string, place: string): Piece => ({
  id,
  place,
  face: "front",
  symbol: id,
  says: { code: "", args: {} },
  side: null,
  badges: [],
  count: 1,
  movable: true,
  rule: "",
});

export const place = (id: string, more: Partial<Place> = {}): Place => ({
  id,
  kind: "zone",
  name: { en: id },
  path: "M0 0",
  at: [0, 0],
  spots: [],
  neighbours: [],
  facts: [],
  ...more,
});

export const refusal = (rule: string): Refused => ({
  rule,
  says: { code: `refusal-${rule}`, args: {} },
  title: {},
  text: {},
});

export const answer = (more: Partial<Answer> = {}): Answer => ({
  type: "answer",
  id: 1,
  version: 7,
  possible: [],
  refused: [],
  path: null,
  costs: [],
  ...more,
});

export const scene = (seats: string[], window = false, more: Partial<Scene> = {}): Scene => ({
  seat: "venetian",
  pieces: [],
  marks: [],
  tracks: [],
  hands: [],
  piles: [],
  cup: null,
  stage: { step: "", says: [], places: [], pieces: [] },
  question: {
    seats,
    kind: "window.ask",
    rule: "G5.1.i",
    says: { code: "decision-window-ask", args: {} },
    complete: true,
    window,
  },
  effects: [],
  result: null,
  standing: null,
  ...more,
});

export const update = (version: number, actions: Offered[] | null, more: Partial<Update> = {}): Update => ({
  type: "update",
  version,
  line: version,
  seat: "venetian",
  log: [],
  scene: scene(["venetian"]),
  change: null,
  offers: actions && { version, seat: "venetian", complete: true, actions },
  undo: null,
  fallen: [],
  proposal: null,
  clocks: [],
  talk: { to: ["all"], unheard_by: [], seats: [] },
  curtain: true,
  ...more,
});

export const logged = (serial: number, more: Partial<LogLine> = {}): LogLine => ({
  serial,
  kind: "x",
  rule: "",
  says: { code: "x", args: {} },
  places: [],
  pieces: [],
  side: null,
  dice: null,
  weight: "event",
  begins: "",
  leaves: "",
  moved: null,
  fight: "",
  ...more,
});

export const person = (seat: string, kind: "person" | "computer" = "person"): GameInfo["seats"][number] => ({
  seat,
  kind,
  name: "",
  player: null,
  stand_in: null,
  online: true,
  account: null,
  offers_draw: false,
  resigns: false,
  within: false,
});

export const game = (seats = [person("venetian"), person("austrian")]): GameInfo =>
  ({ id: "game", system: "toy", board: "/board", seats }) as unknown as GameInfo;

export const board = (places: Place[] = []): Board =>
  ({
    system: "toy",
    kind: "areas",
    places,
    kinds: [],
    cards: [],
    map: { en: "/map" },
    sprites: "/sprites",
    lexicon: { domains: {}, names: {}, stacks: {}, kinds: {}, quoted: [] },
  }) as unknown as Board;

/** A table at which the Venetian decides at version 7. */
export function tableOf(actions: Offered[], more: Partial<Table> = {}): Table {
  return {
    ...FRESH,
    seats: ["venetian"],
    looking: "venetian",
    version: 7,
    live: scene(["venetian"]),
    liveOffers: { version: 7, seat: "venetian", complete: true, actions },
    furniture: { language: "en", board: board(), Drawn: null, map: "", sprites: "", texts: new Texts("en", []) },
    ...more,
  };
}

export const suggested = (table: Table): Table => ({
  ...table,
  liveOffers: table.liveOffers && { ...table.liveOffers, complete: false },
});

type Asked = Extract<Wish, { do: "ask" }>;

/** The questions that a step asks, and why. */
export const asked = (step: Step): Asked[] => step.wishes.filter((wish): wish is Asked => wish.do === "ask");

export const purposeOf = (step: Step): Purpose => {
  const [first] = asked(step);
  if (!first) throw new Error("nothing was asked");
  return first.purpose;
};
