import { absentOr, atMost, onlyIf } from "../../../shared/data/conditions.ts";
import type { Key } from "../../../shared/data/tables.ts";
import type { Write } from "../../../shared/data/transaction.ts";
import { type AppError, conflict } from "../../../shared/errors.ts";
import { MOST_CONTACTS } from "../records/contact.ts";
import { MOST_DEVICES } from "../records/device.ts";
import { MOST_PREFERENCES } from "../records/preference.ts";
import { partitionOfRecipient, Recipients } from "../records/recipient.ts";

/*
 * A recipient has a bounded number of records of each kind. The number is kept in an item of the partition, which every
 * transaction that adds or removes one changes on a condition: so the bound holds for writers who know nothing of each other.
 */

const most = { contact: MOST_CONTACTS, preference: MOST_PREFERENCES, device: MOST_DEVICES };

/** The kinds of records that a recipient has a bounded number of. */
export type Bounded = keyof typeof most;

const keyOf = (kind: Bounded, destinatarId: number): Key => ({
  pk: partitionOfRecipient(destinatarId),
  sk: `bound#${kind}`,
});

type Kept = { numar: number };

/** The write that counts records of a recipient; one per kind and transaction. Beyond the bound the writer reads again. */
export function counting(kind: Bounded, destinatarId: number, by: number): Write[] {
  if (by === 0) return [];
  const Update = {
    TableName: Recipients.table,
    Key: { ...keyOf(kind, destinatarId) },
    UpdateExpression: "ADD numar :by",
    ExpressionAttributeValues: { ":by": by },
  };
  return [onlyIf<Kept>({ Update }, by > 0 ? absentOr({ numar: atMost(most[kind] - by) }) : "present")];
}

/** The writes that end the counts of a recipient who has no records any more; otherwise the writer reads again. */
export const endingCounts = (destinatarId: number): Write[] =>
  (Object.keys(most) as Bounded[]).map((kind) =>
    onlyIf<Kept>(
      { Delete: { TableName: Recipients.table, Key: { ...keyOf(kind, destinatarId) } } },
      absentOr({ numar: 0 }),
    ),
  );

/** @throws conflict if a recipient would have more records than the bound */
export function refuseBeyondBound(kind: Bounded, count: number): void {
  if (count > most[kind]) throw beyondBound(most[kind]);
}

const beyondBound = (limita: number): AppError =>
  conflict("preaMultePentruDestinatar", { values: { limita } });
