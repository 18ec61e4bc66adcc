/** Addresses of the client: /, /game/<game>#<secret>, /replay/<game>, ... Plain history, no library. */

export interface Route {
  page: string;
  id: string;
  /** what stands behind the id: /rules/<system>/<clause> */
  part: string;
  query: URLSearchParams;
  hash: string;
}

const PAGES = [
  "game",
  "replay",
  "verify",
  "account",
  "games",
  "rules",
  "learn",
  "player",
  "tournament",
  "operator",
  "make",
  "lab",
  "analysis",
];

export function parse(address: URL): Route {
  const [page = "", ...rest] = address.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const id = page === "learn" ? rest.join("/") : (rest[0] ?? "");
  const part = page === "learn" ? "" : (rest[1] ?? "");
  return {
    page: PAGES.includes(page) ? page : page === "" ? "lobby" : "lost",
    id,
    part,
    query: address.searchParams,
    hash: address.hash,
  };
}

class Router {
  route = $state.raw<Route>(parse(new URL(location.href)));

  start(): void {
    addEventListener("popstate", () => (this.route = parse(new URL(location.href))));
    document.addEventListener("click", (event) => {
      const link = (event.target as Element | null)?.closest?.("a[href]");
      if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
      if (link.origin !== location.origin || link.pathname.startsWith("/api") || link.pathname.startsWith("/schema"))
        return;
      if (link.getAttribute("href")?.startsWith("#")) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.route = parse(new URL(location.href));
    scrollTo(0, 0);
  }
}

export const router = new Router();
