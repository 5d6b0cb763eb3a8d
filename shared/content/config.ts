import { readConfig, setting } from "../config.ts";
import { privateAddresses } from "../outgoing/private-addresses.ts";

export const settings = {
  privateStoreAddresses: setting(
    "PRIVATE_STORE_ADDRESSES",
    privateAddresses,
    "private addresses and networks permitted for tenants' own stores, comma-separated, or none",
  ),
};

export const config = readConfig(settings, process.env);
