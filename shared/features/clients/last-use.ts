import type { Entity } from "../../data/entity.ts";
import { readItems } from "../../data/repository.ts";
import type { Key } from "../../data/tables.ts";
import { transact } from "../../data/transaction.ts";
import { clock } from "../../clock.ts";

type Clients = Pick<Entity<{ id: number }>, "name" | "table">;

/**
 * The time of a client's last sign-in. It is outside the client's partition, so that it does not change the revision
 * of that partition.
 */
const useKey = ({ name }: Clients, id: number): Key => ({ pk: `${name}-use#${id}`, sk: "use" });

const NOTED_FOR_MS = 3_600_000;

/** Stores the time of a client's sign-in, at most once an hour. */
export async function noteUse(entity: Clients, id: number): Promise<void> {
  const key = useKey(entity, id);
  const [known] = await readItems(entity.table, [key]);
  const now = clock.now();
  if (known && Date.parse(String(known.at)) + NOTED_FOR_MS > now.getTime()) return;
  const Item = { ...key, at: now.toISOString() };
  await transact([{ item: { Put: { TableName: entity.table, Item } } }], { repeatable: true });
}

/** Adds the time of the last sign-in to each client. */
export async function withUses<C extends { id: number }>(
  entity: Clients,
  clients: C[],
): Promise<(C & { ultimaFolosire?: string })[]> {
  const uses = await readItems(
    entity.table,
    clients.map(({ id }) => useKey(entity, id)),
  );
  return clients.map((client, i) => ({
    ...client,
    ...(uses[i] === undefined ? {} : { ultimaFolosire: String(uses[i].at) }),
  }));
}
