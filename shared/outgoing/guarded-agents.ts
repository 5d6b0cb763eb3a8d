import { lookup as systemLookup } from "node:dns";
import type { AgentOptions } from "node:http";
import { isIPv6, type LookupFunction, Socket } from "node:net";
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from "request-filtering-agent";
import { networksOf } from "../networks.ts";

export interface GuardedAgents {
  httpAgent: RequestFilteringHttpAgent;
  httpsAgent: RequestFilteringHttpsAgent;
}

/**
 * Agents that connect only to public addresses and to the allowed private ones. They check the address at each
 * connection, regardless of earlier name resolutions.
 * @param privateAddresses the allowed private addresses and networks (`10.0.0.1`, `10.0.0.0/8`)
 * @param lookup resolves names
 * @param keepAlive false: a connection serves one request
 */
export function guardedAgents(
  privateAddresses: string[],
  { lookup = systemLookup, keepAlive = true }: Pick<AgentOptions, "lookup" | "keepAlive"> = {},
): GuardedAgents {
  const isUnassigned = unassigned(privateAddresses);
  const options = {
    keepAlive,
    maxSockets: 50,
    allowIPAddressList: privateAddresses,
    lookup: refusingLookup(lookup, isUnassigned),
  };
  const [httpAgent, httpsAgent] = [
    new RequestFilteringHttpAgent(options),
    new RequestFilteringHttpsAgent(options),
  ];
  for (const agent of [httpAgent, httpsAgent]) refuseHosts(agent, isUnassigned);
  return { httpAgent, httpsAgent };
}

type Judge = (address: string) => boolean;

/** All that is assigned to the internet so far (RFC 4291, 2.4; IANA, "IPv6 Global Unicast Address Assignments"). */
const internet = networksOf(["2000::/3"]);

/**
 * Tells of an IPv6 address if it is outside of the internet. The library knows the special networks by name, and takes every
 * other one for public: so `::7f00:1`, by which a kernel may reach 127.0.0.1 (RFC 4291, 2.5.5.1).
 */
function unassigned(privateAddresses: string[]): Judge {
  const allowed = networksOf(privateAddresses);
  return (address) => isIPv6(address) && !internet.check(address, "ipv6") && !allowed.check(address, "ipv6");
}

/** In the words of the library: see `isGuardRefusal`. */
const refusal = (address: string): Error =>
  new Error(`DNS lookup ${address} is not allowed. Because, It is outside of the internet.`);

/** Refuses what a name stands for. */
const refusingLookup =
  (lookup: LookupFunction, isRefused: Judge): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, options, (error, found, family) => {
      const addresses = typeof found === "string" ? [found] : (found ?? []).map(({ address }) => address);
      const refused = error ? undefined : addresses.find(isRefused);
      done(refused === undefined ? error : refusal(refused), found, family);
    });
  };

/** Refuses an address that stands in the place of a name, which is looked up nowhere. */
function refuseHosts(agent: RequestFilteringHttpAgent | RequestFilteringHttpsAgent, isRefused: Judge): void {
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (options, done) => {
    const { host } = options;
    if (host === undefined || !isRefused(host)) return connect(options, done);
    const socket = new Socket();
    if (done) done(refusal(host), socket);
    else socket.destroy(refusal(host));
    return socket;
  };
}
