import { BlockList, isIPv6 } from "node:net";

/** Addresses and networks as the configuration names them (`10.0.0.1`, `10.0.0.0/8`, `2001:db8::/32`). */
export function networksOf(written: readonly string[]): BlockList {
  const networks = new BlockList();
  for (const network of written) {
    const [address = "", bits] = network.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (bits === undefined) networks.addAddress(address, family);
    else networks.addSubnet(address, Number(bits), family);
  }
  return networks;
}
