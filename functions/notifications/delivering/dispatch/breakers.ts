import type { Outage } from "../channels/outages.ts";
import type { Provider } from "../../records/provider.ts";

/** The breakers of providers, as far as the dispatcher asks them. */
export interface Breakers {
  /** The outage of a provider, to which nothing is sent but probes; undefined if it is in order. */
  outageOf(provider: Provider): Promise<Outage | undefined>;
}
