/** Which papers there are to read, and which of them waits for whom. */
import type { Writing } from "../lib/protocol";

const STATES: readonly Writing["state"][] = ["offered", "signed", "ended"];

/** What waits for an answer, then what holds, then what has ended; within each, one's own first. */
export const inOrder = (papers: readonly Writing[]): readonly Writing[] =>
  [...papers].sort((a, b) => STATES.indexOf(a.state) - STATES.indexOf(b.state) || Number(b.mine) - Number(a.mine));

/** The paper that the looking seat is asked about: offered to it by another, who has signed first. */
export const toSign = (papers: readonly Writing[], looking: string | null): Writing | null =>
  papers.find(
    ({ state, parties }) =>
      state === "offered" && looking !== null && parties[0] !== looking && parties.includes(looking),
  ) ?? null;
