import { readTogether, recordAt } from "../../../shared/data/read-together.ts";
import { type Document, Documents } from "../records/document.ts";
import { grantAt } from "../records/grant.ts";
import { rightsOf } from "./authorization.ts";
import { findByCode } from "./codes.ts";
import { groundOf, type Ground } from "./grounds.ts";
import type { Principal } from "./principal.ts";
import { refusals } from "./texts.ts";

/**
 * Requires that a caller who repeats a request still has the rights that its answer was based on.
 * @throws notFound for a document that they may no longer read, forbidden if they can only read it or created it
 */
export async function requireStill(caller: Principal, grounds: readonly string[]): Promise<void> {
  for (const { right, document } of grounds.map(groundOf)) {
    const held = await rightsInAnyState(caller, document);
    if (held === undefined || held.has(right)) continue;
    const isKnown = held.has("read") || typeof document === "string";
    throw isKnown ? refusals.faraDrept() : refusals.documentInexistent();
  }
}

/** Undefined if the document does not exist yet, because an upload creates it later. */
async function rightsInAnyState(
  caller: Principal,
  named: Ground["document"],
): Promise<ReadonlySet<string> | undefined> {
  const id = typeof named === "number" ? named : await findByCode(named);
  if (id === undefined) return undefined;
  const { document, grants } = await readTogether(Documents.table, {
    document: recordAt(Documents, { id }),
    grants: caller.names.map((name) => grantAt(id, name)),
  });
  const given = grants.filter((grant) => grant !== undefined);
  return document && rightsOf(caller, inLiveState(document), given);
}

/**
 * The request itself may have deleted the document; a caller who had the right to do so is told that it succeeded.
 */
const inLiveState = (document: Document): Document =>
  document.status === "ACTIV" ? document : { ...document, status: "ARHIVAT" };
