/** Who is signed in, if anybody. */
import { api } from "./api";
import type { Account } from "./protocol";

class SessionState {
  account = $state.raw<Account | null>(null);
  asked = $state(false);

  async start(): Promise<void> {
    if (this.asked) return;
    try {
      this.account = (await api.session()).account;
    } catch {
      this.account = null;
    }
    this.asked = true;
  }
}

export const session = new SessionState();
