import type { X509Certificate } from "node:crypto";
import type { DigestName, SignatureMethod } from "../algorithms.ts";

/*
 * The algorithms of JWS by their names (RFC 7518, RFC 8037, RFC 9864). A MAC is none: its key is no signer's, and with a public key for a MAC
 * anybody can sign. "none" is none either.
 */

const digests = new Map<string, DigestName>([
  ["S256", "sha256"],
  ["S384", "sha384"],
  ["S512", "sha512"],
  ["S3-256", "sha3-256"],
  ["S3-384", "sha3-384"],
  ["S3-512", "sha3-512"],
]);

/** The digest that a property of JAdES names. */
export const jadesDigest = (name: string | undefined): DigestName | undefined => digests.get(name ?? "");

const methods = new Map<string, SignatureMethod>([
  ["RS256", { key: "rsa", digest: "sha256" }],
  ["RS384", { key: "rsa", digest: "sha384" }],
  ["RS512", { key: "rsa", digest: "sha512" }],
  ["PS256", { key: "rsa-pss", digest: "sha256", salt: 32 }],
  ["PS384", { key: "rsa-pss", digest: "sha384", salt: 48 }],
  ["PS512", { key: "rsa-pss", digest: "sha512", salt: 64 }],
  ["ES256", { key: "ec", digest: "sha256", isPlain: true }],
  ["ES384", { key: "ec", digest: "sha384", isPlain: true }],
  ["ES512", { key: "ec", digest: "sha512", isPlain: true }],
]);

/** Each name stands for one curve. */
const curves = new Map([
  ["ES256", "prime256v1"],
  ["ES384", "secp384r1"],
  ["ES512", "secp521r1"],
]);

/** A MAC, none, or no name at all: whatever the value is, no signer's key made it. */
export const isNoSignature = (name: string | undefined): boolean =>
  name === undefined || /^(?:none|HS\d+)$/i.test(name);

/** The method of a name with the key of a signer; undefined if the name is unknown. */
export function methodNamed(
  name: string | undefined,
  signer: X509Certificate | undefined,
): SignatureMethod | undefined {
  if (name === "Ed25519") return { key: "ed25519" };
  if (name === "Ed448") return { key: "ed448" };
  if (name !== "EdDSA") return methods.get(name ?? "");
  return { key: signer?.publicKey.asymmetricKeyType === "ed448" ? "ed448" : "ed25519" };
}

/** False for a key on another curve than the one that the name of the method stands for. */
export const isOfCurve = (name: string | undefined, { publicKey }: X509Certificate): boolean =>
  !curves.has(name ?? "") || publicKey.asymmetricKeyDetails?.namedCurve === curves.get(name ?? "");
