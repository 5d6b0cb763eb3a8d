import { encodeCursor } from "../../shared/data/cursor.ts";
import { callsOf } from "../../shared/testing/aws-calls.ts";
import type { Received } from "../../shared/testing/caller.ts";
import { median, timed } from "./measure.ts";
import { answer as documents, type Request } from "./service.ts";

/* The cost of pages and counts of lists: their AWS calls, read units and time. */

export const PAGE = 20;

/** A request, and the number of rows in its answer. */
export interface Ask {
  name: string;
  request: Request;
  rows?: number;
  /** The number of rows of an answer. Default: its `items`. */
  rowsIn?(answer: Received): number | undefined;
}

/** Sends a request to a service. */
type Answering = (request: Request) => Promise<Received>;

/** Medians of the rounds. */
export interface Cost {
  ask: string;
  calls: number;
  units: number;
  took: number;
}

/** The costs of requests sent in turn, round by round; two rounds warm up. Default: to the documents service. */
export async function costsOf(asks: Ask[], rounds: number, answer: Answering = documents): Promise<Cost[]> {
  const costs = asks.map((): Omit<Cost, "ask">[] => []);
  for (let round = -2; round < rounds; round += 1)
    for (const [i, ask] of asks.entries()) {
      const cost = await costOf(ask, answer);
      if (round >= 0) costs[i]?.push(cost);
    }
  return asks.map(({ name }, i) => ({ ask: name, ...middle(costs[i] ?? []) }));
}

async function costOf(
  { request, rows, rowsIn = itemsIn }: Ask,
  answer: Answering,
): Promise<Omit<Cost, "ask">> {
  const { calls, result } = await callsOf(() => timed(() => answer(request)));
  const found = rowsIn(result.result);
  if (found !== rows) throw new Error(`a page has ${String(found)} rows`);
  const ofList = calls.filter(({ name }) => !/UpdateItem|TransactWriteItems/.test(name));
  return {
    calls: ofList.length,
    units: ofList.reduce((sum, { capacity }) => sum + capacity, 0),
    took: result.ms,
  };
}

const itemsIn = ({ json }: Received): number | undefined => (json as { items?: object[] }).items?.length;

const middle = (costs: Omit<Cost, "ask">[]): Omit<Cost, "ask"> => ({
  calls: median(costs.map(({ calls }) => calls)),
  units: median(costs.map(({ units }) => units)),
  took: median(costs.map(({ took }) => took)),
});

/** The request for the page of a listing before an id, by a cursor that the list itself would have returned. */
export function pageBefore({ listing, request, before }: PageBefore): Request {
  const query = { page: 0, size: PAGE, sort: [], filters: [] };
  const position = { after: [before], page: 1, total: PAGE, relation: "eq" as const };
  const cursor = encodeCursor(query, listing, position);
  return { ...request, address: `${request.address.split("?")[0]}?size=${PAGE}&cursor=${cursor}` };
}

interface PageBefore {
  /** The name of the listing in the list's own cursors. */
  listing: string;
  /** The request for its first page. */
  request: Request;
  before: number;
}
