import { signingKeys, type PublicJwk, type SigningKey } from "../../../shared/auth/signing-keys.ts";
import type { FindKey } from "../../../shared/features/organization-tokens/tokens.ts";
import { kernel } from "../../../shared/refusals.ts";
import { config } from "./config.ts";

const keys = signingKeys(config.signingKeys);

/** The public keys of all tokens that may still be valid. */
export const publicKeys: PublicJwk[] = keys.map(({ jwk }) => jwk);

/** The service's own keys, so that it verifies its tokens without a request to itself. */
export const ownKey: FindKey = async (kid) => publicKeys.find((jwk) => jwk.kid === kid);

/** The current signing key. */
export function currentKey(): SigningKey {
  const [first] = keys;
  if (!first) throw kernel.intern();
  return first;
}
