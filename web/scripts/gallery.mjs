/**
 * Takes the pictures of docs/gallery.md anew: every screen at a desk, on a tablet and on a phone, against a server of
 * its own. The verbs are those of the end-to-end tests.
 *   node scripts/gallery.mjs [folder]
 * GALLERY_TYPE=png for pictures without loss; SCENES=doors,night and SIZES=390 for some of them only.
 */
import { resolve } from "node:path";
import { runnerImport } from "vite";

const here = import.meta.dirname;
const folder = resolve(process.argv[2] ?? resolve(here, "../../docs/pictures/gallery"));

/** The verbs lie outside this folder, where node would not find the package that drives the browser. */
const driver = {
  name: "driver-of-the-browser",
  enforce: "pre",
  resolveId: (id) => (id === "playwright-core" ? "\0driver" : null),
  load: (id) =>
    id === "\0driver"
      ? `import { createRequire } from "node:module";
         export const { chromium } = createRequire(${JSON.stringify(import.meta.url)})("playwright-core");`
      : null,
};
const { module } = await runnerImport(resolve(here, "gallery/visit.ts"), {
  configFile: false,
  root: resolve(here, "../.."),
  plugins: [driver],
});
process.exit((await module.takePictures(folder)) ? 0 : 1);
