import { read } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { documentOf, type Call, type Calls, type Subject, type World } from "../../calls.expectations.ts";
import { newRequest, requesting } from "../../records/access-request.ts";
import { Documents, type Document } from "../../records/document.ts";
import { person } from "../../testing.ts";

async function createDocument(world: World): Promise<Document> {
  const document = await read(Documents, { id: await documentOf(world) });
  if (!document) throw new Error("the document is gone");
  return document;
}

/** A request for a document, made before it became SECRET. */
export async function prepareRequest(world: World) {
  const document = await createDocument(world);
  const { id: solicitantId } = await person();
  const request = newRequest(document, { solicitantId, drept: "CITIRE", motivare: "O verificare" });
  await transact(requesting(request));
  return { id: request.id, cod: document.cod };
}

/** The reader lacks this right; callers who may write have it. */
const body = ({ cod }: Subject) => ({ cod, drept: "SCRIERE", motivare: "Pregătesc un răspuns" });

const asking: Call = {
  subject: async (world) => {
    const { id, cod } = await createDocument(world);
    return { id, cod };
  },
  body,
};

export const calls: Calls = {
  "documents.requestAccess": asking,
  "cerere-acces": { subject: prepareRequest },
  "cerere-acces.create": asking,
  "cerere-acces.replace": { body },
};
