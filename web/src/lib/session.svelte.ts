/** Who is signed in, if anybody. */
import { api } from "./api";
import type { Account, Session } from "./protocol";

class SessionState {
  account = $state.raw<Account | null>(null);
  /** Does the server send mail? */
  mail = $state(false);
  asked = $state(false);

  async start(): Promise<void> {
    if (this.asked) return;
    try {
      this.take(await api.session());
    } catch {
      this.account = null;
    }
    this.asked = true;
  }

  /** What the server says of it. */
  take({ account, mail }: Session): void {
    this.account = account;
    this.mail = mail;
  }
}

export const session = new SessionState();
