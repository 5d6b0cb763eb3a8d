import { ContentDamaged } from "../../../shared/encryption/aead.ts";
import type { Provider, ProviderKind } from "../records/provider.ts";
import { push } from "../push/send-push.ts";
import { mail } from "./mail-server.ts";
import type { Message, Outcome } from "./message.ts";
import { simulate } from "./simulator.ts";
import { text } from "./sms-gateway.ts";

const adapters: Record<ProviderKind, (message: Message, provider: Provider) => Promise<Outcome>> = {
  SMTP: mail,
  HTTP: text,
  WEBPUSH: push,
  SIMULATOR: simulate,
};

/**
 * Hands a message over to a provider, once. Refusals and failures of the provider are outcomes; it throws only if the system
 * itself fails, before anything was sent.
 */
export async function handOver(message: Message, provider: Provider): Promise<Outcome> {
  try {
    return await adapters[provider.tip](message, provider);
  } catch (error) {
    // A secret that does not open is a mistake in the settings of this provider: another one may send.
    if (error instanceof ContentDamaged) return { kind: "provider", code: "secret" };
    throw error;
  }
}
