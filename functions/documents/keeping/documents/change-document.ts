import type * as z from "zod";
import { clock } from "../../../../shared/clock.ts";
import { refuseStale, revised } from "../../../../shared/data/repository.ts";
import { retry, transact } from "../../../../shared/data/transaction.ts";
import type { Patch } from "../../../../shared/http/body.ts";
import { authorize } from "../../access/acts.ts";
import { documentFor, type Opened } from "../../access/authorization.ts";
import type { Principal } from "../../access/principal.ts";
import { documentActs, seenDocument } from "../../access/document-acts.ts";
import { refusals as accessRefusals } from "../../access/texts.ts";
import type { ActName } from "../../records/acts.ts";
import { Document, due, isLive } from "../../records/document.ts";
import type { EventDetails } from "../../records/event.ts";
import { changingDocument } from "../../files/filing/changing-document.ts";
import { refuseForeign } from "../../files/filing/named-references.ts";
import { isSealed, ProtectionWish, refuseOtherProtection } from "../../files/content/protection.ts";
import { withinQuotaAfterMove } from "../../files/filing/quota.ts";
import { referencePreconditions } from "../../files/filing/references.ts";
import { refusals } from "./texts.ts";

/**
 * The fields that callers change (the requested protection is only compared), and the act that each one requires in
 * addition to the right to write.
 */
const changeable = {
  denumire: "MODIFICA",
  descriere: "MODIFICA",
  etichete: "MODIFICA",
  visibility: "GUVERNEAZA",
  bucketId: "GUVERNEAZA",
  proprietarId: "GUVERNEAZA",
  emitentId: "ATRIBUIE",
  retinereLegala: "RETINE",
} satisfies Partial<Record<keyof Document, ActName<"document">>>;

type Field = keyof typeof changeable;
const fields = Object.keys(changeable) as Field[];

const picked = Document.pick({
  denumire: true,
  descriere: true,
  etichete: true,
  visibility: true,
  bucketId: true,
  proprietarId: true,
  emitentId: true,
  retinereLegala: true,
}).extend(ProtectionWish.shape);

/** PATCH: any of the fields; null removes an optional one. */
export const DocumentPatch = picked;
type DocumentPatch = Patch<z.output<typeof DocumentPatch>>;

/** PUT: absent descriptive optional fields are cleared; ownership, container and access stay. */
export const DocumentReplacement = picked
  .partial()
  .extend({
    denumire: Document.shape.denumire,
    tipSecuritate: ProtectionWish.shape.tipSecuritate.nullable(),
  })
  .meta({ id: "DocumentInlocuire" });
type DocumentReplacement = z.output<typeof DocumentReplacement>;

type IfMatch = number[] | undefined;

export const patchDocument = (caller: Principal, id: number, patch: DocumentPatch, ifMatch: IfMatch) =>
  change(caller, id, patch, ifMatch);

export const replaceDocument = (caller: Principal, id: number, body: DocumentReplacement, ifMatch: IfMatch) =>
  change(caller, id, { ...body, descriere: body.descriere ?? null, etichete: body.etichete ?? [] }, ifMatch);

const change = (caller: Principal, id: number, patch: DocumentPatch, ifMatch: IfMatch) =>
  retry(async () => {
    const opened = await documentFor(caller, id, "write");
    const { document } = opened;
    refuseStale(document, ifMatch);
    refuseOtherProtection(document, patch);
    const changed = fields.filter((field) => field in patch && differs(document[field], patch[field]));
    if (changed.length === 0) return seenDocument(caller, document, opened.grants);
    refuseChange(caller, opened, patch, changed);
    return store(opened, patch, changed);
  });

const differs = (now: unknown, wanted: unknown) =>
  wanted !== undefined && JSON.stringify(now ?? null) !== JSON.stringify(wanted);

function refuseChange(caller: Principal, opened: Opened, patch: DocumentPatch, changed: Field[]): void {
  const { document, rights } = opened;
  const missing = changed.find((field) => !rights.has(documentActs[changeable[field]].right));
  if (missing) throw refusals.faraDreptPeCamp({ camp: missing });
  for (const field of changed) authorize(documentActs[changeable[field]], document, opened);
  // The content is read through one person's connection, so it cannot be public, and nothing of it is sealed.
  if (patch.visibility && patch.visibility !== "PERSONAL" && isLive(document))
    throw accessRefusals.legaturaNumaiPersonala();
  if (patch.visibility) isSealed({ ...document, visibility: patch.visibility });
  refuseForeign(caller, { ...document, ...valuesOf(patch, changed) }, changed, document);
}

const valuesOf = (patch: DocumentPatch, changed: Field[]): Partial<Document> =>
  Object.fromEntries(changed.map((field) => [field, patch[field] ?? undefined]));

async function store(opened: Opened, patch: DocumentPatch, changed: Field[]) {
  const { caller, document, actor, grants } = opened;
  const values = valuesOf(patch, changed);
  // A legal hold is a decision about the document, not a change of it; who decided is in its history.
  const isChange = changed.some((field) => field !== "retinereLegala");
  const modified = isChange ? { modificatDe: actor, modificatLa: clock.iso() } : {};
  const after = due({ ...document, ...values, ...modified });
  // Whoever is told of it later is told of this change, whatever the document is by then.
  const hold: EventDetails = changed.includes("retinereLegala")
    ? { retinereLegala: after.retinereLegala }
    : {};
  const detalii = { campuri: changed.join(","), ...hold };
  const answer = seenDocument(caller, revised(document, after), grants);
  const writes = changingDocument(opened, after, { tip: "MODIFICAT", actor, detalii });
  const quota = withinQuotaAfterMove(caller, document, after);
  await transact([...writes, ...quota, ...referencePreconditions(values)], { answer });
  return answer;
}
