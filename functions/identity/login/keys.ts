import { signingKeys, type PublicJwk, type SigningKey } from "../../../shared/auth/signing-keys.ts";
import type { FindKey } from "../../../shared/features/organization-tokens/tokens.ts";
import { kernel } from "../../../shared/refusals.ts";
import { config } from "./config.ts";

let last: { text: string; keys: SigningKey[] } | undefined;

/** The keys as they are now. */
function keys(): SigningKey[] {
  const text = config.signingKeys;
  if (last?.text !== text) last = { text, keys: signingKeys(text) };
  return last.keys;
}

/** The public keys of all tokens that may still be valid. */
export const publicKeys = (): PublicJwk[] => keys().map(({ jwk }) => jwk);

/** The service's own keys, so that it verifies its tokens without a request to itself. */
export const ownKey: FindKey = async (kid) => publicKeys().find((jwk) => jwk.kid === kid);

/** The current signing key. */
export function currentKey(): SigningKey {
  const [first] = keys();
  if (!first) throw kernel.intern();
  return first;
}
