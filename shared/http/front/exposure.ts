import { BlockList, isIPv6 } from "node:net";
import { config } from "./config.ts";

/** `any`, or the networks of the callers that a zone admits. */
type Networks = "any" | readonly string[];

const listOf = (networks: Networks): BlockList | undefined => {
  if (networks === "any") return undefined;
  const admitted = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (bits === undefined) admitted.addAddress(address, family);
    else admitted.addSubnet(address, Number(bits), family);
  }
  return admitted;
};

/** Zones that exist for callers of some networks alone. */
const exposures: Readonly<Record<string, BlockList | undefined>> = {
  staff: listOf(config.staffNetworks),
  admin: listOf(config.adminNetworks),
  app: listOf(config.appNetworks),
};

/**
 * True if the addresses of a zone exist for a caller. Outside of its networks (`STAFF_NETWORKS`, `ADMIN_NETWORKS`,
 * `APP_NETWORKS`) they are unknown addresses.
 * @param zone the zone in the address; undefined for addresses without one
 * @param address the caller's address (`callerAddress`), IPv4 or IPv6
 */
export function isExposed(zone: string | undefined, address: string): boolean {
  const admitted = zone === undefined ? undefined : exposures[zone];
  return admitted?.check(address, isIPv6(address) ? "ipv6" : "ipv4") ?? true;
}
