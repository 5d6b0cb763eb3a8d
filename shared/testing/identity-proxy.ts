import "./local-cloud.ts";
import { httpProxy } from "./http-proxy.ts";

/*
 * The identity service behind an address, for tests of the services that call it over HTTP. Import this file before
 * anything that reads the configuration: the address is part of it.
 */
export const proxy = await httpProxy();
process.env.IDENTITY_URL = `${proxy.url}/identity`;

const identity = await import("../../functions/identity/testing.ts");

/** Makes identity reachable from now on, or cuts every connection to it. */
export const startIdentity = (): void => proxy.serve(identity.handler);
export const stopIdentity = (): void => proxy.serve(undefined);

export const { basic, setSecret, fresh, createPartner, registerOrganization, tokenOf } = identity;
export type { Registered } from "../../functions/identity/testing.ts";

startIdentity();
