import { readPartition, recordOf } from "../../../shared/data/repository.ts";
import type { Channel } from "../records/delivery.ts";
import { channels } from "../records/delivery.ts";
import { type Provider, Providers } from "../records/provider.ts";
import type { System } from "../records/system.ts";
import type { Breakers } from "./breakers.ts";
import { config } from "./config.ts";

/** A way to recipients: a channel, or the simulator, where systems in test mode end. */
export type Way = Channel | "test";

/** The deliveries a second that a way takes; `probe`: one, because no provider of the channel takes more at present. */
export type Capacity = number | "probe";

/** The way of the deliveries of a system over a channel. */
export const wayOf = ({ mod }: Pick<System, "mod">, canal: Channel): Way =>
  mod === "PROBA" ? "test" : canal;

/** The capacity of every way now. A channel without a provider has the default one: the worker decides what becomes of it. */
export async function readCapacities(breakers: Breakers): Promise<Record<Way, Capacity>> {
  const items = await readPartition(Providers.table, Providers.sharedPartition ?? "");
  const active = items.map((item) => recordOf<Provider>(item)).filter(({ activ }) => activ);
  const states = await Promise.all(active.map((provider) => breakers.isOpen(provider)));
  const open = new Set(active.filter((_, i) => states[i]));
  const capacities = channels.map((canal) => {
    const ofChannel = active.filter((provider) => provider.canal === canal);
    return [canal, capacityOf(ofChannel, open)] as const;
  });
  return { test: config.deliveriesPerSecond, ...Object.fromEntries(capacities) } as Record<Way, Capacity>;
}

function capacityOf(providers: Provider[], open: ReadonlySet<Provider>): Capacity {
  if (providers.length === 0) return config.deliveriesPerSecond;
  const closed = providers.filter((provider) => !open.has(provider));
  if (closed.length === 0) return "probe";
  return closed.reduce((sum, { peSecunda }) => sum + (peSecunda ?? config.deliveriesPerSecond), 0);
}
