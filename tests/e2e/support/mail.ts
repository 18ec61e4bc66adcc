/** A mail server that only writes down what it gets. */
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";

export interface Mail {
  to: string[];
  text: string;
}

/** Mails are quoted-printable where they have to be. */
const plain = (body: string): string =>
  Buffer.from(
    body.replace(/=\r\n/g, "").replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");

export class MailSink {
  readonly mails: Mail[] = [];
  private constructor(private readonly server: Server) {}

  static start(): Promise<MailSink> {
    return new Promise((done) => {
      const server = createServer();
      const sink = new MailSink(server);
      server.on("connection", (socket) => sink.converse(socket));
      server.listen(0, "127.0.0.1", () => done(sink));
    });
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
  }

  /** Waits for the newest mail to somebody whose text fits. */
  async to(address: string, wanted = /./): Promise<Mail> {
    for (let wait = 0; wait < 600; wait++) {
      const found = this.mails.filter((mail) => mail.to.includes(address) && wanted.test(mail.text)).at(-1);
      if (found) return found;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`no mail to ${address}; there are ${this.mails.map((mail) => mail.to.join()).join(" ")}`);
  }

  private converse(socket: Socket): void {
    let waiting = "";
    let to: string[] = [];
    let body: string[] | null = null;
    const say = (words: string): boolean => socket.write(`${words}\r\n`);
    const hear = (line: string): void => {
      if (body) {
        if (line !== ".") return void body.push(line.replace(/^\./, ""));
        this.mails.push({ to, text: plain(body.join("\r\n")) });
        to = [];
        body = null;
        say("250 ok");
      } else if (/^RCPT TO:/i.test(line)) {
        to.push(line.slice(8).replace(/[<>]/g, ""));
        say("250 ok");
      } else if (/^DATA$/i.test(line)) {
        body = [];
        say("354 go");
      } else if (/^QUIT$/i.test(line)) {
        say("221 bye");
        socket.end();
      } else say("250 ok");
    };
    socket.on("error", () => undefined);
    socket.on("data", (data) => {
      waiting += data.toString("latin1");
      for (let end = waiting.indexOf("\r\n"); end >= 0; end = waiting.indexOf("\r\n")) {
        const line = waiting.slice(0, end);
        waiting = waiting.slice(end + 2);
        hear(line);
      }
    });
    say("220 sink");
  }
}

/** The code in a mail, and the link. */
export const codeIn = (mail: Mail): string => /\b(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}\b/.exec(mail.text)?.[0] ?? "";
export const linkIn = (mail: Mail): string => /https?:\/\/\S+/.exec(mail.text)?.[0] ?? "";
