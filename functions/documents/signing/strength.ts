import type { X509Certificate } from "node:crypto";
import { type AlgorithmIdentifier, RSASSAPSSParams } from "pkijs";
import { parsed } from "./certificate.ts";
import { digests, oids, signatureKeys } from "./oids.ts";

/* Algorithms that can be forged at an affordable cost do not count (ETSI TS 119 312, NIST SP 800-131A). */

const LEAST_RSA_BITS = 2048;
const CURVES = [
  "prime256v1",
  "secp384r1",
  "secp521r1",
  "brainpoolP256r1",
  "brainpoolP384r1",
  "brainpoolP512r1",
];

/** True if the key of a certificate is long enough, or on a known curve. */
export function hasStrongKey({ publicKey }: X509Certificate): boolean {
  const { asymmetricKeyType: kind = "", asymmetricKeyDetails: details } = publicKey;
  if (kind.startsWith("rsa")) return (details?.modulusLength ?? 0) >= LEAST_RSA_BITS;
  if (kind === "ec") return CURVES.includes(details?.namedCurve ?? "");
  return kind === "ed25519" || kind === "ed448";
}

/** True if the issuer signed a certificate with a digest that resists a second preimage. */
export function isStronglySigned(certificate: X509Certificate): boolean {
  const { signatureAlgorithm } = parsed(certificate);
  const { algorithmId } = signatureAlgorithm;
  if (algorithmId === oids.rsaPss) return hasStrongDigest(signatureAlgorithm);
  return signatureKeys[algorithmId]?.digest !== undefined || edwards.includes(algorithmId);
}

/** Ed25519 and Ed448 (RFC 8410). */
const edwards = ["1.3.101.112", "1.3.101.113"];

/** RSASSA-PSS (RFC 4055) states its digest; the default is SHA-1. */
function hasStrongDigest({ algorithmParams }: AlgorithmIdentifier): boolean {
  const { hashAlgorithm } = new RSASSAPSSParams({ schema: algorithmParams as unknown });
  return hashAlgorithm.algorithmId in digests;
}
