import type { X509Certificate } from "node:crypto";
import { Enumerated, GeneralizedTime } from "asn1js";
import { CertificateRevocationList, type Extension, type RevokedCertificate } from "pkijs";
import { valueOf } from "./asn1-values.ts";
import { distributionPoints, mayUse, parsed } from "./certificate.ts";
import { type Scope, scopeIn } from "./distribution-points.ts";
import { oids } from "./oids.ts";
import { HOLD, isSignedBy, type Statement } from "./statement.ts";

/** A revocation list (RFC 5280), which always says when the next one comes. */
type RevocationList = Statement & { until: Date };

/**
 * Undefined if the bytes are not a revocation list, or if it has critical extensions that are not supported (RFC
 * 5280, 5.2).
 */
export function readList(bytes: Buffer): RevocationList | undefined {
  try {
    return read(bytes);
  } catch {
    return undefined;
  }
}

function read(bytes: Buffer): RevocationList | undefined {
  const list = CertificateRevocationList.fromBER(Uint8Array.from(bytes));
  const { thisUpdate, nextUpdate, revokedCertificates = [] } = list;
  const extensions = list.crlExtensions?.extensions ?? [];
  const ofEntries = revokedCertificates.flatMap((entry) => entry.crlEntryExtensions?.extensions ?? []);
  if (!nextUpdate || !isUnderstood(extensions, knownOfLists) || hasUnknown(ofEntries, knownOfEntries))
    return undefined;
  const scope = scopeOf(extensions);
  if (scope?.isIndirect) return undefined;
  const endedSince = endedCertificatesSince(extensions);
  return {
    from: thisUpdate.value,
    until: nextUpdate.value,
    isOf: ({ issuer }) =>
      list.issuer.isEqual(parsed(issuer).subject) &&
      mayUse(issuer, "cRLSign") &&
      isListSignedBy(list, issuer),
    signerFor: ({ issuer }) => issuer,
    covers: (certificate) =>
      isWithinScope(certificate, scope) &&
      certificate.validFromDate <= thisUpdate.value &&
      (thisUpdate.value <= certificate.validToDate ||
        (endedSince !== undefined && endedSince <= certificate.validToDate)),
    revocationOf: (certificate) => {
      const { serialNumber } = parsed(certificate);
      const found = revokedCertificates.find(({ userCertificate }) => userCertificate.isEqual(serialNumber));
      return found && { at: found.revocationDate.value, isHold: isHold(found) };
    },
  };
}

function isHold({ crlEntryExtensions }: RevokedCertificate): boolean {
  const reason = crlEntryExtensions?.extensions.find(({ extnID }) => extnID === oids.reasonCode);
  const value = reason && valueOf(reason);
  return value instanceof Enumerated && value.valueBlock.valueDec === HOLD;
}

/** Supported critical extensions of lists: number, key and names of the issuer, scope. Delta lists are not supported. */
const knownOfLists: string[] = [
  oids.crlNumber,
  oids.authorityKeyIdentifier,
  oids.issuerAlternativeName,
  oids.issuingDistributionPoint,
];
/** The reason and the date of a revocation; not the issuer of an entry, which only indirect lists have. */
const knownOfEntries: string[] = [oids.reasonCode, oids.invalidityDate];

const hasUnknown = (extensions: Extension[], known: string[]): boolean =>
  extensions.some(({ critical, extnID }) => critical && !known.includes(extnID));

const isUnderstood = (extensions: Extension[], known: string[]): boolean =>
  !hasUnknown(extensions, known) &&
  new Set(extensions.map(({ extnID }) => extnID)).size === extensions.length;

function scopeOf(extensions: Extension[]): Scope | undefined {
  const extension = extensions.find(({ extnID }) => extnID === oids.issuingDistributionPoint);
  return extension && scopeIn(extension);
}

/** A list omits expired certificates unless it states the date since which it keeps them (X.509, 9.5.2.8). */
function endedCertificatesSince(extensions: Extension[]): Date | undefined {
  const extension = extensions.find(({ extnID }) => extnID === oids.expiredCertificatesOnList);
  const value = extension && valueOf(extension);
  return value instanceof GeneralizedTime ? value.toDate() : undefined;
}

function isWithinScope(certificate: X509Certificate, scope: Scope | undefined): boolean {
  if (!scope) return true;
  if (scope.onlyAttributes || scope.onlySomeReasons) return false;
  if (certificate.ca ? scope.onlyUsers : scope.onlyAuthorities) return false;
  const { names } = scope;
  return (
    !names || distributionPoints(certificate).some((point) => point.names.some((one) => names.includes(one)))
  );
}

function isListSignedBy(list: CertificateRevocationList, issuer: X509Certificate): boolean {
  const { signature, signatureAlgorithm, signatureValue, tbsView } = list;
  if (signature.algorithmId !== signatureAlgorithm.algorithmId) return false;
  return isSignedBy({ bytes: tbsView, signatureAlgorithm, signature: signatureValue }, issuer);
}
