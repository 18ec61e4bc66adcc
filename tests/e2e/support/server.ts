/** A real server on a free port, with a database file of its own. */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export const ROOT = resolve(import.meta.dirname, "../../..");
const PYTHON = join(ROOT, ".venv/bin/python");
const PROGRAM = ["-m", "caracole.cli"];

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });

export class Server {
  private process: ChildProcess | null = null;
  private said = "";
  private constructor(
    readonly port: number,
    private readonly folder: string,
    private readonly settings: Record<string, string>,
  ) {}

  static async start(settings: Record<string, string> = {}): Promise<Server> {
    if (!existsSync(join(ROOT, "web/dist/index.html")))
      throw new Error("web/dist is not built: run `make web`");
    const server = new Server(
      await freePort(),
      mkdtempSync(join(tmpdir(), "caracole-e2e-")),
      settings,
    );
    await server.run();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts it (again) on the same port with the same database, and waits until it answers. */
  async run(): Promise<void> {
    const child = spawn(
      PYTHON,
      [...PROGRAM, "serve", "--no-warm-up", "--port", String(this.port)],
      {
        cwd: this.folder,
        env: this.surroundings,
        stdio: ["ignore", "pipe", "pipe"],
        // A session of its own, as the browser has one: the scheduler shares a busy machine out among sessions first.
        detached: true,
      },
    );
    this.process = child;
    process.once("exit", () => child.kill("SIGKILL"));
    child.stdout.on("data", (data) => (this.said += String(data)));
    child.stderr.on("data", (data) => (this.said += String(data)));
    for (const end = Date.now() + 300_000; Date.now() < end;) {
      if (child.exitCode !== null)
        throw new Error(`the server stopped:\n${this.said}`);
      const answer = await fetch(`${this.url}/health`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error(`the server does not answer:\n${this.said}`);
  }

  /** What another command of the program prints about this server's database. */
  tell(...words: string[]): string {
    return execFileSync(PYTHON, [...PROGRAM, ...words], {
      cwd: this.folder,
      env: this.surroundings,
      encoding: "utf8",
    });
  }

  private get surroundings(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      PYTHONPATH: join(ROOT, "src"),
      CARACOLE_REQUESTS: "100000",
      CARACOLE_QUESTIONS: "100000",
      CARACOLE_REGISTRATIONS: "100000",
      CARACOLE_DATABASE_URL: `sqlite+aiosqlite:///${join(this.folder, "games.sqlite")}`,
      CARACOLE_BASE_URL: this.url,
      ...this.settings,
    };
  }

  /** kill -9: no farewell, no tidying up. */
  async killHard(): Promise<void> {
    const child = this.process;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once("exit", done));
    child.kill("SIGKILL");
    await gone;
    this.process = null;
  }

  async stop(): Promise<void> {
    await this.killHard();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
