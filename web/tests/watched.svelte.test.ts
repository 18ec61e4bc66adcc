import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { watched } from "../src/table/watched.svelte";

it("tells whoever reads one part of a change of that part only", () => {
  const record = watched({ note: "", hold: 0 });
  const heard: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      heard.push(record.note);
    });
  });
  flushSync();
  Object.assign(record, { note: "", hold: 1 });
  flushSync();
  Object.assign(record, { note: "why", hold: 1 });
  flushSync();
  stop();
  expect(heard).toEqual(["", "why"]);
});

it("is a record like any other", () => {
  const record = watched({ note: "", hold: 0 });
  record.hold = 2;
  expect({ ...record, note: "x" }).toEqual({ note: "x", hold: 2 });
});
