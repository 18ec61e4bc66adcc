import { chromium } from "playwright-core";
const [, , path, w, h, out, clicks = "0"] = process.argv;
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const p = await (
  await b.newContext({ viewport: { width: +w, height: +h }, locale: "en-GB", reducedMotion: "reduce" })
).newPage();
p.on("pageerror", (e) => console.log("ERR", e.message));
p.on("console", (m) => m.type() === "error" && console.log("console", m.text()));
await p.goto("http://127.0.0.1:18977" + path);
if (path.startsWith("/learn/")) {
  await p.getByTestId("lesson-text").waitFor({ timeout: 60000 });
  for (let i = 0; i < +clicks; i++) {
    const before = await p.getByTestId("lesson-text").textContent();
    if (await p.getByTestId("lesson-next").count()) await p.getByTestId("lesson-next").click();
    else if (await p.getByTestId("lesson-following").count()) {
      console.log("END", i);
      break;
    } else {
      await p.locator(".deeds .button:not(:disabled)").first().click();
      const yes = p.locator("dialog[open] .button.first");
      for (let n = 0; n < 40; n++) {
        if (await yes.count()) await yes.click();
        if ((await p.getByTestId("lesson-text").textContent()) !== before) break;
        await p.waitForTimeout(100);
      }
    }
    await p
      .waitForFunction((t) => document.querySelector("[data-testid=lesson-text]")?.textContent !== t, before, {
        timeout: 20000,
      })
      .catch(() => console.log("STUCK at", before));
  }
}
await p.waitForTimeout(800);
await p.screenshot({ path: out });
await b.close();
