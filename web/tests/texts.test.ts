import { describe, expect, it } from "vitest";
import type { Lexicon } from "../src/lib/protocol";
import { own } from "../src/lib/own";
import { Texts } from "../src/lib/texts";

const CATALOGUE = `
and = and
quoted = “{ $text }”
stack-infantry = { $count } infantry
stack-artillery = { $count } artillery
event-units-marched = The { $side } marches to { $to }: { $units }.
event-winner = { $winner_key ->
    [none] A draw.
    [venetian] The Republic wins.
   *[other] The { $winner } wins.
  }
event-commands = { $commands_count } drawn: { $commands }
event-card-played = Plays { $card }.
event-moved = It moves { HUNDREDTHS($cost) } cm.
refusal-wall-not-breached = No Breach towards { $to }.
`;

const LEXICON: Lexicon = {
  domains: { side: "side", to: "zone", units: "unit", winner: "side", card: "card" },
  names: {
    side: { venetian: { en: "Venetian" }, austrian: { en: "Austrian" } },
    zone: { farra: { en: "Farra", it: "Farra d'Isonzo" } },
    unit: { v1: { en: "Pompeo Giustiniani" }, v2: { en: "Fanti" }, v3: { en: "Corsi" }, v4: { en: "Treno" } },
    card: { c1: { en: "No pay" } },
  },
  stacks: { unit: { v1: null, v2: "infantry", v3: "infantry", v4: "artillery" } },
  kinds: { unit: ["infantry", "artillery"] },
  quoted: ["card"],
};

const texts = new Texts("en", [{ language: "en", text: CATALOGUE }], LEXICON);

describe("what a system says", () => {
  it("prints slugs as names and tells a stack by name and kind", () => {
    const args = { side: "venetian", to: "farra", units: ["v1", "v2", "v3", "v4"] };
    expect(texts.say({ code: "event-units-marched", args })).toBe(
      "The Venetian marches to Farra: Pompeo Giustiniani, 2 infantry and 1 artillery.",
    );
  });

  it("calls whoever was replaced by the name he bore then", () => {
    const args = { side: "venetian", to: "farra", units: ["v1", "v2"], called: { v1: "Giovanni de Medici" } };
    expect(texts.say({ code: "event-units-marched", args })).toBe(
      "The Venetian marches to Farra: Giovanni de Medici and 1 infantry.",
    );
    expect(texts.say({ code: "event-units-marched", args: { ...args, called: {} } })).toContain("Pompeo Giustiniani");
  });

  it("names a single unit instead of counting it", () => {
    expect(
      texts.say({ code: "event-units-marched", args: { side: "venetian", to: "farra", units: ["v2"] } }),
    ).toContain(": Fanti.");
  });

  it("selects by the slug, not by the name", () => {
    expect(texts.say({ code: "event-winner", args: { winner: "venetian" } })).toBe("The Republic wins.");
    expect(texts.say({ code: "event-winner", args: { winner: "austrian" } })).toBe("The Austrian wins.");
    expect(texts.say({ code: "event-winner", args: { winner: null } })).toBe("A draw.");
  });

  it("counts and joins lists", () => {
    expect(texts.say({ code: "event-commands", args: { commands: ["red", "blue", "green"] } })).toBe(
      "3 drawn: red, blue and green",
    );
    expect(texts.say({ code: "event-commands", args: { commands: [] } })).toBe("0 drawn: -");
  });

  it("says lengths in the measure that the sentence names", () => {
    expect(texts.say({ code: "event-moved", args: { cost: 2950 } })).toBe("It moves 29.5 cm.");
  });

  it("quotes what is quoted", () => {
    expect(texts.say({ code: "event-card-played", args: { card: "c1" } })).toBe("Plays “No pay”.");
  });

  it("finds codes with underscores under hyphens", () => {
    expect(texts.say({ code: "refusal-wall_not_breached", args: { to: "farra" } })).toBe("No Breach towards Farra.");
  });

  it("falls back to English, and to raw words if nobody has written the message", () => {
    const italian = new Texts(
      "it",
      [
        { language: "it", text: "and = e" },
        { language: "en", text: CATALOGUE },
      ],
      LEXICON,
    );
    expect(italian.say({ code: "refusal-wall-not-breached", args: { to: "farra" } })).toBe(
      "No Breach towards Farra d'Isonzo.",
    );
    expect(texts.say({ code: "event-never_written", args: { to: "farra" } })).toBe("never written (to: farra)");
  });
});

describe("things whose kind only the lexicon knows", () => {
  it("are told by name, several of them as a stack", () => {
    expect(texts.told(["v2"])).toBe("Fanti");
    expect(texts.told(["v1", "v2", "v3"])).toBe("Pompeo Giustiniani and 2 infantry");
    expect(texts.told(["c1"])).toBe("No pay");
    expect(texts.told([])).toBe("");
  });

  it("are told by name, too, where there are no stacks of them", () => {
    expect(texts.told(["venetian", "austrian"])).toBe("Venetian and Austrian");
  });

  it("keep their slugs where nobody has named them", () => {
    expect(texts.told(["a", "b"])).toBe("a and b");
  });
});

describe("a word of the client", () => {
  it("is its own, unless the game says it in another way", () => {
    const game = new Texts("en", [{ language: "en", text: "table-cup-inside = Still to come: { $count }" }]);
    expect(own(texts, "cup-inside")).toBe("In the cup");
    expect(own(game, "cup-inside", { count: 3 })).toBe("Still to come: 3");
  });
});
