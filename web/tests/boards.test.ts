import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fetchBoard, type BoardProps } from "../src/board/boards";
import BoardShell from "../src/board/BoardShell.svelte";
import { Texts } from "../src/lib/texts";
import { board, place, scene } from "./support/table";

beforeEach(() => vi.stubGlobal("fetch", async () => new Response("<svg></svg>", { status: 200 })));
afterEach(() => vi.unstubAllGlobals());

const props = (kind: string, onplace?: (place: string) => void): BoardProps => ({
  onplace,
  board: { ...board([place("palma")]), kind, width: 100, height: 100, counter: 10 },
  scene: scene(["venetian"]),
  texts: new Texts("en", []),
  map: "",
});

async function shown(
  kind: string,
  onplace?: (place: string) => void,
): Promise<{ page: HTMLElement; close: () => void }> {
  const page = document.createElement("div");
  document.body.append(page);
  const shell = mount(BoardShell, { target: page, props: { ...props(kind, onplace), Drawn: await fetchBoard(kind) } });
  flushSync();
  return { page, close: () => void unmount(shell) };
}

it("knows the open table", async () => {
  expect(await fetchBoard("table")).toBeTypeOf("function");
});

it("knows the map of areas", async () => {
  expect(await fetchBoard("areas")).toBeTypeOf("function");
});

it("draws a board by its kind", async () => {
  const { page, close } = await shown("areas");
  expect(page.querySelector("[role=group]")?.getAttribute("aria-label")).toBe("Map");
  expect(page.querySelector("[role=alert]")).toBeNull();
  close();
});

it("says so when it has no board of that kind", async () => {
  expect(await fetchBoard("globe")).toBeNull();
  const { page, close } = await shown("globe");
  expect(page.querySelector("[role=alert]")?.textContent).toContain("“globe”");
  close();
});

it("takes no kind for a board that only looks like one", async () => {
  expect(await fetchBoard("toString")).toBeNull();
});

it("chooses the place that is in turn by Enter, but leaves its buttons to themselves", async () => {
  const chosen: string[] = [];
  const { page, close } = await shown("areas", (place) => chosen.push(place));
  const enter = (): KeyboardEvent => new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
  const onButton = enter();
  page.querySelector(".zoom button")?.dispatchEvent(onButton);
  expect(onButton.defaultPrevented).toBe(false);
  expect(chosen).toEqual([]);
  page.querySelector("[role=group]")?.dispatchEvent(enter());
  expect(chosen).toEqual(["palma"]);
  close();
});

it("lists its places for those who do not see it: one can be reached by Tab, each can be pressed", async () => {
  const chosen: string[] = [];
  const { page, close } = await shown("areas", (place) => chosen.push(place));
  const palma = page.querySelector<HTMLButtonElement>('.board-list button[data-place="palma"]');
  expect(palma?.getAttribute("aria-label")).toContain("No units here");
  expect(page.querySelectorAll('.board-list [tabindex="0"]')).toHaveLength(1);
  expect(page.querySelectorAll(".board-list svg, .board-list path")).toHaveLength(0);
  palma?.click();
  expect(chosen).toEqual(["palma"]);
  close();
});

it("hides the counters and takes the lens by a button that tells its state", async () => {
  const { page, close } = await shown("areas");
  const bare = page.querySelector<HTMLButtonElement>('[aria-label="Hide the counters"]');
  expect(bare?.getAttribute("aria-pressed")).toBe("false");
  bare?.click();
  flushSync();
  expect(bare?.getAttribute("aria-pressed")).toBe("true");
  close();
});
