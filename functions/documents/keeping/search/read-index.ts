import * as z from "zod";
import { clock } from "../../../../shared/clock.ts";
import { newestFirst } from "../../../../shared/data/lists.ts";
import { momentOf } from "../../../../shared/ids.ts";
import { Documents } from "../../records/document.ts";
import { eventLists } from "../../records/event.ts";
import type { SearchIndex } from "../../search-index/search-index.ts";

export const IndexView = z
  .object({
    generatieCautata: z.int().optional(),
    verificate: z.int(),
    inUrma: z.int(),
    intarziereSecunde: z.int(),
  })
  .meta({ id: "StareaIndexului" });
export type IndexView = z.output<typeof IndexView>;

/** How many events are compared, and among how many rows they are looked for: downloads are outside the chain. */
const COMPARED = 20;
const MOST_ROWS = 100;

/**
 * How far the index is behind. Searches should see a change within seconds: the newest events are compared with the
 * entries of their documents, so the answer is also right while the indexer is stopped.
 * @throws unavailable if searches are not answered now
 */
export async function readIndex(index: SearchIndex): Promise<z.output<typeof IndexView>> {
  const { searched } = await index.generations();
  const events = await newestEvents();
  const versions = await index.versionsOf([...new Set(events.map(({ documentId }) => documentId))]);
  const behind = events.filter(({ id, documentId }) => id > (versions.get(documentId) ?? 0));
  const since = behind.at(-1);
  const seconds = since ? (clock.now().getTime() - momentOf(since.id).getTime()) / 1000 : 0;
  return {
    ...(searched === undefined ? {} : { generatieCautata: searched }),
    verificate: events.length,
    inUrma: behind.length,
    intarziereSecunde: Math.max(0, Math.round(seconds)),
  };
}

/** Events of chains, newest first, with their documents. */
async function newestEvents(): Promise<{ id: number; documentId: number }[]> {
  const lists = (["open", "secret"] as const).flatMap((secrecy) => eventLists.all(secrecy));
  const rows = await newestFirst(Documents.table, lists, { most: MOST_ROWS }).take(MOST_ROWS);
  return rows
    .map(({ id, rows: [row] }) => ({ id, tip: row?.tip, documentId: Number(row?.documentId) }))
    .filter(({ tip }) => tip !== "DESCARCAT")
    .slice(0, COMPARED);
}
