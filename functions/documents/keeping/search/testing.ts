import "../../testing.ts";
import type { DynamoDBStreamEvent } from "aws-lambda";
import { drain } from "../../../../shared/testing/queues.ts";
import { takeStream } from "../../../../shared/testing/streams.ts";
import { Documents } from "../../records/document.ts";
import { indexingQueue } from "../../records/indexing.ts";
import { handler as workHandler } from "./consumer.ts";
import { handler as indexHandler } from "./indexer.ts";

const stream = await takeStream(Documents.table);

const isWanted = ({ sk }: { sk: string }): boolean => sk === "chain";

/** The stream events for the indexer since the last call, one event per batch. */
export async function changes(): Promise<DynamoDBStreamEvent[]> {
  const events: DynamoDBStreamEvent[] = [];
  await stream.drain(async (event) => void events.push(event), isWanted);
  return events;
}

/** Passes the changes since then to the indexer, as the filter of its event source does; the workers do not run. */
export const followed = (): Promise<void> => stream.drain(indexHandler, isWanted);

/** Brings the index up to date with all changes since then: runs the indexer, and the workers that it wakes. */
export async function indexed(): Promise<void> {
  await followed();
  await drain(indexingQueue, workHandler);
}
