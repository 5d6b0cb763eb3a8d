import type { X509Certificate } from "node:crypto";
import type { PeerCertificate } from "node:tls";
import { visibleLine } from "../visible-text.ts";

/** What people read of a certificate. */
export interface CertificateFacts {
  /** SHA-256 of the DER encoding: 64 lower-case hexadecimal digits. */
  fingerprint: string;
  /** The common name of its subject, or the organization if it has none. */
  name?: string | undefined;
  /** The same of its issuer. */
  issuer?: string | undefined;
  /** Its `notAfter` (ISO 8601). */
  endsAt: string;
}

/** The same as records name it. */
interface RecordedFacts {
  amprenta: string;
  nume?: string;
  emitent?: string;
  expiraLa: string;
}

export const recordedFacts = ({ fingerprint, name, issuer, endsAt }: CertificateFacts): RecordedFacts => ({
  amprenta: fingerprint,
  ...(name === undefined ? {} : { nume: name }),
  ...(issuer === undefined ? {} : { emitent: issuer }),
  expiraLa: endsAt,
});

/** A SHA-256 in the form of `CertificateFacts.fingerprint`. */
export const normalizedFingerprint = (hex: string): string => hex.replaceAll(":", "").toLowerCase();

export const fingerprintOf = ({ fingerprint256 }: X509Certificate): string =>
  normalizedFingerprint(fingerprint256);

/** Undefined for a certificate whose end cannot be read. */
export function factsOf(certificate: X509Certificate): CertificateFacts | undefined {
  const end = certificate.validToDate.getTime();
  if (Number.isNaN(end)) return undefined;
  const fingerprint = fingerprintOf(certificate);
  return { fingerprint, ...namesOf(certificate), endsAt: new Date(end).toISOString() };
}

/** A certificate may have a key or names that OpenSSL does not read: it has no names then, and its end all the same. */
function namesOf(certificate: X509Certificate): Pick<CertificateFacts, "name" | "issuer"> {
  try {
    const { subject, issuer } = certificate.toLegacyObject();
    return { name: nameIn(subject), issuer: nameIn(issuer) };
  } catch {
    return {};
  }
}

const LONGEST_NAME = 255;

/** The names were chosen by whoever made the certificate. */
function nameIn({ CN, O }: PeerCertificate["subject"]): string | undefined {
  const [name = ""] = [CN ?? O ?? []].flat();
  return visibleLine(name).trim().slice(0, LONGEST_NAME).toWellFormed() || undefined;
}
