import type { Entity } from "./entity.ts";
import { readItems } from "./repository.ts";
import type { Key } from "./tables.ts";
import type { Write } from "./transaction.ts";

type Item = Record<string, unknown>;

/**
 * What must be so for something else to be written. As a condition of the transaction it decides; read
 * beforehand it keeps from beginning what could not be finished.
 */
export interface Precondition extends Write {
  table: string;
  key: Key;
  holds(found: Item | undefined): boolean;
  refused(found: Item | undefined): Error;
}

interface Wanted extends Pick<Precondition, "table" | "key" | "holds" | "refused"> {
  /** The same as `holds`, in DynamoDB's words. */
  condition: string;
  values?: Item;
}

export const precondition = ({ condition, values, ...wanted }: Wanted): Precondition => ({
  ...wanted,
  item: {
    ConditionCheck: {
      TableName: wanted.table,
      Key: wanted.key,
      ConditionExpression: condition,
      ...(values ? { ExpressionAttributeValues: values } : {}),
      ReturnValuesOnConditionCheckFailure: "ALL_OLD",
    },
  },
});

/** The record is there; `refused` says what it means where it is not. */
export const mustExist = <T extends { id: number }>(
  { table, key }: Entity<T>,
  record: { id: number } & Partial<T>,
  refused: () => Error,
): Precondition =>
  precondition({
    table,
    key: key(record),
    condition: "attribute_exists(pk)",
    holds: (found) => found !== undefined,
    refused,
  });

/**
 * Reads what is required, before work whose traces a refused transaction would leave behind. Returns what was read.
 * @throws what the first requirement that does not hold says
 */
export async function checkPreconditions(requirements: Precondition[]): Promise<(Item | undefined)[]> {
  const [first] = requirements;
  if (!first) return [];
  const items = await readItems(
    first.table,
    requirements.map(({ key }) => key),
  );
  const unmet = requirements.findIndex(({ holds }, i) => !holds(items[i]));
  if (unmet >= 0) throw requirements[unmet]?.refused(items[unmet]);
  return items;
}
