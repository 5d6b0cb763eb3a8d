import type { X509Certificate } from "node:crypto";
import * as asn1 from "asn1js";
import { AlgorithmIdentifier } from "pkijs";
import {
  type DigestName,
  digestNamed,
  digestsOf,
  hashBy,
  isMadeBy,
  methodIn,
  type SignatureMethod,
} from "./algorithms.ts";
import { archiveStampIn, oldArchiveStampIn } from "./archive-stamp.ts";
import {
  Asn1Error,
  context,
  definite,
  expectTag,
  INTEGER,
  isDer,
  itemsAsWritten,
  OCTETS,
  oidOf,
  SEQUENCE,
  SET,
  type Tlv,
  valueAt,
  valuesIn,
  written,
} from "./ber.ts";
import {
  attributesIn,
  type CmsAttribute,
  type DetachedContent,
  embeddedIn,
  keptStatements,
  setsIn,
  type Shared,
  signedDataIn,
  type SignerParts,
  statementIn,
  valuesOf,
} from "./cms-parts.ts";
import { certificateIn } from "./certificate.ts";
import { namesIn } from "./certificate-names.ts";
import type { Fault, FoundSignature, FoundStamp } from "./found-signature.ts";
import { oids } from "./oids.ts";
import { recordStampsIn } from "./records/cms-records.ts";

/** The bytes do not form a signature. */
export class CorruptSignature extends Error {
  override readonly name = "CorruptSignature";
}

/** A CMS file (RFC 5652) after parsing. Nothing in it is judged yet. */
export interface ReadCms {
  /** One for each signer info, in their order. */
  signatures: FoundSignature[];
  contentType: string;
  /** The embedded content, if there is any. */
  content?: Buffer | undefined;
  /** The number of bytes after the file. */
  trailing: number;
}

export interface CmsWish {
  /** The content of a detached signature. Without it, the embedded content counts. */
  detached?: DetachedContent;
  /** Further certificates, found beside the file. */
  certificates?: X509Certificate[];
}

const KEY_IDENTIFIER = 0x80;

/** Versions of signed data, and of signer infos by the way in which they name the signer (RFC 5652, 5.1 and 5.3). */
const VERSIONS = ["01", "03", "04", "05"];
const INFO_VERSIONS: Record<number, string> = { [SEQUENCE]: "01", [KEY_IDENTIFIER]: "03" };

/** Reads a CMS file in DER or BER. @throws CorruptSignature */
export function readCms(bytes: Buffer, wish: CmsWish = {}): ReadCms {
  try {
    return read(bytes, wish);
  } catch (error) {
    throw error instanceof CorruptSignature ? error : new CorruptSignature("not readable", { cause: error });
  }
}

function read(bytes: Buffer, { detached, certificates: further = [] }: CmsWish): ReadCms {
  const { value, length } = definite(bytes);
  const parts = signedDataIn(value) ?? [];
  const [version, digestAlgorithms, encapsulated, ...rest] = parts;
  if (version?.tag !== INTEGER || digestAlgorithms?.tag !== SET || encapsulated?.tag !== SEQUENCE)
    throw new CorruptSignature("no signed data");
  const digests = new Set(valuesIn(digestAlgorithms.content).map((one) => algorithmIn(one).algorithmId));
  if (!VERSIONS.includes(version.content.toString("hex"))) throw new CorruptSignature("an unknown version");
  const infos = rest.at(-1);
  if (infos?.tag !== SET) throw new CorruptSignature("no signers");
  const [eContentType] = valuesIn(encapsulated.content);
  if (!eContentType) throw new CorruptSignature("no type of content");
  const embedded = embeddedIn(encapsulated);
  const certificateItems = setsIn(rest, 0);
  const shared: Shared = {
    eContentType,
    content: embedded ? contentOf(embedded) : detached,
    isEmbedded: embedded !== undefined,
    certificates: [...certificateItems.flatMap(certificateAt), ...further],
    certificateItems,
    listItems: setsIn(rest, 1),
    items: parts,
    itemsAsWritten: () => {
      const [, outer = bytes] = itemsAsWritten(bytes);
      const [data = bytes] = itemsAsWritten(outer);
      return itemsAsWritten(data);
    },
    digests,
  };
  return {
    signatures: valuesIn(infos.content).map((info) => signatureIn(expectTag(info, SEQUENCE), shared)),
    contentType: oidOf(eContentType),
    content: embedded,
    trailing: bytes.length - length,
  };
}

