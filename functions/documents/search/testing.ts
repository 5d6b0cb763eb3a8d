import "../testing.ts";
import { drain } from "../../../shared/testing/queues.ts";
import { takeStream } from "../../../shared/testing/streams.ts";
import { Documents } from "../records/document.ts";
import { indexingQueue } from "../records/indexing.ts";
import { handler as workHandler } from "./consumer.ts";
import { handler as indexHandler } from "./indexer.ts";

const stream = await takeStream(Documents.table);

/** Lets the indexer take what was written since, as the filter of its event source does; the workers do nothing. */
export const followed = (): Promise<void> => stream.drain(indexHandler, ({ sk }) => sk === "chain");

/** Brings the index up to date with all that was written since: the indexer, and the workers that it asks. */
export async function indexed(): Promise<void> {
  await followed();
  await drain(indexingQueue, workHandler);
}
