import type { Channel } from "../../records/delivery.ts";
import type { Provider } from "../../records/provider.ts";

/** The active providers of a channel among all, in the order of asking. */
export const providersOf = <P extends Provider>(all: readonly P[], canal: Channel): P[] =>
  all
    .filter((provider) => provider.activ && provider.canal === canal)
    .sort((one, other) => one.prioritate - other.prioritate || one.id - other.id);

/** The candidates that may take a message: only the provider of its sender while it is active, else all. */
export function providersFor<P extends Provider>(ofChannel: P[], providerId: number | undefined): P[] {
  const own = ofChannel.find(({ id }) => id === providerId);
  return own ? [own] : ofChannel;
}
