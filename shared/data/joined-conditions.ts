import type { ItemWrite, TransactItem } from "./item-write.ts";

type Write = NonNullable<TransactItem["Put"] | TransactItem["Update"] | TransactItem["Delete"]>;
type Check = NonNullable<TransactItem["ConditionCheck"]>;

/**
 * Joins the condition on an item with the write of that item in the same transaction, because DynamoDB refuses two operations on
 * one item. The item that was found tells which of the two conditions failed.
 * @param conflict the error of a condition that has none of its own
 */
export function joinConditions(items: ItemWrite[], conflict: () => Error): ItemWrite[] {
  const checks = new Map(
    items.flatMap((one) => (one.item.ConditionCheck && one.holds ? [[placeOf(one.item), one] as const] : [])),
  );
  if (checks.size === 0) return items;
  const joined = new Set<ItemWrite>();
  const writes = items.map((one) => {
    const check = one.item.ConditionCheck ? undefined : checks.get(placeOf(one.item));
    if (!check?.item.ConditionCheck) return one;
    joined.add(check);
    return join(one, check, { check: check.item.ConditionCheck, conflict });
  });
  return writes.filter((one) => !joined.has(one));
}

function join(
  one: ItemWrite,
  { holds, refused }: ItemWrite,
  { check, conflict }: { check: Check; conflict: () => Error },
): ItemWrite {
  const { Put, Update, Delete } = one.item;
  return {
    item: {
      ...(Put && { Put: withCondition(Put, check) }),
      ...(Update && { Update: withCondition(Update, check) }),
      ...(Delete && { Delete: withCondition(Delete, check) }),
    },
    refused: (found) => (holds?.(found) ? one.refused : refused)?.(found) ?? conflict(),
  };
}

/** The placeholders of the condition begin with `j`, so that they are none of the write's. */
function withCondition<W extends Write>(write: W, check: Check): W {
  const renamed = (placeholder: string) => placeholder.replace(/^([#:])/, "$1j_");
  const renamedKeys = <V>(named: Record<string, V> = {}) =>
    Object.fromEntries(Object.entries(named).map(([name, value]) => [renamed(name), value]));
  const names = { ...write.ExpressionAttributeNames, ...renamedKeys(check.ExpressionAttributeNames) };
  const values = { ...write.ExpressionAttributeValues, ...renamedKeys(check.ExpressionAttributeValues) };
  const condition = (check.ConditionExpression ?? "").replace(/[#:]\w+/g, renamed);
  const { ConditionExpression: own } = write;
  return {
    ...write,
    ConditionExpression: own === undefined ? condition : `(${own}) AND (${condition})`,
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: values,
    ReturnValuesOnConditionCheckFailure: "ALL_OLD",
  };
}

/** The name of the item of an operation. */
export function placeOf({ Put, Update, Delete, ConditionCheck }: TransactItem): string {
  const { pk, sk } = Put?.Item ?? (Update ?? Delete ?? ConditionCheck)?.Key ?? {};
  return `${(Put ?? Update ?? Delete ?? ConditionCheck)?.TableName}\n${String(pk)}\n${String(sk)}`;
}
