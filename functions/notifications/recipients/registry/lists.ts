import type { Entity, Stored } from "../../../../shared/data/entity.ts";
import { listRecords } from "../../../../shared/data/list-records.ts";
import { narrowedById } from "../../../../shared/data/narrowed.ts";
import type { ListQuery, Page } from "../../../../shared/data/page.ts";
import { partitionOfRecipient } from "../../records/recipient.ts";
import { allOf } from "../../records/shards.ts";

interface Kind {
  /** The list of all records of the kind. */
  all: Parameters<typeof allOf>[0];
  /** More fields that the caller has already chosen the list by. */
  narrowing?: string[];
}

/** The records of a kind in the partitions of recipients: those of one if the query names one, otherwise all. */
export function listOfPeople<T extends { id: number; destinatarId: number }>(
  entity: Entity<T>,
  kind: Kind,
  query: ListQuery,
): Promise<Page<Stored<T>>> {
  const { value: destinatarId, rest } = narrowedById("destinatarId", query);
  if (destinatarId !== undefined) return listOfPerson(entity, destinatarId, rest);
  const narrowing = ["id", "destinatarId", ...(kind.narrowing ?? [])];
  return listRecords(entity, { name: kind.all, narrowing, lists: allOf(kind.all) }, query);
}

/** The records of a kind of one recipient, from its partition. */
export function listOfPerson<T extends { id: number; destinatarId: number }>(
  entity: Entity<T>,
  destinatarId: number,
  query: ListQuery,
): Promise<Page<Stored<T>>> {
  const partitions = [partitionOfRecipient(destinatarId)];
  const lists = [{ partitions, prefix: `${entity.name}#`, counter: null }];
  return listRecords(entity, { name: `${entity.name} of ${destinatarId}`, lists }, query);
}
