import * as z from "zod";
import { list, readConfig, secret, setting } from "../../config.ts";

const network = z.union(
  [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
  "needs addresses, networks as address/bits, or any",
);
const networks = z.union([z.literal("any"), z.string().transform(list).pipe(z.array(network).min(1))]);

export const settings = {
  frontSecrets: secret(
    "FRONT_SECRET",
    z
      .string()
      .transform((text) => (text === "none" ? [] : text.split("\n").filter(Boolean)))
      .pipe(z.array(z.string().min(32, "needs at least 32 characters"))),
    "secrets, one a line, of which the front sends one with every request, so that its header with the caller's address is trusted, or none",
  ),
  machineHost: setting(
    "MACHINE_HOST",
    z
      .string()
      .regex(
        /^(none|[a-z0-9.-]+(:\d+)?)$/,
        "must be the name of a host, with its port if it has one, or none",
      ),
    "host at which systems call with client certificates, or none",
  ),
  staffNetworks: setting(
    "STAFF_NETWORKS",
    networks,
    "addresses and networks for whose callers the staff zone exists, comma-separated, or any",
  ),
  adminNetworks: setting(
    "ADMIN_NETWORKS",
    networks,
    "addresses and networks for whose callers the admin zone exists, comma-separated, or any",
  ),
  appNetworks: setting(
    "APP_NETWORKS",
    networks,
    "addresses and networks for whose callers the app zone exists, comma-separated, or any",
  ),
};

export const config = readConfig(settings, process.env);