export const contentOf = (bytes: Buffer): DetachedContent => ({
  digestBy: digestsOf(bytes),
  whole: () => bytes,
});

const only = ({ content }: Tlv, tag: number): Tlv => expectTag(valueAt(content), tag);

/** Attribute certificates and unknown kinds are carried, and say nothing of the signer's key. */
const certificateAt = ({ tag, whole }: Tlv): X509Certificate[] =>
  tag === SEQUENCE ? certificateIn(whole) : [];

function signatureIn(info: Tlv, shared: Shared): FoundSignature {
  const items = valuesIn(info.content);
  const unsignedSet = items.length > 5 && items.at(-1)?.tag === context(1) ? items.at(-1) : undefined;
  const fields = unsignedSet ? items.slice(0, -1) : items;
  const [version, sid, digestAlgorithm, ...rest] = fields;
  const signedSet = rest.length === 3 ? rest[0] : undefined;
  const [signatureAlgorithm, octets] = rest.slice(-2);
  if (!sid || !digestAlgorithm || !signatureAlgorithm || octets?.tag !== OCTETS || rest.length > 3)
    throw new CorruptSignature("not a signer info");
  if (version?.tag !== INTEGER || INFO_VERSIONS[sid?.tag ?? 0] !== version.content.toString("hex"))
    throw new CorruptSignature("an unknown version");
  if (signedSet && signedSet.tag !== context(0)) throw new CorruptSignature("not a signer info");
  const algorithm = algorithmIn(digestAlgorithm);
  if (!shared.digests.has(algorithm.algorithmId))
    throw new CorruptSignature("a digest that is not announced");
  const digest = digestNamed(algorithm.algorithmId);
  const method = methodIn(algorithmIn(signatureAlgorithm), digest);
  const parts: SignerParts = {
    info,
    fields,
    signedAttributes: signedSet && attributesIn(signedSet.content),
    toBeSigned: signedSet && toBeSignedIn(signedSet.content),
    unsigned: unsignedSet ? attributesIn(unsignedSet.content) : [],
    value: octets.content,
    digest,
  };
  return foundIn(parts, { sid, method }, shared);
}

interface Named {
  sid: Tlv;
  method: SignatureMethod | undefined;
}

function foundIn(parts: SignerParts, { sid, method }: Named, shared: Shared): FoundSignature {
  const { signedAttributes: signed = [], unsigned, value, digest } = parts;
  const named = namedCertificate(signed, {
    sid,
    certificates: [...shared.certificates, ...certificateValues(unsigned)],
  });
  const isWithAttributes = parts.signedAttributes !== undefined;
  return {
    form: named.isSigned ? "CADES" : "PKCS7",
    fault: named.isContradicted ? contradicted : faultIn(parts, method, shared),
    references: [
      {
        digest: digest ?? "sha256",
        state: isWithAttributes
          ? stateOf(signed, digest, shared)
          : shared.content?.whole
            ? "intact"
            : "missing",
      },
    ],
    signer: named.certificate,
    isSignerSigned: named.isSigned,
    method: digest && method,
    digests: digest ? [digest] : [],
    isMadeBy: (certificate) => {
      const bytes = isWithAttributes ? parts.toBeSigned : shared.content?.whole?.();
      return (
        bytes !== undefined &&
        method !== undefined &&
        isMadeBy(certificate.publicKey, method, { bytes, value })
      );
    },
    value,
    claimed: valuesOf(signed, oids.signingTime).flatMap(timeIn),
    certificates: [...shared.certificates, ...certificateValues(unsigned)],
    statements: statementsOf([...signed, ...unsigned], shared),
    stamps: stampsIn(parts, shared),
    unjudged: unsigned.map(({ type }) => type).filter((type) => !judged.has(type)),
  };
}

