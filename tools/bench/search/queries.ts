import { loadPerson } from "../../../functions/documents/access/load-person.ts";
import { listedKeysOf } from "../../../functions/documents/access/reading-keys.ts";
import { clock } from "../../../shared/clock.ts";
import type { SearchIndex } from "../../../functions/documents/search-index/search-index.ts";
import { median, quantile, timed } from "../measure.ts";
import type { Archive } from "./archive.ts";
import type { Reader } from "./house.ts";
import { kindNames, type Question, questionsOf } from "./questions.ts";

/** Hits per page. */
export const PAGE = 20;
const WARMING = 5;

/** A kind of query by one reader: milliseconds of only the index, with total and facets. */
export interface Answered {
  reader: Reader;
  kind: string;
  /** Median of the number of hits. */
  found: number;
  p50: number;
  p95: number;
}

/** Queries the index in turn: the first query of each kind, then the second of each, and so on. */
export async function askIndex(
  index: SearchIndex,
  archive: Archive,
  { readers, rounds }: { readers: readonly Reader[]; rounds: number },
): Promise<Answered[]> {
  const asked = [];
  for (const reader of readers) {
    const keys = await keysFor(reader);
    for (const kind of kindNames)
      asked.push({
        reader,
        kind,
        keys,
        questions: questionsOf(kind, WARMING + rounds, archive),
        took: [0],
        found: [0],
      });
  }
  for (let round = 0; round < WARMING + rounds; round += 1)
    for (const { keys, questions, took, found } of asked) {
      const answer = await timed(() => index.search(queryOf(questions[round] as Question, keys)));
      if (round === WARMING) took.length = found.length = 0;
      took.push(answer.ms);
      found.push(answer.result.total);
    }
  return asked.map(({ reader, kind, took, found }) => ({
    reader,
    kind,
    found: median(found),
    p50: median(took),
    p95: quantile(took, 0.95),
  }));
}

export const queryOf = (question: Question, keys: string[]) => ({
  ...question,
  keys,
  at: clock.iso(),
  from: 0,
  size: PAGE,
});

export async function keysFor({ person: { id } }: Reader): Promise<string[]> {
  const caller = await loadPerson(id);
  if (!caller) throw new Error("there is no caller");
  return listedKeysOf(caller);
}
