/** A campaign's map and a battle in one board. */
import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import { fetchBoard } from "../src/board/boards";
import BoardShell from "../src/board/BoardShell.svelte";
import { onSheet, sheetOf, sheetsOf, sheetsWith } from "../src/board/sheets";
import type { Board, BoardSheet } from "../src/lib/protocol";
import { Texts } from "../src/lib/texts";
import { board, place, scene } from "./support/table";

const sheet = (id: string, kind = "areas"): BoardSheet => ({
  id,
  title: { en: id },
  kind,
  width: 100,
  height: 100,
  map: { en: `/maps/${id}.svg` },
  counter: 10,
});
const sicily: Board = {
  ...board([place("syracuse"), place("hill", { sheet: "battle" })]),
  kind: "areas",
  width: 500,
  height: 500,
  counter: 20,
  sheets: [sheet("campaign"), sheet("battle")],
};

it("has nothing to choose from where there is one sheet", () => {
  expect(sheetsOf(board([]))).toEqual([]);
  expect(sheetsOf({ ...sicily, sheets: [sheet("campaign")] })).toEqual([]);
  expect(onSheet(board([]), "campaign")).toEqual(board([]));
});

it("knows the sheet of each place: the first, unless it says another", () => {
  expect(sheetOf(sicily, "syracuse")).toBe("campaign");
  expect(sheetOf(sicily, "hill")).toBe("battle");
  expect(sheetOf(sicily, "rome")).toBeNull();
  expect(sheetsWith(sicily, ["hill", "rome"])).toEqual(new Set(["battle"]));
});

it("shows a sheet as if it were the whole board", () => {
  const battle = onSheet(sicily, "battle");
  expect(battle).toMatchObject({ width: 100, counter: 10, map: { en: "/maps/battle.svg" } });
  expect(battle.places.map(({ id }) => id)).toEqual(["hill"]);
});

it("lets the player turn from sheet to sheet, and marks the one where something can be done", async () => {
  vi.stubGlobal("fetch", async () => new Response("<svg></svg>", { status: 200 }));
  const page = document.createElement("div");
  document.body.append(page);
  const shell = mount(BoardShell, {
    target: page,
    props: {
      board: sicily,
      scene: scene(["red"]),
      texts: new Texts("en", []),
      map: "",
      litPlaces: new Set(["hill"]),
      Drawn: await fetchBoard("areas"),
    },
  });
  flushSync();
  const listed = (): (string | undefined)[] =>
    [...page.querySelectorAll<HTMLElement>(".board-list .place")].map((each) => each.dataset["place"]);
  const [campaign, battle] = [...page.querySelectorAll<HTMLButtonElement>(".switch button")];
  expect(listed()).toEqual(["syracuse"]);
  expect(battle?.textContent).toContain("something can be done here");
  battle?.click();
  await vi.waitFor(() => expect(listed()).toEqual(["hill"]), 20_000);
  expect(battle?.getAttribute("aria-pressed")).toBe("true");
  campaign?.click();
  await vi.waitFor(() => expect(listed()).toEqual(["syracuse"]), 20_000);
  void unmount(shell);
  vi.unstubAllGlobals();
});
