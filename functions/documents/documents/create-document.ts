import * as z from "zod";
import { hashPassword } from "../../../shared/auth/passwords.ts";
import { clock } from "../../../shared/clock.ts";
import { withClaim, type Attempt, type Claiming } from "../../../shared/content/claim.ts";
import { adding, readUnique } from "../../../shared/data/repository.ts";
import { uniqueKey } from "../../../shared/data/entity.ts";
import { refuseUnmet, type Requirement } from "../../../shared/data/requirement.ts";
import { transact, type Write } from "../../../shared/data/transaction.ts";
import { conflict, forbidden } from "../../../shared/errors.ts";
import { nextId, randomCode } from "../../../shared/ids.ts";
import type { UploadedFile } from "../../../shared/http/multipart.ts";
import { actorName, mayFill, person } from "../access.ts";
import type { Caller } from "../callers.ts";
import { placingBytes, received, type ContentFacts } from "../content.ts";
import {
  Cod,
  contentKey,
  Document,
  DocumentRecord,
  due,
  type Document as DocumentFields,
} from "../document.ts";
import { appending, headOf } from "../events.ts";
import { storeOf } from "../stores/store-of.ts";
import { bucketFilesInto, OtherStore } from "../tenants/bucket-guard.ts";
import { defaultBucket } from "../tenants/upload-buckets.ts";
import { PLATFORM_BUCKET_ID } from "../tenants/bucket.ts";
import { currentContent } from "../versions/new-version.ts";
import { namedBy } from "./references.ts";
import type { Versiune } from "../versions/version.ts";

/** What a caller may say of a new document; everything else is the service's own. */
export const NewDocument = DocumentRecord.pick({
  descriere: true,
  visibility: true,
  bucketId: true,
  emitentId: true,
  proprietarId: true,
})
  .partial()
  .extend({
    denumire: DocumentRecord.shape.denumire,
    cod: Cod.optional(),
    etichete: DocumentRecord.shape.etichete.optional(),
    /** SECRET and sealed. */
    secret: z.boolean().optional(),
    /** Sealed, without being SECRET. */
    criptat: z.boolean().optional(),
    /** Sealed, and asked for at every download. */
    parola: z.string().min(4).max(100).optional(),
  })
  .meta({ id: "DocumentNou" });

export type NewDocument = z.output<typeof NewDocument>;

/** Creates a document from metadata alone: it has no content until its first version is uploaded. */
export async function createDocument(caller: Caller, wanted: NewDocument) {
  const document = await newDocument(caller, wanted);
  try {
    return await created(caller, document);
  } catch (error) {
    if (!(error instanceof OtherStore)) throw error;
    return created(caller, { ...document, depozitId: error.depozitId });
  }
}

async function created(caller: Caller, document: DocumentFields) {
  const stored = { ...document, rev: 1 };
  const filed = (bucketId: number) => bucketFilesInto(bucketId, document.depozitId);
  await transact(creating(caller, document, namedBy(document, filed)), { answer: stored });
  return stored;
}

/** Creates a document with its content, which is version 1. */
export async function uploadDocument(caller: Caller, wanted: Partial<NewDocument> & { file: UploadedFile }) {
  const { file, ...metadata } = wanted;
  const { bytes, name, facts } = await received(file);
  const document = await filable(
    await newDocument(caller, { ...metadata, denumire: metadata.denumire ?? name }),
    metadata,
  );
  const place = await placingBytes(bytes, facts.contentType, document);
  return fileDocument(caller, { document, facts, place });
}

/** A document that is not stored yet, and content that is ready to be placed. */
export interface Filing {
  document: DocumentFields;
  facts: ContentFacts;
  place: Claiming<never>["place"];
  /** What the same transaction writes besides. */
  also?: Write[];
}

/** Stores a new document with its content, which is version 1. */
export async function fileDocument(
  caller: Caller,
  filing: Filing,
): Promise<DocumentFields & { rev: number }> {
  const store = await storeOf(filing.document);
  const document = withContent(filing, caller, store.bucket);
  return withClaim<DocumentFields & { rev: number }>({
    store,
    table: Document.table,
    cod: document.cod,
    plan: async (again) => {
      if (again) await refuseTaken(document.cod);
      return firstContent(caller, document, filing.also ?? []);
    },
    place: filing.place,
  });
}

function firstContent(
  caller: Caller,
  document: DocumentFields,
  also: Write[],
): Attempt<DocumentFields & { rev: number }> {
  const stored = { ...document, rev: 1 };
  return {
    number: 1,
    key: contentKey(document.cod, 1),
    uncommitted: codFree(document.cod),
    commit: async (fence) => {
      await transact([...creating(caller, document, namedBy(document)), fence, ...also], { answer: stored });
      return stored;
    },
  };
}

