import { read } from "../../../shared/data/repository.ts";
import { Buckets } from "../records/bucket.ts";
import type { Document } from "../records/document.ts";

/** The organization whose administrators decide about acts on a document. None about a SECRET one. */
export async function decidingOrganization({
  bucketId,
  visibility,
}: Pick<Document, "bucketId" | "visibility">): Promise<number | undefined> {
  return visibility === "SECRET" ? undefined : (await read(Buckets, { id: bucketId }))?.organizatieId;
}
