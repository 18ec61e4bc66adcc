/** Something that is tried: while it lasts, and how it ended. */
import { whyNot } from "./account";
import { t, words } from "./i18n.svelte";

export class Attempt {
  busy = $state(false);
  trouble = $state("");
  done = $state("");

  /** Try; what it returns is said when it went well. */
  async run(work: () => Promise<string | void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = this.done = "";
    try {
      this.done = (await work()) ?? "";
      return true;
    } catch (error) {
      this.trouble = whyNot(error, t, (id) => words.has(id));
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** The same for a form. */
  submit(work: () => Promise<string | void>): (event: SubmitEvent) => void {
    return (event) => {
      event.preventDefault();
      void this.run(work);
    };
  }
}