const timeIn = ({ whole }: Tlv): Date[] => {
  const { result } = asn1.fromBER(Uint8Array.from(whole));
  return result instanceof asn1.UTCTime || result instanceof asn1.GeneralizedTime ? [result.toDate()] : [];
};

const algorithmIn = ({ whole }: Tlv): AlgorithmIdentifier =>
  AlgorithmIdentifier.fromBER(Uint8Array.from(whole));

/** The DER of the attributes is signed, in any order that the file has (RFC 5652, 5.4). */
function toBeSignedIn(content: Buffer): Buffer | undefined {
  const items = valuesIn(content).map(({ whole }) => whole);
  return items.every(isDer) ? written(SET, Buffer.concat(items.toSorted(Buffer.compare))) : undefined;
}

/** The algorithms beside the signature are those under it, if it names them there (RFC 6211). */
function isProtected(signed: CmsAttribute[], fields: Tlv[]): boolean {
  const [said] = valuesOf(signed, oids.algorithmProtection);
  if (!said) return true;
  const [digest, method] = valuesIn(said.content);
  const algorithms = fields.filter(({ tag }) => tag === SEQUENCE).slice(-2);
  return [digest, method].every((one, i) => one && isSameAlgorithm(one.content, algorithms[i]?.content));
}

const NULL = Buffer.from([5, 0]);

/** Parameters that are left out and NULL mean the same. */
const isSameAlgorithm = (a: Buffer, b: Buffer | undefined): boolean =>
  b !== undefined &&
  (a.equals(b) || Buffer.concat([a, NULL]).equals(b) || a.equals(Buffer.concat([b, NULL])));

/** What the attributes leave out, or say twice. */
function faultIn(
  { signedAttributes, digest, fields }: SignerParts,
  method: SignatureMethod | undefined,
  { eContentType, content }: Shared,
): Fault | undefined {
  const corrupt: Fault = { subIndication: "SIG_CRYPTO_FAILURE", motiv: "SEMNATURA_CORUPTA" };
  // One digest for the content and another one for the value: the value was not made as the file says.
  if (method?.digest && digest && method.key !== "rsa-pss" && method.digest !== digest) return corrupt;
  if (!isProtected(signedAttributes ?? [], fields)) return corrupt;
  if (!signedAttributes) return { subIndication: "SIG_CONSTRAINTS_FAILURE", motiv: "FORMA_NEACCEPTATA" };
  if (valuesOf(signedAttributes, oids.messageDigest).length !== 1) return corrupt;
  const types = valuesOf(signedAttributes, oids.contentType);
  const isTyped = types.length === 1 && types.every((type) => type.whole.equals(eContentType.whole));
  if (!isTyped && content) return { subIndication: "SIG_CRYPTO_FAILURE", motiv: "FORMA_NEACCEPTATA" };
  return undefined;
}

function stateOf(
  signed: CmsAttribute[],
  digest: DigestName | undefined,
  { content }: Shared,
): "intact" | "changed" | "missing" {
  const [said] = valuesOf(signed, oids.messageDigest);
  const found = digest && content?.digestBy(digest);
  if (!found) return "missing";
  return said?.tag === OCTETS && found.equals(said.content) ? "intact" : "changed";
}

interface SignerName {
  certificate: X509Certificate | undefined;
  /** Its digest is among the signed attributes (ESS, RFC 5035). */
  isSigned: boolean;
  /** The file names one certificate, and the signed attributes another one. */
  isContradicted: boolean;
}

const contradicted: Fault = { subIndication: "NO_SIGNING_CERTIFICATE_FOUND", motiv: "SEMNATURA_CORUPTA" };

/**
 * The signer's certificate: the one that the file names, whose digest must be the signed one if a digest is signed. One with
 * the same key and name cannot replace it then.
 */
