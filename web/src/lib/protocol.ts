// Made from src/caracole/server/protocol.py by scripts/protocol_types.py. Do not edit.

export const PROTOCOL = 1;

/** A message of the catalogue. Arguments hold slugs and plain values; the board's lexicon knows their names. */
export interface Says {
  code: string;
  args: Record<string, unknown>;
}

/** A sentence with the rule behind it. */
export interface Told {
  says: Says;
  rule: string;
}

/** Why not: the clause, the message and the text of the clause. */
export interface Refused {
  rule: string;
  says: Says;
  title: Record<string, string>;
  text: Record<string, string>;
}

/** A square for a piece: its upper left corner and its width, in units of the map. Written as an array. */
export type Spot = [x: number, y: number, size: number];

/** Where something stands on a board without a grid: its middle in units of the map, and the way it looks in degrees, clockwise from the right. */
export interface Pose {
  x: number;
  y: number;
  angle: number;
}

/** Somewhere a piece can be. ``path`` is the outline as SVG path data, ``at`` its middle. ``spots[n - 1]`` are the squares for n pieces; with more pieces than there are rows, the last row is used again and pieces lie upon one another. Places beside the map (``kind`` other than ``zone``) have neither outline nor spots: a panel shows them. */
export interface Place {
  id: string;
  kind: string;
  name: Record<string, string>;
  path: string;
  at: [number, number];
  spots: Spot[][];
  neighbours: string[];
  facts: Says[];
  sheet?: string;
}

/** Something printed on a piece: the letters or numbers as they stand there, what they mean, and by which rule. */
export interface Sign {
  print: string;
  says: Says;
  rule: string;
}

/** One side of a piece: the id of its symbol in the sprites, what is printed on it, and each sign explained. */
export interface Face {
  symbol: string;
  says: Says;
  signs: Sign[];
}

/** A piece that exists in this game: its name, whose it is, and its faces by name (``front``, ``back``). */
export interface Kind {
  id: string;
  name: string;
  side: string;
  group: string;
  type: string;
  faces: Record<string, Face>;
}

/** A card that exists in this game. */
export interface CardFace {
  id: string;
  number: number;
  title: Record<string, string>;
  text: Record<string, string>;
  flavour: Record<string, string>;
  tags: Says[];
}

/** A marker that is drawn from the cup. */
export interface Chit {
  id: string;
  name: Record<string, string>;
  side: string;
  symbol: string;
  colour: string;
}

/** Names for the arguments of messages. ``domains`` tells what kind of thing an argument holds (``to`` is a ``zone``); ``names`` has the name of each slug by domain. Several things of a domain in ``stacks`` are told by their kinds: those with kind None by name, the rest by the message ``stack-<kind>`` with ``$count``, in the order of ``kinds``. Names of ``quoted`` domains stand in the message ``quoted`` as ``$text``. */
export interface Lexicon {
  domains: Record<string, string>;
  names: Record<string, Record<string, Record<string, string>>>;
  stacks: Record<string, Record<string, string | null>>;
  kinds: Record<string, string[]>;
  quoted: string[];
}

/** A part of the table beside the map; ``kind`` tells the shell which of its panels it is. */
export interface Panel {
  id: string;
  kind: string;
  title: Says;
}

/** A line of the sequence of play; ``depth`` is how far it is indented. */
export interface Step {
  id: string;
  rule: string;
  says: Says;
  depth: number;
}

/** Colours of the board and its sides, and whose shield stands for whom. */
export interface Theme {
  name: string;
  colours: Record<string, string>;
  sides: Record<string, Record<string, string>>;
  shields: Record<string, string>;
}

/** The hexes of a map, told by numbers and not by an outline for each. They stand in columns, a flat side up. ``ids`` has every hex column by column from the top left ("" where there is none), ``ground`` what it is: a number in ``grounds``. A corner is counted clockwise from the upper right one, as facings are: corner n lies at ``60 * n - 60`` degrees, clockwise from the right. */
export interface Hexes {
  columns: number;
  rows: number;
  radius: number;
  origin: [number, number];
  lowered: "even" | "odd";
  ids: string[];
  ground: number[];
  grounds: Says[][];
  levels: number[];
  names: Record<string, Record<string, string>>;
}

/** Something that can be looked at over the map, when it is asked for: a reach, what is seen, who commands whom. */
export interface Lens {
  id: string;
  says: Says;
  of: "all" | "piece" | "place" | "line";
  key: string;
  paper: boolean;
}

/** A chart as players look it up: a name for each row and each column, and what stands where they meet. A chart without ``columns`` has a single one. */
export interface Chart {
  id: string;
  says: Says;
  rows: (string | Says)[];
  cells: ((string | Says)[])[];
  columns: (string | Says)[];
  of_rows: Says | null;
  of_columns: Says | null;
  rule: string;
  legend: Sign[];
}

/** A place on a chart, counted from nought; without a column the whole row. */
export interface ChartCell {
  chart: string;
  row: number;
  column: number | null;
}

/** How a board without a grid is measured, in units of the map: the smallest step, the smallest turn (in degrees), and the length that players count in, whose name is said with ``$count``. */
export interface Measure {
  step: number;
  turn: number;
  length: number;
  says: Says;
}

/** One of several sheets of a board, such as a campaign's map and the fields of its battles. Each is drawn as a board of its own kind; pieces are on the sheet of their place. */
export interface BoardSheet {
  id: string;
  title: Record<string, string>;
  kind: string;
  width: number;
  height: number;
  map: Record<string, string>;
  counter: number;
}

/** All that stays the same while a game is played. Content never changes under a given ``digest``. */
export interface Board {
  system: string;
  scenario: string;
  digest: string;
  title: Record<string, string>;
  kind: string;
  width: number;
  height: number;
  map: Record<string, string>;
  sprites: string;
  seats: Record<string, Record<string, string>>;
  sides: Record<string, string>;
  places: Place[];
  kinds: Kind[];
  cards: CardFace[];
  chits: Chit[];
  sequence: Step[];
  panels: Panel[];
  lexicon: Lexicon;
  theme: Theme;
  counter: number;
  sheets?: BoardSheet[];
  hexes?: Hexes;
  lenses?: Lens[];
  measure?: Measure;
  charts?: Chart[];
}

/** Something that lies on a piece: the symbol, what it means in words, and by which rule. */
export interface Badge {
  symbol: string;
  says: Says;
  rule: string;
}

