import { isIP } from "node:net";
import * as z from "zod";
import type { Incoming } from "../../http/request.ts";
import { networksOf } from "../../networks.ts";

/** Where a sign-in comes from. */
export interface Origin {
  /** The caller's IP address. */
  address: string;
  userAgent?: string | undefined;
}

export const originOf = ({ sourceAddress: address, headers }: Incoming): Origin => ({
  address,
  userAgent: headers["user-agent"],
});

/** What a person recognizes a sign-in by. */
export interface Described {
  network: string;
  browser?: string;
  system?: string;
}

/**
 * A sign-in as its person is shown it: the network instead of the address, and names instead of what the browser says of itself, which
 * would tell one machine from another.
 */
export async function described({ address, userAgent }: Origin): Promise<Described> {
  return { network: networkOf(address), ...(await programOf(userAgent)) };
}

/** The network of an address: of IPv4 the first three numbers, of IPv6 the first three groups, as providers give them to customers. */
export function networkOf(address: string): string {
  const plain = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1] ?? address;
  if (isIP(plain) === 4) return `${plain.split(".").slice(0, 3).join(".")}.0/24`;
  if (isIP(plain) === 6) return `${groupsOf(plain).slice(0, 3).join(":")}::/48`;
  return "";
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const [before, after] = [head, tail ?? ""].map((part) => part.split(":").filter(Boolean)) as [
    string[],
    string[],
  ];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}

const ofInstitutions = networksOf([
  ...["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "127.0.0.0/8"],
  ...["fc00::/7", "fe80::/10", "::"],
]);

/** True for networks that are not of the internet: of an institution, or of this machine. */
export function isPrivateNetwork(network: string): boolean {
  const [address = ""] = network.split("/");
  const family = isIP(address);
  return family !== 0 && ofInstitutions.check(address, family === 4 ? "ipv4" : "ipv6");
}

/** The fields of a view by which a person recognizes a sign-in. */
export const recognizable = {
  network: z.string(),
  privateNetwork: z.boolean(),
  /** The network of this request. */
  sameNetwork: z.boolean(),
  browser: z.string().optional(),
  system: z.string().optional(),
};

/** These fields of a sign-in. @param here the network of the request */
export const recognizedFrom = (
  here: string,
  { network = "", browser, system }: { [Field in keyof Described]?: string | undefined },
) => ({
  network,
  privateNetwork: isPrivateNetwork(network),
  sameNetwork: network === here,
  browser,
  system,
});

/** Longer ones are of programs that have something to hide, or of nobody. */
const MOST_LETTERS = 1000;
const NAME_LETTERS = 40;

async function programOf(userAgent: string | undefined): Promise<Omit<Described, "network">> {
  if (!userAgent || userAgent.length > MOST_LETTERS) return {};
  const { default: Bowser } = await import("bowser");
  const { browser, os } = Bowser.parse(userAgent);
  // Programs name themselves first: `curl/8.5.0`.
  const name = browser.name || /^[A-Za-z][\w .-]*(?=\/)/.exec(userAgent)?.[0];
  return {
    ...(name ? { browser: name.slice(0, NAME_LETTERS) } : {}),
    ...(os.name ? { system: os.name.slice(0, NAME_LETTERS) } : {}),
  };
}
