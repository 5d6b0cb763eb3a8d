import * as z from "zod";
import { list } from "../config.ts";

const network = z.union(
  [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
  "needs addresses, networks as address/bits, or none",
);

/** The rule of a setting that lists the private addresses which some calls may reach, comma-separated, or `none`. */
export const privateAddresses = z
  .string()
  .transform((text) => (text === "none" ? [] : list(text)))
  .pipe(z.array(network));