/** A piece as it lies. Order in the list is the order in the stack. ``count`` is for markers that lie in numbers. */
export interface Piece {
  id: string;
  place: string;
  face: string;
  symbol: string;
  says: Says;
  side: string | null;
  badges: Badge[];
  count: number;
  movable: boolean;
  rule: string;
  facing?: number;
  bent?: "left" | "right";
  covers?: string[];
  pose?: Pose;
  base?: [number, number];
  label?: string;
}

/** A sign on the map that may change: the Level of a wall, a bridge, Booty, a town in ruins. ``x, y`` is its middle. */
export interface Mark {
  id: string;
  symbol: string;
  x: number;
  y: number;
  size: number;
  says: Says;
  place: string | null;
  angle: number;
  text: string;
  rule: string;
}

/** A path to be filled or drawn on the map (SVG path data); what has no colour is left out. */
export interface Stroke {
  path: string;
  fill?: string;
  line?: string;
  width?: number;
  dash?: number[];
  opacity?: number;
}

/** A figure that lies on the map, under the pieces, and may change: terrain that players lay, a camp. ``strokes`` draw it, one over the other; none: the map shows it already. */
export interface Patch {
  id: string;
  corners: [number, number][];
  says: Says;
  rule: string;
  facts: Says[];
  strokes: Stroke[];
}

/** A row of boxes with a marker for each row of ``values``: time, Morale, points, Forts. */
export interface Track {
  id: string;
  says: Says;
  low: number;
  high: number;
  values: Record<string, number>;
  boxes: TrackBox[];
}

/** A box of a track that has something to say. */
export interface TrackBox {
  value: number;
  name: Record<string, string>;
  band: string;
  signs: Says[];
  chits: string[];
}

/** What a side holds: the cards, or only how many. */
export interface Hand {
  side: string;
  count: number;
  cards: string[] | null;
  known: string[];
}

/** A pile of cards; ``cards`` where it lies open. */
export interface Pile {
  id: string;
  says: Says;
  count: number;
  cards: string[] | null;
}

/** Chits still in the cup, and those already drawn in their order. */
export interface Cup {
  cup: string[];
  played: string[];
  active: string | null;
}

/** You are here: the step of the sequence, and what is going on in words (Command, zone, column, battle). */
export interface Stage {
  step: string;
  says: Says[];
  places: string[];
  pieces: string[];
}

/** The score of a side, and how it earns more. */
export interface Tally {
  side: string;
  score: number;
  about: Told[];
}

/** How the game stands, at a glance: the turn and the last one, the score of each side, and what wins. ``name`` is what the turn is called; ``time`` and ``goal`` explain, the shortest sentence first. */
export interface Standing {
  turn: number | null;
  of: number | null;
  name: Record<string, string>;
  time: Told[];
  tally: Tally[];
  goal: Told[];
}

/** What has to be decided now, by whom, under which rule. */
export interface Question {
  seats: string[];
  kind: string;
  rule: string;
  says: Says;
  complete: boolean;
  window: boolean;
  fight?: boolean;
}

/** How it ended. */
export interface Result {
  winners: string[];
  scores: Record<string, number>;
  rule: string;
  how: string | null;
  by: string | null;
}

/** Something written that lies open on the table: a pact that was offered or signed, with all its terms. */
export interface Writing {
  id: string;
  says: Says;
  lines: Told[];
  parties: string[];
  state: "offered" | "signed" | "ended";
  mine: boolean;
  look: string;
}

/** All that a seat sees. */
export interface Scene {
  seat: string | null;
  pieces: Piece[];
  marks: Mark[];
  tracks: Track[];
  hands: Hand[];
  piles: Pile[];
  cup: Cup | null;
  stage: Stage;
  question: Question | null;
  effects: Says[];
  result: Result | null;
  standing: Standing | null;
  ground?: Patch[];
  papers?: Writing[];
  tray?: Piece[];
}

/** What is different from the scene before: whole pieces and marks that are new or changed, ids that are gone, and every other part only if it changed. ``order`` is there when pieces lie in another order than by merging. */
export interface Change {
  pieces?: Piece[];
  pieces_gone?: string[];
  order?: string[];
  marks?: Mark[];
  marks_gone?: string[];
  tracks?: Track[];
  hands?: Hand[];
  piles?: Pile[];
  cup?: Cup | null;
  stage?: Stage;
  question?: Question | null;
  effects?: Says[];
  result?: Result | null;
  standing?: Standing | null;
  ground?: Patch[];
  papers?: Writing[];
  tray?: Piece[];
}

/** How an action is shown on the board: these pieces (in any order), these places and cards (in this order), and the button that tells it from others with the same, or that stands for it when there is nothing to touch. On boards where it matters it also says which way they face in the end, or exactly where they stand. */
export interface Gesture {
  pieces: string[];
  places: string[];
  cards: string[];
  chits: string[];
  button: string | null;
  facing?: number;
  pose?: Pose;
  way?: Pose[];
  level?: number;
  bend?: "left" | "right" | "straight";
}

/** What a step costs: movement points, or all that is left (``all``). */
export interface Cost {
  place: string;
  points: number;
  left: number;
  all: boolean;
}

/** Something that can be done now. What is not ``undoable`` rolls dice, shows something hidden or hands over; where dice or something hidden are at ``stake``, a board asks before it sends it. ``heading`` groups long lists; ``short`` is for a button that shows the pieces themselves. */
export interface Offered {
  action: Record<string, unknown>;
  says: Says;
  gesture: Gesture;
  rule: string;
  heading: string | null;
  undoable: boolean;
  stake: boolean;
  short: Says | null;
  ends: boolean;
  attack: boolean;
  cost: Cost | null;
  note: Says[];
  outcome: Says | null;
}

/** One answer that can be chosen in a form, and its name. */
export interface Option {
  value: unknown;
  says: Says;
}

/** A place in a form to be filled in: ``id`` is the field of the action that it fills. */
export interface Blank {
  id: string;
  says: Says;
  kind: "one" | "many" | "number" | "yes" | "text";
  value: unknown;
  options: Option[];
  low: number;
  high: number;
  rule: string;
  hint: Says | null;
}

/** Something that has more answers than can be listed, such as a pact: the action with its blanks. Whoever has filled it in sends ``action`` with the value of every blank under its id. */
export interface Form {
  says: Says;
  action: Record<string, unknown>;
  blanks: Blank[];
  rule: string;
  look: string;
  refused?: Refused;
  paper?: string;
}

/** What a seat may do at a version. Not ``complete``: other subsets of pieces may do as well, so ask. */
export interface Offers {
  version: number;
  seat: string;
  complete: boolean;
  actions: Offered[];
  forms?: Form[];
}

