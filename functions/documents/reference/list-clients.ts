import { pageOfRows } from "../../../shared/data/cursor.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { listRecords } from "../../../shared/data/list-records.ts";
import { compareBy, passes, type Filter, type ListQuery, type Page } from "../../../shared/data/page.ts";
import { read, readUnique } from "../../../shared/data/repository.ts";
import { isAdmin, type Principal } from "../access/principal.ts";
import { type Client, Clients, clients } from "../records/client.ts";

/** Clients are people: only administrators and members of buckets see all of them; a client sees themselves. */
export const seesClient = (caller: Principal, { id }: { id: number }): boolean =>
  seesAll(caller) || caller.clientId === id;

const seesAll = (caller: Principal): boolean => isAdmin(caller) || caller.memberships.size > 0;

/** The state numbers of a client. Each is unique, so that finding one takes one read for any number of clients. */
const NUMBERS = ["idnp", "idno"] as const;

/** A page of the clients that a caller sees, newest first. */
export async function listClients(caller: Principal, query: ListQuery): Promise<Page<Stored<Client>>> {
  const known = seesAll(caller) ? numbered(query.filters) : ownClient(caller);
  if (!known)
    return listRecords(Clients, { name: Clients.name, lists: [clients], narrowing: [...NUMBERS] }, query);
  const client = await known;
  const fitting = client && passes(client, query.filters) ? [client] : [];
  return pageOfRows(fitting.sort(compareBy(query.sort)), query, Clients.name);
}

function numbered(filters: Filter[]): Promise<Stored<Client> | undefined> | undefined {
  for (const field of NUMBERS) {
    const named = filters.find((filter) => filter.field === field && filter.operator === "equals");
    if (named) return readUnique(Clients, field, String(named.values[0]));
  }
  return undefined;
}

const ownClient = async ({ clientId }: Principal): Promise<Stored<Client> | undefined> =>
  clientId === undefined ? undefined : read(Clients, { id: clientId });
