import { streamConsumer } from "../../../shared/messaging/stream-consumer.ts";
import { send } from "../../../shared/messaging/send.ts";
import { searchIndex } from "../../../shared/search/deployed-index.ts";
import { indexingQueue } from "../records/indexing.ts";
import { documents } from "../service.ts";
import { indexDocuments } from "./index-documents.ts";

/** Documents whose chains of events have grown: every change and every grant is an event. */
export const handler = streamConsumer({
  service: documents.name,
  async handle(keys) {
    const ids = new Set(keys.map(({ pk }) => Number(pk.slice(pk.indexOf("#") + 1))));
    const left = await indexDocuments(searchIndex(), [...ids]);
    // A worker takes them up, and they hold nothing back.
    for (const documentId of left) await send(indexingQueue, { documentId });
  },
});
