import { streamConsumer } from "../../../shared/messaging/stream-consumer.ts";
import { sendMany } from "../../../shared/messaging/send-many.ts";
import { searchIndex } from "../text/document-index.ts";
import { indexingQueue } from "../records/indexing.ts";
import { documents } from "../service.ts";
import { indexDocuments } from "./index-documents.ts";

/**
 * Documents whose chains of events have grown: every change and every grant is an event. If the index or the table does not answer,
 * the batch fails and stays in the stream, for a day. What fails because of a document goes to the workers, whose queue gives it
 * up after five attempts, so no record holds the stream back.
 */
export const handler = streamConsumer({
  service: documents.name,
  async handle(keys) {
    const ids = new Set(keys.map(({ pk }) => Number(pk.slice(pk.indexOf("#") + 1))));
    const left = await indexDocuments(searchIndex(), [...ids]);
    await sendMany(
      indexingQueue,
      left.map((documentId) => ({ message: { documentId } })),
    );
  },
});
