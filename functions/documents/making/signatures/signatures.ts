import { listPage, MOST_ROWS } from "../../../../shared/data/list-page.ts";
import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { countRows, type Pointer } from "../../../../shared/data/lists.ts";
import type { ListQuery, Page } from "../../../../shared/data/page.ts";
import { recordAt } from "../../../../shared/data/read-together.ts";
import { changing, recordOf, removing, revised } from "../../../../shared/data/repository.ts";
import { addingTombstone, readTombstone } from "../../../../shared/data/tombstone.ts";
import { retry, transact } from "../../../../shared/data/transaction.ts";
import type { Target } from "../../../../shared/features/crud-verbs.ts";
import { kernel } from "../../../../shared/refusals.ts";
import { authorize } from "../../access/acts.ts";
import { documentFor, lookAt } from "../../access/authorization.ts";
import type { Principal } from "../../access/principal.ts";
import { listAttached, openAttached, type AttachedKind } from "../../access/list-attached.ts";
import { Documents } from "../../records/document.ts";
import { appending } from "../../records/event.ts";
import {
  type SeenSignature,
  Signature,
  signatureLists,
  Signatures,
  signaturesOf,
} from "../../records/signature.ts";
import { qualificationIn } from "./facts-in-file.ts";
import { seenSignature, signatureActs } from "./signature-acts.ts";

/** Signatures are visible to all readers of the document. */
export const signatures: AttachedKind<Signature> = {
  name: "signatures",
  lists: signatureLists,
  ofDocument: signaturesOf,
  liesWithDocument: true,
  recordAt: (row) => recordAt(Signatures, row),
  shows: (_, rights) => rights.has("read"),
  seenBy: seenSignature,
};

export const listSignatures = (caller: Principal, query: ListQuery): Promise<Page<Stored<SeenSignature>>> =>
  listAttached<SeenSignature>(signatures, caller, query);

export async function readSignature({ caller, id }: Target<Principal>): Promise<Stored<SeenSignature>> {
  const { record, opened } = await openAttached(signatures, caller, id);
  return seenSignature(opened, record);
}

/** The signatures of one document, newest first. @throws notFound */
export async function listOfDocument(
  caller: Principal,
  id: number,
  query: ListQuery,
): Promise<Page<Stored<SeenSignature>>> {
  const opened = await documentFor(caller, id, "read");
  const lists = [signaturesOf(id)];
  const listing = {
    name: `signatures#${id}`,
    table: Documents.table,
    lists,
    fetch: async (pointers: Pointer[]) =>
      pointers.map(({ item }) => seenSignature(opened, recordOf<Signature>(item))),
    count: () => countRows(Documents.table, lists, MOST_ROWS),
    answersFilters: query.filters.length === 0,
  };
  return listPage(listing, query);
}

/**
 * Judges a signature again. The verdict is written to the record and the history the first time and whenever it
 * changes; otherwise a verification only reads.
 */
export const verifySignature = (caller: Principal, id: number): Promise<Stored<SeenSignature>> =>
  retry(async () => {
    const { record, opened } = await openAttached(signatures, caller, id);
    const { document, head, actor } = opened;
    authorize(signatureActs.VERIFICA, record, opened);
    const { judgeSignature } = await import("./judge-signature.ts");
    const verdict = await judgeSignature(document, record);
    const { status, motiv } = verdict;
    const calificata = qualificationIn(verdict);
    const { motiv: _before, ...rest } = record;
    const after = { ...rest, status, ...(motiv ? { motiv } : {}), calificata, verificatLa: clock.iso() };
    const isSame = record.status === status && record.motiv === motiv && record.calificata === calificata;
    const isNews = record.verificatLa === undefined || !isSame;
    if (!isNews) return seenSignature(opened, after);
    const detalii = { semnaturaId: id, status, ...(motiv ? { motiv } : {}) };
    const answer = seenSignature(opened, revised(record, after));
    await transact(
      [
        ...changing(Signatures, record, after),
        ...appending(document, head, { tip: "VERIFICAT", actor, detalii }),
      ],
      { answer },
    );
    return answer;
  });

/** The fields of a signature that can be changed. */
export const SignatureFields = Signature.pick({ observatii: true }).meta({ id: "SemnaturaCampuri" });

/** Changes the remark. @throws notFound, forbidden if the caller does not administer the document, stale */
export const changeSignature = (
  { caller, id, ifMatch }: Target<Principal>,
  change: (before: Signature) => string | undefined,
): Promise<Stored<SeenSignature>> =>
  retry(async () => {
    const { record, opened } = await openAttached(signatures, caller, id);
    authorize(signatureActs.MODIFICA, record, opened, ifMatch);
    const { observatii, ...rest } = record;
    const wanted = change(record);
    if (wanted === observatii) return seenSignature(opened, record);
    const after = { ...rest, ...(wanted === undefined ? {} : { observatii: wanted }) };
    const { document, head, actor } = opened;
    const event = { tip: "MODIFICAT" as const, actor, detalii: { semnaturaId: id, camp: "observatii" } };
    const answer = seenSignature(opened, revised(record, after));
    await transact([...changing(Signatures, record, after), ...appending(document, head, event)], { answer });
    return answer;
  });

/**
 * Removes the record of a signature whose content was deleted. Repeating this within a day succeeds.
 * @throws notFound, forbidden, stale; conflict while the content exists
 */
export const removeSignature = (target: Target<Principal>): Promise<void> =>
  retry(async () => {
    const { caller, id, ifMatch } = target;
    if (await isRemoved(target)) return;
    const { record, opened } = await openAttached(signatures, caller, id);
    const { document, head, actor } = opened;
    authorize(signatureActs.STERGE, record, opened, ifMatch);
    const event = { tip: "MODIFICAT" as const, actor, detalii: { semnaturaEliminata: id } };
    await transact([
      ...removing(Signatures, record),
      ...appending(document, head, event),
      addingTombstone(Signatures, record),
    ]);
  });

async function isRemoved({ caller, id }: Target<Principal>): Promise<boolean> {
  const removed = await readTombstone(Signatures, id);
  if (!removed) return false;
  const opened = await lookAt(caller, removed.documentId);
  if (!opened?.rights.has("administer")) throw kernel.negasit();
  return true;
}
