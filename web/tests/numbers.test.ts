import { expect, test } from "vitest";
import { asChance, inPercent } from "../src/lib/numbers";

test("a percentage is written as in each language", () => {
  expect(inPercent(0.46, "en")).toBe("46%");
  expect(inPercent(0.465, "it", 1)).toBe("46,5%");
  expect(inPercent(0.46, "fr")).toMatch(/^46\s%$/);
});

test("what is rare or all but certain is told with one digit more", () => {
  expect(asChance(0.034, "en")).toBe("3.4%");
  expect(asChance(0.996, "en")).toBe("99.6%");
  expect(asChance(0.5, "en")).toBe("50%");
  expect(asChance(0, "en")).toBe("0%");
  expect(asChance(1, "en")).toBe("100%");
});