/** What would come of a gesture, while the hand still holds the pieces: what it would be, the likeliest first, or why not; and exactly where they would stand. */
export interface Tried {
  possible: Offered[];
  refusal: Refused | null;
  poses: Record<string, Pose>;
  costs: Cost[];
  notes: Told[];
  path?: Path;
  attempt?: Offered;
}

/** Something that a gesture could mean but that is not allowed. */
export interface RefusedReading {
  action: Record<string, unknown>;
  says: Says;
  refusal: Refused;
}

/** A way to a place that is further off: the actions one after the other, and what each step costs. The first is allowed now; the others as far as can be known. */
export interface Path {
  actions: Record<string, unknown>[];
  costs: Cost[];
  stops: Says | null;
}

/** What changed a value, and by which clause. */
export interface Modifier {
  rule: string;
  by: number;
  title: Record<string, string>;
}

/** A unit that fires, with its value. */
export interface Shooter {
  piece: string;
  value: number;
  modifiers: Modifier[];
}

/** A result of a chart, and how likely it is (from 0 to 1). */
export interface Chance {
  says: Says;
  share: number;
}

/** Exact chances of the first round of a fight or of a bombardment. Lists hold the chance of 0, 1, 2 ... hits. */
export interface Odds {
  kind: string;
  place: string;
  attackers: Shooter[];
  defenders: Shooter[];
  deducted: number;
  inflicted: number[];
  suffered: number[];
  levels: number[];
  attacker_wins: number | null;
  defender_wiped_out: number | null;
  results?: Chance[];
  modifiers?: Modifier[];
  told?: Told[];
  falls?: ChartCell[];
}

/** Places under one tint. */
export interface Wash {
  tone: "quiet" | "good" | "attack" | "hint";
  places: string[];
  says: Says | null;
  depth?: number;
}

/** A figure on the map: its corners in units of the map. */
export interface Area {
  tone: "quiet" | "good" | "attack" | "hint";
  corners: [number, number][];
  says: Says | null;
}

/** A line from place to place, or from piece to piece (``through`` has ids of either). */
export interface Line {
  tone: "quiet" | "good" | "attack" | "hint";
  through: string[];
  style: "plain" | "dashed" | "arrow";
  says: Says | null;
}

/** A few letters on a place: what it costs to go there. */
export interface Tag {
  place: string;
  text: string;
  tone: "quiet" | "good" | "attack" | "hint";
  says: Says | null;
}

/** A row of a table on a paper. ``pieces`` are those it is about; ``opens`` is the lens that tells more of them. */
export interface PaperRow {
  cells: (string | Says)[];
  pieces: string[];
  opens: string | null;
}

/** A part of a paper under its heading: sentences, a table, chances, forms. */
export interface PaperPart {
  says: Says;
  rule: string;
  told: Told[];
  columns: Says[];
  rows: PaperRow[];
  chances: Chance[];
  forms: Form[];
}

/** What is read beside the map, such as the state of a brigade. */
export interface Paper {
  says: Says;
  parts: PaperPart[];
}

/** A place of a profile: the level of its ground, and of what stands on it. */
export interface Height {
  place: string;
  ground: number;
  top: number;
}

/** What a lens shows, and the same in words. A ``profile`` is the ground along a line, cut open. */
export interface Layers {
  washes: Wash[];
  areas: Area[];
  lines: Line[];
  tags: Tag[];
  told: Told[];
  paper?: Paper;
  profile?: Height[];
}

/** A line of the log: what happened, under which rule, where on the map; ``serial`` is the entry that caused it. A line that ``begins`` a turn, an activation or a battle is the heading of what follows, until another of the same or a higher level begins or a line ``leaves`` it. */
export interface LogLine {
  serial: number;
  kind: string;
  rule: string;
  says: Says;
  places: string[];
  pieces: string[];
  side: string | null;
  dice: Dice | null;
  weight: "headline" | "event" | "detail" | "noise";
  begins: "" | "turn" | "activation" | "battle";
  leaves: "" | "turn" | "activation" | "battle";
  moved: Moved | null;
  fight: "" | "opens" | "part" | "closes";
  falls?: ChartCell[];
  lost?: Record<string, number>;
  film?: boolean;
  why?: Says;
}

/** Pieces that went from one place to another, or (``fire``) reached there without going. */
export interface Moved {
  kind: "march" | "attack" | "retreat" | "fire";
  origin: string;
  to: string;
  pieces: string[];
  ways?: Record<string, Pose[]>;
}

/** Rolls that belong to a line of the log. */
export interface Dice {
  faces: number;
  values: number[];
  why: string;
  needed: number | null;
  each: number[];
  by: Shooter[];
  totals?: number[];
}

/** A battle of a chronicle, from one entry of the match to another, and who won it. */
export interface Fight {
  says: Says;
  place: string;
  from_: number;
  to: number;
  winner: string | null;
  film: boolean;
}

/** A year of a chronicle: what is worth telling, its battles, and who held each place when it ended. */
export interface Year {
  year: number;
  says: Says;
  owners: Record<string, string | null>;
  lines: Told[];
  battles: Fight[];
}

/** A long game told year by year, as far as a seat knows it. ``start`` is who held each place before the first. */
export interface Chronicle {
  title: Record<string, string>;
  years: Year[];
  start: Record<string, string | null>;
}

/** A side, by the key that it has in the draft, with its colours. */
export interface MakerSide {
  id: string;
  name: Record<string, string>;
  fill: string;
  edge: string;
}

/** Something that may be said of a row of a list. ``alone``: of one row of one element in each list. */
export interface MakerFlag {
  id: string;
  name: Record<string, string>;
  alone: boolean;
}

/** A kind of troops: what one of them costs, what they are like, and which flags they may have. */
export interface MakerTroop {
  id: string;
  name: Record<string, string>;
  about: Record<string, string>;
  cost: number;
  flags: string[];
}

/** An army that comes with the game, to begin with. */
export interface MakerList {
  id: string;
  name: Record<string, string>;
  about: Record<string, string>;
  rows: Record<string, unknown>[];
}

/** A kind of terrain: its colours, the outline of a new piece about its middle, how high it may be (0: it has no level), whether it may block sight. The pieces of a ``chain`` lie one behind another and move together. */
export interface MakerGround {
  id: string;
  name: Record<string, string>;
  fill: string;
  edge: string;
  shape: [number, number][];
  levels: number;
  sight: boolean;
  chain: boolean;
}

/** Terrain that comes with the game, to begin with. */
export interface MakerTable {
  id: string;
  name: Record<string, string>;
  pieces: Record<string, unknown>[];
}

