import { mailSink } from "../../../../../shared/testing/local-mail.ts";
import { nextId } from "../../../../../shared/ids.ts";
import type { Stored } from "../../../../../shared/data/entity.ts";
import { createProvider } from "../../providers/testing.ts";
import type { Provider, SecretName } from "../../../records/provider.ts";
import type { Message } from "../message.ts";
import { sealSecretOf } from "../secrets.ts";

/* Messages and providers of the tests of channels. */

export const mailTo = (to: string, fields: Partial<Message> = {}): Message => ({
  livrareId: nextId(),
  canal: "Email",
  to,
  subject: "Știri",
  text: "Bună ziua",
  ...fields,
});

export const textTo = (to: string, fields: Partial<Message> = {}): Message => ({
  livrareId: nextId(),
  canal: "SMS",
  to,
  subject: "",
  text: "Suma este scadentă",
  ...fields,
});

/** A provider at the mail sink. */
export const sinkProvider = (fields: Partial<Provider> = {}): Promise<Stored<Provider>> =>
  createProvider({ configuratie: { host: "127.0.0.1", port: mailSink.port, secure: false }, ...fields });

/** A gateway with secrets, sealed as the administration seals them. */
export async function gatewayProvider(
  url: string,
  secrets: Partial<Record<SecretName, string>> = {},
  fields: Partial<Provider> = {},
): Promise<Stored<Provider>> {
  const id = nextId();
  const sealed = Object.entries(secrets).map(
    async ([name, text]) => [name, await sealSecretOf(id, name as SecretName, text)] as const,
  );
  return createProvider({
    id,
    canal: "SMS",
    tip: "HTTP",
    configuratie: { url, ...fields.configuratie },
    sigilate: Object.fromEntries(await Promise.all(sealed)),
    ...(fields.recipise === undefined ? {} : { recipise: fields.recipise }),
  });
}
