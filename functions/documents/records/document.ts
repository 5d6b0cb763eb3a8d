import * as z from "zod";
import { type Count, HELD } from "../../../shared/data/counters.ts";
import { inOwnPartition, entity, uniqueKey, type ListRow } from "../../../shared/data/entity.ts";
import type { IdRange, List } from "../../../shared/data/lists.ts";
import { sharded, type ShardCounts, shardOf } from "../../../shared/data/shards.ts";
import type { Key } from "../../../shared/data/tables.ts";
import { kernel } from "../../../shared/refusals.ts";
import { Code, line, paragraphs } from "../../../shared/text-fields.ts";
import { poate } from "./acts.ts";
import { providerNames } from "./provider.ts";
import { counters } from "./counters.ts";
import { Scan } from "./scan.ts";
import { shards } from "./shards.ts";

export const statuses = ["ACTIV", "ARHIVAT", "STERS", "PURJAT"] as const;
const visibilities = ["PUBLIC", "PERSONAL", "SECRET"] as const;
const protections = ["CRIPTAT", "PAROLA"] as const;
/** How a file of a provider is brought in: its bytes, or a reference that is read live. */
export const importModes = ["COPIE", "LEGATURA"] as const;
/** The export formats for documents of a provider's own kinds. */
export const exportFormats = ["pdf", "office", "both"] as const;
export const formats = ["pdf", "office", "image", "text", "archive", "other"] as const;

export type Format = (typeof formats)[number];
export type Status = (typeof statuses)[number];
export type Visibility = (typeof visibilities)[number];

/** What the file of the current version says about itself; its language is that of its text. */
export const FileProperties = z
  .object({
    titlu: line(255),
    autor: line(255),
    data: z.iso.datetime(),
    limba: z
      .string()
      .regex(/^[a-z]{2,3}$/)
      .meta({ examples: ["ro"] }),
    pagini: z.int().positive(),
  })
  .partial()
  .meta({ id: "ProprietatileFisierului" });
export type FileProperties = z.output<typeof FileProperties>;

/** The names by which lists filter and sort by a property. */
const fileFields = {
  titluFisier: "titlu",
  autorFisier: "autor",
  dataFisier: "data",
  limbaFisier: "limba",
  paginiFisier: "pagini",
} as const satisfies Record<string, keyof FileProperties>;

/** A document as stored. It describes its bytes, which are in the object store. */
export const Document = z.object({
  id: z.int(),
  cod: Code,
  denumire: line(255),
  descriere: paragraphs(4000).optional(),
  etichete: z.array(line(64)).max(50),
  bucketId: z.int(),
  emitentId: z.int().optional(),
  /** The owning client; absent if the creator is the owner. */
  proprietarId: z.int().optional(),
  /** Key of the principal that created it: `user#3`. */
  creator: z.string(),
  visibility: z.enum(visibilities),
  tipSecuritate: z.enum(protections).optional(),
  /** argon2id of the password; never part of a view. */
  passwordHash: z.string().optional(),
  status: z.enum(statuses),
  /** Number of the current version; 0 while there is no content. */
  numarVersiune: z.int(),
  storageUri: z.string().optional(),
  /** The tenant's store that holds all its content, set at creation; absent: the platform's own. */
  tenantStoreId: z.int().optional(),
  dimensiune: z.int().optional(),
  /**
   * The bytes of all its versions, which count for its organization and its owner until it is purged. Absent in documents
   * from before these were counted, until upkeep has added them up.
   */
  heldBytes: z.int().optional(),
  hashSha256: z.string().optional(),
  extensie: z.string().optional(),
  format: z.enum(formats).optional(),
  contentType: z.string().optional(),
  /** The encoding that the sender of a text named. */
  charset: z.string().optional(),
  /** Absent until its text was read, and of a file that is never read. */
  proprietati: FileProperties.optional(),
  /** Of the current content. */
  scanare: Scan.optional(),
  /** The versions in which the scan found something that nobody has released. */
  infectedVersions: z.array(z.int()).optional(),
  /** Time and author of the current content. */
  contentSince: z.string().optional(),
  contentBy: z.string().optional(),
  mod: z.enum(importModes).optional(),
  furnizor: z.enum(providerNames).optional(),
  ref: z.string().optional(),
  urlWeb: z.string().optional(),
  formatExport: z.enum(exportFormats).optional(),
  /** The provider's version that the current content is a copy of. */
  sursaVersiune: z.string().optional(),
  /** Legal hold: it cannot be purged. */
  retinereLegala: z.boolean(),
  creatDe: z.string(),
  creatLa: z.iso.datetime(),
  modificatDe: z.string(),
  modificatLa: z.iso.datetime(),
  arhivatLa: z.iso.datetime().optional(),
  stersLa: z.iso.datetime().optional(),
  purgedAt: z.string().optional(),
  /** Key of the `due` index, where maintenance finds the documents that are due. */
  dueStatus: z.string().optional(),
  dueAt: z.iso.datetime().optional(),
});

