import { readEphemeral } from "../../../../shared/data/change-ephemeral.ts";
import { ephemeralKey } from "../../../../shared/data/ephemeral.ts";
import { readPartition, recordOf } from "../../../../shared/data/repository.ts";
import type { Key } from "../../../../shared/data/tables.ts";
import { type Provider, PROVIDERS, Providers } from "../../records/provider.ts";

/** The row of a breaker (`breaker.ts`). Absent: no fault since the last success. */
export interface BreakerState {
  /** Faults in a row. */
  faults: number;
  /** Open until then, in ms since 1970. Afterwards one delivery at a time may probe. */
  openUntil?: number | undefined;
  /** The lease of the delivery that probes; it ends with `openUntil`. */
  probe?: string | undefined;
  /** When it opened, in ms since 1970. */
  since?: number | undefined;
  /** The code of the last fault. */
  why?: string | undefined;
}

export const breakerKey = (providerId: number): Key => ephemeralKey(Providers.service, "breaker", providerId);

/** An outage of a provider, as its breaker knows it. */
export interface Outage {
  /** ms since 1970. */
  since: number;
  /** When it may be probed, in ms since 1970. */
  openUntil: number;
  /** A status or the kind of an error; it names no address. */
  why: string | undefined;
}

/** The present outage of a provider; undefined if its breaker is closed. */
export async function outageOf(providerId: number): Promise<Outage | undefined> {
  const state = await readEphemeral<BreakerState>(breakerKey(providerId));
  if (state?.openUntil === undefined) return undefined;
  const { openUntil, since = openUntil, why } = state;
  return { since, openUntil, why };
}

/** An active provider, with its outage if it is out of order. */
interface Standing {
  provider: Provider;
  outage: Outage | undefined;
}

/** The active providers with their present standing. */
export async function readStandings(): Promise<Standing[]> {
  const items = await readPartition(Providers.table, PROVIDERS);
  const active = items.map((item) => recordOf<Provider>(item)).filter(({ activ }) => activ);
  return Promise.all(active.map(async (provider) => ({ provider, outage: await outageOf(provider.id) })));
}
