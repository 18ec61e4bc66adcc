/** A server of its own for a measurement, and the games on it. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../..");

const freePort = () =>
  new Promise((done) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });

export async function startServer() {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "caracole-bench-"));
  const command = ["-m", "caracole.cli", "serve", "--no-warm-up", "--port", String(port)];
  const child = spawn(join(ROOT, ".venv/bin/python"), command, {
    cwd: folder,
    env: {
      ...process.env,
      PYTHONPATH: join(ROOT, "src"),
      CARACOLE_REQUESTS: "100000",
      CARACOLE_QUESTIONS: "100000",
      CARACOLE_DATABASE_URL: `sqlite+aiosqlite:///${join(folder, "games.sqlite")}`,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const home = `http://127.0.0.1:${port}`;
  const stop = () => {
    child.kill("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  };
  for (let n = 0; n < 600; n++) {
    if ((await fetch(`${home}/health`).catch(() => null))?.ok) return { home, stop };
    await new Promise((done) => setTimeout(done, 100));
  }
  stop();
  throw new Error("the server does not answer");
}

const json = async (address, init) => {
  const answer = await fetch(address, init);
  if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`);
  return answer.json();
};

const RANDOM = { kind: "computer", player: "random" };

const post = (address, body) =>
  json(address, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

/** A game against players that play at once, so that there is soon something to decide. */
async function begin(home, system, scenario) {
  const seats = await post(`${home}/api/lobby/seats`, { system, scenario, options: {} });
  const wish = {
    system,
    scenario,
    seats: Object.fromEntries(seats.map(({ seat }, n) => [seat, n ? RANDOM : { kind: "me" }])),
  };
  const { game, links } = await post(`${home}/api/games`, wish);
  const board = await json(`${home}${game.board}`);
  const { token } = links.find((link) => link.mine);
  const size = board.places.length * 1e9 + board.width * board.height;
  return { system, scenario, size, ticket: { game: game.id, token }, address: `${home}/game/${game.id}#${token}` };
}

const lobby = async (home) => (await json(`${home}/api/lobby`)).systems;

/** A game on the largest map of each system that has a board; or on the scenarios that are named. */
export async function largest(home, named = []) {
  const found = [];
  for (const { name, scenarios, board } of await lobby(home)) {
    if (!board) continue;
    const wanted = scenarios.filter(({ id }) => !named.length || named.includes(id));
    const games = [];
    for (const { id } of wanted) games.push(await begin(home, name, id));
    games.sort((a, b) => b.size - a.size);
    found.push(...(named.length ? games : games.slice(0, 1)));
  }
  return found;
}
