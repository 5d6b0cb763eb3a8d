import { ContentDamaged } from "../../../../shared/encryption/aead.ts";
import type { Provider, ProviderKind } from "../../records/provider.ts";
import type { Message, Outcome } from "./message.ts";

export type HandOver = (message: Message, provider: Provider) => Promise<Outcome>;

/**
 * Hands a message over to a provider of one of these kinds, once. Refusals and failures of the provider are outcomes; it throws
 * only if the system itself fails, before anything was sent.
 */
export const handOverBy =
  (adapters: Partial<Record<ProviderKind, HandOver>>): HandOver =>
  async (message, provider) => {
    const adapter = adapters[provider.tip];
    if (!adapter) return { kind: "provider", code: "unknown-kind" };
    try {
      return await adapter(message, provider);
    } catch (error) {
      // A secret that does not open is a mistake in this provider's settings: another one may send.
      if (error instanceof ContentDamaged) return { kind: "provider", code: "secret" };
      throw error;
    }
  };
