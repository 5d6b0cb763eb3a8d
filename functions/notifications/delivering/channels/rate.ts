import { clock } from "../../../../shared/clock.ts";
import { ephemeralKey, increment } from "../../../../shared/data/ephemeral.ts";
import type { Key } from "../../../../shared/data/tables.ts";
import type { Priority } from "../../records/lanes.ts";
import { type Provider, Providers } from "../../records/provider.ts";

/*
 * Tokens of the messages that a provider takes in a second, counted in rows that all processes share: one row for the
 * fifth that is only High's, one for the rest. A refused message increments its row too, which takes nothing from the
 * others. Deliveries of a batch that ask together share one increment.
 */

const KEPT_SECONDS = 60;

interface Row {
  second: number;
  key: Key;
  most: number;
  waiting: PromiseWithResolvers<boolean>[];
  isCounting: boolean;
  /** Nothing is left: what follows in this second needs no call. */
  isEmpty: boolean;
}

/** The rows of the current second, by provider and share. */
const rows = new Map<string, Row>();

type Share = "high" | "common";

/**
 * Takes the token of a message that is sent now.
 * @returns false if the provider takes no more in this second
 */
export async function takeToken(
  { id, peSecunda }: Pick<Provider, "id" | "peSecunda">,
  priority: Priority,
): Promise<boolean> {
  if (peSecunda === undefined) return true;
  const reserved = Math.floor(peSecunda / 5);
  if (priority === "High" && (await take(rowOf(id, "high", reserved)))) return true;
  return take(rowOf(id, "common", peSecunda - reserved));
}

function rowOf(providerId: number, share: Share, most: number): Row {
  const second = clock.epochSeconds();
  const name = `${providerId} ${share}`;
  const known = rows.get(name);
  if (known?.second === second && known.most === most) return known;
  const key = ephemeralKey(Providers.service, "rate", providerId, share, second);
  const row = { second, key, most, waiting: [], isCounting: false, isEmpty: most === 0 };
  rows.set(name, row);
  return row;
}

function take(row: Row): Promise<boolean> {
  if (row.isEmpty) return Promise.resolve(false);
  const asked = Promise.withResolvers<boolean>();
  row.waiting.push(asked);
  void count(row);
  return asked.promise;
}

/** Counts those that wait, then those that have come meanwhile. */
async function count(row: Row): Promise<void> {
  if (row.isCounting) return;
  row.isCounting = true;
  // Lets the whole batch ask first.
  await Promise.resolve();
  while (row.waiting.length > 0) await grant(row, row.waiting.splice(0));
  row.isCounting = false;
}

async function grant(row: Row, asked: PromiseWithResolvers<boolean>[]): Promise<void> {
  try {
    const { count: after } = await increment(row.key, KEPT_SECONDS, asked.length);
    row.isEmpty = after >= row.most;
    const before = after - asked.length;
    for (const [i, { resolve }] of asked.entries()) resolve(before + i < row.most);
  } catch (error) {
    for (const { reject } of asked) reject(error);
  }
}

/** When the next tokens are there, in ms since 1970. */
export const nextTokens = (): number => (clock.epochSeconds() + 1) * 1000;
