// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { KeptFocus } from "../src/lib/focus";

const orders = (...names: string[]): string =>
  `<section class="orders"><h2 tabindex="-1">Orders</h2><ul class="deeds">${names.map((name) => `<li><button>${name}</button></li>`).join("")}</ul></section>`;

const focused = (): string => document.activeElement?.textContent ?? "";
const press = (name: string): void =>
  [...document.querySelectorAll("button")].find((button) => button.textContent === name)?.focus();

let kept: KeptFocus;

beforeEach(() => {
  document.body.innerHTML = "";
  kept = new KeptFocus();
});

it("goes to the next orders when the order that had it is done", () => {
  document.body.innerHTML = orders("March", "Halt");
  press("Halt");
  kept.visited(document.activeElement);
  document.body.innerHTML = orders("Draw a marker");
  kept.restore();
  expect(focused()).toBe("Draw a marker");
});

it("waits at the heading while somebody else decides, and goes on with the next orders", () => {
  document.body.innerHTML = orders("March");
  press("March");
  kept.visited(document.activeElement);
  document.body.innerHTML = orders();
  kept.restore();
  expect(focused()).toBe("Orders");
  const list = document.querySelector(".deeds");
  if (list) list.innerHTML = "<li><button>Halt</button></li>";
  kept.restore();
  expect(focused()).toBe("Halt");
});

it("leaves a focus that is not lost, and does not take one that nobody had there", () => {
  document.body.innerHTML = `${orders("March")}<button>Menu</button>`;
  kept.restore();
  expect(document.activeElement).toBe(document.body);
  press("March");
  kept.visited(document.activeElement);
  press("Menu");
  kept.restore();
  expect(focused()).toBe("Menu");
});

it("counts a dialog as a visit only", () => {
  document.body.innerHTML = `${orders("March")}<dialog open><button>Do it</button></dialog>`;
  press("March");
  kept.visited(document.activeElement);
  press("Do it");
  kept.visited(document.activeElement);
  document.querySelector("dialog")?.remove();
  kept.restore();
  expect(focused()).toBe("March");
});

it("scrolls to the next orders for whoever plays by keyboard, and for a finger leaves what is asked in sight", () => {
  const scrolled: (boolean | undefined)[] = [];
  const next = (isVisible: boolean): void => {
    document.body.innerHTML = orders("March");
    press("March");
    const had = document.activeElement as HTMLElement;
    had.matches = (selector) =>
      selector === ":focus-visible" ? isVisible : Element.prototype.matches.call(had, selector);
    kept.visited(had);
    document.body.innerHTML = orders("Halt");
    const halt = document.querySelector("button") as HTMLButtonElement;
    halt.focus = (options) => void scrolled.push(!options?.preventScroll);
    kept.restore();
  };
  next(true);
  next(false);
  expect(scrolled).toEqual([true, false]);
});
