import { clock } from "../../../../shared/clock.ts";
import { absentOr, atMost, onlyIf } from "../../../../shared/data/conditions.ts";
import { ephemeralKey } from "../../../../shared/data/ephemeral.ts";
import { ephemeralTable, type Key } from "../../../../shared/data/tables.ts";
import type { Write } from "../../../../shared/data/transaction.ts";
import { limitReached } from "../../../../shared/refusals.ts";

const DAY_SECONDS = 24 * 3600;

const dayOf = (seconds: number): number => Math.floor(seconds / DAY_SECONDS);

/** The key of the deliveries of a system today. */
export const keyOfDay = (systemId: number): Key =>
  ephemeralKey("notifications", "deliveries-of-day", systemId, dayOf(clock.epochSeconds()));

/**
 * The write that counts the deliveries of a notification against the limit of its system. It belongs to the
 * transaction that stores the notification: refused or repeated calls do not count, and concurrent calls cannot
 * exceed the limit. Days are in UTC.
 * @throws tooManyRequests (429, `Retry-After`) if this number by itself exceeds the limit; the write refuses with the
 * same error
 */
export function countingDeliveries(
  { id, limitaPeZi }: { id: number; limitaPeZi?: number | undefined },
  number: number,
): Write[] {
  if (limitaPeZi === undefined) return [];
  const now = clock.epochSeconds();
  const exceeded = () => limitReached(limitaPeZi, DAY_SECONDS - (now % DAY_SECONDS));
  if (number > limitaPeZi) throw exceeded();
  const counted = {
    TableName: ephemeralTable(),
    Key: { ...keyOfDay(id) },
    UpdateExpression: "ADD #count :number SET expiresAt = :end",
    ExpressionAttributeNames: { "#count": "count" },
    ExpressionAttributeValues: { ":number": number, ":end": (dayOf(now) + 2) * DAY_SECONDS },
  };
  return [onlyIf({ Update: counted }, absentOr({ count: atMost(limitaPeZi - number) }), exceeded)];
}
