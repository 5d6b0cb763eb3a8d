import { clock } from "../../../../shared/clock.ts";
import { absentOr, atMost, onlyIf } from "../../../../shared/data/conditions.ts";
import { readItems } from "../../../../shared/data/repository.ts";
import {
  retry,
  RevisionConflict,
  transact,
  transactIfUnchanged,
} from "../../../../shared/data/transaction.ts";
import { Deliveries } from "../../records/delivery.ts";
import { laneMarkKey, type Priority, type PurgeScope, purgeScopes } from "../../records/lanes.ts";

/** The mark of a purged lane. It stays, and every worker reads it after its claim. */
export interface LaneMark {
  /** What waited in the lane at this time is not sent. ISO 8601. */
  purgedBefore: string;
  /** True until the rows behind the lane have been cancelled. */
  isOpen: boolean;
}

/** The marks of a lane, by what they take. */
export type LaneMarks = Partial<Record<PurgeScope, LaneMark>>;

/** The marks of the lane of a priority, read consistently. */
export async function laneMarks(priority: Priority): Promise<LaneMarks> {
  const keys = purgeScopes.map((scope) => laneMarkKey(priority, scope));
  return marksOf(await readItems(Deliveries.table, keys));
}

/** The marks in items, in the order of the scopes. */
export const marksOf = (items: readonly (object | undefined)[]): LaneMarks =>
  Object.fromEntries(purgeScopes.flatMap((scope, i) => (items[i] ? [[scope, items[i]]] : [])));

interface Purge {
  scopes?: readonly PurgeScope[];
  /** Default: now. */
  purgedBefore?: string;
}

/**
 * Purges a lane: from now on nothing of these scopes is sent that waited in it at a time, by default what is due now. A later purge
 * wins over an earlier one.
 */
export const markPurged = (
  priority: Priority,
  { scopes = ["due"], purgedBefore = clock.iso() }: Purge = {},
): Promise<LaneMarks> =>
  retry(async () => {
    const marks = await laneMarks(priority);
    const covered = (scope: PurgeScope): boolean => (marks[scope]?.purgedBefore ?? "") > purgedBefore;
    const mark: LaneMark = { purgedBefore, isOpen: true };
    const isFirst = absentOr({ purgedBefore: atMost(purgedBefore) });
    const writes = scopes
      .filter((scope) => !covered(scope))
      .map((scope) => {
        const Item = { ...laneMarkKey(priority, scope), ...mark };
        return onlyIf({ Put: { TableName: Deliveries.table, Item } }, isFirst);
      });
    // If later purges cover this one, only the companions of the fact are written.
    if (writes.length === 0) await transact([], { repeatable: "fact" });
    else if (!(await transactIfUnchanged(writes, { repeatable: "fact" }))) throw new RevisionConflict();
    return laneMarks(priority);
  });

/** The rows behind the lane have been cancelled; a purge that came meanwhile stays open. */
export async function closeMark(
  priority: Priority,
  scope: PurgeScope,
  { purgedBefore }: LaneMark,
): Promise<void> {
  const Update = {
    TableName: Deliveries.table,
    Key: { ...laneMarkKey(priority, scope) },
    UpdateExpression: "SET isOpen = :no",
    ExpressionAttributeValues: { ":no": false },
  };
  await transactIfUnchanged([onlyIf({ Update }, { purgedBefore })], { repeatable: true });
}
