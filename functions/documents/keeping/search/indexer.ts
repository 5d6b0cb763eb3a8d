import { streamConsumer } from "../../../../shared/messaging/stream-consumer.ts";
import type { Key } from "../../../../shared/data/tables.ts";
import { sendMany } from "../../../../shared/messaging/send-many.ts";
import { searchIndex } from "../../files/text/document-index.ts";
import { indexingQueue } from "../../records/indexing.ts";
import { documents } from "../../service.ts";
import { indexDocuments } from "./index-documents.ts";

/**
 * Documents whose chains of events have grown: every change and every grant is an event. If the index or the table
 * does not answer, the batch fails and stays in the stream for a day. A document that fails by itself goes to the
 * workers, whose queue gives it up after five attempts, so no record holds the stream back.
 */
export const handler = streamConsumer({
  service: documents.name,
  async handle(changes) {
    const byId = Map.groupBy(changes, idOf);
    const made = new Set(changes.filter(({ isNew }) => isNew).map(idOf));
    const left = await indexDocuments(searchIndex(), [...byId.keys()], { made });
    // A further change may be a transcription, whose text is indexed if the content itself has none. A later one comes by itself.
    const isUnchanged = (id: number) => made.has(id) && byId.get(id)?.length === 1;
    await sendMany(
      indexingQueue,
      left.map(({ documentId, hasEntry }) => ({
        message: { documentId, ...(hasEntry && isUnchanged(documentId) ? { hasEntry } : {}) },
      })),
    );
  },
});

const idOf = ({ pk }: Key): number => Number(pk.slice(pk.indexOf("#") + 1));
