import { readPartition, recordOf } from "../../../shared/data/repository.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { providersFor, providersOf } from "../channels/candidates.ts";
import { senderAmong } from "../channels/senders.ts";
import { type Channel, channels, type Delivery } from "../records/delivery.ts";
import { type Provider, PROVIDERS, Providers } from "../records/provider.ts";
import { type Sender, SENDERS, Senders } from "../records/sender.ts";
import type { System } from "../records/system.ts";
import type { Breakers } from "./breakers.ts";
import { config } from "./config.ts";

/** A provider with its rate. The simulator and a channel without a provider have an outlet of their own. */
export interface Outlet {
  name: string;
  perSecond: number;
}

/** The providers that may take a delivery. */
export interface Way {
  /** Ways to the same providers have one name. */
  name: string;
  /** Those that are in order; none: one delivery a run probes the way. */
  outlets: readonly Outlet[];
  /** Deliveries a second of all providers of the channel that are in order. */
  channelPerSecond: number;
}

type Routed = Pick<Delivery, "canal" | "expeditorId">;

/** The ways as they are now. */
export interface Ways {
  /** The way of the deliveries of a system. Deliveries of a sender with a provider of its own go to that one alone. */
  wayOf(system: Pick<System, "mod">, routed: Routed): Way;
}

/** Reads providers, their breakers and senders. */
export async function readWays(breakers: Breakers): Promise<Ways> {
  const [providers, senders] = await Promise.all([
    readAll<Provider>(Providers.table, PROVIDERS),
    readAll<Sender>(Senders.table, SENDERS),
  ]);
  const active = channels.flatMap((canal) => providersOf(providers, canal));
  const states = await Promise.all(active.map((provider) => breakers.isOpen(provider)));
  const open = new Set(active.flatMap(({ id }, i) => (states[i] ? [id] : [])));
  return waysOf({ active, open, senders });
}

async function readAll<T>(table: string, partition: string): Promise<Stored<T>[]> {
  return (await readPartition(table, partition)).map((item) => recordOf<T>(item));
}

interface Found {
  active: readonly Provider[];
  /** The ids of providers whose breakers are open. */
  open: ReadonlySet<number>;
  senders: readonly Sender[];
}

function waysOf({ active, open, senders }: Found): Ways {
  const channelWay = (canal: Channel): Way => wayOver(canal, providersOf(active, canal), open);
  const test = wayThrough(outletOf("test"));
  return {
    wayOf({ mod }, { canal, expeditorId }) {
      if (mod === "PROBA") return test;
      const whole = channelWay(canal);
      const providerId = canal === "Email" ? senderAmong(senders, expeditorId)?.providerId : undefined;
      const own = providersFor(providersOf(active, canal), providerId);
      return { ...wayOver(canal, own, open), channelPerSecond: whole.channelPerSecond };
    },
  };
}

/** A channel without a provider has the default rate: the worker decides what becomes of its deliveries. */
function wayOver(canal: Channel, providers: readonly Provider[], open: ReadonlySet<number>): Way {
  if (providers.length === 0) return wayThrough(outletOf(canal));
  const outlets = providers.filter(({ id }) => !open.has(id)).map(outletOfProvider);
  return {
    name: providers.map(({ id }) => id).join(" "),
    outlets,
    channelPerSecond: outlets.reduce((sum, { perSecond }) => sum + perSecond, 0),
  };
}

const wayThrough = (outlet: Outlet): Way => ({
  name: outlet.name,
  outlets: [outlet],
  channelPerSecond: outlet.perSecond,
});

const outletOf = (name: string): Outlet => ({ name, perSecond: config.deliveriesPerSecond });

const outletOfProvider = ({ id, peSecunda }: Provider): Outlet => ({
  name: String(id),
  perSecond: peSecunda ?? config.deliveriesPerSecond,
});
