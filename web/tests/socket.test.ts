import { beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Listener, type Status } from "../src/lib/socket";

class FakeSocket {
  static made: FakeSocket[] = [];
  readyState: number = WebSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.cut();
  }
  accept(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
    this.say({ type: "welcome" });
  }
  say(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  cut(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
}

const last = (): FakeSocket => FakeSocket.made.at(-1) as FakeSocket;
const statuses: Status[] = [];
const messages: string[] = [];
const listener: Listener = {
  message: (message) => messages.push(message.type),
  status: (status) => statuses.push(status),
};
const connect = (): Connection => {
  const connection = new Connection(
    "ws://table",
    () => ({ type: "hello", token: "secret", seat: null, language: "en", since: -1, lean: false }),
    listener,
    () => new FakeSocket() as unknown as WebSocket,
  );
  connection.open();
  return connection;
};

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  statuses.length = messages.length = 0;
});

describe("the connection", () => {
  it("says hello first and tells when it is welcome", () => {
    connect();
    last().accept();
    expect(last().sent[0]).toMatchObject({ type: "hello", token: "secret" });
    expect(statuses).toEqual(["connecting", "open"]);
  });

  it("gives every question its own reply", async () => {
    const connection = connect();
    last().accept();
    const first = connection.ask({ type: "act", version: 3, action: { do: "Pass" } });
    const second = connection.ask({ type: "odds", version: 3, action: {} });
    const [a, b] = last().sent.slice(1);
    last().say({ type: "odds", id: b?.["id"], odds: null });
    last().say({ type: "accepted", id: a?.["id"], version: 4 });
    expect(await first).toMatchObject({ type: "accepted", version: 4 });
    expect(await second).toMatchObject({ type: "odds" });
  });

  it("comes back by itself, later each time, and forgets open questions", async () => {
    const connection = connect();
    last().accept();
    const lost = connection.ask({ type: "undo", version: 1, to: null });
    last().cut();
    expect(await lost).toBeNull();
    expect(statuses.at(-1)).toBe("lost");
    vi.advanceTimersByTime(250);
    expect(FakeSocket.made).toHaveLength(2);
    last().cut();
    vi.advanceTimersByTime(250);
    expect(FakeSocket.made).toHaveLength(2);
    vi.advanceTimersByTime(250);
    expect(FakeSocket.made).toHaveLength(3);
    last().accept();
    expect(statuses.at(-1)).toBe("open");
  });

  it("stays away when the server closed the door, and when it was closed here", () => {
    connect();
    last().accept();
    last().say({ type: "trouble", code: "no_such_game", detail: "", id: null, closing: true });
    last().cut();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    expect(messages).toContain("trouble");
    connect().close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(2);
  });
});
