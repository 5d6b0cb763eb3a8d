import { clock } from "../clock.ts";
import { above, expressionOf, isInState, type ItemState } from "./conditions.ts";
import { cellKey, type CellCondition } from "./counters.ts";
import { EXPIRES_ON } from "./ending.ts";
import type { Entity, Stored } from "./entity.ts";
import type { ItemAt } from "./read-together.ts";
import { readItems } from "./repository.ts";
import type { Key } from "./tables.ts";
import { RevisionConflict, type Write } from "./transaction.ts";

type Item = Record<string, unknown>;

/**
 * A precondition of a write. As a condition check of the transaction it is decisive; read beforehand, it prevents
 * work that could not be completed.
 */
export type Precondition = Write & Facts;

interface Facts {
  table: string;
  /** The key of the item that `checkPreconditions` reads. */
  key: Key;
  holds(found: Item | undefined): boolean;
  refused(found: Item | undefined): Error;
}

/**
 * Requires this state of a record.
 * @param refused the error if it does not hold. Default: RevisionConflict, so that `retry` reads again
 */
export const when = <T extends { id: number }, K>(
  { table, key }: Entity<T, K>,
  record: NoInfer<K>,
  state: ItemState<Stored<T>>,
  refused?: () => Error,
): Precondition => whenItem(table, key(record), state, refused);

/** Requires this state of an item that is not the record of an entity. */
export const whenItem = <T = Record<string, string | number | boolean>>(
  table: string,
  key: Key,
  state: ItemState<T>,
  refused: () => Error = () => new RevisionConflict(),
): Precondition => ({
  table,
  key,
  holds: (found) => isInState(found, state),
  refused,
  item: { ConditionCheck: { TableName: table, Key: { ...key }, ...expressionOf(state) } },
});

/**
 * A precondition on the marks of a counter, which all its cells carry: each transaction checks it on the cell that it
 * counts in, so that transactions do not conflict on one item.
 */
export const cellPrecondition = (wanted: Omit<Facts, "key"> & CellCondition): Precondition => ({
  ...wanted,
  key: cellKey(wanted.counter, 0),
});

/** Requires that the record exists, and has not ended. */
export const mustExist = <T extends { id: number }, K>(
  entity: Entity<T, K>,
  record: NoInfer<K>,
  refused: () => Error,
): Precondition =>
  whenItem(entity.table, entity.key(record), entity.endsAt ? presentUnended() : "present", refused);

const presentUnended = (): ItemState<Record<string, number>> => ({
  [EXPIRES_ON]: above(clock.epochSeconds()),
});

/** Tells if a precondition holds, read together with other items. */
export const holdsAt = ({ key, holds }: Precondition): ItemAt<boolean> => ({ key, of: holds });

/**
 * Checks preconditions on items of one table before work that the refusal of a transaction would not undo.
 * @returns the items that it read, by the names of their preconditions
 * @throws the error of the first precondition that does not hold
 */
export async function checkPreconditions<Name extends string>(
  table: string,
  requirements: Partial<Record<Name, Precondition>>,
): Promise<Partial<Record<Name, Item>>> {
  const required = Object.entries<Precondition | undefined>(requirements).flatMap(([name, requirement]) =>
    requirement ? [{ name, requirement }] : [],
  );
  const items = await readItems(
    table,
    required.map(({ requirement: { key } }) => key),
  );
  const found: Record<string, Item | undefined> = {};
  for (const [i, { name, requirement }] of required.entries()) {
    const item = items[i];
    if (!requirement.holds(item)) throw requirement.refused(item);
    found[name] = item;
  }
  return found as Partial<Record<Name, Item>>;
}
