/** A few discreet sounds, made by the browser itself. Off until somebody wants them. */
import type { Shot } from "./player";

export type Sound = "dice" | "march" | "shot" | "turn";

/** Which sound goes with a shot, if any. */
export function soundOf(shot: Shot): Sound | null {
  if (shot.lines.some((line) => line.dice && line.fight)) return "shot";
  if (shot.lines.some((line) => line.dice)) return "dice";
  return shot.arrows.length ? "march" : null;
}

let context: AudioContext | null = null;

/** A short burst of filtered noise. */
function burst(at: AudioContext, start: number, lasts: number, pitch: number, loud: number): void {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * lasts), at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < data.length; n++) data[n] = (Math.random() * 2 - 1) * (1 - n / data.length) ** 2;
  const source = new AudioBufferSourceNode(at, { buffer });
  const filter = new BiquadFilterNode(at, { type: "bandpass", frequency: pitch, Q: 0.9 });
  const volume = new GainNode(at, { gain: loud });
  source.connect(filter).connect(volume).connect(at.destination);
  source.start(at.currentTime + start);
}

function tone(at: AudioContext, start: number, lasts: number, pitch: number, loud: number): void {
  const source = new OscillatorNode(at, { type: "sine", frequency: pitch });
  const volume = new GainNode(at, { gain: 0 });
  const from = at.currentTime + start;
  volume.gain.linearRampToValueAtTime(loud, from + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0005, from + lasts);
  source.connect(volume).connect(at.destination);
  source.start(from);
  source.stop(from + lasts);
}

const MADE: Readonly<Record<Sound, (at: AudioContext) => void>> = {
  dice: (at) => [0, 0.07, 0.16, 0.29, 0.38].forEach((start) => burst(at, start, 0.05, 2600, 0.25)),
  march: (at) => [0, 0.18, 0.36].forEach((start) => burst(at, start, 0.08, 320, 0.22)),
  shot: (at) => [0, 0.09, 0.2].forEach((start) => burst(at, start, 0.35, 700, 0.3)),
  turn: (at) => [523, 784].forEach((pitch, n) => tone(at, n * 0.14, 0.5, pitch, 0.08)),
};

export function play(sound: Sound): void {
  if (typeof AudioContext !== "function") return;
  context ??= new AudioContext();
  void context.resume();
  MADE[sound](context);
}