/** A value of a field, and what it is called. */
export interface MakerValue {
  id: string;
  name: Record<string, string>;
}

/** Something to be decided about the set-up; ``path`` is where it stands in the draft. A choice without a default may be left open. ``needs``: the switch without which it means nothing. */
export interface MakerField {
  path: string;
  name: Record<string, string>;
  kind: "switch" | "choice";
  default: string | boolean | null;
  values: MakerValue[];
  needs: string | null;
  moves: string[];
  open: Record<string, string>;
}

/** All that an editor needs to know of a game. A game of what was made is created with ``scenario`` and the text as the ``option``. Lengths are in units of the table, whose origin is at the lower left; ``depth`` is how far from its edge an army may stand, ``grid`` the distance of the lines, ``step`` the smallest move, ``unit`` what makes a centimetre. */
export interface Workshop {
  system: string;
  title: string;
  scenario: string;
  option: string;
  largest: number;
  sides: MakerSide[];
  troops: MakerTroop[];
  flags: MakerFlag[];
  most: number;
  cost: Record<string, string>;
  lists: MakerList[];
  table: number;
  depth: number;
  grid: number;
  step: number;
  unit: number;
  grounds: MakerGround[];
  most_pieces: number;
  tables: MakerTable[];
  fields: MakerField[];
  start: Record<string, unknown>;
}

/** Something wrong: where in the draft, in which line of the text, and why. */
export interface MadeFault {
  path: string;
  line: number;
  text: Record<string, string>;
}

/** A number about a side. */
export interface MadeFact {
  side: string;
  name: Record<string, string>;
  value: number;
}

/** Something that would be on the table when the battle begins; a zone is where an army may stand. */
export interface MadeShape {
  side: string;
  name: string;
  kind: "element" | "camp" | "zone";
  points: [number, number][];
  pose: [number, number, number] | null;
}

/** What a system says of a text; the ``draft`` is what stands in it, as far as it can be read. */
export interface Judged {
  draft: Record<string, unknown>;
  faults: MadeFault[];
  facts: MadeFact[];
  shapes: MadeShape[];
}

/** The same, with the text of the file. */
export interface Made {
  draft: Record<string, unknown>;
  faults: MadeFault[];
  facts: MadeFact[];
  shapes: MadeShape[];
  text: string;
}

/** The first message, always. ``token`` is the secret of a seat link; without one the session's account is asked, and whoever holds no seat is an onlooker. ``since`` is the version last seen (-1: nothing yet). A ``lean`` client gets events and a few allowed actions, no scenes. */
export interface Hello {
  type: "hello";
  token?: string | null;
  seat?: string | null;
  language?: "en" | "it" | "fr";
  since?: number;
  lean?: boolean;
}

/** Who is looking now: one of the seats held, or nobody (the cover screen between two players). The answer is an ``update`` with a whole scene. */
export interface Look {
  type: "look";
  seat?: string | null;
}

/** Do this, for the seat that is looking. ``version`` is the one that the action answers. */
export interface Act {
  type: "act";
  id: number;
  version: number;
  action: Record<string, unknown>;
}

/** What could this gesture mean, and why not? Answered by ``answer``. */
export interface Ask {
  type: "ask";
  id: number;
  version: number;
  pieces?: string[];
  place?: string | null;
  card?: string | null;
}

/** The chances of this action before it is done. Answered by ``odds``. */
export interface AskOdds {
  type: "odds";
  id: number;
  version: number;
  action: Record<string, unknown>;
}

/** What would come of this gesture, while the hand still holds the pieces? Answered by ``tried``. */
export interface Try {
  type: "try";
  id: number;
  version: number;
  pieces?: string[];
  places?: string[];
  facing?: number | null;
  pose?: Pose | null;
  way?: Pose[];
  level?: number | null;
  bend?: "left" | "right" | "straight" | null;
}

/** What does this lens of the board show about these pieces and places? Answered by ``shown``. */
export interface Show {
  type: "show";
  id: number;
  version: number;
  lens: string;
  pieces?: string[];
  places?: string[];
}

/** Play on in imagination from what I know: these actions one after the other, for whoever has to decide, with dice that are thrown for the purpose. Answered by ``whatif``. */
export interface WhatIf {
  type: "whatif";
  id: number;
  version: number;
  actions: Record<string, unknown>[];
  dice?: number;
}

/** Take back my own last choice (or all back to this length of the line). */
export interface Undo {
  type: "undo";
  id: number;
  version: number;
  to?: number | null;
}

/** Ask all seats to go back to this length of the line. With ``amend`` the game is to go on from there under the present rules; then it may also stay where it is. */
export interface Rewind {
  type: "rewind";
  id: number;
  version: number;
  to: number;
  amend?: boolean;
}

/** Agree to the rewind that was proposed, or decline it. ``to``, ``version`` and ``amend`` quote the proposal; if another one stands by now, or none, the answer is ``denied``. */
export interface Agree {
  type: "agree";
  id: number;
  agree: boolean;
  to?: number | null;
  version?: number | null;
  amend?: boolean;
}

/** Give the game up, for the seats held. A side loses when all its people have. */
export interface Resign {
  type: "resign";
  id: number;
}

/** Offer a draw, or agree to the one that is offered; or (``agree`` false) take the offer back, or decline. What is offered stands until the other side acts. */
export interface Draw {
  type: "draw";
  id: number;
  agree?: boolean;
}

/** Whoever has to decide is gone: the game is mine. Allowed from ``GameInfo.claim_from`` on. */
export interface Claim {
  type: "claim";
  id: number;
}

/** Say something, to everybody at the table, to the partners only, or to one ``seat`` alone; ``update.talk`` tells which of them hear it. */
export interface Talk {
  type: "talk";
  text: string;
  to?: "all" | "side" | "seat";
  seat?: string | null;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  id?: number;
}

/** What would you do in my place? In a guided game only. Answered by ``advice``. */
export interface Advise {
  type: "advise";
  id: number;
  version: number;
}

/** In a lesson: on to the next step where there is only something to read, or back to one that was seen. */
export interface GoToStep {
  type: "go_to_step";
  to: number;
}

/** In a lesson: do this step for me. */
export interface ShowMe {
  type: "show_me";
}

/** Seconds left of a seat, as of the moment the message was sent; ``running`` while it has to decide. On vacation it stands still until the seconds in ``vacation_left`` are used up as well. */
export interface Clock {
  seat: string;
  left: number;
  running: boolean;
  vacation: boolean;
  vacation_left: number;
}

