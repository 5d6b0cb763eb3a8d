import { onlyIf } from "../../../shared/data/conditions.ts";
import type { ItemAt } from "../../../shared/data/read-together.ts";
import type { Key } from "../../../shared/data/tables.ts";
import type { Write } from "../../../shared/data/transaction.ts";
import { Invoices } from "../records/invoice.ts";

/**
 * The counter of a project, which holds its last number. There is one item per project, so that projects never
 * contend for it.
 */
const counterKey = (projectId: string): Key => ({ pk: `project#${projectId}`, sk: "counter" });

/** The last number of a project, to be read with others; 0 if it has no invoice yet. */
export const lastNumberAt = (projectId: string): ItemAt<number> => ({
  key: counterKey(projectId),
  of: (counter) => Number(counter?.last ?? 0),
});

/**
 * Takes the number after `last`, in the transaction that stores its invoice, so a number is either in use or was
 * never taken. A writer that read an older `last` loses the race; it re-reads and retries.
 */
export const takingNumber = (projectId: string, last: number): Write =>
  onlyIf(
    {
      Update: {
        TableName: Invoices.table,
        Key: { ...counterKey(projectId) },
        UpdateExpression: "SET #last = :next",
        ExpressionAttributeNames: { "#last": "last" },
        ExpressionAttributeValues: { ":next": last + 1 },
      },
    },
    last === 0 ? "absent" : { last },
  );
