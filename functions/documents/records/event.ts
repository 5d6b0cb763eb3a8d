import { createHash } from "node:crypto";
import * as z from "zod";
import { clock } from "../../../shared/clock.ts";
import { onlyIf } from "../../../shared/data/conditions.ts";
import type { Count } from "../../../shared/data/counters.ts";
import { entity, type Stored, type ListRow } from "../../../shared/data/entity.ts";
import { when } from "../../../shared/data/precondition.ts";
import type { ItemAt } from "../../../shared/data/read-together.ts";
import { adding } from "../../../shared/data/repository.ts";
import { tableOf } from "../../../shared/data/tables.ts";
import type { Write } from "../../../shared/data/transaction.ts";
import { nextId, nextIdAfter, sortableId } from "../../../shared/ids.ts";
import { attachedLists } from "./attached.ts";
import { counters } from "./counters.ts";
import { type Document, Documents, type Secrecy, secrecyOf } from "./document.ts";
import { type Shared, unshared } from "./granted.ts";
import { markingNarrowed } from "./narrowed.ts";

/** The kinds of events that form the chain of a document. */
const chainedKinds = [
  "CREAT",
  "MODIFICAT",
  "RESTAURAT",
  "PARTAJAT",
  "REVOCAT",
  "CERUT",
  "APROBAT",
  "RESPINS",
  "SEMNAT",
  "VERIFICAT",
  /** The proof of a signature was completed or renewed. */
  "PRELUNGIT",
  /** The virus scan has an answer about a content; two people said that what it found is harmless. */
  "SCANAT",
  "ELIBERAT",
  "ARHIVAT",
  "REACTIVAT",
  "STERS",
  "PURJAT",
  "IMPORTAT",
  "RESINCRONIZAT",
  "TRANSCRIS",
  "GENERAT",
  "NOTA",
] as const;
export type ChainedKind = (typeof chainedKinds)[number];

export const DocumentEvent = z
  .object({
    id: z.int(),
    documentId: z.int(),
    cod: z.string(),
    /** DESCARCAT is outside the chain, so that downloads never wait for each other. */
    tip: z.enum([...chainedKinds, "DESCARCAT"]),
    actor: z.string(),
    detalii: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    creatLa: z.iso.datetime(),
    hashAnterior: z.string().optional(),
    hash: z.string().optional(),
  })
  .meta({ id: "EvenimentDocument" });

export type DocumentEvent = z.output<typeof DocumentEvent>;
export type EventDetails = DocumentEvent["detalii"];

/** The head of a document's chain: a separate item, so that an event does not change the document. */
export interface ChainHead {
  hash: string;
  lastId: number;
  /** The grants as last written to the lists of beneficiaries: every change of them moves the head. */
  shared?: Shared | undefined;
}

/** The head of an empty chain. */
export const START: ChainHead = { hash: "0".repeat(64), lastId: 0 };
const TABLE = tableOf("documents");

export const headKey = (documentId: number) => ({ pk: `document#${documentId}`, sk: "chain" });

export const headOf = (item: Record<string, unknown> | undefined): ChainHead =>
  item
    ? { hash: String(item.hash), lastId: Number(item.lastId), shared: item.shared as Shared | undefined }
    : START;

/** The head of a document's chain, to be read with others. */
export const headAt = (documentId: number): ItemAt<ChainHead> => ({ key: headKey(documentId), of: headOf });

/** The lists of events over all documents. */
export const eventLists = attachedLists("events");

/** Events of grants, links and requests for access. */
const sharingKinds: ReadonlySet<unknown> = new Set<ChainedKind>([
  "PARTAJAT",
  "REVOCAT",
  "CERUT",
  "APROBAT",
  "RESPINS",
]);

/**
 * Downloads are shown to callers who may write the document; sharing is shown to callers who may share it, like the
 * lists of grants.
 * @param event an event or its row in a list
 */
export const showsEvent = (rights: ReadonlySet<string>, { tip }: { tip?: unknown }): boolean =>
  rights.has(sharingKinds.has(tip) ? "share" : tip === "DESCARCAT" ? "write" : "read");

/** Events are counted together with all documents, in one item for both. */
export const eventLabel = (secrecy: Secrecy): string => `events.${secrecy}`;

export const documentEvents = (rows: ListRow[] = [], counts: Count[] = []) =>
  entity({
    name: "event",
    service: "documents",
    schema: DocumentEvent,
    key: ({ id, documentId }: Pick<DocumentEvent, "id" | "documentId">) => ({
      pk: `document#${documentId}`,
      sk: `event#${sortableId(id)}`,
    }),
    lists: () => rows,
    counts: () => counts,
  });

/** The prefix of the sort keys of events in a document's partition. */
export const EVENT_PREFIX = "event#";

/** SHA-256 over the previous hash and the event's own fields, in a fixed order. */
export function hashOf(event: Omit<DocumentEvent, "hash">): string {
  const { id, documentId, cod, tip, actor, detalii, creatLa, hashAnterior } = event;
  const details = Object.entries(detalii).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify([hashAnterior, id, documentId, cod, tip, actor, details, creatLa]);
  return createHash("sha256").update(text).digest("hex");
}