export type Document = z.output<typeof Document>;

export const DocumentView = Document.omit({
  creator: true,
  passwordHash: true,
  tenantStoreId: true,
  charset: true,
  contentSince: true,
  contentBy: true,
  heldBytes: true,
  infectedVersions: true,
  purgedAt: true,
  dueStatus: true,
  dueAt: true,
})
  .extend({
    organizatieId: z.int().optional(),
    /** Its purge waits for a second person at any setting of FOUR_EYES. */
    eliminareCuAprobare: z.literal(true).optional(),
    ...poate("document"),
  })
  .meta({ id: "Document" });
export type DocumentView = z.output<typeof DocumentView>;

/** `partajat`: only what was shared with the caller. */
export const SHARED = "partajat";

/** A document as the public sees it: without the people who keep it or work on it. */
export const PublicView = DocumentView.pick({
  id: true,
  cod: true,
  denumire: true,
  descriere: true,
  etichete: true,
  format: true,
  contentType: true,
  extensie: true,
  dimensiune: true,
  hashSha256: true,
  numarVersiune: true,
  emitentId: true,
  creatLa: true,
  modificatLa: true,
}).meta({ id: "DocumentPublic" });
export type PublicView = z.output<typeof PublicView>;

/** What a view has besides the fields of the document: no list filters by it, and the search index does not keep it. */
export const besideFields = {
  poate: true,
  proprietati: true,
  scanare: true,
  eliminareCuAprobare: true,
} as const;

/** The fields that lists filter and sort by: everything that the document has, and that its file says. */
export const DocumentFilters = DocumentView.omit(besideFields).extend({
  titluFisier: FileProperties.shape.titlu,
  autorFisier: FileProperties.shape.autor,
  dataFisier: FileProperties.shape.data,
  limbaFisier: FileProperties.shape.limba,
  paginiFisier: FileProperties.shape.pagini,
  [SHARED]: z.literal(true),
});

/** The properties of its file as fields of their own. */
export const fileFieldsOf = ({ proprietati = {} }: Pick<Document, "proprietati">) =>
  Object.fromEntries(Object.entries(fileFields).map(([field, property]) => [field, proprietati[property]]));

/** Open and secret documents are in different partitions: a caller without access to secret ones never reads them. */
export type Secrecy = "open" | "secret";
export const secrecyOf = ({ visibility }: Pick<Document, "visibility">): Secrecy =>
  visibility === "SECRET" ? "secret" : "open";

/** The first word of the keys of machines, as principals and as creators. */
export const MACHINE = "machine#";

/** True if its content is only at the provider, with no copy here. */
export const isLive = ({ mod }: Pick<Document, "mod">): boolean => mod === "LEGATURA";

/**
 * The key of the owner, for names of lists: a client, or the person who created the document. A document that a machine
 * created has no owner until a client is named.
 */
export function ownerName({
  proprietarId,
  creator,
}: Pick<Document, "proprietarId" | "creator">): string | undefined {
  if (proprietarId !== undefined) return `client#${proprietarId}`;
  return creator.startsWith(MACHINE) ? undefined : creator;
}

/**
 * Attributes of the rows of documents: enough to leave a row out without reading its document. Rows of owners and issuers
 * also carry the facts that other lists express in their partitions.
 */
export interface DocumentRow {
  status: Status;
}
export interface IssuerRow extends DocumentRow {
  visibility: Visibility;
}
export interface OwnerRow extends DocumentRow {
  bucketId: number;
  secrecy: Secrecy;
}

/** True if anyone may read it, without signing in. */
export const isPublic = ({ visibility, status }: Pick<Document, "visibility" | "status">): boolean =>
  visibility === "PUBLIC" && status === "ACTIV";

/** The rows of public documents carry their format: a page of one format reads no other documents. */
export interface PublicRow {
  format?: Format;
}
const publicRow = ({ format }: Pick<Document, "format">): PublicRow => (format ? { format } : {});

/** Public documents are counted by format, and apart from all documents: anonymous callers read this counter. */
export const publicLabel = ({ format }: PublicRow): string => `public.${format ?? ""}`;

