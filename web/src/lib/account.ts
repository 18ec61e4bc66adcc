/** What the pages of the account have in common, and what needs no page. */
import { ApiError } from "./api";
import type { SessionInfo } from "./protocol";

type Say = (id: string, args?: Record<string, string>) => string;

export interface MailLink {
  kind: "verify" | "reset";
  code: string;
}

/** What a link from a mail wants: the code stays behind the #, so it is in no address that anybody writes down. */
export function linkFromMail(hash: string): MailLink | null {
  const found = /^#(verify|reset)=([0-9A-Za-z-]{1,40})$/.exec(hash);
  return found ? { kind: found[1] as MailLink["kind"], code: found[2] as string } : null;
}

/** Why it did not work, in the words of the reader. */
export function whyNot(error: unknown, say: Say, has: (id: string) => boolean): string {
  if (!(error instanceof ApiError)) return say("no-server");
  const id = `account-trouble-${error.code}`;
  return has(id) ? say(id) : error.message;
}

/** A moment as people write it, without seconds; or only its day. */
export function moment(stamp: string | null, language: string, hour = true): string {
  if (!stamp) return "–";
  const style: Intl.DateTimeFormatOptions = { dateStyle: "medium", ...(hour ? { timeStyle: "short" } : {}) };
  return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, style).format(new Date(stamp));
}

/** A session in a few words: the browser, and roughly where. */
export function called(session: SessionInfo, say: Say): string {
  return [session.agent || say("session-unknown"), session.place].filter(Boolean).join(" · ");
}
