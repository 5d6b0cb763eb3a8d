import { DeleteCommand, paginateScan } from "@aws-sdk/lib-dynamodb";
import { dynamo } from "../aws/clients.ts";
import { cellKey, CHANGES, counterOf, isCell, summed } from "../data/counters.ts";
import { transact } from "../data/transaction.ts";

type Item = Record<string, unknown>;

async function cellsOf(TableName: string): Promise<Item[]> {
  const cells: Item[] = [];
  for await (const { Items = [] } of paginateScan({ client: dynamo() }, { TableName, ConsistentRead: true }))
    cells.push(...Items.filter(isCell));
  return cells;
}

/** Every counter of a table that counts something, with its labels: `{ accounts: { rows: 3 } }`. */
export async function keptTotals(table: string): Promise<Record<string, Record<string, number>>> {
  const counters = Object.groupBy(await cellsOf(table), counterOf);
  const entries = Object.entries(counters).map(([counter, cells = []]) => {
    const labels = [...summed(cells)].filter(([, total]) => total !== 0);
    return [counter, Object.fromEntries(labels)] as const;
  });
  return Object.fromEntries(entries.filter(([, labels]) => Object.keys(labels).length > 0));
}

/** Changes cells by hand, as no transaction of the product does: every label of every counter is wrong afterwards. */
export async function falsifyTotals(TableName: string): Promise<void> {
  for (const { pk, sk, ...attributes } of await cellsOf(TableName)) {
    const labels = Object.keys(attributes).filter((name) => name.startsWith("n."));
    for (const label of labels) await addToCell(TableName, { pk, sk }, label, 1);
  }
}

/** Adds to a label of a counter by hand, without its rows. */
export const falsify = (table: string, counter: string, label: string, by: number): Promise<void> =>
  addToCell(table, { ...cellKey(counter, 0) }, `n.${label}`, by);

/** Uses a transaction, so that it is not added twice if the answer is lost. */
const addToCell = (TableName: string, Key: Item, label: string, by: number): Promise<void> =>
  transact([
    {
      item: {
        Update: {
          TableName,
          Key,
          UpdateExpression: "ADD #label :by, #changes :one",
          ExpressionAttributeNames: { "#label": label, "#changes": CHANGES },
          ExpressionAttributeValues: { ":by": by, ":one": 1 },
        },
      },
    },
  ]);

/** Removes the cells of a counter. */
export async function loseCounter(TableName: string, counter: string): Promise<void> {
  for (const { pk, sk } of await cellsOf(TableName))
    if (counterOf({ pk, sk }) === counter)
      await dynamo().send(new DeleteCommand({ TableName, Key: { pk, sk } }));
}