/**
 * The public documents of an issuer are counted a second time, so that a total which counts all public ones can leave them
 * out.
 */
export const PUBLIC = "public";

const LIVE: readonly Status[] = ["ACTIV", "ARHIVAT"];

/**
 * The partitions that have the row of a document in a list. Documents that lists show by default share one partition, so
 * that a page reads one. Archived ones are also in a second one, because after years they are either most of the list, or
 * few and far back. Deleted and purged ones have partitions of their own.
 */
const partsOf = (name: string, status: Status): string[] =>
  status === "ACTIV" ? [name] : status === "ARHIVAT" ? [name, `${name}#ARHIVAT`] : [`${name}#${status}`];

/** The lists that show the documents of these states, out of a list with the partitions of `partsOf`. */
export function inStates(partitions: string[], statuses: readonly Status[], ids?: IdRange): List[] {
  const of = (status: Status): List => ({ partitions: partitions.map((name) => `${name}#${status}`), ids });
  const live = LIVE.filter((status) => statuses.includes(status));
  const gone = statuses.filter((status) => !LIVE.includes(status)).map(of);
  if (live.length === 0) return gone;
  if (live.length === LIVE.length) return [{ partitions, ids }, ...gone];
  if (live[0] === "ARHIVAT") return [of("ARHIVAT"), ...gone];
  return [{ partitions, ids, shows: ({ status }) => status === "ACTIV" }, ...gone];
}

/** All documents of a secrecy in these states. */
export const allInStates = (secrecy: Secrecy, statuses: readonly Status[]): List[] =>
  sharded(all(secrecy), shardsOfAll(secrecy)).flatMap(({ partitions, ids }) =>
    inStates(partitions, statuses, ids),
  );

const all = (secrecy: Secrecy): string => `documents#all#${secrecy}`;
const shardsOfAll = (secrecy: Secrecy): ShardCounts =>
  secrecy === "open" ? shards.documents : shards.secretDocuments;

/** Open documents share the partition of their counter, which all their readers read anyway. */
const inSecrecy = (name: string, secrecy: Secrecy): string => (secrecy === "open" ? name : `${name}#secret`);

/** The lists of public documents. */
export const publicLists = (): List[] => sharded(counters.public, shards.publicDocuments);

/** The partitions of the lists, before states: see `inStates`. Those of all documents: `allInStates`. */
export const lists = {
  bucket: (id: number, secrecy: Secrecy) => [inSecrecy(counters.bucket(id), secrecy)],
  /** Documents of an owner: open and secret ones together, because owners see both. */
  owner: (name: string) => [counters.owner(name)],
  /** Documents of a client that are not secret, for readers who are not the owner. */
  ofClient: (id: number) => [`documents#client#${id}#open`],
  issuer: (id: number, secrecy: Secrecy) => [inSecrecy(counters.issuer(id), secrecy)],
  /** Documents granted to a name: the rows carry everything needed, see `granted.ts`. */
  grantee: (name: string) => `documents#grants#${name}`,
  /** Granted documents with very many beneficiaries: their rows carry nothing, so the documents are read. */
  granteeOfMany: (name: string) => `documents#grants#${name}#many`,
  /** Not a list: its sort keys begin with the ends of grants. */
  endsOf: (name: string) => `documents#grants#${name}#ends`,
};

function rowsOf(document: Document): ListRow[] {
  const { id, status, bucketId, emitentId, proprietarId, visibility } = document;
  const secrecy = secrecyOf(document);
  const owner = ownerName(document);
  const names = [
    ...lists.bucket(bucketId, secrecy),
    ...(proprietarId !== undefined && secrecy === "open" ? lists.ofClient(proprietarId) : []),
    shardOf(all(secrecy), id, shardsOfAll(secrecy)),
  ];
  const rowsIn = (partitions: string[], attributes: ListRow["attributes"]) =>
    partitions.flatMap((name) => partsOf(name, status)).map((partition) => ({ partition, attributes }));
  return [
    ...rowsIn(names, { status }),
    ...(emitentId === undefined ? [] : rowsIn(lists.issuer(emitentId, secrecy), { status, visibility })),
    ...(owner === undefined ? [] : rowsIn(lists.owner(owner), { status, bucketId, secrecy })),
    ...(isPublic(document)
      ? [
          {
            partition: shardOf(counters.public, id, shards.publicDocuments),
            attributes: publicRow(document) as ListRow["attributes"],
          },
        ]
      : []),
  ];
}

/** The labels of what documents hold: bytes of all versions, and documents that are not purged. */
export const HELD_BYTES = `${HELD}bytes`;
export const HELD_DOCUMENTS = `${HELD}documents`;

