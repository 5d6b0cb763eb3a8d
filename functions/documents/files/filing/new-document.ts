import type * as z from "zod";
import { hashPassword } from "../../../../shared/auth/passwords.ts";
import { clock } from "../../../../shared/clock.ts";
import { withClaim, type Place } from "../../../../shared/content/claim.ts";
import { committingOrSwept } from "../../../../shared/content/sweep.ts";
import { adding, unrevised } from "../../../../shared/data/repository.ts";
import { whenItem } from "../../../../shared/data/precondition.ts";
import { transact, type Write } from "../../../../shared/data/transaction.ts";
import { nextId, randomCode } from "../../../../shared/ids.ts";
import { rightsOf } from "../../access/authorization.ts";
import { answeredBy } from "../../access/grounds.ts";
import type { Principal } from "../../access/principal.ts";
import { defaultBucket } from "../../access/scope.ts";
import { codeKey, contentKey, Document, Documents, due } from "../../records/document.ts";
import { appendingUnfenced, headOf, type NewEvent } from "../../records/event.ts";
import { firstVersion, type Version } from "../../records/version.ts";
import { unscanned } from "../../access/held-back.ts";
import { scanning, wakeScanner } from "../content/scan-job.ts";
import { refuseTaken } from "./chosen-code.ts";
import type { ContentFacts } from "../content/content-at-rest.ts";
import { type SeenDocument, seenDocument } from "../../access/document-acts.ts";
import { currentContent } from "./new-version.ts";
import { refuseForeign } from "./named-references.ts";
import { ProtectionWish, protectionOf } from "../content/protection.ts";
import { withinQuota } from "./quota.ts";
import { referencePreconditions } from "./references.ts";
import { storeOf } from "../content/store-of.ts";

/** The fields of a new document that callers set; the service sets all others. */
export const NewDocument = Document.pick({
  descriere: true,
  visibility: true,
  bucketId: true,
  emitentId: true,
  proprietarId: true,
})
  .partial()
  .extend({
    denumire: Document.shape.denumire,
    cod: Document.shape.cod.optional(),
    etichete: Document.shape.etichete.optional(),
    ...ProtectionWish.shape,
  })
  .meta({ id: "DocumentNou" });

export type NewDocument = z.output<typeof NewDocument>;

/** A document that is not stored yet, and content that is ready to be placed. */
interface Filing {
  /** The caller who files it. */
  caller: Principal;
  document: Document;
  facts: ContentFacts;
  place: Place;
  /** Further writes of the same transaction. They receive the document as stored, because its id may be drawn again. */
  also?: (document: Document) => Write[];
  /** Events of its chain after CREAT. */
  events?: readonly NewEvent[];
  /**
   * Requires that the chosen code of the document is free, and returns what its transaction has to require of that. Called
   * before the content is placed, and again after each lost race. A generated code is looked for only then.
   */
  requireFree?: (() => Promise<Write[]>) | undefined;
}

/** Stores a new document with its content, which is version 1. */
export async function fileDocument(filing: Filing): Promise<SeenDocument> {
  const store = await storeOf(filing.document);
  const first = withContent(filing, store.bucket);
  const { cod } = first;
  let free: Write[] = [];
  return withClaim({
    store,
    table: Documents.table,
    cod,
    plan: async (contended) => {
      if (filing.requireFree) free = await filing.requireFree();
      else if (contended) await refuseTaken(cod);
      const document = contended ? due({ ...first, id: nextId() }) : first;
      return { number: 1, key: contentKey(cod, 1), uncommitted: codFree(cod), document };
    },
    place: filing.place,
    commit: ({ document, ...plan }, fence, claim) =>
      committingOrSwept(store, { table: Documents.table, cod, claim, ...plan }, () =>
        storeDocument(
          filing.caller,
          document,
          [...referencePreconditions(document), fence, ...free, ...(filing.also?.(document) ?? [])],
          filing.events,
        ),
      ),
  });
}

/** Stores a new document with its first event, and `also` in the same transaction. */
export async function storeDocument(
  caller: Principal,
  document: Document,
  also: Write[],
  events: readonly NewEvent[] = [],
): Promise<SeenDocument> {
  const stored = unrevised(document);
  const answer = seenDocument(caller, stored);
  const first = { tip: "CREAT" as const, actor: document.creatDe };
  const created = appendingUnfenced(document, headOf(undefined), first, ...events);
  const version = firstVersion(document);
  const writes = [
    ...adding(Documents, stored),
    ...withinQuota(caller, document),
    ...created,
    ...scanning(version),
    ...also,
  ];
  await transact(writes, { answer });
  await wakeScanner(version);
  return answer;
}

/** The document with the fields that point to its content. The creator of the document also supplied the content. */
function withContent({ document, facts }: Pick<Filing, "document" | "facts">, s3Bucket: string): Document {
  const { id, creatDe, creatLa } = document;
  const scanare = unscanned();
  const version: Version = { id, documentId: id, numarVersiune: 1, ...facts, scanare, creatDe, creatLa };
  return { ...document, ...currentContent(document, version, s3Bucket) };
}

/**
 * Builds a new document of the caller without storing it. @throws forbidden if they may not create it in this form
 */
export async function newDocument(caller: Principal, wanted: NewDocument): Promise<Document> {
  const { secret, criptat, parola, tipSecuritate: _wish, ...fields } = wanted;
  const bucketId = chooseBucket(caller, wanted);
  const tipSecuritate = protectionOf(wanted);
  const now = clock.iso();
  const document = due({
    ...fields,
    id: nextId(),
    cod: wanted.cod ?? `DOC-${now.slice(0, 4)}-${randomCode(10)}`,
    etichete: wanted.etichete ?? [],
    bucketId,
    creator: caller.key,
    visibility: secret ? "SECRET" : (wanted.visibility ?? "PERSONAL"),
    ...(tipSecuritate ? { tipSecuritate } : {}),
    ...(parola ? { passwordHash: await hashPassword(parola) } : {}),
    status: "ACTIV",
    numarVersiune: 0,
    heldBytes: 0,
    retinereLegala: false,
    creatDe: caller.actor,
    creatLa: now,
    modificatDe: caller.actor,
    modificatLa: now,
  });
  const held = rightsOf(caller, document);
  const shown = (["read", "write"] as const).find((right) => held.has(right));
  // By its code, because its id may be drawn again.
  if (shown) answeredBy(shown, document.cod);
  return document;
}

/** The bucket for a new document. @throws forbidden if the caller may not create documents in it */
export function chooseBucket(
  caller: Principal,
  wanted: Pick<NewDocument, "bucketId" | "proprietarId" | "emitentId">,
): number {
  const bucketId = wanted.bucketId ?? defaultBucket(caller);
  const named = (["bucketId", "proprietarId", "emitentId"] as const).filter(
    (field) => wanted[field] !== undefined,
  );
  refuseForeign(caller, { ...wanted, bucketId, creator: caller.key }, named);
  return bucketId;
}

/** Condition: no document has this code. */
export const codFree = (cod: string): Write => whenItem(Documents.table, codeKey(cod), "absent");
