import { clock } from "../../../shared/clock.ts";
import { absentOr, atMost, onlyIf } from "../../../shared/data/conditions.ts";
import { readItems } from "../../../shared/data/repository.ts";
import { transact, transactIfUnchanged } from "../../../shared/data/transaction.ts";
import { Deliveries } from "../records/delivery.ts";
import { laneMarkKey, type Priority } from "../records/lanes.ts";

/** The mark of a lane that was purged. It stays, and every worker reads it after its claim. */
export interface LaneMark {
  /** What waited in the lane at this time is not sent. ISO 8601. */
  purgedBefore: string;
  /** True until the rows behind the lane have been cancelled. */
  isOpen: boolean;
}

/** The mark of the lane of a priority, read consistently. */
export async function laneMark(priority: Priority): Promise<LaneMark | undefined> {
  const [item] = await readItems(Deliveries.table, [laneMarkKey(priority)]);
  return item as LaneMark | undefined;
}

/**
 * Purges a lane: from now on nothing is sent that waited in it at a time, by default now. A later purge wins over an earlier
 * one.
 */
export async function markPurged(priority: Priority, purgedBefore = clock.iso()): Promise<LaneMark> {
  const mark: LaneMark = { purgedBefore, isOpen: true };
  const Put = { TableName: Deliveries.table, Item: { ...laneMarkKey(priority), ...mark } };
  const isFirst = absentOr({ purgedBefore: atMost(mark.purgedBefore) });
  const isMarked = await transactIfUnchanged([onlyIf({ Put }, isFirst)], { repeatable: "fact" });
  if (isMarked) return mark;
  // The later purge covers this one: only the companions of the fact are written.
  await transact([], { repeatable: "fact" });
  return (await laneMark(priority)) ?? mark;
}

/** The rows behind the lane have been cancelled; a purge that came meanwhile stays open. */
export async function closeMark(priority: Priority, { purgedBefore }: LaneMark): Promise<void> {
  const Update = {
    TableName: Deliveries.table,
    Key: { ...laneMarkKey(priority) },
    UpdateExpression: "SET isOpen = :no",
    ExpressionAttributeValues: { ":no": false },
  };
  await transactIfUnchanged([onlyIf({ Update }, { purgedBefore })], { repeatable: true });
}
