/** What is said at the table: to all and to partners in one thread, with each other seat alone in a thread of its own. */
import type { ChatLine } from "../lib/protocol";
import type { Table } from "./state";

/** The name of the thread that is not with one seat alone. */
export const TABLE = "";

/** How many lines nobody has read yet, by thread. */
export type Unread = Readonly<Record<string, number>>;

type Talking = Pick<Table, "chat" | "unread" | "looking" | "talkTerms">;

/** The other of the two; or the whole table. */
export function threadOf(line: ChatLine, looking: string | null): string {
  if (line.to !== "seat") return TABLE;
  return (line.seat === looking ? line.receiver : line.seat) ?? TABLE;
}

export const linesIn = ({ chat, looking }: Pick<Talking, "chat" | "looking">, thread: string): readonly ChatLine[] =>
  chat.filter((line) => threadOf(line, looking) === thread);

/** Everybody with whom the seat may talk alone, or has. */
export function threadsOf({ chat, looking, talkTerms }: Talking): readonly string[] {
  const talked = chat.map((line) => threadOf(line, looking)).filter((thread) => thread !== TABLE);
  return [...new Set([...talkTerms.seats, ...talked])];
}

export const unreadIn = (unread: Unread, thread: string): number => unread[thread] ?? 0;
export const unreadOf = (unread: Unread): number => Object.values(unread).reduce((sum, each) => sum + each, 0);

/** Somebody said something; one's own words are read already. */
export function withLine<T extends Talking>(table: T, line: ChatLine): T {
  if (table.chat.some(({ id }) => id === line.id)) return table;
  const chat = [...table.chat, line];
  if (line.seat !== null && line.seat === table.looking) return { ...table, chat };
  const thread = threadOf(line, table.looking);
  return { ...table, chat, unread: { ...table.unread, [thread]: unreadIn(table.unread, thread) + 1 } };
}

/** All that the seat that looks now may read; what came while that was on its way stays. */
export function withLines<T extends Talking>(table: T, lines: readonly ChatLine[]): T {
  const later = table.chat.filter((line) => line.to === "seat" && !lines.some(({ id }) => id === line.id));
  return { ...table, chat: [...lines, ...later] };
}

/** Another seat looks: what was for the one before is no longer here. */
export const forOthersEyes = <T extends Talking>(table: T): T => ({
  ...table,
  chat: table.chat.filter((line) => line.to !== "seat"),
  unread: { [TABLE]: unreadIn(table.unread, TABLE) },
});

export const asRead = (unread: Unread, thread: string): Unread => ({ ...unread, [thread]: 0 });
