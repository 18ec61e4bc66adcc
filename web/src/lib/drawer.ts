/** A drawer at the bottom of a small screen: how high it stands, and where it comes to rest when it is let go. */

export const LEVELS = ["peek", "half", "full"] as const;
export type DrawerLevel = (typeof LEVELS)[number];

/** Pixels that always show. */
export const PEEK = 188;

/** How high it is at a level, in a room of this height. */
export function heightAt(level: DrawerLevel, room: number): number {
  const peek = Math.min(PEEK, room);
  if (level === "peek") return peek;
  return level === "half" ? Math.max(peek, Math.round(room * 0.55)) : room;
}

/** Where it rests after a drag: the nearest level; a quick flick (pixels a second, upwards) goes on to the next. */
export function restAt(height: number, speed: number, room: number): DrawerLevel {
  const ahead = height + speed * 0.2;
  const distance = (level: DrawerLevel): number => Math.abs(heightAt(level, room) - ahead);
  return LEVELS.reduce((best, level) => (distance(level) < distance(best) ? level : best));
}

/** A tap opens it further, and closes it when it is open. */
export const tapped = (level: DrawerLevel): DrawerLevel =>
  level === "peek" ? "half" : level === "half" ? "full" : "peek";

/** One level up or down. */
export function stepped(level: DrawerLevel, by: 1 | -1): DrawerLevel {
  const at = LEVELS.indexOf(level) + by;
  return LEVELS[Math.min(LEVELS.length - 1, Math.max(0, at))] ?? level;
}
