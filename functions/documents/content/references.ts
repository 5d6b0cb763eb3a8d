import { mustExist, type Precondition } from "../../../shared/data/precondition.ts";
import { unknownReference } from "../../../shared/errors.ts";
import type { Document } from "../records/document.ts";
import { Clients } from "../records/client.ts";
import { Issuers } from "../records/issuer.ts";
import { bucketAccepts } from "./bucket-guard.ts";

type References = Partial<Pick<Document, "bucketId" | "emitentId" | "proprietarId">>;

/** Requires every record that a document refers to; the bucket, where it has one, comes first. */
export function referencePreconditions(
  { bucketId, emitentId, proprietarId }: References,
  requiredOf: (bucketId: number) => Precondition = bucketAccepts,
): Precondition[] {
  const required: Precondition[] = [];
  if (bucketId !== undefined) required.push(requiredOf(bucketId));
  if (emitentId !== undefined) {
    required.push(mustExist(Issuers, { id: emitentId }, () => unknownReference("emitentId")));
  }
  if (proprietarId !== undefined) {
    required.push(mustExist(Clients, { id: proprietarId }, () => unknownReference("proprietarId")));
  }
  return required;
}
