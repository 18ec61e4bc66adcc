/** How long a game takes, in the words of the reader. */
type Say = (id: string, args?: Record<string, number | string>) => string;

const one = (minutes: number, say: Say): string =>
  minutes < 100 ? say("fact-minutes", { minutes }) : say("fact-hours", { hours: Math.round(minutes / 60) });

export function howLong(minutes: readonly number[], say: Say): string {
  const [shortest = 0, longest = shortest] = minutes;
  if (shortest === longest) return one(shortest, say);
  return say("fact-range", { from: one(shortest, say), to: one(longest, say) });
}
