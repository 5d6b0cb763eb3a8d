import type { Provider } from "../records/provider.ts";

/** The breakers of providers, as far as the dispatcher asks them. */
export interface Breakers {
  /** True while nothing is sent to the provider but probes. */
  isOpen(provider: Provider): Promise<boolean>;
}