const creating = (caller: Caller, document: DocumentFields, required: Requirement[]): Write[] => [
  ...adding(Document, document),
  ...appending(document, headOf(undefined), { tip: "CREAT", actor: caller.login }),
  ...required,
];

function withContent(
  { document, facts }: Pick<Filing, "document" | "facts">,
  caller: Caller,
  s3Bucket: string,
): DocumentFields {
  const version: Versiune = {
    id: document.id,
    documentId: document.id,
    numarVersiune: 1,
    ...facts,
    creatDe: actorName(person(caller)),
    creatLa: document.creatLa,
  };
  return { ...document, ...currentContent(document, version, s3Bucket) };
}

/** A new document of the caller's, not stored yet. @throws forbidden where they may not file it so */
export async function newDocument(caller: Caller, wanted: NewDocument): Promise<DocumentFields> {
  const { secret, criptat, parola, ...fields } = wanted;
  const bucketId = filedBy(caller, wanted);
  const tipSecuritate = protectionOf(wanted);
  const now = clock.iso();
  return due({
    ...fields,
    id: nextId(),
    cod: wanted.cod ?? `DOC-${now.slice(0, 4)}-${randomCode(10)}`,
    etichete: wanted.etichete ?? [],
    bucketId,
    creatorId: caller.id,
    visibility: secret ? "SECRET" : (wanted.visibility ?? "PERSONAL"),
    ...(tipSecuritate ? { tipSecuritate } : {}),
    ...(parola ? { parolaHash: await hashPassword(parola) } : {}),
    status: "ACTIV",
    numarVersiune: 0,
    retinereLegala: false,
    creatDe: caller.login,
    creatLa: now,
    modificatDe: caller.login,
    modificatLa: now,
  });
}

/** A password protects more than encryption alone; SECRET content is always sealed. */
function protectionOf({ secret, criptat, parola, visibility }: NewDocument): DocumentFields["tipSecuritate"] {
  if (parola) return "PAROLA";
  return secret || criptat || visibility === "SECRET" ? "CRIPTAT" : undefined;
}

/** The bucket that a document goes to. @throws forbidden where the caller may not file it so */
export function filedBy(
  caller: Caller,
  wanted: Pick<NewDocument, "bucketId" | "proprietarId" | "emitentId">,
): number {
  const bucketId = bucketFor(caller, wanted.bucketId);
  refuseForeignOwner(caller, bucketId, wanted);
  return bucketId;
}

/** The bucket that was named, else the caller's default. */
function bucketFor(caller: Caller, named: number | undefined): number {
  if (caller.suspended) throw forbidden("organizatieSuspendata");
  if (named === undefined) return defaultBucket(caller);
  const isOwnDefault = named === PLATFORM_BUCKET_ID || named === caller.organizationBuckets[0];
  if (!isOwnDefault && !mayFill(caller, named)) throw forbidden("bucketStrain");
  return named;
}

/** Whoever files into an institution's bucket names its clients and issuers; others speak for themselves only. */
function refuseForeignOwner(
  caller: Caller,
  bucketId: number,
  { proprietarId, emitentId }: Pick<NewDocument, "proprietarId" | "emitentId">,
): void {
  const foreign = (proprietarId !== undefined && proprietarId !== caller.clientId) || emitentId !== undefined;
  if (foreign && !mayFill(caller, bucketId)) throw forbidden("proprietarStrain");
}

/**
 * A new document whose content may be placed, in the store that its bucket has now. Refuses what its transaction
 * would refuse, before content is placed that nobody would take away.
 */
export async function filable(
  document: DocumentFields,
  { cod }: { cod?: string | undefined },
): Promise<DocumentFields> {
  if (cod) await refuseTaken(cod);
  const [bucket] = await refuseUnmet(namedBy(document));
  const depozitId = bucket?.depozitId as number | undefined;
  return depozitId === undefined ? document : { ...document, depozitId };
}

async function refuseTaken(cod: string): Promise<void> {
  if (await readUnique(Document, "cod", cod)) throw conflict("codExista", { values: { cod } });
}

/** A condition: no document has this code. */
export const codFree = (cod: string): Write => ({
  item: {
    ConditionCheck: {
      TableName: Document.table,
      Key: uniqueKey(Document.name, "cod", cod),
      ConditionExpression: "attribute_not_exists(pk)",
    },
  },
});
