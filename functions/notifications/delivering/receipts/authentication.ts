import type { Access } from "../../../../shared/http/access.ts";
import { bodyBytes, type Incoming } from "../../../../shared/http/request.ts";
import { readUnique } from "../../../../shared/data/repository.ts";
import { isSignedWebhook, newWebhookSecret } from "../../../../shared/outgoing/webhooks.ts";
import { openSecretOf } from "../channels/secrets.ts";
import { type Provider, Providers } from "../../records/provider.ts";
import { refusals } from "./texts.ts";

/** Stands for the secret of an unknown provider, so that its request is checked like every other. */
const NO_SECRET = newWebhookSecret();

/**
 * Providers, by the signature of what they send (Standard Webhooks). An unknown provider, one without a secret, a wrong
 * signature and an old one get the same 401.
 */
export const providerAccess: Access<Provider> = {
  zone: "app",
  scheme: {
    name: "webhookSignature",
    definition: {
      type: "apiKey",
      in: "header",
      name: "webhook-signature",
      description: "Standard Webhooks: webhook-id, webhook-timestamp, webhook-signature",
    },
  },
  admit: async (request, { name }) => {
    const provider = await readUnique(Providers, "cod", request.segments.at(-1) ?? "");
    const secret = provider && (await openSecretOf(provider, "secret"));
    const isSigned = isSignedWebhook(secret ?? NO_SECRET, received(request));
    if (provider === undefined || secret === undefined || !isSigned) throw refusal(name);
    return provider;
  },
  identify: ({ id }) => `provider#${id}`,
  logName: ({ cod }) => cod,
};

const received = (request: Incoming) => ({ headers: request.headers, body: bodyBytes(request) });

/** A 401 needs a challenge (RFC 9110 §11.6.1); signatures of webhooks have no registered scheme. */
const refusal = (realm: string): Error =>
  refusals.semnaturaNeacceptata({ headers: { "www-authenticate": `WebhookSignature realm="${realm}"` } });