function namedCertificate(
  signed: CmsAttribute[],
  { sid, certificates }: { sid: Tlv; certificates: X509Certificate[] },
): SignerName {
  const essential = essIn(signed);
  const named = certificates.filter((one) => isNamed(one, sid));
  if (!essential) return { certificate: named[0], isSigned: false, isContradicted: false };
  const certificate = named.find((one) =>
    hashBy(essential.digest).update(one.raw).digest().equals(essential.hash),
  );
  // Those of the signature come first. Certificates of one key may share its identifier, but none shares issuer and number.
  const [first] = named;
  const isOther = certificate && sid.tag !== KEY_IDENTIFIER && first?.raw.equals(certificate.raw) === false;
  return {
    certificate,
    isSigned: true,
    isContradicted: isOther === true || (!certificate && named.length > 0),
  };
}

/** Issuer and serial number, or the identifier of the key. */
function isNamed(certificate: X509Certificate, { tag, content }: Tlv): boolean {
  const names = namesIn(certificate);
  if (tag === KEY_IDENTIFIER) return names.keyIdentifier?.equals(content) ?? false;
  const [issuer, serial] = valuesIn(content);
  if (tag !== SEQUENCE || serial?.tag !== INTEGER) throw new Asn1Error("not the name of a signer");
  return names.issuer.equals(issuer?.whole ?? content) && names.serial.equals(serial.content);
}

interface Ess {
  digest: DigestName;
  hash: Buffer;
}

/** The first certificate that the signed attributes name: by a digest of choice (version 2), or by SHA-1. */
function essIn(signed: CmsAttribute[]): Ess | undefined {
  const [second] = valuesOf(signed, oids.signingCertificateV2);
  const [first] = valuesOf(signed, oids.signingCertificate);
  const value = second ?? first;
  if (!value) return undefined;
  const parts = valuesIn(only(only(value, SEQUENCE), SEQUENCE).content);
  const [algorithm] = parts[0]?.tag === SEQUENCE ? valuesIn(parts[0].content) : [];
  const hash = parts.find(({ tag }) => tag === OCTETS);
  const digest = algorithm ? digestNamed(oidOf(algorithm)) : second ? "sha256" : "sha1";
  // A digest that cannot be computed names nothing: no certificate is then the signed one.
  return { digest: digest ?? "sha256", hash: digest && hash ? hash.content : Buffer.alloc(0) };
}

/** Certificates for later validation (RFC 5126, 6.3.3). */
const certificateValues = (unsigned: CmsAttribute[]): X509Certificate[] =>
  valuesOf(unsigned, oids.certificateValues).flatMap(({ content }) =>
    valuesIn(content).flatMap(certificateAt),
  );

/** In the file, in the attribute of CAdES (RFC 5126, 6.3.4), and in that of a vendor of PDF readers. */
function statementsOf(attributes: CmsAttribute[], { listItems }: Shared): Buffer[] {
  const kept = [oids.revocationValues, oids.revocationArchive].flatMap((type) => valuesOf(attributes, type));
  return [...listItems.flatMap(statementIn), ...kept.flatMap(keptStatements)];
}

function stampsIn(parts: SignerParts, shared: Shared): FoundStamp[] {
  const { signedAttributes = [], unsigned, value } = parts;
  const simple = (kind: FoundStamp["kind"], of: FoundStamp["imprintBy"]) => (token: Tlv) => ({
    kind,
    token: token.whole,
    imprintBy: of,
    covers: () => false,
  });
  return [
    ...valuesOf(unsigned, oids.signatureTimeStamp).map(
      simple("signature", (name) => hashBy(name).update(value).digest()),
    ),
    ...valuesOf(signedAttributes, oids.contentTimeStamp).map(
      simple("content", (name) => shared.content?.digestBy(name)),
    ),
    ...valuesOf(unsigned, oids.archiveTimeStampV3).flatMap(
      (token) => archiveStampIn(token, parts, shared) ?? [],
    ),
    ...recordStampsIn(parts, shared),
    ...valuesOf(unsigned, oids.archiveTimeStampV2).map((token) => oldArchiveStampIn(token, parts, shared)),
  ];
}

/** Unsigned attributes that the verdict uses. */
const judged = new Set<string>([
  oids.signatureTimeStamp,
  oids.archiveTimeStampV2,
  oids.archiveTimeStampV3,
  oids.internalEvidenceRecord,
  oids.externalEvidenceRecord,
  oids.certificateValues,
  oids.revocationValues,
  oids.revocationArchive,
]);
