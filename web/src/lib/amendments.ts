/** What the page has to say about the rules that a game is played under. */
import type { GameInfo, Proposal } from "./protocol";

/** How a game could go on under the newest rules: from here, after taking back so many moves, or not at all. */
export type Way = { kind: "here" } | { kind: "back"; to: number; count: number } | { kind: "never" };

/** Is the game under rules that were mended since? */
export const isOlder = (info: GameInfo): boolean => !info.over && info.revision < info.newest_revision;

export function wayOn(info: GameInfo, line: number): Way {
  const { notice } = info;
  if (!notice) return { kind: "here" };
  return notice.to === null ? { kind: "never" } : { kind: "back", to: notice.to, count: line - notice.to };
}

/** The message that tells of a proposal, and what it counts. */
export function proposalWords(proposal: Proposal, line: number): { id: string; count: number } {
  const count = line - proposal.to;
  if (proposal.amend) return { id: count ? "amend-proposed-back" : "amend-proposed", count };
  return { id: proposal.to ? "rewind-proposed" : "rewind-proposed-all", count };
}

const key = (info: GameInfo): string => `caracole.rules.${info.id}.${info.newest_revision}.${info.notice?.to ?? "-"}`;

/** Whoever has read it need not see it at every visit; the menu of the table still has it. */
export const isRead = (info: GameInfo): boolean => localStorage.getItem(key(info)) !== null;

export const markRead = (info: GameInfo): void => localStorage.setItem(key(info), "read");
