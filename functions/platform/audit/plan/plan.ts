import type { Request, Turn } from "../model/evidence.ts";
import type { Situation } from "./choices.ts";
import { acceptedWrites } from "./accepted-writes.ts";
import { entryRequests } from "./entry.ts";
import { errorRequests } from "./errors.ts";
import { operationalRequests, scrapedAgain } from "./operational.ts";
import { firstReads, readsFromLists } from "./reads.ts";
import { refusedWrites } from "./refused-writes.ts";
import { undocumentedRequests } from "./undocumented.ts";

type Planner = (situation: Situation) => Request[];

/**
 * The rounds of an audit: an id, a value or a total that a request needs comes from an answer of the round before. Writes
 * that must be refused come after the probe and all reads, because an accepted one ends all writing. The second scrape of
 * the metrics is the last request, so that it shows all others.
 */
export const rounds: readonly (readonly Planner[])[] = [
  [operationalRequests, firstReads, (situation) => acceptedWrites(situation, 0)],
  [
    readsFromLists,
    errorRequests,
    entryRequests,
    undocumentedRequests,
    (situation) => acceptedWrites(situation, 1),
  ],
  [(situation) => acceptedWrites(situation, 2)],
  [refusedWrites],
  [scrapedAgain],
];

/** The requests of a round, each with its reason. No key occurs twice. */
export function plan(round: number, situation: Situation): Request[] {
  const planned = (rounds[round] ?? []).flatMap((planner) => planner(situation));
  return spread([...new Map(planned.map((request) => [request.key, request])).values()]);
}

/**
 * The first request of each operation, then the second of each, and so on: three faults in a row end the probing, so
 * that one broken operation must not be asked three times in a row.
 */
function spread(requests: readonly Request[]): Request[] {
  const asked = new Map<string, number>();
  const placed = requests.map((request) => {
    const place = request.operation ?? request.path;
    const turn = asked.get(place) ?? 0;
    asked.set(place, turn + 1);
    return { request, turn };
  });
  return placed.sort((a, b) => a.turn - b.turn).map(({ request }) => request);
}

/** Roughly how many requests an operation causes: the budget is divided by it. */
const REQUESTS_OF_OPERATION = 14;
/** How many requests of an audit no operation causes. */
const REQUESTS_BESIDE = 150;

/** The operations whose turn it is in an audit; all of them if the budget of requests suffices. */
export function turnOf(total: number, requests: number, audit: number): Turn {
  const size = Math.max(1, Math.floor((requests - REQUESTS_BESIDE) / REQUESTS_OF_OPERATION));
  if (total <= size) return { from: 0, of: total, size: total };
  const turns = Math.ceil(total / size);
  return { from: (audit % turns) * size, of: total, size };
}
