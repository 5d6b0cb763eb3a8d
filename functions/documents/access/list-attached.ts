import { countListed, listPage } from "../../../shared/data/list-page.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import type { Listing } from "../../../shared/data/listing.ts";
import {
  bounded,
  countRows,
  newestFirst,
  type Count,
  type Item,
  type List,
  type Pointer,
} from "../../../shared/data/lists.ts";
import type { Filter, ListQuery, Page } from "../../../shared/data/page.ts";
import {
  type ItemAt,
  type NamedKeys,
  type NoKeys,
  readTogether,
} from "../../../shared/data/read-together.ts";
import { readItems, recordOf } from "../../../shared/data/repository.ts";
import { AppError } from "../../../shared/errors.ts";
import { kernel } from "../../../shared/refusals.ts";
import {
  administeredBuckets,
  documentsFor,
  lookAt,
  visibleBuckets,
  type Opened,
  type Right,
  type Standpoint,
} from "./authorization.ts";
import { findByCode, withStoredCodes } from "./codes.ts";
import { answeredBy } from "./grounds.ts";
import type { Principal } from "./principal.ts";
import { MOST_BUCKETS } from "./scope.ts";
import type { AttachedLists } from "../records/attached.ts";
import { Documents, type Secrecy } from "../records/document.ts";
import { refusals } from "./texts.ts";

/** A record that hangs on a document. Some stand alone, and some readers do not learn which document one belongs to. */
interface Attachment {
  id: number;
  documentId?: number | undefined;
}

/** The row of an attachment in a list: it carries the attributes that its key and `shows` need. */
export type AttachedRow = Item & { id: number; documentId: number };

/** A kind of records attached to documents, as readers list and open them. */
export interface AttachedKind<R extends Attachment = Attachment> {
  /** Names the cursors of its lists. */
  name: string;
  lists: AttachedLists;
  /** The records of one document. Default: the list of that name. */
  ofDocument?: (id: number) => List;
  /** The rows of `ofDocument` are the records themselves. */
  liesWithDocument?: boolean;
  /**
   * Only administrators of a document, and people named in the records, see these records: lists of members and owners are
   * not read.
   */
  isAdministered?: boolean;
  /** `shows` also leaves out records of documents that the caller sees: their rows are checked for every caller. */
  isChecked?: boolean;
  /** Some records are attached to no document, and are only in the lists of `personal`. */
  standsAlone?: boolean;
  /** The lists of records that name the caller. */
  personal?: (caller: Principal) => List[];
  /** The record behind a row. */
  recordAt(row: AttachedRow): ItemAt<Stored<R> | undefined>;
  /** True if a caller with these rights on the document sees the record; `row` is the row or the record. */
  shows(caller: Principal, rights: ReadonlySet<Right>, row: Item): boolean;
  /** The record as the caller sees, filters and sorts it. Default: as it is stored. */
  seenBy?(at: Standpoint, record: Stored<R>): Stored<Attachment>;
  /** The number of all records, if a counter keeps it. */
  countAll?: () => Promise<Count>;
  /**
   * How many rows are counted one by one if visibility has to be checked for each; beyond that, the total is a lower
   * bound. Default: 1,000.
   */
  mostCounted?: number;
}

/**
 * The records of one document, if a filter names it, otherwise of all documents in the lists that the caller may
 * read; each page is checked against the present documents.
 */
export const listAttached = async <R extends Attachment>(
  kind: AttachedKind,
  caller: Principal,
  query: ListQuery,
): Promise<Page<Stored<R>>> => {
  const asked = await withStoredCodes(query);
  return listPage(await listingFor<R>(kind, caller, asked), asked);
};

export const countAttached = async (
  kind: AttachedKind,
  caller: Principal,
  query: ListQuery,
): Promise<number> => {
  const asked = await withStoredCodes(query);
  return countListed(await listingFor(kind, caller, asked), asked);
};

const mostCounted = ({ mostCounted: most = 1000 }: AttachedKind): number => most;

/** A record, and its document with the caller's rights on it: none at all if only the record names the caller. */
export interface OpenedAttachment<R, Keys extends NamedKeys = NoKeys> {
  record: Stored<R>;
  opened: Opened<Keys>;
}

