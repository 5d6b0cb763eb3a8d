import type { X509Certificate } from "node:crypto";
import { BasicConstraints, ExtKeyUsage } from "pkijs";
import { taggedIn, valueOf } from "./asn1-values.ts";
import { distributionPoints, extensionOf, mayUse, parsed } from "./certificate.ts";
import { constraintsOf, isAllowed, namesOf } from "./name-constraints.ts";
import { oids } from "./oids.ts";

/** The required purpose of a certificate: to sign documents, time stamps, or trusted lists. */
export type Purpose = "documents" | "stamps" | "lists";

/** True if a certificate is suitable for this purpose: the uses of its key, and the purposes in its extensions. */
export function fits(certificate: X509Certificate, purpose: Purpose): boolean {
  try {
    const isFor =
      purpose === "stamps" ? isForStamps(certificate) : isForSome(certificate, wantedFor[purpose]);
    return isFor && mayUse(certificate, "digitalSignature", "nonRepudiation");
  } catch {
    // An unreadable certificate allows nothing.
    return false;
  }
}

/** Purposes of keys that sign documents: RFC 9336, mail (RFC 8551), and those of two vendors of PDF readers. */
const documentPurposes: string[] = [
  oids.anyPurpose,
  oids.documentSigning,
  oids.emailProtection,
  "1.2.840.113583.1.1.5",
  "1.3.6.1.4.1.311.10.3.12",
];

const wantedFor: Record<Purpose, string[]> = {
  documents: documentPurposes,
  stamps: [oids.anyPurpose, oids.timeStamping],
  lists: [oids.listSigning, ...documentPurposes],
};

export function purposesOf(certificate: X509Certificate): string[] | undefined {
  const extension = extensionOf(certificate, oids.extendedKeyUsage);
  return extension && new ExtKeyUsage({ schema: valueOf(extension) }).keyPurposes;
}

/** A certificate without purposes is for every one. */
const isForSome = (certificate: X509Certificate, wanted: string[]): boolean =>
  purposesOf(certificate)?.some((purpose) => wanted.includes(purpose)) ?? true;

/** RFC 3161, 2.3: only this purpose, and critical. */
function isForStamps(certificate: X509Certificate): boolean {
  const isCritical = extensionOf(certificate, oids.extendedKeyUsage)?.critical === true;
  return isCritical && purposesOf(certificate)?.join() === oids.timeStamping;
}

/** True if a certificate is for signing OCSP answers (RFC 6960, 4.2.2.2). */
export const mayAnswer = (certificate: X509Certificate): boolean =>
  purposesOf(certificate)?.includes(oids.ocspSigning) === true &&
  mayUse(certificate, "digitalSignature", "nonRepudiation");

/** If an issuer names purposes, they bound those of the certificates that it issues. */
const mayIssueFor = (issuer: X509Certificate, purpose: Purpose): boolean =>
  isForSome(issuer, wantedFor[purpose]);

/**
 * True if every issuer of a path was allowed to issue what is below it (RFC 5280, 6.1), from a signer's certificate
 * to a trusted one. Policies have no effect here, because none is required; a path that demands one is refused.
 */
export function isPermitted(path: X509Certificate[], purpose: Purpose): boolean {
  try {
    const issuers = path.slice(1);
    return (
      path.slice(0, -1).every(isUnderstood) &&
      issuers.every((issuer, i) => pathLengthOf(issuer) >= countIssuers(path.slice(1, i + 1))) &&
      issuers.every((issuer, i) => areNamesAllowed(issuer, path.slice(0, i + 1))) &&
      issuers.every((issuer) => mayIssueFor(issuer, purpose))
    );
  } catch {
    // An unreadable certificate allows nothing.
    return false;
  }
}

/** Extensions that are checked here, or have no effect unless a policy is required. */
const understood: string[] = [
  oids.keyUsage,
  oids.extendedKeyUsage,
  oids.basicConstraints,
  oids.nameConstraints,
  oids.crlDistributionPoints,
  oids.subjectAlternativeName,
  oids.issuerAlternativeName,
  oids.certificatePolicies,
  oids.policyMappings,
  oids.policyConstraints,
  oids.inhibitAnyPolicy,
  oids.qualifiedStatements,
];

function isUnderstood(certificate: X509Certificate): boolean {
  const extensions = parsed(certificate).extensions ?? [];
  const isOnceEach = new Set(extensions.map(({ extnID }) => extnID)).size === extensions.length;
  const areKnown = extensions.every(({ critical, extnID }) => !critical || understood.includes(extnID));
  distributionPoints(certificate);
  return isOnceEach && areKnown && !demandsPolicy(certificate);
}

/** requireExplicitPolicy (RFC 5280, 4.2.1.11). */
function demandsPolicy(certificate: X509Certificate): boolean {
  const extension = extensionOf(certificate, oids.policyConstraints);
  return extension !== undefined && taggedIn(valueOf(extension)).has(0);
}

/** The number of further issuers that an issuer allows below itself. */
function pathLengthOf(issuer: X509Certificate): number {
  const extension = extensionOf(issuer, oids.basicConstraints);
  const most = extension && new BasicConstraints({ schema: valueOf(extension) }).pathLenConstraint;
  return typeof most === "number" ? most : Infinity;
}

const countIssuers = (issuers: X509Certificate[]): number =>
  issuers.filter((one) => !isSelfIssued(one)).length;

/**
 * Issued by an authority to itself, e.g. after a change of its key: it does not count towards the path length (RFC
 * 5280, 3.2).
 */
const isSelfIssued = ({ issuer, subject }: X509Certificate): boolean => issuer === subject;

function areNamesAllowed(issuer: X509Certificate, below: X509Certificate[]): boolean {
  const constraints = constraintsOf(issuer);
  if (!constraints) return true;
  return below.every((one, i) => (i > 0 && isSelfIssued(one)) || namesOf(one).every(isAllowed(constraints)));
}
