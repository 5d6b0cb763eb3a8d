import type { AgentOptions } from "node:http";
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from "request-filtering-agent";

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
  { lookup, keepAlive = true }: Pick<AgentOptions, "lookup" | "keepAlive"> = {},
): GuardedAgents {
  const options = {
    keepAlive,
    maxSockets: 50,
    allowIPAddressList: privateAddresses,
    ...(lookup ? { lookup } : {}),
  };
  return {
    httpAgent: new RequestFilteringHttpAgent(options),
    httpsAgent: new RequestFilteringHttpsAgent(options),
  };
}
