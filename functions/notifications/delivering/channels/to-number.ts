import { handOverBy } from "./hand-over-by.ts";
import { simulate } from "./simulator.ts";
import { text } from "./sms-gateway.ts";

/** Hands an SMS over to a provider, once. It does not need the key that signs mail. */
export const handOverToNumber = handOverBy({ HTTP: text, SIMULATOR: simulate });
