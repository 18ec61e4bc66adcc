/** The HTTP side of the server. */
import type {
  Account,
  Analysis,
  Board,
  Chronicle,
  Commitment,
  Coverage,
  CreateGame,
  CreateTournament,
  Created,
  DiceReport,
  GameInfo,
  Invitation,
  LabGames,
  LabPage,
  LabRun,
  Lessons,
  ListedGames,
  ListedTournaments,
  Lobby,
  Made,
  Make,
  Moderate,
  ModerationPage,
  MyGames,
  OpenedGame,
  OpenInvitation,
  OpenInvitations,
  PlayerPage,
  Push,
  Rematch,
  ReplayFrame,
  Report,
  Rulebook,
  RuleExample,
  RuleText,
  SeatName,
  Session,
  Sessions,
  StartRun,
  SubscribePush,
  Taken,
  TakeSeat,
  TournamentPage,
  Workshop,
} from "./protocol";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
  ) {
    super(detail);
  }
}

interface Extra {
  method?: string;
  body?: unknown;
  token?: string | null;
}

const cookie = (name: string): string | null =>
  document.cookie
    .split("; ")
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;

async function call(address: string, { method = "GET", body, token }: Extra = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Seat ${token}`;
  const csrf = cookie("caracole_csrf");
  if (csrf && method !== "GET") headers["X-CSRF-Token"] = decodeURIComponent(csrf);
  const response = await fetch(address, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  if (!response.ok) {
    const problem = (await response.json().catch(() => ({}))) as { code?: string; detail?: string };
    throw new ApiError(response.status, problem.code ?? "", problem.detail ?? response.statusText);
  }
  return response;
}

const json = async <T>(address: string, extra?: Extra): Promise<T> => (await (await call(address, extra)).json()) as T;
const text = async (address: string): Promise<string> => (await call(address)).text();

const kept = new Map<string, Promise<unknown>>();

/** Things that never change under their address are asked for once. */
function once<T>(key: string, make: () => Promise<T>): Promise<T> {
  const found = kept.get(key) as Promise<T> | undefined;
  if (found) return found;
  const made = make().catch((error: unknown) => {
    kept.delete(key);
    throw error;
  });
  kept.set(key, made);
  return made;
}

export interface Ticket {
  game: string;
  token: string;
}

export const api = {
  lobby: () => json<Lobby>("/api/lobby"),
  lessons: () => json<Lessons>("/api/lessons"),
  listed: () => json<ListedGames>("/api/lobby/games"),
  seats: (system: string, scenario: string, options: CreateGame["options"]) =>
    json<SeatName[]>("/api/lobby/seats", { method: "POST", body: { system, scenario, options } }),
  commitment: () => json<Commitment>("/api/lobby/commitment", { method: "POST" }),
  create: (wish: CreateGame) => json<Created>("/api/games", { method: "POST", body: wish }),
  importGame: (record: unknown) => json<Created>("/api/games/import", { method: "POST", body: { record } }),
  game: (id: string, token: string | null) => json<GameInfo>(`/api/games/${id}`, { token }),
  invitation: (id: string, token: string) => json<Invitation>(`/api/games/${id}/invitation`, { token }),
  takeSeat: (id: string, wish: TakeSeat) => json<Taken>(`/api/games/${id}/seat`, { method: "POST", body: wish }),
  invitations: (id: string, token: string | null) => json<OpenInvitations>(`/api/games/${id}/invitations`, { token }),
  invite: (id: string, token: string | null, seat: string) =>
    json<OpenInvitation>(`/api/games/${id}/invitations`, { method: "POST", body: { seat }, token }),
  withdraw: (id: string, token: string | null, seat: string) =>
    call(`/api/games/${id}/invitations/${encodeURIComponent(seat)}`, { method: "DELETE", token }),
  lookup: (tickets: Ticket[]) =>
    json<MyGames>("/api/games/lookup", {
      method: "POST",
      body: { tickets: tickets.map(({ game, token }) => ({ game, token })) },
    }),
  mine: () => json<MyGames>("/api/games/mine"),
  board: (address: string) => once(address, () => json<Board>(address)),
  svg: (address: string) => once(address, () => text(address)),
  texts: (language: string, system: string) =>
    once(`${language}/${system}`, () => text(`/api/texts/${language}/${system}.ftl`)),
  rule: (system: string, clause: string) =>
    once(`rule ${system} ${clause}`, () => json<RuleText>(`/api/rules/${system}/${encodeURIComponent(clause)}`)),
  rules: (system: string) => once(`rules ${system}`, () => json<RuleText[]>(`/api/rules/${system}`)),
  rulebook: (system: string) => once(`book ${system}`, () => json<Rulebook>(`/api/rulebooks/${system}`)),
  coverage: (system: string) => once(`coverage ${system}`, () => json<Coverage>(`/api/rulebooks/${system}/coverage`)),
  example: (system: string, clause: string) =>
    once(`example ${system} ${clause}`, () => json<RuleExample>(`/api/rules/${system}/${clause}/example`)),
  /** A moment of a game, or of the film within one of its entries. */
  frame: (id: string, at: number, seat: string | null, token: string | null, within: number | null = null) => {
    const asked = [
      `at=${at}`,
      ...(seat ? [`seat=${encodeURIComponent(seat)}`] : []),
      ...(within === null ? [] : [`within=${within}`]),
    ];
    return json<ReplayFrame>(`/api/games/${id}/replay?${asked.join("&")}`, { token });
  },
  chronicle: (id: string, token: string | null) => json<Chronicle>(`/api/games/${id}/chronicle`, { token }),
  dice: (id: string, token: string | null) => json<DiceReport>(`/api/games/${id}/dice`, { token }),
  analysis: (id: string, language: string) => json<Analysis>(`/api/games/${id}/analysis?language=${language}`),
  record: (id: string, token: string | null) => json<unknown>(`/api/games/${id}/record`, { token }),
  saveNotes: (id: string, token: string | null, notes: string) =>
    call(`/api/games/${id}/notes`, { method: "PUT", body: { text: notes }, token }),
  rematch: (id: string, token: string | null) => json<Rematch>(`/api/games/${id}/rematch`, { method: "POST", token }),
  /** `within`: for the battle that is being fought, and no longer. */
  standIn: (id: string, token: string | null, player: string | null, within = false) =>
    call(`/api/games/${id}/stand-in`, { method: "POST", body: { player, within }, token }),
  grant: (id: string, token: string | null, seat: string, seconds: number) =>
    call(`/api/games/${id}/grant`, { method: "POST", body: { seat, seconds }, token }),
  vacation: (id: string, token: string | null, on: boolean) =>
    call(`/api/games/${id}/vacation`, { method: "POST", body: { on }, token }),
  session: () => json<Session>("/api/account"),
  register: (name: string, password: string, email: string | null, language: string) =>
    json<Session>("/api/account/register", { method: "POST", body: { name, password, email, language } }),
  login: (name: string, password: string) =>
    json<Session>("/api/account/login", { method: "POST", body: { name, password } }),
  logout: () => call("/api/account/logout", { method: "POST" }),
  changeAccount: (changes: Record<string, string | null>) =>
    json<Account>("/api/account", { method: "PATCH", body: changes }),
  proveAddress: (code: string) => json<Session>("/api/account/verify", { method: "POST", body: { code } }),
  sendAgain: () => call("/api/account/verify/again", { method: "POST" }),
  forgotten: (who: string) => call("/api/account/forgotten", { method: "POST", body: { who } }),
  resetPassword: (code: string, password: string) =>
    call("/api/account/reset", { method: "POST", body: { code, password } }),
  workshop: (system: string) => json<Workshop>(`/api/making/${system}`),
  make: (system: string, wish: Make) => json<Made>(`/api/making/${system}`, { method: "POST", body: wish }),
  tournament: (id: string) => json<TournamentPage>(`/api/tournaments/${id}`),
  tournaments: () => json<ListedTournaments>("/api/tournaments"),
  openTournament: (wish: CreateTournament) => json<TournamentPage>("/api/tournaments", { method: "POST", body: wish }),
  inTournament: (id: string, what: "join" | "leave" | "start") =>
    json<TournamentPage>(`/api/tournaments/${id}/${what}`, { method: "POST" }),
  report: (id: string, token: string | null, wish: Report) =>
    call(`/api/games/${id}/report`, { method: "POST", body: wish, token }),
  moderation: () => json<ModerationPage>("/api/operator"),
  moderate: (wish: Moderate) => json<ModerationPage>("/api/operator", { method: "POST", body: wish }),
  player: (name: string) => json<PlayerPage>(`/api/players/${encodeURIComponent(name)}`),
  lab: () => json<LabPage>("/api/lab"),
  startRun: (wish: StartRun) => json<LabRun>("/api/lab/runs", { method: "POST", body: wish }),
  run: (id: string) => json<LabRun>(`/api/lab/runs/${id}`),
  runGames: (id: string, since: number) => json<LabGames>(`/api/lab/runs/${id}/games?since=${since}`),
  openRunGame: (id: string, number: number) =>
    json<OpenedGame>(`/api/lab/runs/${id}/games/${number}`, { method: "POST" }),
  inRun: (id: string, what: "stop" | "resume") => json<LabRun>(`/api/lab/runs/${id}/${what}`, { method: "POST" }),
  removeRun: (id: string) => call(`/api/lab/runs/${id}`, { method: "DELETE" }),
  push: () => json<Push>("/api/account/push"),
  subscribe: (wish: SubscribePush) => json<Push>("/api/account/push", { method: "POST", body: wish }),
  unsubscribe: (endpoint: string) => json<Push>("/api/account/push/end", { method: "POST", body: { endpoint } }),
  sessions: () => json<Sessions>("/api/account/sessions"),
  endSession: (id: string) => call(`/api/account/sessions/${id}`, { method: "DELETE" }),
  endOtherSessions: () => call("/api/account/sessions", { method: "DELETE" }),
};
