/** How long something takes, in the words of the reader. */
type Say = (id: string, args?: Record<string, number>) => string;

export function duration(seconds: number, say: Say): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return say("days-hours", { days, hours: hours % 24 });
  if (hours > 0) return say("hours-minutes", { hours, minutes: minutes % 60 });
  return `${minutes}:${String(Math.floor(seconds) % 60).padStart(2, "0")}`;
}
