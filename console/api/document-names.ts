import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { accountRead, appUsersList, documentsList } from "../../client/generated/documents/operations.ts";
import type { Account, Document } from "../../client/generated/documents/types.ts";
import { client } from "./client.ts";
import { personName } from "./names.ts";

/* Records name documents and people by id or login; these hooks find the names that the reader may know. */

const NAMES_MS = 5 * 60_000;
const MOST = 200;
/** Without it the list shows neither removed nor purged documents. */
const everyStatus = "ACTIV,ARHIVAT,STERS,PURJAT";

type NamedDocument = Pick<Document, "id" | "denumire" | "cod" | "status" | "visibility">;
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

export function useAccountNames(ids: readonly (number | undefined)[]): Names<number, string> {
  const wanted = distinct(ids);
  const found = useQuery({
    queryKey: ["documents", "accounts", wanted],
    queryFn: () => readAccountNames(wanted),
    enabled: wanted.length > 0,
    staleTime: NAMES_MS,
  });
  return found.data ?? new Map();
}

/** The names of people by their logins, as histories call them; the login where the name is not known. */
export function useLoginNames(logins: readonly (string | undefined)[]): Names<string, string> {
  const wanted = distinct(logins);
  const found = useQuery({
    queryKey: ["documents", "people", wanted],
    queryFn: async () => {
      const { size, in: list } = inList(wanted);
      const { data } = await appUsersList(client, { query: { size, "filter[login][in]": list } });
      const known = data.items.map((person) => [person.login, personName(person)] as const);
      return new Map([...wanted.map((login) => [login, login] as const), ...known]);
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
