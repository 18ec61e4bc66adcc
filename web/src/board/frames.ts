/** Frames around bases that are turned any way. They differ in form as well as in colour, and leave the base free. */
import { words, type Brush } from "./brush";
import type { Pose } from "../lib/protocol";
import { radians, type Base } from "./poses";

export type Framed = "lit" | "target" | "held" | "pointed" | "focused" | "left" | "possible" | "refused" | "asking";

/** Does something in the frame of a pose: its middle is nought, ahead is up. */
export function inPose(brush: Brush, { x, y, angle }: Pose, draw: () => void): void {
  const { ctx } = brush;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(radians(angle + 90));
  draw();
  ctx.restore();
}

interface Look {
  ink: keyof Brush["inks"];
  rim: keyof Brush["inks"];
  width: number;
  /** pixels of a stroke and of the gap after it */
  dash?: readonly number[];
  /** pixels outside of the base */
  out: number;
}

const LOOKS: Readonly<Record<Framed, readonly Look[]>> = {
  lit: [{ ink: "glow", rim: "ink", width: 3, out: 3 }],
  target: [{ ink: "bad", rim: "paper", width: 4, out: 4, dash: [10, 6] }],
  held: [{ ink: "chosen", rim: "paper", width: 4, out: 3 }],
  pointed: [
    { ink: "accent", rim: "paper", width: 2, out: 3 },
    { ink: "accent", rim: "paper", width: 2, out: 8 },
  ],
  focused: [{ ink: "focus", rim: "paper", width: 4, out: 7 }],
  left: [{ ink: "ink", rim: "paper", width: 1.5, out: 0, dash: [5, 5] }],
  possible: [{ ink: "chosen", rim: "paper", width: 3, out: 2 }],
  refused: [{ ink: "bad", rim: "paper", width: 3, out: 2, dash: [9, 6] }],
  asking: [{ ink: "line", rim: "paper", width: 2, out: 2, dash: [2, 5] }],
};

/** A frame around a base. `flash` (1 to 0) makes what is newly lit come from outside. */
export function frameAround(brush: Brush, kind: Framed, pose: Pose, base: Base, flash = 0): void {
  inPose(brush, pose, () => {
    for (const look of LOOKS[kind]) outline(brush, look, base, flash);
    if (kind === "lit") brackets(brush, base, flash);
    if (kind === "pointed") finger(brush, base);
  });
}

function outline({ ctx, inks, k }: Brush, look: Look, [front, depth]: Base, flash: number): void {
  const out = look.out / k + flash * front * 0.3;
  ctx.beginPath();
  ctx.roundRect(-front / 2 - out, -depth / 2 - out, front + 2 * out, depth + 2 * out, 3 / k + out);
  ctx.lineCap = look.dash?.[0] === 2 ? "round" : "butt";
  for (const [ink, wide, dash] of [
    [look.rim, look.width + 3, []],
    [look.ink, look.width, look.dash ?? []],
  ] as const) {
    ctx.setLineDash(dash.map((each) => each / k));
    ctx.strokeStyle = inks[ink];
    ctx.lineWidth = wide / k;
    ctx.stroke();
  }
  ctx.setLineDash([]);
}

/** Golden corners outside of the frame: this can be taken. */
function brackets({ ctx, inks, k }: Brush, [front, depth]: Base, flash: number): void {
  const out = 7 / k + flash * front * 0.3;
  const [right, ahead] = [front / 2 + out, depth / 2 + out];
  const arm = Math.min(front, depth) * 0.35;
  const trace = (): void => {
    ctx.beginPath();
    for (const [sx, sy] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      ctx.moveTo(sx * (right - arm), sy * ahead);
      ctx.lineTo(sx * right, sy * ahead);
      ctx.lineTo(sx * right, sy * (ahead - arm));
    }
  };
  ctx.lineCap = "square";
  for (const [ink, width] of [
    [inks.ink, 5],
    [inks.glow, 2.5],
  ] as const) {
    trace();
    ctx.strokeStyle = ink;
    ctx.lineWidth = width / k;
    ctx.stroke();
  }
}

/** A small arrow from behind that shows what is meant. */
function finger({ ctx, inks, k }: Brush, [, depth]: Base): void {
  const top = depth / 2 + 12 / k;
  ctx.beginPath();
  ctx.moveTo(0, top);
  ctx.lineTo(8 / k, top + 13 / k);
  ctx.lineTo(-8 / k, top + 13 / k);
  ctx.closePath();
  ctx.fillStyle = inks.accent;
  ctx.strokeStyle = inks.paper;
  ctx.lineWidth = 3 / k;
  ctx.stroke();
  ctx.fill();
}

/** Which way a base looks: a broad front edge and a point ahead of it, never too small to be seen. */
export function facing(brush: Brush, pose: Pose, [front, depth]: Base, ink: string): void {
  const { ctx, inks, k } = brush;
  inPose(brush, pose, () => {
    const [half, long] = [Math.max(front * 0.09, 4 / k), Math.max(front * 0.13, 6 / k)];
    ctx.lineCap = "butt";
    ctx.strokeStyle = ink;
    ctx.lineWidth = Math.max(front * 0.05, 2.5 / k);
    ctx.beginPath();
    ctx.moveTo(-front / 2, -depth / 2);
    ctx.lineTo(front / 2, -depth / 2);
    ctx.stroke();
    ctx.beginPath();
    ctx.moveTo(-half, -depth / 2);
    ctx.lineTo(0, -depth / 2 - long);
    ctx.lineTo(half, -depth / 2);
    ctx.closePath();
    ctx.fillStyle = ink;
    ctx.strokeStyle = inks.paper;
    ctx.lineWidth = 1.5 / k;
    ctx.stroke();
    ctx.fill();
  });
}

/** A round knob with a sign on it: the handle to turn by, and what a ghost would be. */
export function knob(brush: Brush, at: { x: number; y: number }, sign: string, ink: string, radius = 12): void {
  const { ctx, inks, k } = brush;
  ctx.beginPath();
  ctx.arc(at.x, at.y, radius / k, 0, 2 * Math.PI);
  ctx.fillStyle = ink;
  ctx.fill();
  ctx.strokeStyle = inks.paper;
  ctx.lineWidth = 2.5 / k;
  ctx.stroke();
  words(brush, sign, at, (radius * 1.35) / k, inks.paper);
}
