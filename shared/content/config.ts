import * as z from "zod";
import { list, readConfig, setting } from "../config.ts";

const network = z.union(
  [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
  "needs addresses, networks as address/bits, or none",
);

export const settings = {
  privateStoreAddresses: setting(
    "PRIVATE_STORE_ADDRESSES",
    z
      .string()
      .transform((text) => (text === "none" ? [] : list(text)))
      .pipe(z.array(network)),
    "private addresses and networks permitted for tenants' own stores, comma-separated, or none",
  ),
};

export const config = readConfig(settings, process.env);