/** True if the events, oldest first, form an unbroken chain from the start. */
export function isChain(events: DocumentEvent[]): boolean {
  let previous = START.hash;
  return events.every((event) => {
    const fits = event.hashAnterior === previous && event.hash === hashOf(event);
    previous = event.hash ?? "";
    return fits;
  });
}

export interface NewEvent {
  tip: ChainedKind;
  actor: string;
  detalii?: EventDetails;
}

/**
 * The writes that append events to a document's chain, provided that neither the document nor the head has changed
 * since they were read. Of two concurrent writers, one loses the race and retries. Both are conditions, because a
 * BatchGetItem is not a snapshot: it may return the document from before a change and the head from after it.
 */
export const appending = (document: StoredDocument, head: ChainHead, ...events: NewEvent[]): Write[] => [
  ...chainingAll(document, head, events).writes,
  asRead(document),
];

/** The same for a transaction that writes the document, or has another condition on it: an item takes one. */
export const appendingUnfenced = (document: Document, head: ChainHead, ...events: NewEvent[]): Write[] =>
  chainingAll(document, head, events).writes;

const asRead = ({ id, rev }: StoredDocument): Write => when(Documents, { id }, { rev });

/**
 * `appending` for a change that takes read access away from some callers. The search index must receive it before it may
 * count the document again.
 */
export const appendingNarrowed = (
  document: StoredDocument,
  head: ChainHead,
  ...events: NewEvent[]
): Write[] => [...appendingNarrowedUnfenced(document, head, ...events), asRead(document)];

/** `appendingUnfenced` for a change that takes read access away from some callers. */
export function appendingNarrowedUnfenced(
  document: Document,
  head: ChainHead,
  ...events: NewEvent[]
): Write[] {
  const { writes, last } = chainingAll(document, head, events);
  return [...writes, markingNarrowed(document.id, last.lastId)];
}

/** `appending` for one event; also returns the event. */
export function chaining(
  document: StoredDocument,
  head: ChainHead,
  event: NewEvent,
): { event: DocumentEvent; writes: Write[] } {
  const { events, writes } = chainingAll(document, head, [event]);
  return { event: events[0] as DocumentEvent, writes: [...writes, asRead(document)] };
}

function chainingAll(document: Document, head: ChainHead, news: NewEvent[]) {
  const events: DocumentEvent[] = [];
  let last: ChainHead = head.lastId === START.lastId ? { ...head, ...unshared(document) } : head;
  for (const added of news) {
    const { event, head: next } = linked(document, last, added);
    events.push(event);
    last = next;
  }
  const writes = events.flatMap((event) => recording(document, event));
  return { events, last, writes: [...writes, movingHead(document.id, head, last)] };
}

/** An event as the successor of a head, and the head that results. */
function linked(
  document: Document,
  head: ChainHead,
  { tip, actor, detalii = {} }: NewEvent,
): { event: DocumentEvent; head: ChainHead } {
  // Clocks of two machines may differ, but the order of the chain must be the order of ids.
  const id = nextIdAfter(head.lastId);
  const unsealed = {
    id,
    documentId: document.id,
    cod: document.cod,
    tip,
    actor,
    detalii,
    creatLa: clock.iso(),
    hashAnterior: head.hash,
  };
  const event = { ...unsealed, hash: hashOf(unsealed) };
  return { event, head: { ...head, hash: event.hash, lastId: id } };
}

/** The writes of an event outside the chain. */
export function noting(document: Document, actor: string, detalii: EventDetails): Write[] {
  const event = {
    id: nextId(),
    documentId: document.id,
    cod: document.cod,
    actor,
    detalii,
    creatLa: clock.iso(),
  };
  return recording(document, { ...event, tip: "DESCARCAT" });
}

/** The events of an issuer's documents, for its machines, which read them oldest first. */
export const feedOf = (emitentId: number): string => `events#issuer#${emitentId}`;

/** Downloads are not reported to issuers. */
const feedsOf = ({ emitentId }: Document, { tip }: DocumentEvent): string[] =>
  emitentId === undefined || tip === "DESCARCAT" ? [] : [feedOf(emitentId)];

function recording(document: Document, event: DocumentEvent): Write[] {
  const attributes = { documentId: document.id, tip: event.tip };
  const partitions = [...eventLists.partitionsFor(document, event.id), ...feedsOf(document, event)];
  const rows = partitions.map((partition) => ({ partition, attributes }));
  const counts = [{ counter: counters.all, label: eventLabel(secrecyOf(document)) }];
  return adding(documentEvents(rows, counts), event);
}

function movingHead(documentId: number, before: ChainHead, after: ChainHead): Write {
  const Put = { TableName: TABLE, Item: { ...headKey(documentId), ...after } };
  return onlyIf({ Put }, before.lastId === 0 ? "absent" : { hash: before.hash });
}

export type StoredDocument = Stored<Document>;
