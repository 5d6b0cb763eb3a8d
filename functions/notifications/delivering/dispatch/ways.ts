import { readPartition, recordOf } from "../../../../shared/data/repository.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { clock } from "../../../../shared/clock.ts";
import type { Outage } from "../channels/outages.ts";
import { providersFor, providersOf } from "../channels/candidates.ts";
import { senderAmong } from "../channels/senders.ts";
import { type Channel, channels, type Delivery } from "../../records/delivery.ts";
import { type Provider, PROVIDERS, Providers } from "../../records/provider.ts";
import { type Sender, SENDERS, Senders } from "../../records/sender.ts";
import type { System } from "../../records/system.ts";
import type { Breakers } from "./breakers.ts";
import { config } from "./config.ts";

/** A provider with its rate. The simulator, and a channel without a provider, have an outlet of their own. */
export interface Outlet {
  name: string;
  perSecond: number;
}

/** The providers that may take a delivery. */
export interface Way {
  /** Ways to the same providers have one name. */
  name: string;
  /** The outlets that work. */
  outlets: readonly Outlet[];
  /** True if one that is out of order may be probed: if none is in order, one delivery a run does it. */
  isProbeDue: boolean;
  /** Deliveries a second of all providers of the channel that are in order. */
  channelPerSecond: number;
}

type Routed = Pick<Delivery, "canal" | "expeditorId">;

/** The present state of the ways. */
export interface Ways {
  /** The way of the deliveries of a system. Deliveries of a sender with a provider of its own go only to that one. */
  wayOf(system: Pick<System, "mod">, routed: Routed): Way;
  /** The outlets that are out of order, by name. */
  down: ReadonlySet<string>;
}

/** Reads providers, their breakers and senders. */
export async function readWays(breakers: Breakers): Promise<Ways> {
  const [providers, senders] = await Promise.all([
    readAll<Provider>(Providers.table, PROVIDERS),
    readAll<Sender>(Senders.table, SENDERS),
  ]);
  const active = channels.flatMap((canal) => providersOf(providers, canal));
  const outages = await Promise.all(active.map((provider) => breakers.outageOf(provider)));
  const down = new Map(
    active.flatMap((provider, i) => {
      const outage = outages[i];
      return outage ? [[nameOf(provider), outage] as const] : [];
    }),
  );
  return waysOf({ active, down, senders });
}

async function readAll<T>(table: string, partition: string): Promise<Stored<T>[]> {
  return (await readPartition(table, partition)).map((item) => recordOf<T>(item));
}

interface Found {
  active: readonly Provider[];
  /** The outages of providers, by the names of their outlets. */
  down: ReadonlyMap<string, Outage>;
  senders: readonly Sender[];
}

function waysOf({ active, down, senders }: Found): Ways {
  const channelWay = (canal: Channel): Way => wayOver(canal, providersOf(active, canal), down);
  const test = wayThrough(outletOf("test"));
  return {
    down: new Set(down.keys()),
    wayOf({ mod }, { canal, expeditorId }) {
      if (mod === "PROBA") return test;
      const whole = channelWay(canal);
      const providerId = canal === "Email" ? senderAmong(senders, expeditorId)?.providerId : undefined;
      const own = providersFor(providersOf(active, canal), providerId);
      return { ...wayOver(canal, own, down), channelPerSecond: whole.channelPerSecond };
    },
  };
}

/** A channel without a provider has the default rate: the worker decides what becomes of its deliveries. */
function wayOver(canal: Channel, providers: readonly Provider[], down: Found["down"]): Way {
  if (providers.length === 0) return wayThrough(outletOf(canal));
  const outlets = providers.map(outletOfProvider).filter(({ name }) => !down.has(name));
  const now = clock.now().getTime();
  return {
    name: providers.map(nameOf).join(" "),
    outlets,
    isProbeDue: providers.some((provider) => (down.get(nameOf(provider))?.openUntil ?? Infinity) <= now),
    channelPerSecond: outlets.reduce((sum, { perSecond }) => sum + perSecond, 0),
  };
}

const wayThrough = (outlet: Outlet): Way => ({
  name: outlet.name,
  outlets: [outlet],
  isProbeDue: false,
  channelPerSecond: outlet.perSecond,
});

const outletOf = (name: string): Outlet => ({ name, perSecond: config.deliveriesPerSecond });

const outletOfProvider = (provider: Provider): Outlet => ({
  name: nameOf(provider),
  perSecond: provider.peSecunda ?? config.deliveriesPerSecond,
});

const nameOf = ({ id }: Provider): string => String(id);
