import type { Outage } from "../channels/outages.ts";
import type { Provider } from "../../records/provider.ts";

/** What the dispatcher asks of the breakers of providers. */
export interface Breakers {
  /** The outage of a provider, which only gets probes meanwhile; undefined if it works. */
  outageOf(provider: Provider): Promise<Outage | undefined>;
}
