/**
 * A table as the browser sees it: the scene, what is offered, what is held in the hand. One for each open game.
 * It knows no rule: it asks the server what a gesture means, and shows the answer.
 */
import { api } from "./api";
import { NOTHING, afterTouch, atPlace, forHold, isHolding, litCards, litPieces, litPlaces, wholeStack, type Hold } from "./gestures";
import { words } from "./i18n.svelte";
import type {
  Answer,
  Board,
  ChatLine,
  Clock,
  FromServer,
  GameInfo,
  Logged,
  Odds,
  Offered,
  Offers,
  Path,
  Proposal,
  Refused,
  Scene,
  TalkTerms,
  Trouble,
  UndoState,
  Update,
  WhatIfAnswer,
} from "./protocol";
import { changed } from "./scene";
import { Connection, type Status } from "./socket";
import { Texts } from "./texts";
import { keep } from "./tickets";

type Action = Record<string, unknown>;

/** Something to tell the player beside the board. */
export type Note =
  | { kind: "why"; refused: Refused; what: string | null }
  | { kind: "choose"; offered: Offered[]; title: string }
  | { kind: "confirm"; offered: Offered; odds: Odds | null }
  | { kind: "path"; path: Path; place: string }
  | { kind: "plain"; text: string };

export interface WhatIf {
  actions: Action[];
  dice: number;
  scene: Scene;
  offers: Offers | null;
  log: Logged[];
}

const EMPTY_SCENE: Scene = {
  seat: null,
  pieces: [],
  marks: [],
  tracks: [],
  hands: [],
  piles: [],
  cup: null,
  stage: { step: "", says: [], places: [], pieces: [] },
  question: null,
  effects: [],
  result: null,
};

const seenKey = (game: string, seat: string | null): string => `caracole.seen.${game}.${seat ?? "-"}`;

export class Table {
  status = $state<Status>("connecting");
  trouble = $state.raw<Trouble | null>(null);
  info = $state.raw<GameInfo | null>(null);
  board = $state.raw<Board | null>(null);
  map = $state.raw("");
  sprites = $state.raw("");
  texts = $state.raw<Texts>(new Texts("en", []));

