import { badRequest } from "../errors.ts";
import { pageOfRows } from "./cursor.ts";
import type { Entity, Stored } from "./entity.ts";
import { MOST_ROWS } from "./listing.ts";
import { compareBy, passes, type ListQuery, type Page } from "./page.ts";
import { readPartition, recordOf } from "./repository.ts";

export interface PartitionScope<T> {
  /** Name of the reader's list; a cursor fits only the same name. */
  name: string;
  /** Which records the reader may see. Default: all. */
  visible?: ((record: Stored<T>) => boolean) | undefined;
}

/**
 * A page of an entity `inSharedPartition`: its one partition is read consistently, then filtered and sorted in memory,
 * so that every filter and order is exact.
 * @throws badRequest above MOST_ROWS rows, and for a cursor of another list
 */
export async function listPartition<T extends { id: number }>(
  entity: Entity<T>,
  query: ListQuery,
  scope: PartitionScope<T>,
): Promise<Page<Stored<T>>> {
  return pageOfRows(await readFitting(entity, query, scope), query, scope.name);
}

async function readFitting<T extends { id: number }>(
  entity: Entity<T>,
  { filters, sort }: ListQuery,
  { visible = () => true }: PartitionScope<T>,
): Promise<Stored<T>[]> {
  const { pk } = entity.key({ id: 0 });
  const items = await readPartition(entity.table, pk, { limit: MOST_ROWS + 1 });
  if (items.length > MOST_ROWS) {
    throw badRequest("preaMulteRanduri", { values: { limita: MOST_ROWS, filtre: "—" } });
  }
  return items
    .map((item) => recordOf<T>(item))
    .filter((record) => visible(record) && passes(record, filters))
    .sort(compareBy(sort));
}
