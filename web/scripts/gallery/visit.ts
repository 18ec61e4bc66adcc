/** Walks through every scene at every size, and takes the pictures on the way. */
import { mkdirSync } from "node:fs";
import type { Browser } from "playwright-core";
import { openBrowser } from "../../../tests/e2e/support/browser";
import { Server } from "../../../tests/e2e/support/server";
import { OPERATOR, SIZES, Studio, type Size } from "./studio";
import * as boards from "./boards";
import * as doors from "./doors";
import * as learning from "./learning";
import * as people from "./people";
import * as piccole from "./piccole";
import * as table from "./table";

export type Scene = (studio: Studio) => Promise<void>;

const SCENES: Record<string, Scene> = { ...doors, ...table, ...boards, ...learning, ...people, ...piccole };

/** Those that the environment names between commas, or all. */
const named = (variable: string, all: readonly string[]): readonly string[] => {
  const wanted = (process.env[variable] ?? "").split(",").filter(Boolean);
  return wanted.length ? all.filter((each) => wanted.includes(each)) : all;
};

async function play(name: string, size: Size, browser: Browser, server: Server, folder: string): Promise<boolean> {
  const studio = new Studio(browser, server, size, folder);
  try {
    await SCENES[name]?.(studio);
    return true;
  } catch (error) {
    console.error(`${name} at ${size.viewport.width}: ${(error as Error).message}`);
    return false;
  } finally {
    await studio.close();
  }
}

/** Did every scene play to its end? */
export async function takePictures(folder: string): Promise<boolean> {
  mkdirSync(folder, { recursive: true });
  const server = await Server.start({ CARACOLE_OPERATORS: OPERATOR });
  const browser = await openBrowser();
  let isWhole = true;
  try {
    for (const width of named("SIZES", Object.keys(SIZES)))
      for (const name of named("SCENES", Object.keys(SCENES)))
        isWhole = (await play(name, SIZES[width] as Size, browser, server, folder)) && isWhole;
  } finally {
    await browser.close();
    await server.stop();
  }
  return isWhole;
}
