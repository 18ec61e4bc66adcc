/** Something is pulled from beside a table onto it. */
import { expect, it } from "vitest";
import { TrayPull } from "../src/board/tableTray";

function tray() {
  const done: string[] = [];
  const pull = new TrayPull({
    begin: (id, { x }) => done.push(`begin ${id} ${x}`),
    move: ({ x }) => done.push(`move ${x}`),
    drop: ({ x }) => done.push(`drop ${x}`),
    cancel: () => done.push("cancel"),
  });
  const event = (clientX: number): PointerEvent =>
    ({ clientX, clientY: 0, pointerId: 1, button: 0, currentTarget: { setPointerCapture: () => undefined } }) as never;
  return { done, pull, event };
}

it("is a touch as long as the hand only trembles", () => {
  const { done, pull, event } = tray();
  pull.down(event(10), "wood");
  pull.moved(event(13));
  pull.up(event(13));
  expect([pull.isTouch, done]).toEqual([true, []]);
});

it("is pulled, and put down where the pointer leaves it; that is no touch", () => {
  const { done, pull, event } = tray();
  pull.down(event(10), "wood");
  for (const x of [30, 60]) pull.moved(event(x));
  pull.up(event(60));
  pull.moved(event(90));
  expect([pull.isTouch, done]).toEqual([false, ["begin wood 30", "move 60", "drop 60"]]);
});

it("comes to nothing if the browser takes the finger for itself", () => {
  const { done, pull, event } = tray();
  pull.down(event(10), "wood");
  pull.moved(event(30));
  pull.cancelled();
  pull.up(event(60));
  expect(done).toEqual(["begin wood 30", "cancel"]);
});
