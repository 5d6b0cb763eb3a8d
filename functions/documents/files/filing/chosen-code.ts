import type { Write } from "../../../../shared/data/transaction.ts";
import { readItems } from "../../../../shared/data/repository.ts";
import { kernel } from "../../../../shared/refusals.ts";
import { lookAt } from "../../access/authorization.ts";
import { findByCode } from "../../access/codes.ts";
import type { Principal } from "../../access/principal.ts";
import { unknownCodes } from "../../access/unknown-codes.ts";
import { codeKey, Documents } from "../../records/document.ts";

/** @throws conflict if a document already has this code */
export async function refuseTaken(cod: string): Promise<void> {
  if ((await findByCode(cod)) !== undefined) throw taken(cod);
}

/**
 * Requires that the code which the caller chose for a new document is free. The refusal reveals that a document
 * exists, so it counts under the throttle of unknown codes, unless the caller has a right on that document. Check
 * this after all other checks: a request that is refused for another reason must not reveal whether its code is
 * taken. A code that the service generates needs no call.
 * @throws conflict, tooManyRequests after 20 codes of hidden documents in ten minutes
 */
export async function requireFreeCode(caller: Principal, cod: string | undefined): Promise<void> {
  if (cod === undefined) return;
  const guard = unknownCodes(caller);
  await guard.admit();
  const id = await findByCode(cod);
  if (id === undefined || (await isKnown(caller, id))) await guard.recordSuccess();
  else await guard.recordFailure();
  if (id !== undefined) throw taken(cod);
}

/** Any right counts: a machine may have the right to write without being able to read. */
const isKnown = async (caller: Principal, id: number): Promise<boolean> =>
  ((await lookAt(caller, id))?.rights.size ?? 0) > 0;

const taken = (cod: string) => kernel.codExista({ cod });

/**
 * The same for who files the document by a transaction that follows: nobody learns of a free code without filing one. If the
 * caller had no failure in the last day and has no guess in progress, as is usual, a free code is not counted; the transaction
 * then requires that this has not changed. Begins to look at once, together with the other reads of this turn.
 * @returns undefined without a code; otherwise what requires it, and returns the condition of the transaction, which is a
 * RevisionConflict if it does not hold: then call it again. It throws as `requireFreeCode`.
 */
export function freeCodeBefore(
  caller: Principal,
  cod: string | undefined,
): (() => Promise<Write[]>) | undefined {
  if (cod === undefined) return undefined;
  const guard = unknownCodes(caller);
  const look = () => Promise.all([readItems(Documents.table, [codeKey(cod)]), guard.isUntouched()]);
  let first: ReturnType<typeof look> | undefined = look();
  // The request may be refused before it is asked for.
  first.catch(() => undefined);
  return async () => {
    const [[holder], isUntouched] = await (first ?? look());
    first = undefined;
    if (holder === undefined && isUntouched) return [guard.staysUntouched()];
    await requireFreeCode(caller, cod);
    return [];
  };
}
