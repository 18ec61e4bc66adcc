/** What the first visit to the lobby transfers, compressed; fails above the limit. Boards and other pages come later. */
import { readFileSync, existsSync, readdirSync } from "node:fs";
import { join, basename } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const LIMIT = 250_000;
const dist = join(import.meta.dirname, "../dist");

const read = (file) => readFileSync(join(dist, file));
const packed = (file) => (/\.(woff2|png)$/.test(file) ? read(file).length : gzipSync(read(file), { level: 9 }).length);

/** A module with everything that it imports at once (not what it imports when needed). */
function modules(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name] of read(file)
    .toString()
    .matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
    modules(join("assets", name), found);
  return found;
}

function filesOfFirstVisit() {
  const html = read("index.html").toString();
  const files = new Set(["index.html", "favicon.svg"]);
  for (const [, file] of html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)) {
    if (file.endsWith(".js")) for (const each of modules(file)) files.add(each);
    else files.add(file);
  }
  // The italic typeface is for maps only: a browser does not fetch it in the lobby.
  for (const file of readdirSync(join(dist, "assets")))
    if (/\.woff2$/.test(file) && !/italic/.test(file)) files.add(join("assets", file));
  return files;
}

/** The files of the first visit with their compressed sizes, largest first, and their sum. */
export function firstLoad() {
  if (!existsSync(join(dist, "index.html"))) throw new Error("web/dist is not built: run `make web`");
  const files = [...filesOfFirstVisit()].map((file) => ({ name: basename(file), size: packed(file) }));
  return { files: files.sort((a, b) => b.size - a.size), sum: files.reduce((sum, { size }) => sum + size, 0) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { files, sum } = firstLoad();
  for (const { name, size } of files) console.log(`${String(size).padStart(8)}  ${name}`);
  console.log(`${String(sum).padStart(8)}  first load of the shell, compressed (limit ${LIMIT})`);
  if (sum > LIMIT) process.exit(1);
}
