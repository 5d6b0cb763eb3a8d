import { randomUUID } from "node:crypto";
import { clock } from "../../../../shared/clock.ts";
import { absentOr, atMost, onlyIf } from "../../../../shared/data/conditions.ts";
import { ephemeralKey, getEphemeral } from "../../../../shared/data/ephemeral.ts";
import { ephemeralTable, type Key } from "../../../../shared/data/tables.ts";
import { transactIfUnchanged, type Write } from "../../../../shared/data/transaction.ts";
import type { Clocks } from "./pace.ts";

/*
 * One dispatcher runs at a time. Its lease is not renewed: a run ends before it. A caller that finds it taken asks its holder for
 * another run, so that what became due meanwhile does not wait for the next minute.
 */

/** Longer than a run may take. */
const LEASE_MS = 90_000;
const KEPT_SECONDS = 3600;

const turnKey = (): Key => ephemeralKey("notifications", "dispatch");

/** The stored item. */
interface Stand {
  holder: string;
  /** ms since 1970; 0: free. */
  leaseUntil: number;
  /** True if another run was asked for. */
  isAsked: boolean;
  clocks: Clocks;
}

export interface Turn {
  /** The clocks from the run before. */
  clocks: Clocks;
  /** True if another run was asked for since the last question. Keeps the clocks. */
  isAskedAgain(clocks: Clocks): Promise<boolean>;
  /** Ends the turn and keeps the clocks for the next one. */
  end(clocks: Clocks): Promise<void>;
}

/** Takes the turn, or asks its holder for another run. */
export async function takeTurn(): Promise<Turn | undefined> {
  const stand = (await getEphemeral(turnKey())) as Stand | undefined;
  const now = clock.now().getTime();
  if (stand && stand.leaseUntil > now && (await askAgain(stand))) return undefined;
  const holder = randomUUID();
  const clocks = stand?.clocks ?? {};
  const taking = storing({ holder, leaseUntil: now + LEASE_MS, isAsked: false, clocks });
  const isTaken = await commit(onlyIf(taking, absentOr({ leaseUntil: atMost(now) })));
  return isTaken ? turnOf(holder, clocks) : undefined;
}

const turnOf = (holder: string, clocks: Clocks): Turn => ({
  clocks,
  async isAskedAgain(left) {
    const going = updating("isAsked = :no, clocks = :clocks", { ":no": false, ":clocks": left });
    return commit(onlyIf(going, { holder, isAsked: true }));
  },
  async end(left) {
    const ending = updating("leaseUntil = :zero, clocks = :clocks", { ":zero": 0, ":clocks": left });
    await commit(onlyIf(ending, { holder }));
  },
});

/** @returns false if the holder has ended meanwhile */
const askAgain = ({ holder, leaseUntil }: Stand): Promise<boolean> =>
  commit(onlyIf(updating("isAsked = :yes", { ":yes": true }), { holder, leaseUntil }));

const commit = (write: Write): Promise<boolean> => transactIfUnchanged([write], { repeatable: true });

function storing(stand: Stand) {
  const expiresAt = clock.epochSeconds() + KEPT_SECONDS;
  return { Put: { TableName: ephemeralTable(), Item: { ...turnKey(), ...stand, expiresAt } } };
}

const updating = (assignments: string, values: Record<string, unknown>) => ({
  Update: {
    TableName: ephemeralTable(),
    Key: { ...turnKey() },
    UpdateExpression: `SET ${assignments}, expiresAt = :end`,
    ExpressionAttributeValues: { ...values, ":end": clock.epochSeconds() + KEPT_SECONDS },
  },
});
