import { recalling } from "../../../../shared/data/history.ts";
import { retry, transact } from "../../../../shared/data/transaction.ts";
import type { Target } from "../../../../shared/features/crud-verbs.ts";
import { log } from "../../../../shared/log.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { listRecords } from "../../../../shared/data/list-records.ts";
import type { Filter, ListQuery, Page } from "../../../../shared/data/page.ts";
import { read, readByKeys, readUnique } from "../../../../shared/data/repository.ts";
import { pageOfRows } from "../../../../shared/data/row-page.ts";
import { kernel } from "../../../../shared/refusals.ts";
import { isAdmin, isServiceAdmin, type Principal } from "../../access/principal.ts";
import { type Client, clientLists, Clients } from "../../records/client.ts";

/**
 * Clients are citizens and legal entities: the service administrator sees the register, a client sees themselves.
 * People who file for an institution find a client by the exact number or id, and the register records each such
 * look-up.
 */
const isLookedUp = (caller: Principal, id: number | undefined): boolean =>
  !isServiceAdmin(caller) && (id === undefined || caller.clientId !== id);

const mayLookUp = (caller: Principal): boolean => isAdmin(caller) || caller.memberships.size > 0;

/** @throws notFound for an unknown client, and for one that the caller may not look up */
export async function readClient({ caller, id }: Target<Principal>): Promise<Stored<Client>> {
  const client = await read(Clients, { id });
  if (isLookedUp(caller, id)) {
    if (!mayLookUp(caller)) throw kernel.negasit();
    await noteLookUp("id", client?.id);
  }
  if (!client) throw kernel.negasit();
  return client;
}

/** The fields that name one client. Each is found by one read, for any number of clients. */
const NAMES = ["idnp", "idno", "id"] as const;
type Name = (typeof NAMES)[number];

/** A page of the clients that a caller sees, newest first. */
export async function listClients(caller: Principal, query: ListQuery): Promise<Page<Stored<Client>>> {
  const named = namedIn(query.filters);
  const ids = isServiceAdmin(caller) ? idsIn(query.filters) : undefined;
  if (ids) return pageOfRows(await readByKeys(Clients, ids), query, { name: Clients.name });
  if (!named && isServiceAdmin(caller))
    return listRecords(Clients, { name: Clients.name, lists: clientLists(), narrowing: [...NAMES] }, query);
  const client =
    named && (isServiceAdmin(caller) || mayLookUp(caller)) ? await find(named) : await own(caller);
  if (named && mayLookUp(caller) && isLookedUp(caller, client?.id)) await noteLookUp(named.name, client?.id);
  return pageOfRows(client ? [client] : [], query, { name: Clients.name });
}

interface Named {
  name: Name;
  value: unknown;
}

function namedIn(filters: Filter[]): Named | undefined {
  for (const name of NAMES) {
    const filter = filters.find(({ field, operator }) => field === name && operator === "equals");
    if (filter) return { name, value: filter.values[0] };
  }
  return undefined;
}

/** The clients that a filter names by their ids: read by these, for any number of clients. */
const idsIn = (filters: Filter[]): { id: number }[] | undefined =>
  filters
    .find(({ field, operator }) => field === "id" && operator === "in")
    ?.values.map((value) => ({ id: Number(value) }));

const find = ({ name, value }: Named): Promise<Stored<Client> | undefined> =>
  name === "id" ? read(Clients, { id: Number(value) }) : readUnique(Clients, name, String(value));

const own = async ({ clientId }: Principal): Promise<Stored<Client> | undefined> =>
  clientId === undefined ? undefined : read(Clients, { id: clientId });

/** Look-ups without a result are recorded under this id, so that guessing of numbers is visible too. */
export const NOBODY = Number.MAX_SAFE_INTEGER;

/** Records who looked, when and by which field; never the number itself. */
async function noteLookUp(camp: Name, id: number = NOBODY): Promise<void> {
  await retry(() =>
    transact([recalling(Clients.table, { name: Clients.name, id }, { fapt: "CAUTAT", camp })]),
  );
  log.info("a client was looked up", { object: id, field: camp, security: "look-up" });
}
