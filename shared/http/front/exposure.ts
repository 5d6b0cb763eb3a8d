import { type BlockList, isIPv6 } from "node:net";
import { networksOf } from "../../networks.ts";
import { config } from "./config.ts";

/** `any`, or the networks of the callers that a zone admits. */
type Networks = "any" | readonly string[];

const listOf = (networks: Networks): BlockList | undefined =>
  networks === "any" ? undefined : networksOf(networks);

const [staff, admin, app] = [config.staffNetworks, config.adminNetworks, config.appNetworks].map(listOf);

/** Audiences that exist only for callers of some networks: those of the zones, and those of older addresses by the same people and systems. */
const exposures: Readonly<Record<string, BlockList | undefined>> = {
  staff,
  operator: staff,
  admin,
  app,
  machine: app,
};

/**
 * True if what an audience may call exists for a caller. Outside of its networks (`STAFF_NETWORKS`, `ADMIN_NETWORKS`,
 * `APP_NETWORKS`) its addresses are unknown ones.
 * @param audience the zone of an address, or of a declared access
 * @param address the caller's address (`callerAddress`), IPv4 or IPv6
 */
export function isExposed(audience: string, address: string): boolean {
  return exposures[audience]?.check(address, isIPv6(address) ? "ipv6" : "ipv4") ?? true;
}
