import { handOverBy } from "./hand-over-by.ts";
import { simulate } from "./simulator.ts";
import { text } from "./sms-gateway.ts";

/** Hands an SMS over to a provider, once. It needs no key with which mail is signed. */
export const handOverToNumber = handOverBy({ HTTP: text, SIMULATOR: simulate });
