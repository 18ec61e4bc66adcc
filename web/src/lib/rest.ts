/** Resting on something: the mouse over it, the focus in it, or a finger held on it. */

export const HELD = 450;
const MOVED = 10;

export interface Resting {
  rest: () => void;
  leave: () => void;
}

/** For `{@attach resting(...)}`: tells when somebody rests there. A finger that is held does not also press. */
export const resting =
  ({ rest, leave }: Resting) =>
  (node: HTMLElement): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: { x: number; y: number } | null = null;
    let held = false;
    const hands: { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
      mouseenter: rest,
      mouseleave: leave,
      focusin: (event) => (event.target as Element).matches(":focus-visible") && rest(),
      focusout: leave,
      pointerdown: (event) => {
        if (event.pointerType === "mouse") return;
        held = false;
        from = { x: event.clientX, y: event.clientY };
        timer = setTimeout(() => {
          held = true;
          rest();
        }, HELD);
      },
      pointermove: (event) => {
        if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > MOVED) clearTimeout(timer);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      contextmenu: (event) => held && event.preventDefault(),
      click: (event) => {
        if (!held) return;
        held = false;
        event.stopPropagation();
        event.preventDefault();
      },
    };
    const names = Object.keys(hands) as (keyof HTMLElementEventMap)[];
    for (const name of names) node.addEventListener(name, hands[name] as EventListener, { capture: name === "click" });
    return () => {
      clearTimeout(timer);
      for (const name of names)
        node.removeEventListener(name, hands[name] as EventListener, { capture: name === "click" });
    };
  };
