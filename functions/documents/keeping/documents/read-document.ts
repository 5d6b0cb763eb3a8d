import { documentFor } from "../../access/authorization.ts";
import type { Principal } from "../../access/principal.ts";
import { type SeenDocument, seenDocument } from "../../access/document-acts.ts";

/** A document, with the acts that the caller may do. @throws notFound */
export async function readDocument(caller: Principal, id: number): Promise<SeenDocument> {
  const { document, grants } = await documentFor(caller, id, "read");
  return seenDocument(caller, document, grants);
}
