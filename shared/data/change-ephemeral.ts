import { randomUUID } from "node:crypto";
import { clock } from "../clock.ts";
import { absentOr, atMost, type ItemState, onlyIf } from "./conditions.ts";
import { getEphemeral } from "./ephemeral.ts";
import { ephemeralTable, type Key } from "./tables.ts";
import { retry, transact } from "./transaction.ts";

interface Kept<T> {
  value: T;
  version: string;
}

/**
 * Reads a short-lived value, changes it and stores it for `seconds`. A caller that loses a race reads again and decides
 * again, so no change is lost. Nothing is written if `change` returns undefined.
 * @returns the value as it is stored now
 */
export const changeEphemeral = <T extends object>(
  key: Key,
  seconds: number,
  change: (before: T | undefined) => T | undefined,
): Promise<T | undefined> =>
  retry(async () => {
    const kept = (await getEphemeral(key)) as Kept<T> | undefined;
    const value = change(kept?.value);
    if (value === undefined) return kept?.value;
    const now = clock.epochSeconds();
    const Item = { ...key, value, version: randomUUID(), expiresAt: now + seconds };
    const asRead = kept ? { version: kept.version } : absentAt(now);
    await transact([onlyIf({ Put: { TableName: ephemeralTable(), Item } }, asRead)], { repeatable: true });
    return value;
  });

/** DynamoDB deletes late: what has expired counts as absent. */
const absentAt = (now: number): ItemState => absentOr<Record<string, number>>({ expiresAt: atMost(now) });

/** The value that `changeEphemeral` stored; undefined if it is absent or expired. */
export const readEphemeral = async <T extends object>(key: Key): Promise<T | undefined> =>
  ((await getEphemeral(key)) as Kept<T> | undefined)?.value;
