/** How somebody likes their films: the speed and the sound, kept in the browser. */
import { SPEEDS, type Speed } from "./player";

const SPEED = "caracole.film.speed";
const SOUND = "caracole.film.sound";

export const wantsNoMotion = (): boolean =>
  typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

/** As it was chosen; before that, a film for everyone but those who want no motion. */
export function keptSpeed(): Speed {
  const kept = localStorage.getItem(SPEED);
  const found = SPEEDS.find((speed) => String(speed) === kept);
  return found ?? (wantsNoMotion() ? "instant" : 1);
}

export const keepSpeed = (speed: Speed): void => localStorage.setItem(SPEED, String(speed));

export const keptSound = (): boolean => localStorage.getItem(SOUND) === "on";

export const keepSound = (on: boolean): void => localStorage.setItem(SOUND, on ? "on" : "off");
