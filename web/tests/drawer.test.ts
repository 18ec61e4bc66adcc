/** The drawer of a small screen. */
import { expect, it } from "vitest";
import { PEEK, heightAt, restAt, stepped, tapped } from "../src/lib/drawer";

const ROOM = 740;

it("always shows its edge, and leaves the map when it is half open", () => {
  expect(heightAt("peek", ROOM)).toBe(PEEK);
  expect(heightAt("half", ROOM)).toBe(407);
  expect(heightAt("full", ROOM)).toBe(ROOM);
});

it("never stands higher than there is room", () => {
  expect(heightAt("peek", 120)).toBe(120);
  expect(heightAt("half", 120)).toBe(120);
});

it("rests at the level that is nearest to where it was let go", () => {
  expect(restAt(200, 0, ROOM)).toBe("peek");
  expect(restAt(400, 0, ROOM)).toBe("half");
  expect(restAt(700, 0, ROOM)).toBe("full");
});

it("goes on to the next level when it is flicked", () => {
  expect(restAt(200, 900, ROOM)).toBe("half");
  expect(restAt(420, -1200, ROOM)).toBe("peek");
});

it("opens further with each tap, and closes when it is open", () => {
  expect(tapped("peek")).toBe("half");
  expect(tapped("half")).toBe("full");
  expect(tapped("full")).toBe("peek");
});

it("goes up and down by the arrow keys, and stops at the ends", () => {
  expect(stepped("peek", 1)).toBe("half");
  expect(stepped("full", 1)).toBe("full");
  expect(stepped("peek", -1)).toBe("peek");
});
