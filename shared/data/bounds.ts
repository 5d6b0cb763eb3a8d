import { absentOr, atMost, onlyIf } from "./conditions.ts";
import type { ItemWrite } from "./item-write.ts";
import type { Key } from "./tables.ts";

/** A part of a transaction: records that share a bound are added or removed. */
export interface Bounding {
  table: string;
  /** The item that keeps their number. */
  bound: Key;
  /** Records that there may be. */
  most: number;
  by: number;
}

/** The number of records in the item of a bound. */
interface Bound {
  numar: number;
}

/**
 * The writes of all bounds of a transaction, one for each item. Beyond a bound the writer reads again: it then finds the records
 * that others have added.
 */
export function boundItems(boundings: readonly Bounding[]): ItemWrite[] {
  const shared = Map.groupBy(boundings, ({ table, bound: { pk, sk } }) => `${table}\n${pk}\n${sk}`);
  return [...shared.values()].flatMap(([first, ...others]) => {
    const by = others.reduce((sum, one) => sum + one.by, first?.by ?? 0);
    return first && by !== 0 ? [boundItem({ ...first, by })] : [];
  });
}

function boundItem({ table, bound, most, by }: Bounding): ItemWrite {
  const Update = {
    TableName: table,
    Key: { ...bound },
    UpdateExpression: "ADD numar :by",
    ExpressionAttributeValues: { ":by": by },
  };
  return by > 0 ? onlyIf<Bound>({ Update }, absentOr({ numar: atMost(most - by) })) : { item: { Update } };
}

/** The write that ends a bound without records; if it has any, the writer reads again. */
export const endingBound = (table: string, bound: Key): ItemWrite =>
  onlyIf<Bound>({ Delete: { TableName: table, Key: { ...bound } } }, absentOr({ numar: 0 }));