/** Who sits where. ``kind``: a person, the computer, or nobody yet; ``stand_in`` is the computer player that decides while the person is away. */
export interface SeatInfo {
  seat: string;
  kind: "person" | "computer" | "open";
  name: string;
  player: string | null;
  stand_in: string | null;
  online: boolean;
  account: string | null;
  offers_draw: boolean;
  resigns: boolean;
  within: boolean;
}

/** A bank of seconds, so many more for each decision, never above the cap. ``vacation`` are the seconds for which a seat may let its decisions wait besides, in the whole game; None: as many as the bank. Whose time is up loses, or gets a stand-in (``flag``). The clocks of a ``live`` game start when everybody has come to the table. */
export interface ClockTerms {
  bank: number;
  bonus?: number;
  cap?: number | null;
  vacation?: number | null;
  flag?: "stand_in" | "loss";
  live?: boolean;
}

/** Something that changed in the rules since this game was begun: the revision that has it, and the clauses. */
export interface RulesChange {
  revision: number;
  clauses: string[];
}

/** The game cannot be moved to this revision as it stands. From a line of ``to`` entries on the new rules would have made another game of it; None if nothing is left of it under them. */
export interface RulesNotice {
  revision: number;
  to: number | null;
}

/** What everybody may know about a game. */
export interface GameInfo {
  id: string;
  system: string;
  scenario: string;
  title: Record<string, string>;
  options: Record<string, unknown>;
  revision: number;
  seats: SeatInfo[];
  version: number;
  over: boolean;
  waiting_for: string[];
  onlookers: boolean;
  clock: ClockTerms | null;
  created: string;
  commitment: string;
  board: string;
  winners: string[];
  playable: boolean;
  imported: boolean;
  begun: boolean;
  unplayable: "no_seed" | "rules_gone" | "rules_newer" | "data_changed" | "does_not_replay" | null;
  newest_revision: number;
  changes: RulesChange[];
  notice: RulesNotice | null;
  guided: boolean;
  ended: string | null;
  claim_from: string | null;
  rematch: string | null;
  reasons: boolean;
}

/** Something that was said. Its ``id`` is a name and no number, so that nobody can count what others say. */
export interface ChatLine {
  id: string;
  seat: string | null;
  name: string;
  text: string;
  to: "all" | "side" | "seat";
  at: string;
  receiver: string | null;
}

/** To whom you may talk as you look now, which seats will not hear you because the rules forbid it, and with which of them you may talk alone. */
export interface TalkTerms {
  to: ("all" | "side" | "seat")[];
  unheard_by: string[];
  seats: string[];
}

/** A rewind to this length of the line, proposed at this version, that waits for agreement; whoever agrees quotes both, and ``amend``: whether the game is to go on under the present rules. */
export interface Proposal {
  to: number;
  version: number;
  agreed: string[];
  amend: boolean;
}

/** May the looking seat take back its last choice, and if not, why not. */
export interface UndoState {
  allowed: boolean;
  refusal: Refused | null;
}

/** You are at the table. ``seats`` are those you hold; ``looking`` the one whose eyes you have. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  game: GameInfo;
  seats: string[];
  looking: string | null;
  chat: ChatLine[];
  notes: string;
  resent: boolean;
}

/** The match is at this version. With ``whole`` the scene replaces the old one, else ``change`` is merged into it. ``log`` holds what happened since the last update, ``fallen`` the serial numbers whose lines no longer hold. ``line`` is the length of the line (for rewinds). */
export interface Update {
  type: "update";
  version: number;
  line: number;
  seat: string | null;
  log: LogLine[];
  scene: Scene | null;
  change: Change | null;
  offers: Offers | null;
  undo: UndoState | null;
  fallen: number[];
  proposal: Proposal | null;
  clocks: Clock[];
  talk: TalkTerms;
  curtain: boolean;
}

/** The update of a lean client: events as they are, who has to decide, and a few actions that are allowed. */
export interface Lean {
  type: "lean";
  version: number;
  events: Record<string, unknown>[];
  waiting_for: string[];
  over: boolean;
  actions: Record<string, unknown>[];
}

/** Done and durable. The ``update`` with its effect may come before or after. */
export interface Accepted {
  type: "accepted";
  id: number;
  version: number;
}

/** Not done: the rules forbid it. */
export interface Denied {
  type: "denied";
  id: number;
  version: number;
  refusal: Refused;
}

/** Not done: it answered a version that is no longer the present one. */
export interface Stale {
  type: "stale";
  id: number;
  quoted: number;
  version: number;
}

/** What a gesture could mean: what is possible, and for the rest why not. */
export interface Answer {
  type: "answer";
  id: number;
  version: number;
  possible: Offered[];
  refused: RefusedReading[];
  path: Path | null;
  costs: Cost[];
}

/** The chances; none if the action fights nobody. */
export interface OddsAnswer {
  type: "odds";
  id: number;
  odds: Odds | null;
}

/** What would come of a gesture. */
export interface TriedAnswer {
  type: "tried";
  id: number;
  version: number;
  tried: Tried;
}

/** What a lens shows. */
export interface ShownAnswer {
  type: "shown";
  id: number;
  version: number;
  layers: Layers;
}

/** Where imagination led: after ``done`` of the actions, with what would have happened. */
export interface WhatIfAnswer {
  type: "whatif";
  id: number;
  done: number;
  scene: Scene;
  log: LogLine[];
  offers: Offers | null;
  refusal: Refused | null;
}

/** What the coach says: what is usually good at such a decision, what a captain would do now, and why. */
export interface AdviceAnswer {
  type: "advice";
  id: number;
  version: number;
  usually: string;
  offered: Offered | null;
  why: Says | null;
}

/** An arrow over the map. */
export interface LessonArrow {
  from: string;
  to: string;
  kind: "march" | "attack" | "retreat" | "fire" | "hint";
  ways?: Record<string, Pose[]>;
}

/** What the teacher's finger is on; ``panel`` is a part of the screen. */
export interface LessonPointed {
  places: string[];
  pieces: string[];
  arrows: LessonArrow[];
  panel: string | null;
}

/** Where a learner is. ``wants``: read on, do what is offered, try it (and be refused), or nothing more. The words are in the language of ``hello``. */
export interface LessonStep {
  type: "lesson";
  system: string;
  lesson: string;
  title: string;
  number: number;
  steps: number;
  text: string;
  wants: "read" | "act" | "try" | "end";
  hint: string | null;
  rules: string[];
  pointed: LessonPointed;
  following: string | null;
}

/** Who sits where, who is there, whose clock runs: sent when it changes. */
export interface Table {
  type: "table";
  game: GameInfo;
  clocks: Clock[];
}

