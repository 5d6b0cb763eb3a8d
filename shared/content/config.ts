import { isIP } from "node:net";
import * as z from "zod";
import { list, readConfig, setting } from "../config.ts";

const MOST_BITS: Record<number, number> = { 4: 32, 6: 128 };
const isNetwork = (text: string): boolean => {
  const [address = "", bits = "0", ...more] = text.split("/");
  return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (MOST_BITS[isIP(address)] ?? -1);
};

export const settings = {
  privateStoreAddresses: setting(
    "PRIVATE_STORE_ADDRESSES",
    z
      .string()
      .transform((text) => (text === "none" ? [] : list(text)))
      .refine((networks) => networks.every(isNetwork), "needs addresses, networks as address/bits, or none"),
    "private addresses and networks where a tenant's own store may be, comma-separated, or none",
  ),
};

export const config = readConfig(settings, process.env);
