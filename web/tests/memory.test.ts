/** Where somebody looked is kept by the tab. */
import { beforeEach, expect, it } from "vitest";
import { recall, remember } from "../src/board/memory";

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
