import { readPartition } from "../../../../shared/data/repository.ts";
import { prepareDocument, documentOf, type Calls, type World } from "../../calls.expectations.ts";
import { Documents } from "../../records/document.ts";
import { EVENT_PREFIX } from "../../records/event.ts";

/** The first event of a new document. */
async function prepareEvent(world: World) {
  const documentId = await documentOf(world);
  const [item] = await readPartition(Documents.table, `document#${documentId}`, { prefix: EVENT_PREFIX });
  return { id: Number(item?.id), documentId };
}

export const calls: Calls = {
  integritate: { subject: prepareDocument },
  "eveniment-documents": { subject: prepareEvent },
  "eveniment-documents.create": {
    subject: prepareEvent,
    body: ({ documentId }) => ({ documentId, detalii: { text: "verificat" } }),
  },
};
