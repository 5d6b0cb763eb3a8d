import { randomBytes } from "node:crypto";
import { decrypt, encrypt, keyBytes, nonceBytes } from "../encryption/aead.ts";
import { contextBytes, type KeyWrapper } from "../encryption/data-keys.ts";

/** Data keys wrapped by a master key in memory, with the guarantees of KMS; `calls` counts the requests. */
export function localKeys(masterKey = randomBytes(keyBytes)): KeyWrapper & {
  calls: { generate: number; unwrap: number };
} {
  const calls = { generate: 0, unwrap: 0 };
  return {
    calls,
    async generate(context) {
      calls.generate += 1;
      const [plaintext, nonce] = [randomBytes(keyBytes), randomBytes(nonceBytes)];
      const sealed = encrypt(plaintext, { key: masterKey, nonce, bound: contextBytes(context) });
      return { plaintext, wrapped: Buffer.concat([nonce, sealed]) };
    },
    async unwrap(wrapped, context) {
      calls.unwrap += 1;
      const [nonce, sealed] = [wrapped.subarray(0, nonceBytes), wrapped.subarray(nonceBytes)];
      return decrypt(sealed, { key: masterKey, nonce, bound: contextBytes(context) });
    },
  };
}