/** A document that was read with one of its records and further items. */
type Beside<R, Keys extends NamedKeys> = Opened<Keys> & Opened<{ record: ItemAt<Stored<R> | undefined> }>;

/**
 * @param related keys of further items to read in the same call
 * @throws notFound for an unknown record, and for one that the caller may not see
 */
export async function openAttached<R extends Attachment, Keys extends NamedKeys = NoKeys>(
  kind: AttachedKind<R>,
  caller: Principal,
  id: number,
  related = (_row: AttachedRow) => ({}) as Keys,
): Promise<OpenedAttachment<R, Keys>> {
  const found = await readItems(Documents.table, kind.lists.rowKeysOf(id));
  const item = found.find((one) => one !== undefined);
  if (!item) throw kernel.negasit();
  const row = { ...item, id, documentId: Number(item.documentId) };
  const keys = { ...related(row), record: kind.recordAt(row) };
  const opened = (await lookAt(caller, row.documentId, keys)) as Beside<R, Keys> | undefined;
  const record = opened?.related.record;
  if (!record || !kind.shows(caller, opened.rights, fieldsOf(record))) throw kernel.negasit();
  // The same key may hold another record by now: a grant that was revoked and given again.
  if (record.id !== id) throw kernel.negasit();
  if (opened.rights.has("read")) answeredBy("read", row.documentId);
  return { record, opened };
}

const fieldsOf = (record: Stored<Attachment>): Item => ({ ...record });

/**
 * The thing to be removed; undefined if `isGone` knows that it has been removed already. `isGone` is asked last: a
 * concurrent removal replaces the record with the tombstone in one transaction.
 */
export async function openToRemove<Opened>(
  open: () => Promise<Opened>,
  isGone: () => Promise<boolean>,
): Promise<Opened | undefined> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof AppError && error.kind === "notFound" && (await isGone())) return undefined;
    throw error;
  }
}

async function listingFor<R extends Attachment>(
  kind: AttachedKind,
  caller: Principal,
  { filters }: ListQuery,
): Promise<Listing<Stored<R>>> {
  const named = filters.find(namesDocument);
  return named ? ofDocument(kind, caller, { named, filters }) : overDocuments(kind, caller, filters);
}

const namesDocument = ({ field, operator, values }: Filter): boolean =>
  (field === "documentId" || field === "cod") && operator === "equals" && values.length === 1;

/** The records of one document; empty if the caller may see none. */
async function ofDocument<R extends Attachment>(
  kind: AttachedKind,
  caller: Principal,
  { named, filters }: { named: Filter; filters: Filter[] },
): Promise<Listing<Stored<R>>> {
  const opened = await openNamed(caller, named);
  const { ofDocument: listOf = kind.lists.document } = kind;
  const shows = (item: Item) =>
    opened !== undefined &&
    kind.shows(caller, opened.rights, item) &&
    // A caller who may not see which document it is must not learn that from a filter on `documentId`.
    (named.field === "cod" || seenAs(kind, opened, recordOf<Attachment>(item)).documentId !== undefined);
  const own = opened ? [{ ...listOf(opened.document.id), shows }] : [];
  return {
    name: `${kind.name}#${caller.key}`,
    table: Documents.table,
    lists: own,
    fetch: async (pointers) =>
      kind.liesWithDocument
        ? pointers.map(({ item }) => seenAs(kind, opened, recordOf<Attachment>(item)) as Stored<R>)
        : recordsBehind<R>(kind, pointers.map(rowOf), () => opened),
    count: () => countRows(Documents.table, own, mostCounted(kind)),
    answersFilters: filters.length === 1,
    narrowing: ["filter[documentId]"],
  };
}

async function openNamed(caller: Principal, { field, values }: Filter): Promise<Opened | undefined> {
  const [value] = values;
  const id = field === "cod" ? await findByCode(String(value)) : Number(value);
  return id === undefined ? undefined : lookAt(caller, id);
}

