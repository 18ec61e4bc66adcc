/** Where somebody looked is kept by the tab. */
import { beforeEach, expect, it } from "vitest";
import { recall, remember, rememberFan, wasFanned } from "../src/board/memory";

const frame = { width: 800, height: 600 };

beforeEach(() => sessionStorage.clear());

it("looks from where it looked before", () => {
  remember("game", { k: 2, x: -300, y: -500 }, frame);
  expect(recall("game", frame)).toEqual({ k: 2, x: -300, y: -500 });
  expect(recall("another", frame)).toBeNull();
});

it("keeps the middle in the middle when the window is another", () => {
  remember("game", { k: 2, x: -300, y: -500 }, frame);
  const view = recall("game", { width: 400, height: 300 });
  expect((200 - (view?.x ?? 0)) / 2).toBe((400 + 300) / 2);
});

it("takes nothing that is no view", () => {
  for (const kept of ["null", "{}", '{"k":0,"x":1,"y":1}', "not json"]) {
    sessionStorage.setItem("caracole.view.game", kept);
    expect(recall("game", frame)).toBeNull();
  }
});

it("knows the stack that lay fanned out when the map was left, and no other", () => {
  const fan = { place: "palma", seat: "venice", version: 12 };
  expect(wasFanned("game", fan)).toBe(false);
  rememberFan("game", fan);
  expect(wasFanned("game", fan)).toBe(true);
  expect(wasFanned("another", fan)).toBe(false);
  expect(wasFanned("game", { ...fan, place: "udine" })).toBe(false);
  expect(wasFanned("game", { ...fan, seat: "habsburg" })).toBe(false);
  expect(wasFanned("game", { ...fan, version: 13 })).toBe(false);
  sessionStorage.setItem("caracole.fan.game", "not json");
  expect(wasFanned("game", fan)).toBe(false);
});
