/** A campaign's map and a battle in one board. */
import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import { fetchBoard } from "../src/board/boards";
import BoardShell from "../src/board/BoardShell.svelte";
import {
  hasPiecesBeyond,
  onSheet,
  sceneOn,
  sheetOf,
  sheetsInUse,
  sheetsOf,
  sheetsWith,
  turnFor,
} from "../src/board/sheets";
import type { Board, BoardSheet, Mark, Scene } from "../src/lib/protocol";
import { Texts } from "../src/lib/texts";
import { board, piece, place, scene } from "./support/table";

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

const army = { ...piece("army", "syracuse"), side: "rome" };
const peace: Scene = { ...scene([]), pieces: [army] };
const fight: Scene = { ...scene([]), pieces: [army, { ...piece("foot", "hill"), side: "carthage" }] };
const mark = (id: string, on: string | null): Mark => ({ ...({} as Mark), id, place: on });

it("shows on a sheet what lies there, and laid ground on a table only", () => {
  const laid = { ...fight, marks: [mark("city", "syracuse"), mark("camp", "hill")], ground: [] };
  const map = sceneOn(sicily, laid, "campaign");
  expect([map.pieces.map(({ id }) => id), map.marks.map(({ id }) => id)]).toEqual([["army"], ["city"]]);
  expect(sceneOn(sicily, laid, "battle").pieces.map(({ id }) => id)).toEqual(["foot"]);
  expect(sceneOn(board([]), laid, null)).toBe(laid);
});

it("has the battle to turn to only while it is fought", () => {
  expect(sheetsInUse(sicily, peace).map(({ id }) => id)).toEqual(["campaign"]);
  expect(sheetsInUse(sicily, fight).map(({ id }) => id)).toEqual(["campaign", "battle"]);
});

it("knows who is in the battle", () => {
  expect(["carthage", "rome", null].map((side) => hasPiecesBeyond(sicily, fight, side))).toEqual([true, false, false]);
  expect(hasPiecesBeyond(sicily, peace, "carthage")).toBe(false);
});

it("takes those to the battle who are in it, lets the others watch, and brings all back", () => {
  expect(turnFor(sicily, [], fight, "carthage", false)).toEqual({ to: "battle", watch: null });
  expect(turnFor(sicily, [], fight, "rome", false)).toEqual({ to: null, watch: "battle" });
  expect(turnFor(sicily, [], fight, null, false)).toEqual({ to: null, watch: "battle" });
  expect(turnFor(sicily, [], fight, null, true)).toEqual({ to: "battle", watch: null });
  expect(turnFor(sicily, ["battle"], fight, "carthage", false)).toEqual({ to: null, watch: null });
  expect(turnFor(sicily, ["battle"], peace, "rome", false)).toEqual({ to: "campaign", watch: null });
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
