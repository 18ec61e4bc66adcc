import { describe, expect, it } from "vitest";
import { HexGrid } from "../src/board/hexes";
import { spotNames, spotsOf } from "../src/board/hexNames";
import { hexes } from "./support/hexes";

const named = (name: string, ...ids: string[]): Record<string, Record<string, string>> =>
  Object.fromEntries(ids.map((id) => [id, { en: name }]));

const map = hexes({
  names: {
    ...named("Herbst's Woods", "0202", "0203", "0302", "0303", "0304"),
    ...named("Oak Ridge", "0702", "0703", "0704", "0705"),
    ...named("Farm", "0505"),
  },
});
const grid = new HexGrid(map);
const sheet = { width: 10_000 };

describe("names of places on a map that is seen from afar", () => {
  it("are those of large places, the largest first; a farm has none", () => {
    expect(spotsOf(map, "en").map(({ name }) => name)).toEqual(["Herbst's Woods", "Oak Ridge"]);
  });

  it("stand in the middle of their place, and keep clear of blocks and of each other", () => {
    const spots = spotsOf(map, "en");
    const [woods] = spotNames(spots, grid, 0.3, [], sheet);
    expect(woods?.text).toBe("Herbst's Woods");
    const block = { x: (woods?.at.x ?? 0) - 10, y: (woods?.at.y ?? 0) - 10, width: 20, height: 20 };
    const aside = spotNames(spots, grid, 0.3, [block], sheet)[0];
    expect(aside?.text === "Herbst's Woods" && aside.at.y !== woods?.at.y).toBe(true);
    expect(spotNames(spots, grid, 0.05, [], sheet).map(({ text }) => text)).toEqual(["Herbst's Woods"]);
  });

  it("end where the map ends", () => {
    const [{ box } = { box: { x: -1 } }] = spotNames(spotsOf(map, "en"), grid, 0.1, [], sheet);
    expect(box.x).toBe(0);
  });
});