/** What a document adds to what its bucket and its owner hold. */
export function heldBy({ status, heldBytes }: Pick<Document, "status" | "heldBytes">) {
  if (status === "PURJAT" || heldBytes === undefined) return [];
  return [
    { label: HELD_DOCUMENTS, amount: 1 },
    ...(heldBytes === 0 ? [] : [{ label: HELD_BYTES, amount: heldBytes }]),
  ];
}

/** The bytes that a document holds with a further version; undefined if those of its earlier ones were not added up yet. */
export function heldWith(
  { heldBytes, numarVersiune, dimensiune = 0 }: Pick<Document, "heldBytes" | "numarVersiune" | "dimensiune">,
  bytes: number,
): number | undefined {
  if (numarVersiune === 0) return bytes;
  const before = heldBytes ?? (numarVersiune === 1 ? dimensiune : undefined);
  return before === undefined ? undefined : before + bytes;
}

function countsOf(document: Document): Count[] {
  const { status, bucketId, emitentId } = document;
  const owner = ownerName(document);
  const holders = [counters.bucket(bucketId), ...(owner === undefined ? [] : [counters.owner(owner)])];
  const label = `${secrecyOf(document)}.${status}`;
  const ofIssuer = isPublic(document) ? [label, PUBLIC] : [label];
  return [
    { counter: counters.bucket(bucketId), label },
    ...(owner === undefined ? [] : [{ counter: counters.owner(owner), label: `${bucketId}.${label}` }]),
    ...(emitentId === undefined
      ? []
      : ofIssuer.map((one) => ({ counter: counters.issuer(emitentId), label: one }))),
    { counter: counters.all, label },
    ...(isPublic(document) ? [{ counter: counters.public, label: publicLabel(document) }] : []),
    ...holders.flatMap((counter) => heldBy(document).map((held) => ({ counter, ...held }))),
  ];
}

/** The documents that a label of their owner's counter counts; undefined for labels of other things. */
export function ownedIn(label: string): OwnerRow | undefined {
  const [bucketId = "", secrecy, status] = label.split(".");
  if (!/^\d+$/.test(bucketId)) return undefined;
  return { bucketId: Number(bucketId), secrecy: secrecy as Secrecy, status: status as Status };
}

/** Codes that differ only in case are the same code. A document keeps the spelling it was created with. */
export const foldedCode = (cod: string): string => cod.toUpperCase();

/** The key of the item that holds a code, in any case. */
export const codeKey = (cod: string): Key => uniqueKey(Documents.name, "cod", foldedCode(cod));

export const Documents = entity({
  name: "document",
  service: "documents",
  schema: Document,
  key: inOwnPartition("document"),
  unique: {
    cod: { of: ({ cod }) => foldedCode(cod), taken: ({ cod }) => kernel.codExista({ cod }) },
  },
  lists: rowsOf,
  counts: countsOf,
});

/**
 * When maintenance must look at a document again: after 365 days without a change, when archived until its bytes are
 * in infrequent access, 30 days after its deletion unless it is under legal hold, and after a purge until its bytes are
 * gone.
 */
export function due(document: Document): Document {
  const at = {
    ACTIV: document.modificatLa,
    STERS: document.retinereLegala ? undefined : document.stersLa,
    PURJAT: document.purgedAt,
    // The tenant decides on the storage classes of their own store.
    ARHIVAT: document.tenantStoreId === undefined ? document.arhivatLa : undefined,
  };
  const { dueStatus: _status, dueAt: _at, ...rest } = document;
  const dueAt = at[document.status];
  return dueAt === undefined ? rest : { ...rest, dueStatus: dueShard(document), dueAt };
}

/** The partitions of the `due` index for a state. Further ones come last: progress is kept by number. */
export const dueShards = (status: Status): string[] =>
  sharded(status, shards.due).flatMap(({ partitions }) => partitions);

/** The partition of a document in the `due` index. */
export const dueShard = ({ status, id }: Pick<Document, "status" | "id">): string =>
  shardOf(status, id, shards.due);

export const contentKey = (cod: string, numar: number): string => `uploads/${cod}/v${numar}`;

/** The version whose content an object is. */
export interface Place {
  cod: string;
  number: number;
}

/** The version of a key as `contentKey` writes it; undefined for any other key. */
export function placeOf(key: string): Place | undefined {
  const [, cod, number] = /^uploads\/([^/]+)\/v([1-9]\d*)$/.exec(key) ?? [];
  return cod && number ? { cod, number: Number(number) } : undefined;
}
