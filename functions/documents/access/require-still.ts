import { readItems, recordOf } from "../../../shared/data/repository.ts";
import { forbidden, notFound } from "../../../shared/errors.ts";
import { type Document, Documents } from "../records/document.ts";
import { type Grant, grantKey } from "../records/grant.ts";
import { rightsOf } from "./authorization.ts";
import { findByCode } from "./codes.ts";
import { groundOf, type Ground } from "./grounds.ts";
import type { Principal } from "./principal.ts";

/**
 * Requires that a caller who repeats a request still has the rights on which its answer was based.
 * @throws notFound for a document that they may not read any more, forbidden if they can only read it or created it
 */
export async function requireStill(caller: Principal, grounds: readonly string[]): Promise<void> {
  for (const { right, document } of grounds.map(groundOf)) {
    const held = await rightsInAnyState(caller, document);
    if (held === undefined || held.has(right)) continue;
    const isKnown = held.has("read") || typeof document === "string";
    throw isKnown ? forbidden("faraDrept") : notFound("documentInexistent");
  }
}

/** Undefined if the document does not exist yet, because an upload creates it later. */
async function rightsInAnyState(
  caller: Principal,
  named: Ground["document"],
): Promise<ReadonlySet<string> | undefined> {
  const id = typeof named === "number" ? named : await findByCode(named);
  if (id === undefined) return undefined;
  const grantKeys = caller.names.map((name) => grantKey(id, name));
  const [item, ...grants] = await readItems(Documents.table, [Documents.key({ id }), ...grantKeys]);
  if (!item) return undefined;
  const given = grants.flatMap((grant) => (grant ? [recordOf<Grant>(grant)] : []));
  return rightsOf(caller, inLiveState(recordOf<Document>(item)), given);
}

/**
 * The request itself may have deleted the document; a caller who had the right to do so is told that it succeeded.
 */
const inLiveState = (document: Document): Document =>
  document.status === "ACTIV" ? document : { ...document, status: "ARHIVAT" };
