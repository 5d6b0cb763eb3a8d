import type { RateRule } from "../access.ts";
import { config } from "./config.ts";

/**
 * The limit of a program that calls a service, by whichever credential and from any address.
 * @param own the limit that the record of the client names
 */
export const clientRate = <Caller>(
  own: (caller: Caller) => number | undefined = () => undefined,
): RateRule<Caller> => ({
  name: "client",
  by: "caller",
  perMinute: (caller) => own(caller) ?? config.clientRatePerMinute,
});
