import {
  appUsersList,
  bucketsList,
  clientsList,
  documentsList,
  emitentsList,
  organizatiiList,
  rolsList,
} from "../../client/generated/documents/operations.ts";
import type { Document } from "../../client/generated/documents/types.ts";
import { client } from "./client.ts";
import { inParts, MOST, useFound } from "./found.ts";
import { personName } from "./people.ts";

/* Records refer to others by id; people read names. */

type Ids = readonly number[];
type Names = ReadonlyMap<number, string>;

const byId = (ids: Ids) => ({ size: MOST, "filter[id][in]": ids.join(",") });
const byDenumire = (rows: readonly { id: number; denumire: string }[]): Names =>
  new Map(rows.map(({ id, denumire }) => [id, denumire]));

const readers = {
  organizations: async (ids: Ids) =>
    byDenumire((await organizatiiList(client, { query: byId(ids) })).data.items),
  buckets: async (ids: Ids) => byDenumire((await bucketsList(client, { query: byId(ids) })).data.items),
  issuers: async (ids: Ids) => byDenumire((await emitentsList(client, { query: byId(ids) })).data.items),
  roles: async (ids: Ids) => byDenumire((await rolsList(client, { query: byId(ids) })).data.items),
  clients: async (ids: Ids) => byDenumire((await clientsList(client, { query: byId(ids) })).data.items),
  documents: async (ids: Ids) => byDenumire([...(await readDocumentNames(ids)).values()]),
  people: async (ids: Ids): Promise<Names> =>
    new Map(
      (await appUsersList(client, { query: byId(ids) })).data.items.map((one) => [one.id, personName(one)]),
    ),
};

export type NamedRecord = keyof typeof readers;

/** The names of records by their ids. */
export const readNames = async (kind: NamedRecord, ids: Ids): Promise<Names> =>
  ids.length === 0 ? new Map() : readers[kind](ids);

/** The same for any number of ids. */
export async function readAllNames(kind: NamedRecord, ids: Ids): Promise<Names> {
  const parts = await Promise.all(inParts([...new Set(ids)]).map((part) => readers[kind](part)));
  return new Map(parts.flatMap((part) => [...part]));
}

/** The names of records by their ids, read together. */
export const useNamesById = (kind: NamedRecord, ids: readonly (number | undefined)[]): Names =>
  useFound(kind, ids, readers[kind]);

/**
 * The same, one by one. Undefined while they are on their way, and for a record that the caller may
 * not see.
 */
export function useNames(
  kind: NamedRecord,
  ids: readonly (number | undefined)[],
): (id: number | undefined) => string | undefined {
  const found = useNamesById(kind, ids);
  return (id) => (id === undefined ? undefined : found.get(id));
}

/** Without it the list shows neither removed nor purged documents. */
const everyStatus = "ACTIV,ARHIVAT,STERS,PURJAT";

type NamedDocument = Pick<Document, "id" | "denumire" | "cod" | "status" | "visibility">;

/** The documents with these ids that the reader may see. */
export async function readDocumentNames(ids: Ids): Promise<ReadonlyMap<number, NamedDocument>> {
  if (ids.length === 0) return new Map();
  const query = { ...byId([...new Set(ids)].slice(0, MOST)), "filter[status][in]": everyStatus };
  const { data } = await documentsList(client, { query });
  return new Map(data.items.map((document) => [document.id, document]));
}

export const useDocumentNames = (ids: readonly (number | undefined)[]): ReadonlyMap<number, NamedDocument> =>
  useFound("documents", ids, readDocumentNames);
