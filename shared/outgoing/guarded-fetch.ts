import type { AgentOptions } from "node:http";
import { guardedAgents } from "./guarded-agents.ts";
import { outgoingFetch, type OutgoingFetch } from "./outgoing-fetch.ts";

export type GuardedFetch = OutgoingFetch;

/**
 * Calls to servers that a user or an administrator named, through the guard: see `guardedAgents`.
 * @param privateAddresses the private addresses and networks that these calls may reach
 * @param lookup resolves names
 */
export const guardedFetch = (
  privateAddresses: string[],
  { lookup }: Pick<AgentOptions, "lookup"> = {},
): GuardedFetch => outgoingFetch((keepAlive) => guardedAgents(privateAddresses, { lookup, keepAlive }));
