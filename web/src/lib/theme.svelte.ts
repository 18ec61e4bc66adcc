/** Light, dark, or as the system has it. */
export type Theme = "auto" | "light" | "dark";
const KEPT = "caracole.theme";
const night = matchMedia("(prefers-color-scheme: dark)");

class Light {
  choice = $state<Theme>("auto");

  start(): void {
    const kept = localStorage.getItem(KEPT);
    if (kept === "light" || kept === "dark") this.choice = kept;
    night.addEventListener("change", () => this.apply());
    this.apply();
  }

  next(): void {
    const dark = document.documentElement.dataset.theme === "dark";
    this.choice = dark ? "light" : "dark";
    localStorage.setItem(KEPT, this.choice);
    this.apply();
  }

  private apply(): void {
    const dark = this.choice === "dark" || (this.choice === "auto" && night.matches);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
  }
}

export const light = new Light();
