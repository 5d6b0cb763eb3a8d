import { randomUUID } from "node:crypto";
import { clock } from "../../../../shared/clock.ts";
import { changeEphemeral, readEphemeral } from "../../../../shared/data/change-ephemeral.ts";
import { log } from "../../../../shared/log.ts";
import { LruCache, throughCache } from "../../../../shared/lru-cache.ts";
import { wakeDispatcher } from "../../state/lanes/wake-dispatcher.ts";
import { breakerKey, type BreakerState } from "./outages.ts";

/*
 * A breaker for each provider, in a row that all processes share. It opens after 3 faults in a row. After 30 s, one
 * delivery probes the provider: success closes the breaker, failure keeps it open until 30 s after the probe began,
 * so that a hanging server is probed as often as one that refuses. Processes read the row at most once a second, and
 * write it only at faults and changes of state. Each change wakes the dispatcher: when the breaker opens, when it may
 * be probed, and when it closes.
 */

const FAULTS = 3;
const PAUSE_MS = 30_000;
/**
 * Without a fault the row is forgotten after a day; an open breaker stays for the longest time that a provider may
 * ask for.
 */
const KEPT_SECONDS = 2 * 86_400;
const CACHE_MS = 1000;

type Turn = (before: BreakerState) => BreakerState | undefined;

const CLOSED: BreakerState = { faults: 0 };

const now = (): number => clock.now().getTime();

const cache = new LruCache<number, Promise<BreakerState>>({ most: 1000, ttlMs: CACHE_MS });

const stateOf = (providerId: number): Promise<BreakerState> =>
  throughCache(
    cache,
    providerId,
    async () => (await readEphemeral<BreakerState>(breakerKey(providerId))) ?? CLOSED,
  );

/** Changes the row, logs a breaker that opens or closes, and wakes the dispatcher for what follows. */
async function turn(providerId: number, change: Turn): Promise<BreakerState> {
  let before = CLOSED;
  const after = await changeEphemeral<BreakerState>(
    breakerKey(providerId),
    KEPT_SECONDS,
    (found = CLOSED) => {
      before = found;
      return change(found);
    },
  );
  const state = after ?? CLOSED;
  cache.set(providerId, Promise.resolve(state));
  const [was, is] = [before.openUntil !== undefined, state.openUntil !== undefined];
  if (was !== is) {
    log.warn(`a breaker ${is ? "opened" : "closed"}`, { object: providerId, code: state.why ?? before.why });
    await wakeDispatcher();
  }
  if (state.openUntil !== undefined && state.openUntil !== before.openUntil)
    await wakeDispatcher((state.openUntil - now()) / 1000);
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

interface Fault {
  probe: string | undefined;
  retryAfterSeconds?: number | undefined;
  /** A status or the kind of an error; it names no address. */
  code?: string | undefined;
}

/** The provider took no message. */
export async function noteFault(
  providerId: number,
  { probe, retryAfterSeconds = 0, code }: Fault,
): Promise<void> {
  const asked = now() + retryAfterSeconds * 1000;
  await turn(providerId, ({ probe: lease, ...before }) => {
    const faults = before.faults + 1;
    const after = { ...before, faults, why: code };
    if (before.openUntil !== undefined)
      return holds({ probe: lease }, probe)
        ? { ...after, openUntil: Math.max(before.openUntil, asked) }
        : undefined;
    if (faults < FAULTS) return after;
    return { ...after, since: now(), openUntil: Math.max(now() + PAUSE_MS, asked) };
  });
}

/** A probe was not sent: another delivery may probe now. */
export async function releaseProbe(providerId: number, probe: string): Promise<void> {
  await turn(providerId, ({ probe: lease, ...before }) =>
    holds({ probe: lease }, probe) ? { ...before, openUntil: now() } : undefined,
  );
}

const holds = (state: Pick<BreakerState, "probe">, probe: string | undefined): boolean =>
  probe !== undefined && state.probe === probe;

/** Forgets what this process has read. For tests. */
export const forgetBreaker = (providerId: number): void => cache.delete(providerId);