/** Somebody said something. */
export interface Said {
  type: "said";
  line: ChatLine;
}

/** After ``look``, for who holds several seats: what was said at the table, as far as this seat may read it. */
export interface Heard {
  type: "heard";
  chat: ChatLine[];
}

/** A rewind was proposed, agreed to, declined (None). */
export interface Proposed {
  type: "proposed";
  proposal: Proposal | null;
}

/** Something is wrong with what you sent, or with your being here. ``closing``: the socket closes now. */
export interface Trouble {
  type: "trouble";
  code: "malformed" | "too_large" | "too_many" | "too_costly" | "not_your_seat" | "no_such_game" | "not_allowed" | "unavailable" | "hello_first" | "hello_twice" | "not_playable" | "may_not_talk" | "muted" | "invitation" | "invitation_used";
  detail: string;
  id: number | null;
  closing: boolean;
}

/** Here. */
export interface Pong {
  type: "pong";
  id: number;
}

/** Something to learn. */
export interface LessonInfo {
  id: string;
  title: Record<string, string>;
  about: Record<string, string>;
  minutes: number;
}

/** A first whole game with a coach: what to create it with. */
export interface GuidedInfo {
  scenario: string;
  title: Record<string, string>;
  seat: string;
  player: string;
  minutes: number;
}

/** The lessons of a system in the order in which they are best taken. */
export interface SystemLessons {
  system: string;
  title: string;
  lessons: LessonInfo[];
  guided: GuidedInfo | null;
}

/** All that can be learnt here. */
export interface Lessons {
  systems: SystemLessons[];
}

/** Something to play; ``fixed`` are the options whose value it is made for. ``difficulty`` goes from 1 to 3. */
export interface ScenarioInfo {
  id: string;
  title: Record<string, string>;
  fixed: Record<string, unknown>;
  text: Record<string, string>;
  minutes: number | null;
  difficulty: number | null;
  board: boolean;
  tournaments: boolean;
}

/** A choice about the rules, with the clause it belongs to and what its values are called. A ``preset`` stands for values of other options: theirs are ``under`` each of its own. What is ``basic`` is asked before all others. */
export interface OptionInfo {
  id: string;
  rule: string;
  default: unknown;
  values: unknown[];
  text: Record<string, string>;
  kind: "choice" | "switch" | "preset";
  basic: boolean;
  words: Record<string, Record<string, string>>;
  under: Record<string, unknown>;
  scenarios: string[];
}

/** Elo of a computer player beside the captain, who is at nought, and its interval of 95 %. */
export interface PlayerStrength {
  elo: number;
  low: number;
  high: number;
}

/** A system with its scenarios, options and computer players, the strongest first. Without a ``board`` it is played in a terminal only. */
export interface SystemInfo {
  name: string;
  title: string;
  scenarios: ScenarioInfo[];
  options: OptionInfo[];
  players: string[];
  board: boolean;
  rules: boolean;
  cover: string | null;
  period: Record<string, string>;
  place: Record<string, string>;
  synopsis: Record<string, string>;
  seats: number[];
  minutes: number[];
  difficulty: number | null;
  start: string | null;
  strengths: Record<string, PlayerStrength>;
  workshop: boolean;
}

/** What can be played here, and what this server offers. */
export interface Lobby {
  protocol: number;
  version: string;
  languages: string[];
  systems: SystemInfo[];
  accounts: boolean;
  mail: boolean;
  lab: boolean;
}

/** What somebody makes: the text of a file, or the same as plain data. */
export interface Make {
  text?: string | null;
  draft?: Record<string, unknown> | null;
}

/** A seat that anybody may take: its name, and the way to it. */
export interface FreeSeat {
  seat: string;
  side: string;
  name: Record<string, string>;
  url: string;
}

/** A game that its host shows to everybody. */
export interface ListedGame {
  id: string;
  system: string;
  scenario: string;
  title: Record<string, string>;
  seats: SeatInfo[];
  names: Record<string, Record<string, string>>;
  clock: ClockTerms | null;
  changed: string;
  free: FreeSeat[];
  options: Record<string, unknown>;
}

/** Games that wait for somebody to sit down, and games that can be watched; what changed last comes first. */
export interface ListedGames {
  open: ListedGame[];
  watch: ListedGame[];
}

/** Which seats has this game? */
export interface SeatsQuery {
  system: string;
  scenario: string;
  options?: Record<string, string | number | boolean>;
}

/** A seat, its side, and its name by language. */
export interface SeatName {
  seat: string;
  side: string;
  name: Record<string, string>;
}

/** The hash of a seed that the server has drawn for a game yet to be made: ask for it before you choose a salt, and the server cannot have chosen the seed to suit it. */
export interface Commitment {
  commitment: string;
}

/** Who shall sit there: ``me`` (all such seats share one link: hot-seat), ``open`` (somebody else is invited), or the computer. */
export interface SeatWish {
  kind: "me" | "open" | "computer";
  name?: string | null;
  player?: string | null;
}

/** A new game. Seats that are not named are ``open``. */
export interface CreateGame {
  system: string;
  scenario: string;
  options?: Record<string, string | number | boolean>;
  seats?: Record<string, SeatWish>;
  onlookers?: boolean;
  listed?: boolean;
  clock?: ClockTerms | null;
  salt?: string;
  commitment?: string | null;
  rated?: boolean;
  reasons?: boolean;
}

/** ``mine``: the token that opens these seats. Otherwise an invitation to the seat, to be exchanged once. ``url`` carries it behind a # so that no server sees it in an address. */
export interface SeatLink {
  seats: string[];
  token: string;
  url: string;
  mine: boolean;
}

/** The game, my link to it and the invitations to the open seats. */
export interface Created {
  game: GameInfo;
  links: SeatLink[];
}

/** What somebody who is invited may know before taking the seat. ``host`` is the name of who made the game, empty if they gave none. */
export interface Invitation {
  game: GameInfo;
  seat: string;
  side: string;
  name: Record<string, string>;
  host: string;
  title: string;
  cover: string | null;
  names: Record<string, Record<string, string>>;
  text: Record<string, string>;
  minutes: number | null;
}

/** An invitation that nobody has used yet, for the host. ``url`` is None for one of an older server, which kept only its hash: make another one. */
export interface OpenInvitation {
  seat: string;
  url: string | null;
  made: string;
}

/** All of a game. */
export interface OpenInvitations {
  invitations: OpenInvitation[];
}

/** Another invitation to this seat; the one before can no longer be used. */
export interface Invite {
  seat: string;
}

