import { createHash, createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";

/** A public key as a key set publishes it (RFC 7517, RFC 7518 §6.2). */
export interface PublicJwk {
  kty: "EC";
  crv: "P-256";
  x: string;
  y: string;
  /** The key's thumbprint (RFC 7638): the same key has the same id wherever it is computed. */
  kid: string;
  use: "sig";
  alg: "ES256";
}

export interface SigningKey {
  /** Absent for a key that is only published: before it becomes the signing key, and after its replacement. */
  privateKey: KeyObject | undefined;
  publicKey: KeyObject;
  jwk: PublicJwk;
}

const BLOCK = /-----BEGIN ([A-Z ]+)-----[\s\S]+?-----END \1-----/g;

/**
 * Parses the ES256 keys of concatenated PEM blocks, private or public; line breaks may be written `\n`, as in
 * environment variables. To rotate: append the new key to publish it, move it to the front to sign with it, and remove
 * the old key once its last token has expired.
 * @throws Error for a key of another kind
 */
export function signingKeys(text: string): SigningKey[] {
  return [...text.replaceAll("\\n", "\n").matchAll(BLOCK)].map(([pem, label = ""]) => {
    const privateKey = label.includes("PRIVATE") ? createPrivateKey(pem) : undefined;
    const publicKey = createPublicKey(privateKey ?? pem);
    return { privateKey, publicKey, jwk: jwkOf(publicKey) };
  });
}

function jwkOf(key: KeyObject): PublicJwk {
  const { kty, crv, x, y } = key.export({ format: "jwk" });
  if (kty !== "EC" || crv !== "P-256" || !x || !y) throw new Error("the key is not on the P-256 curve");
  const canonical = JSON.stringify({ crv, kty, x, y });
  const kid = createHash("sha256").update(canonical).digest("base64url");
  return { kty, crv, x, y, kid, use: "sig", alg: "ES256" };
}

/** True if a text holds such keys and the first one is private, so that it can sign. */
export function areSigningKeys(text: string): boolean {
  try {
    return signingKeys(text)[0]?.privateKey !== undefined;
  } catch {
    return false;
  }
}
