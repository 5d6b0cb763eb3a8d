import { config } from "../../../../shared/content/config.ts";
import { guardedFetch } from "../../../../shared/outgoing/guarded-fetch.ts";

/** Calls to providers: private addresses are those that tenants' stores may have, too. */
export const outgoing = guardedFetch(config.privateStoreAddresses);
