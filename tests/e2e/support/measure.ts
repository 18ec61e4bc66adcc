/** Measures a screen: nothing that can be touched lies over something else, leaves the screen, or is too small. */
import axe from "axe-core";
import type { Page } from "playwright-core";

/**
 * The faults of a screen in words. `smallest` is the least width and height of a target; what stands within a sentence
 * may be as small as its words, as the guidelines for accessibility allow.
 */
export function faults(page: Page, smallest: number): Promise<string[]> {
  return page.evaluate((least) => {
    const TOUCHED = "a[href], button, select, input, textarea, summary, [role=tab], label.check";
    const LAYERS = ".drawer, .tray, .why, [role=note]";
    const SLACK = 1.5;
    interface Target {
      element: HTMLElement;
      box: DOMRect;
      /** as much of it as its scrolling surroundings show */
      seen: DOMRect;
      layer: Element | null;
    }

    const isShown = (element: HTMLElement): boolean => {
      if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return false;
      for (let each: Element | null = element; each; each = each.parentElement)
        if (getComputedStyle(each).clipPath.startsWith("inset(50%")) return false;
      return true;
    };
    const cut = (a: DOMRect, b: DOMRect): DOMRect => {
      const left = Math.max(a.left, b.left);
      const top = Math.max(a.top, b.top);
      return new DOMRect(left, top, Math.max(0, Math.min(a.right, b.right) - left), Math.max(0, Math.min(a.bottom, b.bottom) - top));
    };
    const seenPart = (element: HTMLElement, box: DOMRect): DOMRect => {
      let seen = cut(box, new DOMRect(0, 0, innerWidth, innerHeight));
      for (let each = element.parentElement; each; each = each.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(each);
        if (overflowX !== "visible" || overflowY !== "visible") seen = cut(seen, each.getBoundingClientRect());
      }
      return seen;
    };
    const name = (element: HTMLElement): string => `“${(element.ariaLabel || element.textContent || element.tagName).trim().replace(/\s+/g, " ").slice(0, 50)}”`;
    const isInSentence = (element: HTMLElement): boolean =>
      element.matches(".rule-number, p a, li a, p button.link") || (element.tagName === "A" && !element.classList.contains("button") && getComputedStyle(element).display === "inline");
    const isScrolled = (element: HTMLElement): boolean => {
      for (let each = element.parentElement; each; each = each.parentElement) if (["auto", "scroll"].includes(getComputedStyle(each).overflowX) && each.scrollWidth > each.clientWidth) return true;
      return false;
    };

    const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
    const targets: Target[] = [...(dialog ?? document).querySelectorAll<HTMLElement>(TOUCHED)]
      .filter((element) => !element.closest("svg, .board-list, .skip") && !element.matches("label.check input, label input[type=radio], label input[type=checkbox]"))
      .filter(isShown)
      .map((element) => {
        const box = element.getBoundingClientRect();
        return { element, box, seen: seenPart(element, box), layer: element.closest(LAYERS) };
      })
      .filter(({ seen }) => seen.width > 2 && seen.height > 2);

    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth + SLACK) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const { element, box } of targets) {
      if ((box.left < -SLACK || box.right > innerWidth + SLACK) && !isScrolled(element)) found.push(`${name(element)} leaves the screen: ${Math.round(box.left)} to ${Math.round(box.right)}`);
      const limit = isInSentence(element) ? 18 : least;
      if (Math.min(box.width, box.height) < limit - SLACK) found.push(`${name(element)} is small: ${Math.round(box.width)}x${Math.round(box.height)}`);
    }
    /** Is it wholly under a layer that lies over it? Then it is not there. */
    const isUnder = (target: Target, layer: Element | null): boolean => {
      if (!layer || layer === target.layer || layer.contains(target.element)) return false;
      const over = cut(target.seen, layer.getBoundingClientRect());
      return over.width > target.seen.width - 3 && over.height > target.seen.height - 3;
    };
    const layers = [...document.querySelectorAll(LAYERS)].filter((layer) => isShown(layer as HTMLElement));
    const there = dialog ? targets : targets.filter((target) => !layers.some((layer) => isUnder(target, layer)));
    /** What is pinned within a list lies over what scrolls beneath it. */
    const pinned = (element: HTMLElement): Element | null => {
      for (let each: Element | null = element; each; each = each.parentElement) if (getComputedStyle(each).position === "sticky") return each;
      return null;
    };
    there.forEach((a, n) => {
      for (const b of there.slice(n + 1)) {
        if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
        if (pinned(a.element) !== pinned(b.element)) continue;
        const both = cut(a.seen, b.seen);
        if (both.width > SLACK && both.height > SLACK) found.push(`${name(a.element)} and ${name(b.element)} overlap by ${Math.round(both.width)}x${Math.round(both.height)}`);
      }
    });
    return found;
  }, smallest);
}

interface Violation {
  id: string;
  impact: string;
  nodes: { html: string }[];
}

interface Finding {
  id: string;
  impact: string | null;
  html: string;
}

/** What axe finds. The drawn map is a picture behind the places: its thousands of strokes are left out. */
async function scanned(page: Page): Promise<Finding[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { run } = (window as unknown as { axe: { run: (where: object, options: object) => Promise<{ violations: Violation[] }> } }).axe;
    return (await run({ exclude: [[".base"]] }, { resultTypes: ["violations"] })).violations.map(({ id, impact, nodes }) => ({ id, impact, html: nodes[0]?.html ?? "" }));
  });
}

const told = ({ id, html }: Finding): string => `${id}: ${html.slice(0, 160)}`;

/** Everything that axe finds. */
export const findings = async (page: Page): Promise<string[]> => (await scanned(page)).map(told);

/** Serious findings of axe. */
export const serious = async (page: Page): Promise<string[]> =>
  (await scanned(page)).filter(({ impact }) => impact === "serious" || impact === "critical").map(told);