/** Sit down. With an invitation: it is exchanged for a token of your own. With your own token: another name, or the seat is bound to the account that is signed in; if you ``renew`` the token you get another one, and nobody opens the seat with the one before. ``salt`` is mixed into all rolls to come. Whoever repeats the request with the same secret ``again``, because the answer was lost, gets the same answer. */
export interface TakeSeat {
  token: string;
  name?: string | null;
  salt?: string;
  again?: string | null;
  renew?: boolean;
}

/** Seated. ``token`` opens the seats from now on; nobody else has it. */
export interface Taken {
  game: GameInfo;
  seats: string[];
  token: string;
  url: string;
  salted: boolean;
}

/** A link that a guest has kept. */
export interface Ticket {
  game: string;
  token: string;
}

/** The links that a guest has kept. */
export interface Tickets {
  tickets: Ticket[];
}

/** A game of mine: is it my turn, and how long have I got. */
export interface MyGame {
  game: GameInfo;
  seats: string[];
  my_turn: boolean;
  left: number | null;
  last: string;
}

/** The most urgent first. */
export interface MyGames {
  games: MyGame[];
}

/** A computer player decides for my seat until I come back (None: I am back); ``within`` a battle of a campaign: until that is over. */
export interface StandIn {
  player: string | null;
  within?: boolean;
}

/** Private notes of a seat. */
export interface Notes {
  text: string;
}

/** Give another seat more time. */
export interface Grant {
  seat: string;
  seconds: number;
}

/** My clock stands still until I come back, as long as there is vacation left. */
export interface Vacation {
  on: boolean;
}

/** Another game with the same people, on the other side. ``url`` leads to my seat: my own link if I was the first to ask, else an invitation or, once I have taken it, the game. */
export interface Rematch {
  game: GameInfo;
  url: string;
  mine: boolean;
}

/** The match as it stood after so many entries, through the eyes of a seat. */
export interface ReplayFrame {
  at: number;
  last: number;
  serial: number;
  seat: string | null;
  scene: Scene;
  log: LogLine[];
  why: Says | null;
}

/** A roll, the entry it belongs to, and whether the seed gives it. */
export interface RollReport {
  serial: number;
  faces: number;
  values: number[];
  rule: string;
  why: string;
  verified: boolean | null;
}

/** A salt that a seat added with this entry: every later roll depends on it, too. */
export interface AddedSalt {
  serial: number;
  seat: string;
  salt: string;
}

/** Are the dice honest? While a game goes on the seed is secret and there is only the commitment. This is what the server says; whoever wants to know computes it from the record (docs/protocol.md). */
export interface DiceReport {
  commitment: string;
  salts: string[];
  seed: string | null;
  dice: number;
  verified: boolean | null;
  problem: string | null;
  rolls: RollReport[];
  added: AddedSalt[];
  sealed: number | null;
}

/** A clause of a rulebook in our own words. */
export interface RuleText {
  id: string;
  title: Record<string, string>;
  text: Record<string, string>;
  editions: Record<string, string>;
  reason: Record<string, string>;
  kind: string;
  scope: string;
  example: boolean;
}

/** A rulebook as a whole: the titles of its chapters by number, as clauses begin with it (``7``; ``P5`` in a book of several parts). */
export interface Rulebook {
  system: string;
  title: string;
  chapters: Record<string, Record<string, string>>;
  coverage: boolean;
}

/** Where a clause is enforced (``file:line``), and the tests that prove it; or why no program can enforce it. */
export interface ClauseCoverage {
  id: string;
  title: Record<string, string>;
  enforced_at: string[];
  tests: string[];
  not_applicable: Record<string, string>;
}

/** All clauses of a rulebook with code and tests, as they were in a version of the system. */
export interface Coverage {
  system: string;
  title: string;
  version: string;
  source: "package" | "checkout";
  run: boolean;
  items: ClauseCoverage[];
}

/** From a place to another one. */
export interface Arrow {
  source: string;
  target: string;
  kind: "march" | "attack" | "retreat" | "fire" | "hint";
}

/** A position that shows what a clause means, as an onlooker sees it. */
export interface RuleExample {
  clause: string;
  text: Record<string, string>;
  board: string;
  scene: Scene;
  places: string[];
  pieces: string[];
  arrows: Arrow[];
}

/** A record, as it was exported. */
export interface ImportGame {
  record: Record<string, unknown>;
  onlookers?: boolean;
}

/** A new account. */
export interface Register {
  name: string;
  password: string;
  email?: string | null;
  language?: "en" | "it" | "fr";
}

/** Who I am. */
export interface Login {
  name: string;
  password: string;
}

/** Me. ``webhook`` is told when it is my turn; so is the mail address, once it is ``verified``. */
export interface Account {
  name: string;
  email: string | null;
  webhook: string | null;
  language: string;
  verified: boolean;
}

/** What shall be different; None leaves it, an empty text removes it. A new password and another mail address need the old password. */
export interface ChangeAccount {
  email?: string | null;
  webhook?: string | null;
  language?: "en" | "it" | "fr" | null;
  password?: string | null;
  old_password?: string | null;
}

/** Who is signed in, if anybody; ``mail``: does this server send mails? */
export interface Session {
  account: Account | null;
  mail: boolean;
}

/** A browser in which I am signed in: since when, when it was used last, roughly where. ``current``: it asks now. */
export interface SessionInfo {
  id: string;
  begun: string | null;
  seen: string | null;
  place: string;
  agent: string;
  current: boolean;
}

/** Where I am signed in. */
export interface Sessions {
  sessions: SessionInfo[];
}

/** Notices in browsers: the key that this server signs with (None: it sends none), and how many of my browsers want them. */
export interface Push {
  key: string | null;
  browsers: number;
}

