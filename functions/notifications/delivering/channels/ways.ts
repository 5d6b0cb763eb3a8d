import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { readPartition, recordOf } from "../../../../shared/data/repository.ts";
import { log } from "../../../../shared/log.ts";
import { ttlCache } from "../../../../shared/ttl-cache.ts";
import type { Channel } from "../../records/delivery.ts";
import type { Priority } from "../../records/lanes.ts";
import { type Provider, PROVIDERS, Providers } from "../../records/provider.ts";
import { closedUntil, noteFault, noteSuccess, releaseProbe, takeProbe } from "./breaker.ts";
import { providersFor, providersOf } from "./candidates.ts";
import type { Outcome } from "./message.ts";
import { nextTokens, takeToken } from "./rate.ts";
import { isSimulated, simulatorOf } from "./simulator.ts";

/** All providers. There are few, and they are read at most once a second. */
const allProviders = ttlCache(1, async (partition: string): Promise<Stored<Provider>[]> => {
  const items = await readPartition(Providers.table, partition);
  return items.map((item) => recordOf<Provider>(item));
});

/** The active providers of a channel, in the order of asking. */
export const waysFor = async (canal: Channel): Promise<Stored<Provider>[]> =>
  providersOf(await allProviders(PROVIDERS), canal);

/** What the way of a message depends on. */
interface Routed {
  /** Normalised; absent once the delivery has no address. */
  adresa?: string | undefined;
  /** Its system is in test mode. */
  isTest?: boolean | undefined;
  /** The provider of its sender: the only one that is asked while it is active. */
  providerId?: number | undefined;
}

/** The providers that may send a message. Test mode and the addresses of the simulator touch no provider. */
async function waysOf(
  canal: Channel,
  { adresa, isTest = false, providerId }: Routed,
): Promise<Stored<Provider>[]> {
  if (isTest || (adresa !== undefined && isSimulated(canal, adresa))) return [simulatorOf(canal)];
  return providersFor(await waysFor(canal), providerId);
}

/** A provider that takes a message now. `report` must follow, also if the message is not sent. */
export interface OpenWay {
  provider: Stored<Provider>;
  /** The lease of a delivery that probes the provider. */
  probe?: string | undefined;
}

/** No provider takes a message now. The delivery stays as it is, and does not use up an attempt. */
export interface ClosedWay {
  /** ISO time. */
  closedUntil: string;
  /** `outage`: breakers are open. `rate`: the second is used up. `none`: the channel has no provider. */
  reason: "outage" | "rate" | "none";
}

export type Way = OpenWay | ClosedWay;

/**
 * The first provider of a channel that takes a message now: its breaker is closed or may be probed, and it has a token of this
 * second. Each answer with a provider spends a token.
 */
export async function openWay(canal: Channel, priority: Priority, routed: Routed = {}): Promise<Way> {
  const refused: Refused[] = [];
  for (const provider of await waysOf(canal, routed)) {
    const asked = await enter(provider, priority);
    if ("provider" in asked) return asked;
    refused.push(asked);
  }
  return closedBy(refused);
}

interface Refused {
  until: number;
  reason: "outage" | "rate";
}

async function enter(provider: Stored<Provider>, priority: Priority): Promise<OpenWay | Refused> {
  if (provider.tip === "SIMULATOR") return { provider };
  const until = await closedUntil(provider.id);
  if (until !== undefined && until > clock.now().getTime()) return { until, reason: "outage" };
  // Before the probe: without a token the probe would be lost.
  if (!(await takeToken(provider, priority))) return { until: nextTokens(), reason: "rate" };
  return until === undefined ? { provider } : probing(provider);
}

async function probing(provider: Stored<Provider>): Promise<OpenWay | Refused> {
  const probe = await takeProbe(provider.id);
  if (probe === true) return { provider };
  if (probe !== undefined) return { provider, probe };
  return { until: (await closedUntil(provider.id)) ?? nextTokens(), reason: "outage" };
}

/** How long a channel without a provider is left alone, in ms. */
const NO_PROVIDER_MS = 60_000;

function closedBy(refused: Refused[]): ClosedWay {
  const [first] = refused.toSorted((one, other) => one.until - other.until);
  if (!first) return { closedUntil: isoOf(clock.now().getTime() + NO_PROVIDER_MS), reason: "none" };
  return { closedUntil: isoOf(first.until), reason: first.reason };
}

const isoOf = (ms: number): string => new Date(ms).toISOString();

/**
 * Tells the breaker what became of a message. If the recipient was refused, the provider works; an ambiguous outcome
 * tells nothing about the provider, but a probe has failed with it. Never throws: the message has been sent or not,
 * whatever the breaker learns.
 * @param outcome "unsent" if the message was not handed over after all
 */
export async function report(way: OpenWay, outcome: Outcome | "unsent"): Promise<void> {
  if (way.provider.tip === "SIMULATOR") return;
  try {
    await note(way, outcome);
  } catch (error) {
    log.error("the breaker was not told of an outcome", error, { object: way.provider.id });
  }
}

async function note({ provider: { id }, probe }: OpenWay, outcome: Outcome | "unsent"): Promise<void> {
  if (outcome === "unsent") {
    if (probe !== undefined) await releaseProbe(id, probe);
  } else if (outcome.kind === "provider" || (outcome.kind === "ambiguous" && probe !== undefined))
    await noteFault(id, { probe, code: outcome.code, retryAfterSeconds: outcome.retryAfterSeconds });
  else if (outcome.kind !== "ambiguous") await noteSuccess(id, probe);
}