function overDocuments<R extends Attachment>(
  kind: AttachedKind,
  caller: Principal,
  filters: Filter[],
): Listing<Stored<R>> {
  const listing = {
    name: `${kind.name}#${caller.key}`,
    table: Documents.table,
    fetch: async (pointers: Pointer[]) => visibleRecords<R>(kind, caller, pointers),
    answersFilters: filters.length === 0,
    narrowing: ["filter[documentId]", "filter[cod]"],
  };
  const shown = listsFor(kind, caller);
  const countAll = kind.countAll ?? (() => countRows(Documents.table, shown, mostCounted(kind)));
  if (seesEverything(caller) && !kind.isChecked) return { ...listing, lists: shown, count: countAll };
  return { ...listing, lists: [], checked: shown, count: () => countVisible(kind, caller, shown) };
}

/** A service administrator with hasSecret sees every document, so no row needs to be checked. */
const seesEverything = (caller: Principal): boolean =>
  visibleBuckets(caller) === undefined && caller.hasSecret && !caller.suspended;

function listsFor(kind: AttachedKind, caller: Principal): List[] {
  const { lists, isAdministered = false, standsAlone = false, personal = () => [] } = kind;
  const seen: Secrecy[] = caller.hasSecret ? ["open", "secret"] : ["open"];
  const owners = isAdministered ? [] : caller.names;
  const own = [
    ...owners.flatMap((name) => [lists.owner(name, "open"), lists.owner(name, "secret")]),
    ...personal(caller),
  ];
  const visible = isAdministered ? administeredBuckets(caller) : visibleBuckets(caller);
  const alone = standsAlone ? personal(caller) : [];
  if (!visible) return [...seen.flatMap(lists.all), ...(caller.hasSecret ? alone : own)];
  if (visible.length > MOST_BUCKETS) {
    throw refusals.preaMulteContainere({ limita: MOST_BUCKETS, filtre: "filter[documentId]" });
  }
  return [...visible.flatMap((id) => seen.map((secrecy) => lists.bucket(id, secrecy))), ...own];
}

const rowOf = ({ id, item }: Pointer): AttachedRow => ({ ...item, id, documentId: Number(item.documentId) });

/**
 * A row is stored under the document as it was at the time of the write; visibility depends on the document as it is now.
 */
async function visibleRows(
  kind: AttachedKind,
  caller: Principal,
  pointers: Pointer[],
): Promise<{ rows: AttachedRow[]; documents: Map<number, Standpoint> }> {
  const all = pointers.map(rowOf);
  const documents = await documentsFor(caller, [...new Set(all.map(({ documentId }) => documentId))]);
  const isShown = (row: AttachedRow) =>
    kind.shows(caller, documents.get(row.documentId)?.rights ?? NO_RIGHTS, row);
  return { rows: all.filter(isShown), documents };
}

const NO_RIGHTS: ReadonlySet<Right> = new Set();

async function visibleRecords<R extends Attachment>(
  kind: AttachedKind,
  caller: Principal,
  pointers: Pointer[],
): Promise<Stored<R>[]> {
  const { rows, documents } = await visibleRows(kind, caller, pointers);
  return recordsBehind<R>(kind, rows, ({ documentId }) => documents.get(documentId));
}

const seenAs = (
  { seenBy }: AttachedKind,
  at: Standpoint | undefined,
  record: Stored<Attachment>,
): Stored<Attachment> => (at && seenBy?.(at, record)) ?? record;

/** @param before the document of a row with the caller's rights; undefined for records without a document */
async function recordsBehind<R extends Attachment>(
  kind: AttachedKind,
  rows: AttachedRow[],
  before: (row: AttachedRow) => Standpoint | undefined,
): Promise<Stored<R>[]> {
  const { records } = await readTogether(Documents.table, {
    records: rows.map((row) => kind.recordAt(row)),
  });
  return rows.flatMap((row, i) => {
    const record = records[i];
    return record ? [seenAs(kind, before(row), record) as Stored<R>] : [];
  });
}

/** Counts rows by their documents, without reading the records: no counter keeps what a caller may see. */
async function countVisible(kind: AttachedKind, caller: Principal, lists: List[]): Promise<Count> {
  const most = mostCounted(kind);
  const rows = await newestFirst(Documents.table, lists, { most: most + 1 }).take(most + 1);
  return bounded((await visibleRows(kind, caller, rows)).rows.length, most);
}
