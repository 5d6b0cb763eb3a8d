import { clock } from "../../../shared/clock.ts";
import { absentOr, atMost, onlyIf } from "../../../shared/data/conditions.ts";
import { ephemeralKey } from "../../../shared/data/ephemeral.ts";
import { ephemeralTable } from "../../../shared/data/tables.ts";
import type { Write } from "../../../shared/data/transaction.ts";
import { limitReached } from "../../../shared/errors.ts";

const DAY_SECONDS = 24 * 3600;

/**
 * The write that counts the deliveries of a notification against the limit of its system. It belongs to the transaction that
 * stores the notification: what is refused or repeated counts nothing, and of concurrent calls none goes beyond the limit.
 * A day is one of UTC.
 * @throws tooManyRequests (429, `Retry-After`) if the number alone exceeds the limit; the write refuses by the same error
 */
export function countingDeliveries(
  { id, limitaPeZi }: { id: number; limitaPeZi?: number | undefined },
  number: number,
): Write[] {
  if (limitaPeZi === undefined) return [];
  const now = clock.epochSeconds();
  const day = Math.floor(now / DAY_SECONDS);
  const exceeded = () => limitReached(limitaPeZi, DAY_SECONDS - (now % DAY_SECONDS));
  if (number > limitaPeZi) throw exceeded();
  const counted = {
    TableName: ephemeralTable(),
    Key: { ...ephemeralKey("notifications", "deliveries-of-day", id, day) },
    UpdateExpression: "ADD #count :number SET expiresAt = :end",
    ExpressionAttributeNames: { "#count": "count" },
    ExpressionAttributeValues: { ":number": number, ":end": (day + 2) * DAY_SECONDS },
  };
  return [onlyIf({ Update: counted }, absentOr({ count: atMost(limitaPeZi - number) }), exceeded)];
}