  seats = $state.raw<string[]>([]);
  looking = $state<string | null>(null);
  covered = $state<string | null>(null);
  version = $state(-1);
  line = $state(0);
  live = $state.raw<Scene>(EMPTY_SCENE);
  liveOffers = $state.raw<Offers | null>(null);
  undoState = $state.raw<UndoState | null>(null);
  log = $state.raw<Logged[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unreadChat = $state(0);
  talkTerms = $state.raw<TalkTerms>({ to: [], unheard_by: [] });
  notes = $state("");
  proposal = $state.raw<Proposal | null>(null);
  clocks = $state.raw<Clock[]>([]);
  clocksAt = $state(0);
  /** how far this seat had seen the game when the page was opened */
  seenBefore = $state(-1);

  hold = $state.raw<Hold>(NOTHING);
  place = $state<string | null>(null);
  answer = $state.raw<Answer | null>(null);
  note = $state.raw<Note | null>(null);
  shownPlaces = $state.raw<readonly string[]>([]);
  whatIf = $state.raw<WhatIf | null>(null);
  busy = $state(false);
  passAlways = $state(false);
  /** the player wants to be asked before attacks only */
  trusting = $state(false);

  private connection: Connection;
  private catalogue = "";
  private handled = -1;
  private waiting: { version: number; resolve: () => void }[] = [];

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/games/${id}`;
    this.connection = new Connection(
      address,
      () => ({ type: "hello", token: this.token, seat: this.looking, language: words.language, since: -1, lean: false }),
      { message: (message) => void this.receive(message), status: (status) => (this.status = status) },
    );
  }

  open(): () => void {
    const wake = (): void => {
      if (!document.hidden) this.connection.wake();
    };
    this.connection.open();
    document.addEventListener("visibilitychange", wake);
    addEventListener("online", wake);
    return () => {
      document.removeEventListener("visibilitychange", wake);
      removeEventListener("online", wake);
      this.connection.close();
    };
  }

  // --- what is shown -------------------------------------------------------------------------------------------------

  get scene(): Scene {
    return this.whatIf?.scene ?? this.live;
  }

  get offers(): Offers | null {
    return this.whatIf ? this.whatIf.offers : this.covered === null ? this.liveOffers : null;
  }

  /** Everything that can be done now; with something in the hand, also what the server said about it. */
  get actions(): readonly Offered[] {
    const offered = this.offers?.actions ?? [];
    if (!this.answer || !isHolding(this.hold)) return offered;
    return [...offered, ...this.answer.possible.filter((extra) => !offered.some((each) => sameAction(each.action, extra.action)))];
  }

  get litPlaces(): Set<string> {
    return litPlaces(this.actions, this.hold);
  }

  get litPieces(): Set<string> {
    return litPieces(this.actions, this.hold);
  }

  get litCards(): Set<string> {
    return litCards(this.actions);
  }

  get myTurn(): boolean {
    return this.liveOffers !== null && this.covered === null;
  }

  get isOver(): boolean {
    return this.live.result !== null;
  }

  say(code: string, args: Record<string, unknown> = {}): string {
    return this.texts.say({ code, args });
  }

  // --- from the server -----------------------------------------------------------------------------------------------

  private async receive(message: FromServer): Promise<void> {
    switch (message.type) {
      case "welcome":
        this.info = message.game;
        this.seats = message.seats;
        this.looking = message.looking;
        this.chat = message.chat;
        this.notes = message.notes;
        // With nobody else at the table a quick pass betrays nothing.
        if (this.info && this.version < 0) this.passAlways = message.game.seats.every((seat) => seat.kind === "computer" || message.seats.includes(seat.seat)) && message.seats.length === 1;
        this.log = [];
        this.seenBefore = Number(localStorage.getItem(seenKey(this.id, message.looking)) ?? -1);
        if (this.token && message.seats.length) keep({ game: this.id, token: this.token });
        await this.furnish(message.game);
        break;
      case "update":
        this.update(message);
        break;
      case "table":
        this.info = message.game;
        this.setClocks(message.clocks);
        break;
      case "said":
        this.chat = [...this.chat, message.line];
        this.unreadChat++;
        break;
      case "proposed":
        this.proposal = message.proposal;
        break;
      case "trouble":
        if (message.closing) this.trouble = message;
        else this.note = { kind: "plain", text: words.say(words.has(`trouble-${message.code}`) ? `trouble-${message.code}` : "trouble", { detail: message.detail }) };
        break;
    }
  }

  /** The board, its pictures and its words, when they are not there yet or the language changed. */
  async furnish(info: GameInfo): Promise<void> {
    const language = words.language;
    if (this.board && this.catalogue === language) return;
    const board = await api.board(info.board);
    const [map, sprites, own, english] = await Promise.all([
      api.svg(board.map[language] ?? board.map["en"] ?? ""),
      api.svg(board.sprites),
      api.texts(language, board.system),
      language === "en" ? Promise.resolve("") : api.texts("en", board.system),
    ]);
    this.catalogue = language;
    this.map = map;
    this.sprites = sprites;
    this.texts = new Texts(language, [{ language, text: own }, ...(english ? [{ language: "en", text: english }] : [])], board.lexicon);
    this.board = board;
  }

  private update(update: Update): void {
    if (update.scene) this.live = update.scene;
    else if (update.change) this.live = changed(this.live, update.change);
    const fallen = new Set(update.fallen);
    const whole = update.scene !== null && update.seat !== this.looking;
    this.log = [...(whole ? [] : this.log.filter((line) => !fallen.has(line.serial))), ...update.log];
    this.version = update.version;
    this.line = update.line;
    this.looking = update.seat;
    this.liveOffers = update.offers;
    this.undoState = update.undo;
    this.proposal = update.proposal;
    this.talkTerms = update.talk;
    this.setClocks(update.clocks);
    this.busy = false;
    this.forgetWhatIsGone();
    for (const { resolve } of this.waiting.filter((each) => each.version <= update.version)) resolve();
    this.waiting = this.waiting.filter((each) => each.version > update.version);
    if (this.info) this.info = { ...this.info, version: update.version, over: this.live.result !== null };
    if (!document.hidden) localStorage.setItem(seenKey(this.id, this.looking), String(update.version));
    this.openStack();
    this.handOver();
    this.passByItself();
  }

  /** Questions about what is no longer offered are closed; when another seat answered at the same time they stay. */
  private forgetWhatIsGone(): void {
    const stands = (offered: Offered): boolean => this.liveOffers?.actions.some(({ action }) => sameAction(action, offered.action)) ?? false;
    const { note } = this;
    if (note?.kind === "confirm" && stands(note.offered)) return;
    if (note?.kind === "choose" && note.offered.every(stands)) return;
    this.hold = NOTHING;
    this.answer = null;
    if (note?.kind !== "why") this.note = null;
  }

  /** Units are asked what they do: fan out their stack; a stack that has gone is closed. */
  private openStack(): void {
    const [at] = this.live.stage.places;
    if (this.liveOffers && !this.liveOffers.complete && at !== undefined) this.place = at;
    else if (!this.live.pieces.some((piece) => piece.place === this.place)) this.place = null;
  }

  private setClocks(clocks: Clock[]): void {
    this.clocks = clocks;
    this.clocksAt = performance.now();
  }

  /** Two players at one screen: when the other has to decide, cover the table until they sit down. */
  private handOver(): void {
    if (this.seats.length < 2 || this.live.result) return;
    const deciding = this.live.question?.seats ?? [];
    const theirs = deciding.find((seat) => this.seats.includes(seat));
    if (theirs === undefined || (this.looking !== null && deciding.includes(this.looking))) return;
    this.covered = theirs;
    if (this.looking !== null) this.connection.tell({ type: "look", seat: null });
  }

  uncover(): void {
    const seat = this.covered;
    this.covered = null;
    if (seat) this.connection.tell({ type: "look", seat });
  }

  /** A moment to answer with a card, and there is only one thing to say: if the player wants, say it. */
  private passByItself(): void {
    const offers = this.liveOffers;
    const only = offers?.actions[0];
    if (!this.passAlways || !this.live.question?.window || offers?.actions.length !== 1 || !only || this.covered) return;
    if (this.handled === this.version) return;
    this.handled = this.version;
    void this.act(only);
  }

  // --- to the server -------------------------------------------------------------------------------------------------

  /** Do it; what cannot be undone is asked about first. */
  async choose(offered: Offered): Promise<void> {
    const letsPass = offered.ends && this.scene.question?.window; // what it lets happen was asked about before
    if (offered.undoable || this.whatIf || letsPass || (this.trusting && !offered.attack)) return this.act(offered);
    this.note = { kind: "confirm", offered, odds: null };
    if (offered.attack) {
      const odds = await this.odds(offered);
      if (this.note?.kind === "confirm" && this.note.offered === offered) this.note = { kind: "confirm", offered, odds };
    }
  }

  async act(offered: Offered): Promise<void> {
    this.note = null;
    if (this.whatIf) return this.imagine([...this.whatIf.actions, offered.action]);
    if (this.busy) return;
    this.busy = true;
    const reply = await this.connection.ask({ type: "act", version: this.version, action: offered.action });
    if (reply?.type === "denied") this.note = { kind: "why", refused: reply.refusal, what: this.texts.say(offered.says) };
    if (reply?.type !== "accepted") this.busy = false;
  }

  /** A way of several steps, one after the other; it ends where a step is refused or somebody else has to decide. */
  async walk(path: Path): Promise<void> {
    this.note = null;
    for (const action of path.actions) {
      if (this.busy) return;
      this.busy = true;
      const reply = await this.connection.ask({ type: "act", version: this.version, action });
      if (reply?.type === "denied") this.note = { kind: "why", refused: reply.refusal, what: null };
      if (reply?.type !== "accepted") {
        this.busy = false;
        return;
      }
      await this.reached(reply.version);
      if (!this.liveOffers) return;
    }
  }

  private reached(version: number): Promise<void> {
    return this.version >= version ? Promise.resolve() : new Promise((resolve) => this.waiting.push({ version, resolve }));
  }

  async undo(): Promise<void> {
    if (this.whatIf) {
      if (this.whatIf.actions.length) await this.imagine(this.whatIf.actions.slice(0, -1));
      return;
    }
    if (this.undoState && !this.undoState.allowed && this.undoState.refusal) {
      this.note = { kind: "why", refused: this.undoState.refusal, what: words.say("undo") };
      return;
    }
    const reply = await this.connection.ask({ type: "undo", version: this.version, to: null });
    if (reply?.type === "denied") this.note = { kind: "why", refused: reply.refusal, what: words.say("undo") };
  }

  async odds(offered: Offered): Promise<Odds | null> {
    const reply = await this.connection.ask({ type: "odds", version: this.version, action: offered.action });
    return reply?.type === "odds" ? reply.odds : null;
  }

  talk(text: string, to: "all" | "side"): void {
    this.connection.tell({ type: "talk", text, to });
  }

  look(seat: string | null): void {
    this.drop();
    this.connection.tell({ type: "look", seat });
  }

  /** Ask everybody to go back, or to go on under the newest rules as well. */
  async rewind(to: number, amend = false): Promise<void> {
    const reply = await this.connection.ask({ type: "rewind", version: this.version, to, amend });
    if (reply?.type === "denied") this.note = { kind: "why", refused: reply.refusal, what: null };
  }

  async agree(agree: boolean): Promise<void> {
    if (!this.proposal) return;
    const { to, version, amend } = this.proposal; // what was shown is what is agreed to
    const reply = await this.connection.ask({ type: "agree", agree, to, version, amend });
    if (reply?.type === "denied") this.note = { kind: "why", refused: reply.refusal, what: null };
  }

  // --- what if -------------------------------------------------------------------------------------------------------

  async imagine(actions: Action[], dice = this.whatIf?.dice ?? Math.floor(Math.random() * 2 ** 30)): Promise<void> {
    this.drop();
    const reply = (await this.connection.ask({ type: "whatif", version: this.version, actions, dice })) as WhatIfAnswer | null;
    if (reply?.type !== "whatif") return;
    this.whatIf = { actions: actions.slice(0, reply.done), dice, scene: reply.scene, offers: reply.offers, log: reply.log };
    if (reply.refusal) this.note = { kind: "why", refused: reply.refusal, what: null };
  }

  wake(): void {
    this.whatIf = null;
    this.drop();
  }

  // --- the hand ------------------------------------------------------------------------------------------------------

  drop(): void {
    this.hold = NOTHING;
    this.answer = null;
    this.note = null;
  }

  private take(hold: Hold): void {
    this.hold = hold;
    this.answer = null;
    this.note = null;
    if (isHolding(hold) && this.offers && !this.offers.complete && !this.whatIf) void this.consult(hold);
  }

  /** What could be done with these, here and next door? Asked when the offers are only suggestions. */
  private async consult(hold: Hold): Promise<void> {
    const reply = await this.ask(hold, null);
    if (!reply || hold !== this.hold) return;
    this.answer = reply;
    if (forHold(this.actions, hold).some(({ gesture }) => gesture.places.length)) return;
    const from = this.scene.pieces.find((piece) => piece.id === hold.pieces[0])?.place;
    const around = this.board?.places.find((place) => place.id === from)?.neighbours ?? [];
    const more = await Promise.all(around.map((place) => this.ask(hold, place)));
    if (hold === this.hold) this.answer = { ...reply, possible: [...reply.possible, ...more.flatMap((each) => each?.possible ?? [])] };
  }

  private async ask(hold: Hold, place: string | null): Promise<Answer | null> {
    const reply = await this.connection.ask({ type: "ask", version: this.version, pieces: [...hold.pieces], place, card: hold.cards[0] ?? null });
    return reply?.type === "answer" ? reply : null;
  }

  togglePiece(id: string): void {
    this.take(afterTouch(this.actions, this.hold, id));
  }

  takePieces(ids: readonly string[]): void {
    this.take({ ...this.hold, pieces: [...ids] });
  }

  toggleCard(id: string): void {
    this.take({ pieces: [], cards: this.hold.cards.includes(id) ? [] : [id] });
  }

  takeStack(place: string): void {
    this.take({ pieces: wholeStack(this.offers?.actions ?? [], this.scene.pieces, place), cards: [] });
  }

  /** A click on a place, or pieces dropped there. */
  async touchPlace(place: string): Promise<void> {
    const meant = atPlace(this.actions, this.hold, place);
    if (meant.length) return this.mean(meant, place);
    if (isHolding(this.hold) && !this.whatIf && this.offers) {
      const holdingHere = this.scene.pieces.some((piece) => piece.place === place && this.hold.pieces.includes(piece.id));
      if (!holdingHere) return this.wonder(place);
    }
    this.place = place;
    this.take(NOTHING);
    if (this.offers) this.takeStack(place);
  }

  private async mean(meant: readonly Offered[], place: string | null): Promise<void> {
    if (meant.length === 1 && meant[0]) return this.choose(meant[0]);
    this.note = { kind: "choose", offered: [...meant], title: place ? this.texts.name("zone", place) : "" };
  }

  /** Why not there? */
  private async wonder(place: string): Promise<void> {
    const hold = this.hold;
    const reply = await this.ask(hold, place);
    if (!reply || hold !== this.hold) return;
    if (reply.possible.length) return this.mean(reply.possible, place);
    if (reply.path) {
      this.note = { kind: "path", path: reply.path, place };
      return;
    }
    const [first] = reply.refused;
    if (first) this.note = { kind: "why", refused: first.refusal, what: this.texts.say(first.says) };
    else this.note = { kind: "plain", text: words.say("means-nothing") };
  }

  touchPiece(id: string, place: string): void {
    this.place = place;
    const alone = this.actions.filter(({ gesture }) => gesture.pieces.length === 1 && gesture.pieces[0] === id && !gesture.places.length && !gesture.cards.length);
    if (alone.length && alone.length === this.actions.filter(({ gesture }) => gesture.pieces.includes(id)).length && !isHolding(this.hold)) {
      void this.mean(alone, null);
      return;
    }
    if (this.litPieces.has(id) || this.hold.pieces.includes(id)) this.togglePiece(id);
    else if (this.offers) void this.wonderPiece(id);
  }

  private async wonderPiece(id: string): Promise<void> {
    if (this.whatIf) return;
    const reply = await this.ask({ pieces: [id], cards: [] }, null);
    const [first] = reply?.refused ?? [];
    if (first) this.note = { kind: "why", refused: first.refusal, what: this.texts.say(first.says) };
  }

  touchCard(id: string): void {
    const alone = forHold(this.actions, { pieces: [], cards: [id] }).filter(({ gesture }) => !gesture.places.length);
    if (alone.length) void this.mean(alone, null);
    else if (this.litCards.has(id)) this.toggleCard(id);
    else void this.wonderCard(id);
  }

  private async wonderCard(id: string): Promise<void> {
    if (!this.offers || this.whatIf) return;
    const reply = await this.ask({ pieces: [], cards: [id] }, null);
    const [first] = reply?.refused ?? [];
    if (first) this.note = { kind: "why", refused: first.refusal, what: this.texts.say(first.says) };
  }

  placeName(id: string): string {
    const place = this.board?.places.find((each) => each.id === id);
    return place ? (place.name[words.language] ?? place.name["en"] ?? id) : id;
  }
}

export const sameAction = (a: Action, b: Action): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

function sorted(action: Action): [string, unknown][] {
  return Object.entries(action)
    .filter(([, value]) => value !== null && value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
