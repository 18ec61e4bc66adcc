/** The colours that a board paints with, as the page's style has them by day and by night. */

export interface Inks {
  lit: string;
  glow: string;
  chosen: string;
  bad: string;
  accent: string;
  focus: string;
  paper: string;
  ink: string;
  line: string;
  dim: string;
  text: string;
}

const NAMES: Readonly<Record<keyof Inks, readonly [token: string, otherwise: string]>> = {
  lit: ["--lit", "#b3760b"],
  glow: ["--lit-glow", "#ffce5a"],
  chosen: ["--chosen", "#1f5f7a"],
  bad: ["--bad", "#9c1f1f"],
  accent: ["--accent", "#8f241d"],
  focus: ["--focus", "#0b5cad"],
  paper: ["--map-paper", "#fbf5e6"],
  ink: ["--map-ink", "#2e2318"],
  line: ["--line-strong", "#7a6240"],
  dim: ["--map-dim", "rgb(46 35 24 / 0.24)"],
  text: ["--text", "serif"],
};

/** The inks at an element. */
export function inksOf(element: Element): Inks {
  const style = getComputedStyle(element);
  const found = Object.entries(NAMES).map(([name, [token, otherwise]]) => [
    name,
    style.getPropertyValue(token).trim() || otherwise,
  ]);
  return Object.fromEntries(found) as unknown as Inks;
}

/** What the still map is multiplied with by night. */
export const shadeOf = (element: Element): string => getComputedStyle(element).getPropertyValue("--map-shade").trim();
