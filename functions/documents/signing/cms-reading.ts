import { createHash, verify, X509Certificate } from "node:crypto";
import * as asn1 from "asn1js";
import {
  Certificate,
  ContentInfo,
  IssuerAndSerialNumber,
  OtherRevocationInfoFormat,
  SignedData,
  type Attribute,
  type SignerInfo,
} from "pkijs";
import { isDer, itemsOf, taggedIn } from "./asn1-values.ts";
import { digests, oids, signatureKeys } from "./oids.ts";

/** The bytes do not form a valid signature. */
export class CorruptSignature extends Error {
  override readonly name = "CorruptSignature";
}

/**
 * A CMS file after parsing. Its signature is verified; the digest of its content and its certificate are not judged
 * yet.
 */
export interface OpenedCms {
  signer: X509Certificate;
  /** All certificates in the file. */
  certificates: X509Certificate[];
  /** The digest of the content, and its algorithm. */
  messageDigest: Buffer;
  digestName: "sha256" | "sha384" | "sha512";
  signature: Buffer;
  signingTime?: Date | undefined;
  /** The time stamp of the signature. */
  stamp?: Buffer | undefined;
  /** Revocation lists and OCSP answers in the file. */
  statements: Buffer[];
  /** The embedded content, if there is any, and its type. */
  content?: Buffer | undefined;
  contentType: string;
}

/** Unsigned attributes that are allowed: time stamps, and certificates and lists for later validation. */
const allowedUnsigned = /^(1\.2\.840\.113549\.1\.9\.16\.2\.(14|21|22|23|24|48)|0\.4\.0\.1733\.2\.[45])$/;

/** Reads a CMS file with one signer and verifies its signature. @throws CorruptSignature */
export function openCms(bytes: Buffer): OpenedCms {
  try {
    return open(bytes);
  } catch (error) {
    throw error instanceof CorruptSignature ? error : new CorruptSignature("not readable", { cause: error });
  }
}

/** Reads a detached signature: the file carries no content, and declares its type as data. @throws CorruptSignature */
export function openDetached(bytes: Buffer): OpenedCms {
  const cms = openCms(bytes);
  demand(cms.content === undefined && cms.contentType === oids.data, "a content of its own");
  return cms;
}

function open(bytes: Buffer): OpenedCms {
  const whole = asn1.fromBER(Uint8Array.from(bytes));
  demand(whole.offset === bytes.length, "bytes after the end");
  // The parser tolerates wrong lengths; re-encoding corrects them, so a difference reveals them.
  demand(Buffer.from(whole.result.toBER()).equals(bytes), "not as it would be written");
  const info = new ContentInfo({ schema: whole.result });
  demand(info.contentType === oids.signedData, "no signed data");
  const data = new SignedData({ schema: info.content as unknown });
  const [signer, another] = data.signerInfos;
  if (!signer || another) throw new CorruptSignature("not one signer");
  const digestName = digests[signer.digestAlgorithm.algorithmId];
  const { eContentType, eContent } = data.encapContentInfo;
  demand([1, 3, 4, 5].includes(data.version) && signer.version === 1, "unknown version");
  const named = data.digestAlgorithms.map(({ algorithmId }) => algorithmId);
  demand(named.length === 1 && named[0] === signer.digestAlgorithm.algorithmId, "another digest");
  if (!digestName) throw new CorruptSignature("unknown digest");
  const certificates = (data.certificates ?? []).map(nodeCertificate);
  const certificate = certificateOf(signer, certificates);
  const attributes = signer.signedAttrs?.attributes ?? [];
  demand(oidIn(attributes, oids.contentType) === eContentType, "another type of content");
  demand(namesCertificate(attributes, certificate), "another certificate than the signed one");
  verifySigner(signer, certificate, digestName);
  return {
    signer: certificate,
    certificates,
    digestName,
    messageDigest: octetsIn(attributes, oids.messageDigest),
    signature: Buffer.from(signer.signature.valueBlock.valueHexView),
    signingTime: timeIn(attributes),
    stamp: stampOf(signer),
    statements: statementsOf(data, signer),
    content: eContent ? Buffer.from(eContent.getValue()) : undefined,
    contentType: eContentType,
  };
}

function demand(holds: boolean, why: string): void {
  if (!holds) throw new CorruptSignature(why);
}

function nodeCertificate(item: unknown): X509Certificate {
  if (!(item instanceof Certificate)) throw new CorruptSignature("not a certificate");
  return new X509Certificate(Buffer.from(item.toSchema(false).toBER()));
}

function certificateOf({ sid }: SignerInfo, certificates: X509Certificate[]): X509Certificate {
  if (!(sid instanceof IssuerAndSerialNumber)) throw new CorruptSignature("no issuer and serial number");
  const found = certificates.find((one) => {
    const { issuer, serialNumber } = Certificate.fromBER(one.raw);
    return serialNumber.isEqual(sid.serialNumber) && encoded(issuer).equals(encoded(sid.issuer));
  });
  if (!found) throw new CorruptSignature("its certificate is missing");
  return found;
}

