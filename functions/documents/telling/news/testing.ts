import "../../testing.ts";
import type { DynamoDBStreamEvent } from "aws-lambda";
import { takeStream } from "../../../../shared/testing/streams.ts";
import { Documents } from "../../records/document.ts";
import { handler } from "./teller.ts";

const stream = await takeStream(Documents.table);

/** As the filter of the event source. */
const isWanted = ({ sk }: { sk: string }): boolean =>
  /^(event|signature|installed-certificate)#/.test(sk) || ["approval", "import", "conversion"].includes(sk);

/** Tells people of what has happened since the last call. */
export const told = (): Promise<void> => stream.drain(handler, isWanted);

/** The events of the stream since the last call, for a test that delivers them itself. */
export async function changes(): Promise<DynamoDBStreamEvent[]> {
  const events: DynamoDBStreamEvent[] = [];
  await stream.drain(async (event) => void events.push(event), isWanted);
  return events;
}
