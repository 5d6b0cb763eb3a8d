import { serviceSecrets } from "../../../../shared/encryption/service-secrets.ts";
import { type Provider, Providers, type SecretName } from "../../records/provider.ts";
import { type Sender, Senders } from "../../records/sender.ts";

const secrets = serviceSecrets(Providers.service);

const placeOf = (providerId: number, field: SecretName) => ({
  entity: Providers.name,
  id: String(providerId),
  field,
});

/** Seals a secret of a provider. */
export const sealSecretOf = (providerId: number, name: SecretName, text: string): Promise<string> =>
  secrets.seal(text, placeOf(providerId, name));

/** A secret of a provider by name, or undefined. Needs the right to open secrets. */
export async function openSecretOf(
  { id, sigilate }: Pick<Provider, "id" | "sigilate">,
  name: SecretName,
): Promise<string | undefined> {
  const sealed = sigilate[name];
  return sealed === undefined ? undefined : secrets.open(sealed, placeOf(id, name));
}

const keyPlaceOf = (senderId: number) => ({ entity: Senders.name, id: String(senderId), field: "dkim" });

/** Seals the private key that signs the mail of a sender. */
export const sealSigningKey = (senderId: number, pem: string): Promise<string> =>
  secrets.seal(pem, keyPlaceOf(senderId));

/** The private key of a sender; undefined if its mail is not signed. Needs the right to open secrets. */
export async function openSigningKey({
  id,
  dkimSigilat,
}: Pick<Sender, "id" | "dkimSigilat">): Promise<string | undefined> {
  return dkimSigilat === undefined ? undefined : secrets.open(dkimSigilat, keyPlaceOf(id));
}
