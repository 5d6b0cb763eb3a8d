import { randomUUID } from "node:crypto";
import { clock } from "../../../shared/clock.ts";
import { changeEphemeral, readEphemeral } from "../../../shared/data/change-ephemeral.ts";
import { ephemeralKey } from "../../../shared/data/ephemeral.ts";
import { log } from "../../../shared/log.ts";
import { LruCache, throughCache } from "../../../shared/lru-cache.ts";
import { Providers } from "../records/provider.ts";

/*
 * A breaker for each provider, in a row that all processes share. After 3 faults in a row it opens; after 30 s one delivery
 * probes the provider; its success closes the breaker, its failure keeps it open for 30 s more. Processes read the row at most
 * once a second and write it at faults and turns alone.
 */

const FAULTS = 3;
const PAUSE_MS = 30_000;
/** Without a fault the row is forgotten after a day; an open breaker stays for as long as a provider may ask at most. */
const KEPT_SECONDS = 2 * 86_400;
const CACHE_MS = 1000;

/** Absent: no fault since the last success. */
interface State {
  /** Faults in a row. */
  faults: number;
  /** Open until then, in ms since 1970. Afterwards one delivery at a time may probe. */
  openUntil?: number | undefined;
  /** The lease of the delivery that probes; it ends with `openUntil`. */
  probe?: string | undefined;
}

type Turn = (before: State) => State | undefined;

const CLOSED: State = { faults: 0 };

const keyOf = (providerId: number) => ephemeralKey(Providers.service, "breaker", providerId);
const now = (): number => clock.now().getTime();

const cache = new LruCache<number, Promise<State>>({ most: 1000, ttlMs: CACHE_MS });

const stateOf = (providerId: number): Promise<State> =>
  throughCache(cache, providerId, async () => (await readEphemeral<State>(keyOf(providerId))) ?? CLOSED);

/** Changes the row, and logs a breaker that opens or closes. */
async function turn(providerId: number, change: Turn): Promise<State> {
  let before = CLOSED;
  const after = await changeEphemeral<State>(keyOf(providerId), KEPT_SECONDS, (found = CLOSED) => {
    before = found;
    return change(found);
  });
  const state = after ?? CLOSED;
  cache.set(providerId, Promise.resolve(state));
  const [was, is] = [before.openUntil !== undefined, state.openUntil !== undefined];
  if (was !== is) log.warn(`a breaker ${is ? "opened" : "closed"}`, { object: providerId });
  return state;
}

/** True while a provider gets no messages but probes. */
export const isOpen = async (providerId: number): Promise<boolean> =>
  (await stateOf(providerId)).openUntil !== undefined;

/** When a provider may be probed, in ms since 1970; undefined if its breaker is closed. */
export const closedUntil = async (providerId: number): Promise<number | undefined> =>
  (await stateOf(providerId)).openUntil;

/**
 * The lease of a probe, if the time of a closed way is over and no other delivery probes it.
 * @returns the lease; true if the breaker was closed meanwhile; undefined if another delivery was faster
 */
export async function takeProbe(providerId: number): Promise<string | true | undefined> {
  const probe = randomUUID();
  const state = await turn(providerId, ({ openUntil, ...before }) =>
    openUntil === undefined || openUntil > now()
      ? undefined
      : { ...before, probe, openUntil: now() + PAUSE_MS },
  );
  if (state.openUntil === undefined) return true;
  return state.probe === probe ? probe : undefined;
}

/** The provider answered, also if it refused the recipient. A success of a delivery without the lease closes no breaker. */
export async function noteSuccess(providerId: number, probe: string | undefined): Promise<void> {
  if (probe === undefined && (await stateOf(providerId)).faults === 0) return;
  await turn(providerId, (before) => {
    const isSettled = before.openUntil === undefined ? before.faults === 0 : !holds(before, probe);
    return isSettled ? undefined : CLOSED;
  });
}

/** The provider took no message. */
export async function noteFault(
  providerId: number,
  { probe, retryAfterSeconds = 0 }: { probe: string | undefined; retryAfterSeconds?: number | undefined },
): Promise<void> {
  const openUntil = now() + Math.max(PAUSE_MS, retryAfterSeconds * 1000);
  await turn(providerId, (before) => {
    if (before.openUntil !== undefined)
      return holds(before, probe) ? { faults: before.faults + 1, openUntil } : undefined;
    const faults = before.faults + 1;
    return faults < FAULTS ? { faults } : { faults, openUntil };
  });
}

/** A probe was not sent: another delivery may probe now. */
export async function releaseProbe(providerId: number, probe: string): Promise<void> {
  await turn(providerId, (before) =>
    holds(before, probe) ? { faults: before.faults, openUntil: now() } : undefined,
  );
}

const holds = (state: State, probe: string | undefined): boolean =>
  probe !== undefined && state.probe === probe;

/** Forgets what this process has read. For tests. */
export const forgetBreaker = (providerId: number): void => cache.delete(providerId);
