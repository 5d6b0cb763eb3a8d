import { clock } from "../clock.ts";
import { absentOr, atMost, type ItemState } from "./conditions.ts";

/*
 * Records that end by themselves. From its end on an item is absent for every read and every condition; DynamoDB deletes it
 * within days.
 */

/** The TTL attribute of records that end, and of their rows, unique values and counters: seconds since 1970. */
export const EXPIRES_ON = "expiresOn";

type Item = Record<string, unknown>;

/** True if an item ends by itself and its time has come. */
export const hasEnded = ({ [EXPIRES_ON]: end }: Item): boolean =>
  end !== undefined && Number(end) <= clock.epochSeconds();

/** The item, unless it has ended. */
export const unended = <T extends Item>(item: T | undefined): T | undefined =>
  item && !hasEnded(item) ? item : undefined;

/** The expression of `hasEnded` being false, for the filter of a Query. */
export const notEnded = () => ({
  FilterExpression: "attribute_not_exists(#end) OR #end > :now",
  ExpressionAttributeNames: { "#end": EXPIRES_ON },
  ExpressionAttributeValues: { ":now": clock.epochSeconds() },
});

/** No item has the key, or the one that has it has ended. */
export const absentOrEnded = (): ItemState =>
  absentOr<Record<string, number>>({ [EXPIRES_ON]: atMost(clock.epochSeconds()) });
