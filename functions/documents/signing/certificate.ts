import { X509Certificate } from "node:crypto";
import { BitString } from "asn1js";
import { Certificate, type Extension } from "pkijs";
import { visibleText } from "../../../shared/visible-text.ts";
import { valueOf } from "./asn1-values.ts";
import { type Point, pointsIn } from "./distribution-points.ts";
import { oids } from "./oids.ts";

/** The facts about a certificate that records and pages show. */
export interface CertificateFacts {
  /** The name of its subject. */
  certificat: string;
  emitentCertificat: string;
  serie: string;
  /** SHA-256 of the whole certificate, in lower-case hexadecimal. */
  amprenta: string;
}

export const factsOf = (certificate: X509Certificate): CertificateFacts => ({
  certificat: nameIn(certificate.subject),
  emitentCertificat: nameIn(certificate.issuer),
  serie: certificate.serialNumber,
  amprenta: fingerprintOf(certificate),
});

const fingerprintOf = ({ fingerprint256 }: X509Certificate): string =>
  fingerprint256.replaceAll(":", "").toLowerCase();

/**
 * The common name in a distinguished name, or else the whole name on one line, as people write it. Node has no text of an empty
 * name.
 */
const nameIn = (name = ""): string =>
  plain(/(?:^|\n| \+ )CN=([^\n]*)/.exec(name)?.[1] ?? name.replaceAll("\n", ", ")).slice(0, 255);

/** Node escapes the signs of a distinguished name (RFC 4514, 2.4), and control characters by their code. */
const ESCAPED = /\\(?:[0-9A-F]{2}|(.))/g;

const plain = (name: string): string =>
  visibleText(name.replaceAll(ESCAPED, (_, sign: string | undefined) => sign ?? " ")).trim();

/** The certificate in some bytes, in an array; an empty one if they are none. */
export function certificateIn(bytes: Uint8Array): X509Certificate[] {
  try {
    return [new X509Certificate(bytes)];
  } catch {
    return [];
  }
}

const kept = new WeakMap<X509Certificate, Certificate>();

/** Parsed once. */
export function parsed(certificate: X509Certificate): Certificate {
  const found = kept.get(certificate) ?? Certificate.fromBER(certificate.raw);
  kept.set(certificate, found);
  return found;
}

export const isSelfIssued = (certificate: X509Certificate): boolean => certificate.checkIssued(certificate);

export const isWithin = (certificate: X509Certificate, at: Date): boolean =>
  certificate.validFromDate <= at && at <= certificate.validToDate;

/** An extension; undefined if the certificate lacks it. */
export const extensionOf = (certificate: X509Certificate, id: string): Extension | undefined =>
  parsed(certificate).extensions?.find(({ extnID }) => extnID === id);

/** The points where the issuer of a certificate publishes its revocation lists. */
export function distributionPoints(certificate: X509Certificate): Point[] {
  const extension = extensionOf(certificate, oids.crlDistributionPoints);
  return extension ? pointsIn(extension) : [];
}

/** The HTTP address of the list that covers a certificate for every reason. */
export const listAddress = (certificate: X509Certificate): string | undefined =>
  distributionPoints(certificate).find(({ isWhole, addresses }) => isWhole && addresses.length > 0)
    ?.addresses[0];

/** Bits of keyUsage (RFC 5280, 4.2.1.3). */
const keyUses = { digitalSignature: 0, nonRepudiation: 1, keyCertSign: 5, cRLSign: 6 } as const;

/** True if the key may do one of these. A certificate without keyUsage does not restrict its key. */
export function mayUse(certificate: X509Certificate, ...uses: (keyof typeof keyUses)[]): boolean {
  const extension = extensionOf(certificate, oids.keyUsage);
  const bits = extension && valueOf(extension);
  if (!extension) return true;
  const first = bits instanceof BitString ? (bits.valueBlock.valueHexView[0] ?? 0) : 0;
  return uses.some((use) => (first & (0x80 >> keyUses[use])) !== 0);
}
