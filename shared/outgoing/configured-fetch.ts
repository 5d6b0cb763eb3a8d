import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import { outgoingFetch, type OutgoingFetch } from "./outgoing-fetch.ts";

/**
 * Calls to servers that the configuration names, or a certificate below a trusted root. They may have private addresses, so
 * no guard is asked; time and size of an answer are limited like those of any other server.
 */
export const configuredFetch: OutgoingFetch = outgoingFetch((keepAlive) => ({
  httpAgent: new HttpAgent({ keepAlive }),
  httpsAgent: new HttpsAgent({ keepAlive }),
}));
