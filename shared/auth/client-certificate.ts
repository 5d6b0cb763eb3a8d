import { X509Certificate } from "node:crypto";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { clock } from "../clock.ts";
import { type CertificateFacts, factsOf, fingerprintOf, normalizedFingerprint } from "./certificate-facts.ts";

/** The certificate with which a client proved its identity in the TLS handshake. */
interface ClientCertificate {
  /** SHA-256 of the DER encoding: 64 lower-case hexadecimal digits. */
  fingerprint: string;
  /** True from `notBefore` to `notAfter`, both included (RFC 5280, 4.1.2.5), by the service's clock. */
  isInForce: boolean;
}

/**
 * The certificate in the event of an HTTP API with mutual TLS (`requestContext.authentication.clientCert`); undefined if
 * there is none, or if it cannot be parsed. The gateway writes that part of an event, and has checked that the client
 * has the key; headers are never read, because a client chooses them. If the PEM is a chain, its first certificate
 * counts: that of the client (RFC 8446, 4.4.2).
 */
export function clientCertificate({ requestContext }: APIGatewayProxyEventV2): ClientCertificate | undefined {
  const certificate = parsed(requestContext.authentication?.clientCert.clientCertPem ?? "");
  return certificate && { fingerprint: fingerprintOf(certificate), isInForce: isInForce(certificate) };
}

/** The facts of the certificate in an event, of whatever time; undefined as for `clientCertificate`. */
export function presentedFacts({ requestContext }: APIGatewayProxyEventV2): CertificateFacts | undefined {
  const certificate = parsed(requestContext.authentication?.clientCert.clientCertPem ?? "");
  return certificate && factsOf(certificate);
}

/** A certificate that an administrator registers. */
export interface RegisteredCertificate {
  /** As `ClientCertificate.fingerprint`. */
  fingerprint: string;
  /** Absent if only the fingerprint was given, which says nothing else. */
  facts?: CertificateFacts | undefined;
}

/**
 * The certificate that an administrator registers. Accepts a certificate as PEM, with any text around it, and its SHA-256 in
 * hexadecimal of any case, with colons between all bytes or none.
 * Undefined for anything else, so that the caller refuses it in its own words: for the shorter SHA-1, for a PEM with a
 * further certificate, because it does not say which one is meant, and for one with a private key, which must not leave
 * the client.
 */
export function registeredCertificate(text: string): RegisteredCertificate | undefined {
  const value = text.trim();
  if (HEX_SHA256.test(value)) return { fingerprint: normalizedFingerprint(value) };
  const certificate = value.split(PEM_BEGIN).length === 2 ? parsed(value) : undefined;
  return certificate && { fingerprint: fingerprintOf(certificate), facts: factsOf(certificate) };
}

const HEX_SHA256 = /^(?:[0-9a-f]{64}|[0-9a-f]{2}(?::[0-9a-f]{2}){31})$/i;
/** Every encapsulation boundary begins with it (RFC 7468, 2). */
const PEM_BEGIN = "-----BEGIN ";

function parsed(pem: string): X509Certificate | undefined {
  try {
    return new X509Certificate(pem);
  } catch {
    return undefined;
  }
}

function isInForce({ validFromDate, validToDate }: X509Certificate): boolean {
  const now = clock.now().getTime();
  // Whole seconds: the last second of a certificate is part of its validity.
  return validFromDate.getTime() <= now && now < validToDate.getTime() + 1000;
}
