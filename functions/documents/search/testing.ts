import "../testing.ts";
import type { DynamoDBStreamEvent } from "aws-lambda";
import { drain } from "../../../shared/testing/queues.ts";
import { takeStream } from "../../../shared/testing/streams.ts";
import { Documents } from "../records/document.ts";
import { indexingQueue } from "../records/indexing.ts";
import { handler as workHandler } from "./consumer.ts";
import { handler as indexHandler } from "./indexer.ts";

const stream = await takeStream(Documents.table);

const isWanted = ({ sk }: { sk: string }): boolean => sk === "chain";

/** What the indexer is given of what was written since, one event a batch. */
export async function changes(): Promise<DynamoDBStreamEvent[]> {
  const events: DynamoDBStreamEvent[] = [];
  await stream.drain(async (event) => void events.push(event), isWanted);
  return events;
}

/** Lets the indexer take what was written since, as the filter of its event source does; the workers do nothing. */
export const followed = (): Promise<void> => stream.drain(indexHandler, isWanted);

/** Brings the index up to date with all that was written since: the indexer, and the workers that it asks. */
export async function indexed(): Promise<void> {
  await followed();
  await drain(indexingQueue, workHandler);
}
