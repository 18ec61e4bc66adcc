/** The socket of one game: says hello, answers questions with promises, and comes back by itself when it was cut. */
import type { FromClient, FromServer } from "./protocol";

export type Hello = Extract<FromClient, { type: "hello" }>;
type Reply = Extract<
  FromServer,
  { type: "accepted" | "denied" | "stale" | "answer" | "odds" | "tried" | "shown" | "whatif" | "advice" | "trouble" }
>;
type Question = Extract<
  FromClient,
  {
    type:
      | "act"
      | "ask"
      | "odds"
      | "try"
      | "show"
      | "whatif"
      | "undo"
      | "rewind"
      | "agree"
      | "resign"
      | "draw"
      | "claim"
      | "advise";
  }
>;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;

export type Status = "connecting" | "open" | "lost" | "closed";

export interface Listener {
  message(message: FromServer): void;
  status(status: Status): void;
}

const PATIENCE = [250, 500, 1000, 2000, 4000, 8000];
const QUIET = 25_000;

export class Connection {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, (reply: Reply | null) => void>();
  private next = 1;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private over = false;

  constructor(
    private address: string,
    private hello: () => Hello,
    private listener: Listener,
    private make: (address: string) => WebSocket = (url) => new WebSocket(url),
  ) {}

  open(): void {
    clearTimeout(this.timer);
    if (this.over) return;
    this.listener.status("connecting");
    const socket = this.make(this.address);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.hello()));
      clearInterval(this.beat);
      this.beat = setInterval(() => this.tell({ type: "ping", id: 0 }), QUIET);
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => this.cut(socket);
  }

  /** Try again at once: the tab is back, or the network is. */
  wake(): void {
    if (!this.over && this.socket?.readyState !== WebSocket.OPEN && this.socket?.readyState !== WebSocket.CONNECTING)
      this.open();
  }

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.socket?.close();
    this.listener.status("closed");
  }

  tell(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** The reply to a question; null if the connection was lost before it came. */
  ask(question: WithoutId<Question>): Promise<Reply | null> {
    const id = this.next++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      if (!this.tell({ ...question, id } as FromClient)) {
        this.waiting.delete(id);
        resolve(null);
      }
    });
  }

  private receive(message: FromServer): void {
    if (message.type === "welcome") {
      this.tries = 0;
      this.listener.status("open");
    }
    if (message.type === "trouble" && message.closing) this.over = true;
    if ("id" in message && message.id !== null && this.waiting.has(message.id)) {
      this.waiting.get(message.id)?.(message as Reply);
      this.waiting.delete(message.id);
      return;
    }
    this.listener.message(message);
  }

  private cut(socket: WebSocket): void {
    if (socket !== this.socket) return;
    clearInterval(this.beat);
    for (const resolve of this.waiting.values()) resolve(null);
    this.waiting.clear();
    if (this.over) return;
    this.listener.status("lost");
    const wait = PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)] ?? 8000;
    this.timer = setTimeout(() => this.open(), wait);
  }
}