const bytesOf = (block: asn1.BaseBlock): Buffer => Buffer.from(block.toBER());

const encoded = (name: IssuerAndSerialNumber["issuer"]): Buffer => bytesOf(name.toSchema());

const valuesOf = (attributes: Attribute[], type: string): unknown[] =>
  attributes.filter((one) => one.type === type).flatMap(({ values }) => values as unknown[]);

function onlyValue<Block>(attributes: Attribute[], type: string, kind: new () => Block): Block {
  const [value, another] = valuesOf(attributes, type);
  if (!(value instanceof kind) || another !== undefined) throw new CorruptSignature(`attribute ${type}`);
  return value;
}

const oidIn = (attributes: Attribute[], type: string): string =>
  onlyValue(attributes, type, asn1.ObjectIdentifier).getValue();

const octetsIn = (attributes: Attribute[], type: string): Buffer =>
  Buffer.from(onlyValue(attributes, type, asn1.OctetString).getValue());

function timeIn(attributes: Attribute[]): Date | undefined {
  const [time] = valuesOf(attributes, oids.signingTime);
  return time instanceof asn1.UTCTime || time instanceof asn1.GeneralizedTime ? time.toDate() : undefined;
}

/** True if ESSCertIDv2 (RFC 5035) identifies the certificate: one with the same key and name cannot replace it. */
function namesCertificate(attributes: Attribute[], certificate: X509Certificate): boolean {
  const outer = onlyValue(attributes, oids.signingCertificateV2, asn1.Sequence);
  const [list] = outer.valueBlock.value as asn1.Sequence[];
  const [first] = (list?.valueBlock.value ?? []) as asn1.Sequence[];
  const parts = first?.valueBlock.value ?? [];
  const hash = parts.find((part) => part instanceof asn1.OctetString);
  const [algorithm] = parts[0] instanceof asn1.Sequence ? parts[0].valueBlock.value : [];
  const name = algorithm instanceof asn1.ObjectIdentifier ? digests[algorithm.getValue()] : "sha256";
  if (!hash || !name) return false;
  return createHash(name).update(certificate.raw).digest().equals(Buffer.from(hash.getValue()));
}

function verifySigner(signer: SignerInfo, certificate: X509Certificate, digestName: string): void {
  const algorithm = signatureKeys[signer.signatureAlgorithm.algorithmId];
  const signedBytes = signedBytesOf(signer);
  demand(algorithm !== undefined, "unknown algorithm");
  demand(algorithm?.key === certificate.publicKey.asymmetricKeyType, "another kind of key");
  demand((algorithm?.digest ?? digestName) === digestName, "another digest");
  const value = Buffer.from(signer.signature.valueBlock.valueHexView);
  demand(verify(digestName, signedBytes, certificate.publicKey, value), "wrong signature");
}

/** The DER of the attributes is signed, in any order that the file has (RFC 5652, 5.4). */
function signedBytesOf({ signedAttrs }: SignerInfo): Buffer {
  const written = Buffer.from(signedAttrs?.encodedValue ?? new ArrayBuffer(0));
  const items = itemsOf(asn1.fromBER(Uint8Array.from(written)).result);
  demand(items.map(bytesOf).every(isDer), "signed attributes that are not DER");
  return bytesOf(new asn1.Set({ value: items.toSorted((a, b) => Buffer.compare(bytesOf(a), bytesOf(b))) }));
}

/** Statements are in the file, in the attribute of CAdES (RFC 5126, 6.3.4), and in that of a vendor of PDF readers. */
function statementsOf(data: SignedData, { signedAttrs, unsignedAttrs }: SignerInfo): Buffer[] {
  const attributes = [...(signedAttrs?.attributes ?? []), ...(unsignedAttrs?.attributes ?? [])];
  const kept = [oids.revocationValues, oids.revocationArchive].flatMap((type) => valuesOf(attributes, type));
  return [
    ...(data.crls ?? []).map((one) =>
      bytesOf(
        one instanceof OtherRevocationInfoFormat ? (one.otherRevInfo as asn1.BaseBlock) : one.toSchema(),
      ),
    ),
    ...kept.flatMap(keptStatements),
  ];
}

/** Both attributes hold lists under the tag 0 and OCSP answers under 1. */
function keptStatements(value: unknown): Buffer[] {
  try {
    const tagged = taggedIn(value as asn1.BaseBlock);
    return [0, 1].flatMap((tag) => {
      const [items] = tagged.has(tag) ? itemsOf(tagged.get(tag)) : [];
      return items ? itemsOf(items).map(bytesOf) : [];
    });
  } catch {
    // An attacker who can break it can also remove it.
    return [];
  }
}

function stampOf({ unsignedAttrs }: SignerInfo): Buffer | undefined {
  const attributes = unsignedAttrs?.attributes ?? [];
  demand(
    attributes.every(({ type }) => allowedUnsigned.test(type)),
    "unknown data beside the signature",
  );
  const [stamp] = valuesOf(attributes, oids.signatureTimeStamp);
  return stamp instanceof asn1.BaseBlock ? Buffer.from(stamp.toBER()) : undefined;
}
