import { keys } from "./keys.ts";
import { openSecret, sealSecret } from "./secrets.ts";

/** The record and the field that hold a secret. */
interface SecretLocation {
  entity: string;
  id: string;
  field: string;
}

/**
 * Seals and opens the secrets in the records of one service, under the content key (CONTENT_KEY) in a context that names the
 * service. Its roles have KMS rights only for that context, and sealing needs no right to open: resources/roles.yml.
 * @throws ContentDamaged from `open` if the secret was changed, or sealed for another service, record or field
 */
export function serviceSecrets(service: string) {
  const sealingAt = (location: SecretLocation) => ({ keys: keys(), context: { ...location, service } });
  return {
    seal: (text: string, location: SecretLocation): Promise<string> => sealSecret(text, sealingAt(location)),
    open: (sealed: string, location: SecretLocation): Promise<string> =>
      openSecret(sealed, sealingAt(location)),
  };
}
