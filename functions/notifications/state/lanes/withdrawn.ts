import { clock } from "../../../../shared/clock.ts";
import { changeEphemeral, readEphemeral } from "../../../../shared/data/change-ephemeral.ts";
import { ephemeralKey } from "../../../../shared/data/ephemeral.ts";
import type { Key } from "../../../../shared/data/tables.ts";
import { secondsFromNow } from "../../../../shared/jobs/lease.ts";
import { log } from "../../../../shared/log.ts";
import type { Delivery } from "../../records/delivery.ts";

/*
 * The dispatcher spreads deliveries over a minute, and releases no more over a way whose minute is full. A delivery
 * that is cancelled meanwhile leaves its place empty: it is counted here, by partition of the `due` index, and the
 * dispatcher gives the places to others.
 */

/** For this time after its message is visible, a released delivery is left alone: workers may be busy. */
export const REST_SECONDS = 90;

/** Much longer than the minute that it counts. */
const KEPT_SECONDS = 120;

const withdrawnKey = (): Key => ephemeralKey("notifications", "withdrawn");

/** Numbers of deliveries by partition of the `due` index. */
export type Withdrawn = Record<string, number>;

/** True if a delivery was released and its message is not visible yet. A retry and a scheduled message were not released. */
const isAhead = ({ urmatoareaLa, dueAt }: Delivery): boolean =>
  (urmatoareaLa === undefined || urmatoareaLa <= clock.iso()) &&
  dueAt !== undefined &&
  dueAt > secondsFromNow(REST_SECONDS);

/** What an act on many deliveries withdraws. */
export interface Withdrawing {
  /** @param delivery as it was before it was cancelled */
  add(delivery: Delivery): void;
  /** Stores the numbers. A failure is only logged: the places stay empty until the minute is over. */
  store(): Promise<void>;
}

export function withdrawing(): Withdrawing {
  const numbers: Withdrawn = {};
  return {
    add(delivery) {
      const { dueStatus } = delivery;
      if (dueStatus !== undefined && isAhead(delivery)) numbers[dueStatus] = (numbers[dueStatus] ?? 0) + 1;
    },
    async store() {
      try {
        await addWithdrawn(Object.entries(numbers));
      } catch (error) {
        log.warn("the places of cancelled deliveries stay empty for a minute", {
          error: error instanceof Error ? error.name : "unknown",
        });
      }
    },
  };
}

async function addWithdrawn(numbers: [partition: string, number: number][]): Promise<void> {
  if (numbers.length === 0) return;
  await changeEphemeral<Withdrawn>(withdrawnKey(), KEPT_SECONDS, (before = {}) => ({
    ...before,
    ...Object.fromEntries(numbers.map(([name, number]) => [name, (before[name] ?? 0) + number])),
  }));
}

export const isAnythingWithdrawn = async (): Promise<boolean> =>
  isAny((await readEphemeral<Withdrawn>(withdrawnKey())) ?? {});

/** Takes the numbers: of several callers one gets them. */
export async function takeWithdrawn(): Promise<Withdrawn> {
  let taken: Withdrawn = {};
  await changeEphemeral<Withdrawn>(withdrawnKey(), KEPT_SECONDS, (before = {}) => {
    taken = before;
    return isAny(before) ? {} : undefined;
  });
  return taken;
}

const isAny = (withdrawn: Withdrawn): boolean => Object.keys(withdrawn).length > 0;
