import type { X509Certificate } from "node:crypto";
import type { BitString } from "asn1js";
import type { AlgorithmIdentifier } from "pkijs";
import { isMadeBy, methodIn } from "./algorithms.ts";
import { isStrongDigest } from "./suites.ts";

/** A certificate of a path with its issuer, and the authorities of the path above that. */
export interface Step {
  certificate: X509Certificate;
  issuer: X509Certificate;
  above: X509Certificate[];
}

/** A revocation list, or an OCSP answer about one certificate: parsed but not trusted yet. */
export interface Statement {
  from: Date;
  /** Undefined if the issuer does not say when it will make the next one. */
  until: Date | undefined;
  /** True if it speaks for the issuer of a step. */
  isOf(step: Step): boolean;
  /** The certificate of the key that made it: the issuer's, or that of a responder. */
  signerFor(step: Step): X509Certificate | undefined;
  /** The earliest time at which it is known to have existed; undefined for now. */
  knownAt?: Date;
  /**
   * True if this statement would say so if the certificate were revoked, judging by its scope and the certificate's end
   * of validity.
   */
  covers(certificate: X509Certificate): boolean;
  /** The revocation of a certificate; undefined if it says of none. */
  revocationOf(certificate: X509Certificate): Revocation | undefined;
}

export interface Revocation {
  at: Date;
  /** The certificate is on hold, which its issuer can lift (RFC 5280, 5.3.1). */
  isHold: boolean;
}

/** certificateHold (RFC 5280, 5.3.1). */
export const HOLD = 6;

interface SignedBytes {
  bytes: Uint8Array;
  signatureAlgorithm: AlgorithmIdentifier;
  signature: BitString;
}

/** True if the key of a certificate signed these bytes, with a digest that is strong enough. Its key is judged in the path. */
export function isSignedBy(
  { bytes, signatureAlgorithm, signature }: SignedBytes,
  certificate: X509Certificate,
): boolean {
  const method = methodIn(signatureAlgorithm);
  if (!method || signature.valueBlock.unusedBits !== 0) return false;
  const value = Buffer.from(signature.valueBlock.valueHexView);
  return (
    isStrongDigest(method.digest) &&
    isMadeBy(certificate.publicKey, method, { bytes: Buffer.from(bytes), value })
  );
}
