import { config } from "../../../../shared/content/config.ts";
import { guardedFetch } from "../../../../shared/outgoing/guarded-fetch.ts";

/** Calls to providers. They may go to the same private addresses as tenants' stores. */
export const outgoing = guardedFetch(config.privateStoreAddresses);
