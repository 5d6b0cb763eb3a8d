import { read } from "../../../../shared/data/repository.ts";
import { documentOf, type Calls, type World } from "../../calls.expectations.ts";
import { Grants } from "../../records/grant.ts";

/** A document, and the reader's grant. */
export async function prepareGrant(world: World) {
  const documentId = await documentOf(world);
  const grant = await read(Grants, { documentId, beneficiarOperatorId: world.reader.id });
  return { id: grant?.id ?? 0, documentId };
}

export const calls: Calls = {
  "documents.share": { body: ({ personId }) => ({ beneficiarOperatorId: personId, drept: "CITIRE" }) },
  "documents.readExplanation": { query: ({ reader }) => `?login=${reader.login}` },
  "partajare-documents": { subject: prepareGrant },
  "partajare-documents.create": {
    subject: prepareGrant,
    body: ({ documentId, personId }) => ({ documentId, beneficiarOperatorId: personId, drept: "CITIRE" }),
  },
  "partajare-documents.replace": { body: ({ documentId }) => ({ documentId, drept: "SCRIERE" }) },
};
