/** The shots of a change, and what is told of them afterwards. */
import { describe, expect, it } from "vitest";
import { shotsBetween } from "../src/film/missed";
import { shotsOf } from "../src/film/shots";
import { taleOf } from "../src/film/tale";
import type { ReplayFrame, Scene } from "../src/lib/protocol";
import { logged, piece, scene } from "./support/table";

const withPieces = (...pieces: Scene["pieces"]): Scene => scene([], false, { pieces });
const placesIn = ({ pieces }: Scene): string[] => pieces.map(({ id, place }) => `${id}@${place}`);
const march = logged(1, {
  pieces: ["a", "b"],
  places: ["farra", "romans"],
  moved: { kind: "march", origin: "farra", to: "romans", pieces: ["a", "b"] },
});

describe("shots", () => {
  it("one for every line, and noise goes with the next", () => {
    const shots = shotsOf(scene([]), scene([]), [logged(1, { weight: "noise" }), logged(2), logged(3)]);
    expect(shots.map(({ lines }) => lines.map(({ serial }) => serial))).toEqual([[1, 2], [3]]);
  });

  it("noise at the end goes with the last", () => {
    const shots = shotsOf(scene([]), scene([]), [logged(2), logged(3, { weight: "noise" })]);
    expect(shots.map(({ lines }) => lines.length)).toEqual([2]);
  });

  it("one without a wait for a change that nobody tells, none for no change", () => {
    const same = scene([]);
    expect(shotsOf(same, scene([]), []).map(({ weight }) => weight)).toEqual(["noise"]);
    expect(shotsOf(same, same, [])).toEqual([]);
  });

  it("show pieces on their way even if they are beaten back in the same moment", () => {
    const before = withPieces(piece("a", "farra"), piece("b", "farra"), piece("x", "romans"));
    const after = withPieces(piece("a", "farra"), piece("b", "eliminated"), piece("x", "romans"));
    const lost = logged(2, { pieces: ["b"] });
    const retreat = logged(3, {
      pieces: ["a"],
      moved: { kind: "retreat", origin: "romans", to: "farra", pieces: ["a"] },
    });
    const shots = shotsOf(before, after, [march, lost, retreat]);
    expect(shots.map((shot) => placesIn(shot.scene))).toEqual([
      ["a@romans", "b@romans", "x@romans"],
      ["a@romans", "b@eliminated", "x@romans"],
      ["a@farra", "b@eliminated", "x@romans"],
    ]);
    expect(shots.at(-1)?.scene).toBe(after);
  });

  it("show on a table each leg of whoever is pushed back twice", () => {
    const pose = (y: number) => ({ x: 0, y, angle: 90 });
    const standing = (y: number): Scene => withPieces({ ...piece("a", "table"), pose: pose(y) });
    const pushed = (serial: number, from: number, to: number) =>
      logged(serial, {
        pieces: ["a"],
        moved: { kind: "retreat", origin: "table", to: "table", pieces: ["a"], ways: { a: [pose(from), pose(to)] } },
      });
    const shots = shotsOf(standing(0), standing(90), [pushed(1, 0, 40), pushed(2, 40, 90)]);
    expect(shots.map((shot) => shot.scene.pieces[0]?.pose?.y)).toEqual([40, 90]);
  });

  it("a march that opens a fight is an attack", () => {
    const fight = logged(2, { fight: "opens", places: ["romans"] });
    expect(shotsOf(scene([]), scene([]), [march])[0]?.arrows[0]?.kind).toBe("march");
    expect(shotsOf(scene([]), scene([]), [march, fight])[0]?.arrows[0]).toMatchObject({
      from: "farra",
      to: "romans",
      kind: "attack",
    });
  });

  it("lead from each frame of a replay to the next", () => {
    const frames = [0, 1, 2].map((at) => ({ at, scene: scene([]), log: at ? [logged(at)] : [] })) as ReplayFrame[];
    expect(shotsBetween(frames).map(({ lines }) => lines[0]?.serial)).toEqual([1, 2]);
  });
});

describe("the tale", () => {
  const side = (id: string, place: string, face = "front"): Scene["pieces"][number] => ({
    ...piece(id, place),
    side: "venetian",
    face,
  });

  it("has the headlines, the losses of both sides and the dice", () => {
    const before = withPieces(side("a", "farra"), side("b", "farra"), side("c", "farra"));
    const after = withPieces(side("a", "farra", "back"), side("b", "eliminated"), side("c", "farra"));
    const rolled = logged(1, { dice: { faces: 6, values: [1], why: "", needed: null, each: [2], by: [] } });
    const won = logged(2, { weight: "headline" });
    const tale = taleOf(shotsOf(before, after, [rolled, won]), (place) => place === "farra");
    expect(tale.losses).toEqual([{ side: "venetian", lost: ["b"], turned: ["a"] }]);
    expect(tale.dice).toEqual([rolled]);
    expect(tale.lines).toEqual([rolled, won]);
  });

  it("does not take for lost what only hides, but what a line says is lost", () => {
    const before = withPieces(side("army", "farra"), side("dead", "farra"));
    const told = logged(1, { lost: { dead: 0 } });
    const shots = shotsOf(before, withPieces(), [told]);
    expect(taleOf(shots, () => true, true).losses).toEqual([{ side: "venetian", lost: ["dead"], turned: [] }]);
    expect(taleOf(shots, () => true).losses).toEqual([{ side: "venetian", lost: ["army", "dead"], turned: [] }]);
  });

  it("prefers headlines when there is much to tell", () => {
    const lines = Array.from({ length: 30 }, (_, n) => logged(n, { weight: n % 5 ? "event" : "headline" }));
    const { lines: told } = taleOf(shotsOf(scene([]), scene([]), lines), () => true);
    expect(told.map(({ serial }) => serial)).toEqual([0, 5, 10, 15, 20, 25]);
  });
});
