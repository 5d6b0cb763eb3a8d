import type { ProviderKind } from "../../records/provider.ts";
import { type HandOver, handOverBy } from "./hand-over-by.ts";
import { mail } from "./mail-server.ts";
import { simulate } from "./simulator.ts";
import { text } from "./sms-gateway.ts";

/** The providers of the channels whose messages go to an address. They need no key of push messages. */
export const addressAdapters = { SMTP: mail, HTTP: text, SIMULATOR: simulate } satisfies Partial<
  Record<ProviderKind, HandOver>
>;

/** Hands a message to an address over to a provider, once. */
export const handOverToAddress = handOverBy(addressAdapters);
