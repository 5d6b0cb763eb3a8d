import { useQuery } from "@tanstack/react-query";
import {
  appUsersList,
  bucketsList,
  clientsList,
  emitentsList,
  organizatiiList,
  rolsList,
} from "../../client/generated/documents/operations.ts";
import type { AppUser } from "../../client/generated/documents/types.ts";
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
