import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import {
  accountRead,
  appUsersList,
  bucketsList,
  clientsList,
  documentsList,
  emitentsList,
  organizatiiList,
  rolsList,
} from "../../client/generated/documents/operations.ts";
import type { Account, AppUser, Document } from "../../client/generated/documents/types.ts";
import { client } from "./client.ts";

/* Records of documents name others by id; people read names. */

interface Named {
  id: number;
  name: string;
}

export const personName = ({ prenume, nume, login }: Pick<AppUser, "prenume" | "nume" | "login">): string =>
  [prenume, nume].filter(Boolean).join(" ") || login;

const byDenumire = (rows: readonly { id: number; denumire: string }[]): Named[] =>
  rows.map(({ id, denumire }) => ({ id, name: denumire }));

const MOST = 200;

const readers = {
  organizations: async (ids: string) =>
    byDenumire((await organizatiiList(client, { query: { "filter[id][in]": ids, size: MOST } })).data.items),
  buckets: async (ids: string) =>
    byDenumire((await bucketsList(client, { query: { "filter[id][in]": ids, size: MOST } })).data.items),
  issuers: async (ids: string) =>
    byDenumire((await emitentsList(client, { query: { "filter[id][in]": ids, size: MOST } })).data.items),
  roles: async (ids: string) =>
    byDenumire((await rolsList(client, { query: { "filter[id][in]": ids, size: MOST } })).data.items),
  // The exact id is found by one read; a part of the list would read millions.
  clients: async (ids: string) =>
    byDenumire((await clientsList(client, { query: { "filter[id]": ids } })).data.items),
  people: async (ids: string) =>
    (await appUsersList(client, { query: { "filter[id][in]": ids, size: MOST } })).data.items.map((one) => ({
      id: one.id,
      name: personName(one),
    })),
};

export type NamedRecord = keyof typeof readers;

/** The names of records, read together. Undefined while they are on their way, and for one that the caller may not see. */
export function useNames(
  kind: NamedRecord,
  ids: readonly (number | undefined)[],
): (id: number | undefined) => string | undefined {
  const wanted = [...new Set(ids.filter((id) => id !== undefined))].toSorted((a, b) => a - b).join(",");
  const { data } = useQuery({
    queryKey: ["documents", "names", kind, wanted],
    queryFn: () => readers[kind](wanted),
    enabled: wanted !== "",
  });
  return (id) => data?.find((one) => one.id === id)?.name;
}

const NAMES_MS = 5 * 60_000;
/** Without it the list shows neither removed nor purged documents. */
const everyStatus = "ACTIV,ARHIVAT,STERS,PURJAT";

type NamedDocument = Pick<Document, "id" | "denumire" | "cod" | "status">;
type Names<Key, Value> = ReadonlyMap<Key, Value>;

function distinct<Key extends string | number>(keys: readonly (Key | undefined)[]): Key[] {
  const known = keys.filter((key) => key !== undefined);
  return [...new Set(known)].sort().slice(0, MOST);
}

const inList = (keys: readonly (string | number)[]): { size: number; in: string } => ({
  size: MOST,
  in: keys.join(","),
});

/** The documents with these ids, without those that the reader may not see. */
export async function readDocumentNames(ids: readonly number[]): Promise<Names<number, NamedDocument>> {
  if (ids.length === 0) return new Map();
  const { size, in: list } = inList(ids);
  const query = { size, "filter[id][in]": list, "filter[status][in]": everyStatus };
  const { data } = await documentsList(client, { query });
  return new Map(data.items.map((document) => [document.id, document]));
}

export function useDocumentNames(ids: readonly (number | undefined)[]): Names<number, NamedDocument> {
  const wanted = distinct(ids);
  const found = useQuery({
    queryKey: ["documents", "names", wanted],
    queryFn: () => readDocumentNames(wanted),
    enabled: wanted.length > 0,
    staleTime: NAMES_MS,
  });
  return found.data ?? new Map();
}

/** The names of accounts by their ids. */
export async function readAccountNames(ids: readonly number[]): Promise<Names<number, string>> {
  if (ids.length === 0) return new Map();
  const { size, in: list } = inList(ids);
  const { data } = await appUsersList(client, { query: { size, "filter[id][in]": list } });
  return new Map(data.items.map((person) => [person.id, personName(person)]));
}

/** The names of people by their logins, as histories call them. */
export function useLoginNames(logins: readonly (string | undefined)[]): Names<string, string> {
  const wanted = distinct(logins);
  const found = useQuery({
    queryKey: ["documents", "people", wanted],
    queryFn: async () => {
      const { size, in: list } = inList(wanted);
      const { data } = await appUsersList(client, { query: { size, "filter[login][in]": list } });
      return new Map(data.items.map((person) => [person.login, personName(person)]));
    },
    enabled: wanted.length > 0,
    staleTime: NAMES_MS,
  });
  return found.data ?? new Map();
}

/** The reader's own account of documents. */
export const myAccount = {
  queryKey: ["documents", "account"],
  queryFn: async (): Promise<Account> => (await accountRead(client)).data,
  staleTime: NAMES_MS,
} as const;

export const useMyAccount = (): UseQueryResult<Account> => useQuery(myAccount);
