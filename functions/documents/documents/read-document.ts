import { documentFor } from "../access/authorization.ts";
import type { Principal } from "../access/principal.ts";
import { type SeenDocument, seenDocument } from "../content/document-acts.ts";

/** A document, with what the caller may do with it. @throws notFound */
export async function readDocument(caller: Principal, id: number): Promise<SeenDocument> {
  const { document, grants } = await documentFor(caller, id, "read");
  return seenDocument(caller, document, grants);
}
