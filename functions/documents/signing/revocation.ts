import type { X509Certificate } from "node:crypto";
import * as asn1 from "asn1js";
import { Enumerated, GeneralizedTime } from "asn1js";
import { CertificateRevocationList, Extension } from "pkijs";
import { valueOf } from "./asn1-values.ts";
import { Asn1Error, expectTag, SEQUENCE, type Tlv, valueAt, valuesIn, written } from "./ber.ts";
import { namesIn } from "./certificate-names.ts";
import { distributionPoints, mayUse, parsed } from "./certificate.ts";
import { type Scope, scopeIn } from "./distribution-points.ts";
import { oids } from "./oids.ts";
import { HOLD, isSignedBy, type Statement } from "./statement.ts";

/** A revocation list (RFC 5280), which always says when the next one comes. */
type RevocationList = Statement & { until: Date };

/** The largest list that is read: the largest ones of national authorities have a few megabytes. */
const MOST_BYTES = 10_000_000;

/**
 * Undefined if the bytes are not a revocation list, or if it has critical extensions that are not supported (RFC
 * 5280, 5.2).
 */
export function readList(bytes: Buffer): RevocationList | undefined {
  try {
    return bytes.length > MOST_BYTES ? undefined : read(bytes);
  } catch {
    return undefined;
  }
}

/** An entry of a list: its time, and its extensions. */
interface RevokedEntry {
  at: Tlv;
  extensions: Extension[];
}

function read(bytes: Buffer): RevocationList | undefined {
  const { list, signedBytes, entries } = partsOf(bytes);
  const { thisUpdate, nextUpdate } = list;
  const extensions = list.crlExtensions?.extensions ?? [];
  const ofEntries = [...entries.values()].flatMap((entry) => entry.extensions);
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
      isListSignedBy(list, signedBytes, issuer),
    signerFor: ({ issuer }) => issuer,
    covers: (certificate) =>
      isWithinScope(certificate, scope) &&
      certificate.validFromDate <= thisUpdate.value &&
      (thisUpdate.value <= certificate.validToDate ||
        (endedSince !== undefined && endedSince <= certificate.validToDate)),
    revocationOf: (certificate) => {
      const found = entries.get(namesIn(certificate).serial.toString("hex"));
      return found && { at: timeIn(found.at), isHold: isHold(found) };
    },
  };
}

/**
 * A list without its entries, which pkijs would read one by one although one of them is asked for, and the entries by the
 * numbers of their certificates. @throws if it is none
 */
function partsOf(bytes: Buffer): {
  list: CertificateRevocationList;
  signedBytes: Buffer;
  entries: Map<string, RevokedEntry>;
} {
  const [signed, ...others] = valuesIn(expectTag(valueAt(bytes), SEQUENCE).content);
  const parts = valuesIn(signed?.content ?? Buffer.alloc(0));
  const times = parts.findLastIndex(({ tag }) => TIMES.includes(tag));
  const revoked = parts[times + 1]?.tag === SEQUENCE ? parts[times + 1] : undefined;
  const kept = parts.filter((part) => part !== revoked).map(({ whole }) => whole);
  const short = written(
    SEQUENCE,
    Buffer.concat([written(SEQUENCE, Buffer.concat(kept)), ...others.map(({ whole }) => whole)]),
  );
  const entries = new Map<string, RevokedEntry>();
  const extensionsIn = readOnce();
  for (const entry of valuesIn(revoked?.content ?? Buffer.alloc(0))) {
    const [serial, at, extensions] = valuesIn(expectTag(entry, SEQUENCE).content);
    if (!serial || !at) throw new Asn1Error("an entry without a time");
    const number = serial.content.toString("hex");
    if (!entries.has(number)) entries.set(number, { at, extensions: extensionsIn(extensions) });
  }
  const list = CertificateRevocationList.fromBER(Uint8Array.from(short));
  return { list, signedBytes: signed?.whole ?? Buffer.alloc(0), entries };
}

/** UTCTime and GeneralizedTime. */
const TIMES = [0x17, 0x18];

/** Reads the extensions of entries: most entries of a list have the same ones. */
function readOnce(): (extensions: Tlv | undefined) => Extension[] {
  const known = new Map<string, Extension[]>();
  return (extensions) => {
    if (!extensions) return [];
    const key = extensions.content.toString("latin1");
    const found =
      known.get(key) ??
      valuesIn(extensions.content).map(({ whole }) => Extension.fromBER(Uint8Array.from(whole)));
    known.set(key, found);
    return found;
  };
}

function timeIn({ whole }: Tlv): Date {
  const { result } = asn1.fromBER(Uint8Array.from(whole));
  if (result instanceof asn1.UTCTime || result instanceof GeneralizedTime) return result.toDate();
  throw new Asn1Error("expected a time");
}

function isHold({ extensions }: RevokedEntry): boolean {
  const reason = extensions.find(({ extnID }) => extnID === oids.reasonCode);
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

function isListSignedBy(list: CertificateRevocationList, bytes: Buffer, issuer: X509Certificate): boolean {
  const { signature, signatureAlgorithm, signatureValue } = list;
  if (signature.algorithmId !== signatureAlgorithm.algorithmId) return false;
  return isSignedBy({ bytes, signatureAlgorithm, signature: signatureValue }, issuer);
}
