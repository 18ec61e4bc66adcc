/**
 * The sprites of a game, apart: a drawing of a few symbols has only them and what they are made of. A browser reads a
 * whole file of hundreds of symbols so slowly that a hand on the map would feel it.
 */

const SYMBOL = /<symbol\b[^>]*?\bid="([^"]+)"[^>]*?(?:\/>|>[\s\S]*?<\/symbol>)/g;
const REFERENCE = /(?:href="|url\(['"]?)#([^"')]+)/g;

export class Sprites {
  private readonly symbols: ReadonlyMap<string, string>;
  /** whatever is no symbol, such as patterns: small, and always there */
  private readonly others: string;

  constructor(file: string) {
    const inner = file.slice(file.indexOf(">", file.indexOf("<svg")) + 1, file.lastIndexOf("</svg>"));
    this.symbols = new Map([...inner.matchAll(SYMBOL)].map(([text, id = ""]) => [id, text]));
    this.others = inner.replace(SYMBOL, "");
  }

  /** These symbols and those that they use, in the order of the file. */
  of(ids: readonly string[]): string {
    const found = new Set<string>();
    const open = [...ids, ...usedBy(this.others)];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const text = this.symbols.get(id);
      if (text === undefined || found.has(id)) continue;
      found.add(id);
      open.push(...usedBy(text));
    }
    return this.others + [...this.symbols].map(([id, text]) => (found.has(id) ? text : "")).join("");
  }
}

const usedBy = (text: string): string[] => [...text.matchAll(REFERENCE)].map(([, id = ""]) => id);
