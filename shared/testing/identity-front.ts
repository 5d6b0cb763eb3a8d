import "./local-cloud.ts";
import { httpFront } from "./http-front.ts";

/*
 * The identity service behind an address, for tests of the services that reach it over HTTP. Import this file
 * before anything that reads the configuration: the address is part of it.
 */
export const front = await httpFront();
process.env.IDENTITY_URL = `${front.url}/identity`;

const identity = await import("../../functions/identity/testing.ts");

/** Identity answers from now on, or no longer. */
export const identityUp = (): void => front.serve(identity.handler);
export const identityDown = (): void => front.serve(undefined);

export const { basic, choose, fresh, partner, registered, tokenOf } = identity;
export type { Registered } from "../../functions/identity/testing.ts";

identityUp();
