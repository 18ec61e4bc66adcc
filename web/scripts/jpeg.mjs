/** node jpeg.mjs DRAWING.svg OUT.jpg WIDTH HEIGHT: a drawing as a small JPEG. */
import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";

const [drawing, out, width, height] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage({ viewport: { width: Number(width), height: Number(height) } });
await page.setContent(`<style>body{margin:0}</style>${readFileSync(drawing, "utf8")}`);
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: out, type: "jpeg", quality: 62 });
await browser.close();