/** What my browser said when it was asked to receive notices. */
export interface SubscribePush {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** This browser wants no more. */
export interface UnsubscribePush {
  endpoint: string;
}

/** The code that was sent to my mail address. */
export interface ProveAddress {
  code: string;
}

/** I have forgotten my password: my name, or my mail address. */
export interface Forgotten {
  who: string;
}

/** The code that was sent to my mail address, and the new password. */
export interface ResetPassword {
  code: string;
  password: string;
}

/** An HTTP error: a code for programs, a sentence for people. */
export interface Problem {
  status_code: number;
  detail: string;
  code: string;
}

/** How the server is. */
export interface Health {
  status: "ok" | "ill";
  version: string;
  database: boolean;
  games: number;
  failing: string[];
}

/** How strong somebody is at a game (Glicko-2): with 95 per cent within two deviations of the rating. */
export interface SystemRating {
  system: string;
  rating: number;
  deviation: number;
  games: number;
  unsure: boolean;
}

/** A game that is over: 1 for a win, a half for a draw, 0 for a loss. ``game`` is None if it had no onlookers: it is known to those who played it. ``page`` is the name of the opponent's own page, None for a guest; ``rating`` is None if it did not count. */
export interface PlayerResult {
  game: string | null;
  system: string;
  scenario: string;
  seat: string;
  opponent: string;
  page: string | null;
  score: number;
  at: string;
  rating: number | null;
  change: number | null;
}

/** How often somebody won against somebody; all guests together have no name. */
export interface HeadToHead {
  opponent: string;
  page: string | null;
  won: number;
  drawn: number;
  lost: number;
}

/** What everybody may know about a player. */
export interface PlayerPage {
  name: string;
  computer: boolean;
  since: string | null;
  ratings: SystemRating[];
  results: PlayerResult[];
  against: HeadToHead[];
}

/** A tournament of a game with two seats. In a round robin everybody meets everybody; a Swiss one has so many ``rounds``. */
export interface CreateTournament {
  title: string;
  system: string;
  scenario: string;
  options?: Record<string, string | number | boolean>;
  kind?: "round_robin" | "swiss";
  rounds?: number;
  clock?: ClockTerms | null;
  listed?: boolean;
}

/** A tournament that waits for players. */
export interface ListedTournament {
  id: string;
  title: string;
  system: string;
  scenario: string;
  kind: "round_robin" | "swiss";
  rounds: number;
  owner: string;
  players: number;
  clock: ClockTerms | null;
  created: string;
}

/** Those that everybody may join, the newest first. */
export interface ListedTournaments {
  open: ListedTournament[];
}

/** A player so far. Ties are broken by ``buchholz`` (the points of all opponents together), then by ``sonneborn`` (the points of those who were beaten, and half of those who were held), then by wins. */
export interface TournamentStanding {
  name: string;
  points: number;
  wins: number;
  buchholz: number;
  sonneborn: number;
  played: number;
  withdrawn: boolean;
}

/** A pairing; without ``second`` it is a bye, which is a point. ``score`` is the first one's, None while it goes on. */
export interface TournamentGame {
  round: number;
  first: string;
  second: string | null;
  game: string | null;
  score: number | null;
}

/** A tournament as somebody sees it: is it ``mine``, have I ``joined``. */
export interface TournamentPage {
  id: string;
  title: string;
  system: string;
  scenario: string;
  kind: "round_robin" | "swiss";
  rounds: number;
  round: number;
  state: "open" | "running" | "over";
  owner: string;
  mine: boolean;
  joined: boolean;
  clock: ClockTerms | null;
  standings: TournamentStanding[];
  games: TournamentGame[];
}

/** Somebody at my table behaves badly: which seat, or which line of chat. */
export interface Report {
  text: string;
  seat?: string | null;
  line?: string | null;
}

/** Something that was said; ``reported``: this is what the report is about. */
export interface Overheard {
  name: string;
  seat: string | null;
  text: string;
  at: string;
  reported: boolean;
}

/** A report as an operator reads it, with what was said around the line that it is about. */
export interface Reported {
  id: number;
  game: string;
  reporter: string;
  seat: string | null;
  text: string;
  quoted: string | null;
  at: string;
  context: Overheard[];
}

/** What an operator does. ``target`` is the name of an account, a game, ``game/seat`` for a seat that is to be muted, or the number of a report. */
export interface Moderate {
  act: "mute" | "unmute" | "ban" | "unban" | "close" | "dismiss";
  target: string;
  reason?: string;
  days?: number;
}

/** Something that was done. ``done`` is false while it waits for a server. */
export interface ModerationAct {
  act: string;
  target: string;
  operator: string;
  reason: string;
  at: string;
  done: boolean;
}

/** For operators. */
export interface ModerationPage {
  reports: Reported[];
  acts: ModerationAct[];
}

/** Let computer players meet. Each seed is played once with each order of the seats. */
export interface StartRun {
  system: string;
  scenario: string;
  players: string[];
  options?: Record<string, string | number | boolean>;
  games?: number;
  seed?: number;
}

/** What a player, or a side whoever played it, has got of the games: draws are shared. With 95 per cent it is from ``low`` to ``high`` in the long run. */
export interface LabShare {
  name: string;
  wins: number;
  share: number;
  low: number;
  high: number;
}

/** The share of the first player after so many games. */
export interface LabPoint {
  games: number;
  share: number;
  low: number;
  high: number;
}

/** A run of games. ``trouble`` says why it ended early, or failed. */
export interface LabRun {
  id: string;
  system: string;
  scenario: string;
  options: Record<string, string | number | boolean>;
  players: string[];
  seats: SeatName[];
  games: number;
  seed: number;
  state: "waiting" | "playing" | "done" | "stopped" | "failed";
  trouble: "" | "died" | "full" | "interrupted" | "too_long";
  created: string;
  played: number;
  draws: number;
  mine: boolean;
  by_player: LabShare[];
  by_seat: LabShare[];
  trail: LabPoint[];
}

/** A game of a run: who sat at each seat, who won, and the scores. */
export interface LabGame {
  number: number;
  seed: number;
  players: string[];
  winners: string[];
  scores: number[];
  decisions: number;
}

/** Games of a run in the order in which they were played, from a place on. */
export interface LabGames {
  games: LabGame[];
}

/** The laboratory: whether the packages are there that it needs, how much one run may have, and my runs. */
export interface LabPage {
  installed: boolean;
  games: number;
  minutes: number;
  runs: LabRun[];
}

/** A game of a run, now a game of this server that is over: ``/replay/<game>`` shows it. */
export interface OpenedGame {
  game: string;
}

/** The page about a finished game. ``making``: ask again in a moment; ``ready``: it is at ``url``; ``missing``: this server has not the packages that it needs; ``off``: its operator does not want it; ``failed``: it cannot be made. */
export interface Analysis {
  state: "making" | "ready" | "missing" | "off" | "failed";
  url: string | null;
}

export type FromClient = Hello | Look | Act | Ask | AskOdds | Try | Show | WhatIf | Undo | Rewind | Agree | Resign | Draw | Claim | Talk | Ping | Advise | GoToStep | ShowMe;

export type FromServer = Welcome | Update | Lean | Accepted | Denied | Stale | Answer | OddsAnswer | TriedAnswer | ShownAnswer | WhatIfAnswer | Table | Said | Heard | Proposed | Trouble | Pong | AdviceAnswer | LessonStep;
