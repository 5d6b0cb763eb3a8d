import type { X509Certificate } from "node:crypto";
import { fromBER, type OctetString } from "asn1js";
import { Certificate, CRLDistributionPoints, GeneralName } from "pkijs";
import { oids } from "./oids.ts";

/** What a record and a page say of a certificate. */
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

export const fingerprintOf = ({ fingerprint256 }: X509Certificate): string =>
  fingerprint256.replaceAll(":", "").toLowerCase();

/** The common name in a distinguished name, else all of it on one line. */
const nameIn = (name: string): string =>
  (/(?:^|\n| \+ )CN=([^\n]*)/.exec(name)?.[1] ?? name.replaceAll("\n", ", ")).slice(0, 255);

export const parsed = (certificate: X509Certificate): Certificate => Certificate.fromBER(certificate.raw);

export const isSelfIssued = (certificate: X509Certificate): boolean => certificate.checkIssued(certificate);

export const isWithin = (certificate: X509Certificate, at: Date): boolean =>
  certificate.validFromDate <= at && at <= certificate.validToDate;

const MOST_STEPS = 6;

/**
 * The certificates from a signer's up to one that is trusted, signatures checked; undefined where there is no such path.
 * A name proves nothing: each step is a signature by the next one's key.
 */
export function pathTo(
  certificate: X509Certificate,
  { known, anchors }: { known: X509Certificate[]; anchors: X509Certificate[] },
): X509Certificate[] | undefined {
  const isAnchor = (one: X509Certificate) => anchors.some((anchor) => anchor.raw.equals(one.raw));
  const search = (path: X509Certificate[]): X509Certificate[] | undefined => {
    const last = path.at(-1);
    if (!last || isAnchor(last)) return path;
    if (path.length > MOST_STEPS) return undefined;
    for (const issuer of [...anchors, ...known]) {
      if (path.includes(issuer) || !isIssuedBy(last, issuer)) continue;
      const found = search([...path, issuer]);
      if (found) return found;
    }
    return undefined;
  };
  return search([certificate]);
}

function isIssuedBy(certificate: X509Certificate, issuer: X509Certificate): boolean {
  try {
    return issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
  } catch {
    // A key of a kind that is not known here, or none at all.
    return false;
  }
}

/** Where the revocation list of a certificate is published, over HTTP. */
export function listAddress(certificate: X509Certificate): string | undefined {
  const extension = parsed(certificate).extensions?.find(
    ({ extnID }) => extnID === oids.crlDistributionPoints,
  );
  if (!extension) return undefined;
  const schema = fromBER((extension.extnValue as OctetString).valueBlock.valueHexView).result;
  const points = new CRLDistributionPoints({ schema }).distributionPoints;
  return points
    .flatMap(({ distributionPoint }) => (Array.isArray(distributionPoint) ? distributionPoint : []))
    .filter((name): name is GeneralName => name instanceof GeneralName && name.type === 6)
    .map(({ value }) => String(value))
    .find((address) => /^https?:/.test(address));
}
