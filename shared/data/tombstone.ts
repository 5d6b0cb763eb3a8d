import { clock } from "../clock.ts";
import { type Entity, type Stored, withoutFields } from "./entity.ts";
import { ephemeralKey, getEphemeral } from "./ephemeral.ts";
import { ephemeralTable, type Key } from "./tables.ts";
import type { Write } from "./transaction.ts";

const KEPT_SECONDS = 24 * 3600;

/** A removed record, for a day. */
const tombstoneKey = ({ service, name }: { service: string; name: string }, id: number): Key =>
  ephemeralKey(service, "removed", name, id);

/**
 * The write that keeps a removed record for a day as a tombstone, so that a repeated removal succeeds. Of a personal record it
 * keeps only the id.
 */
export function addingTombstone<T extends { id: number }>(entity: Entity<T>, record: Stored<T>): Write {
  const expiresAt = clock.epochSeconds() + KEPT_SECONDS;
  const kept = entity.isPersonal ? { id: record.id } : withoutFields(record, entity.secrets);
  const Item = { ...tombstoneKey(entity, record.id), record: kept, expiresAt };
  return { item: { Put: { TableName: ephemeralTable(), Item } } };
}

/** The record as it was at its removal within the last day, a personal one without its fields; or undefined. */
export async function readTombstone<T extends { id: number }>(
  entity: Entity<T>,
  id: number,
): Promise<T | undefined> {
  const removed = await getEphemeral(tombstoneKey(entity, id));
  return removed?.record as T | undefined;
}
