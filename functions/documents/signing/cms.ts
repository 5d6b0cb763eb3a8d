import { createHash, type X509Certificate } from "node:crypto";
import * as asn1 from "asn1js";
import {
  AlgorithmIdentifier,
  Attribute,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from "pkijs";
import { isSelfIssued, parsed } from "./certificate.ts";
import { oids } from "./oids.ts";

/** The signed facts: the digest of the content, and the signing certificate. */
interface SignedFacts {
  /** SHA-256 of the content. */
  digest: Buffer;
  certificate: X509Certificate;
  /** Set for CAdES; in a PDF the signature dictionary holds the time. */
  signingTime?: Date | undefined;
  /** The type of the content under the digest; default: any data. */
  contentType?: string;
}

const bytesOf = (block: { toBER(): ArrayBuffer }): Buffer => Buffer.from(block.toBER());
const octets = (bytes: Uint8Array) => new asn1.OctetString({ valueHex: Uint8Array.from(bytes).buffer });

const attribute = (type: string, value: asn1.BaseBlock): Attribute =>
  new Attribute({ type, values: [value] });

/** The signed attributes in DER order, in which they are signed. */
export function attributesOf({
  digest,
  certificate,
  signingTime,
  contentType = oids.data,
}: SignedFacts): Attribute[] {
  const certificateHash = createHash("sha256").update(certificate.raw).digest();
  const signingCertificate = new asn1.Sequence({
    value: [new asn1.Sequence({ value: [new asn1.Sequence({ value: [octets(certificateHash)] })] })],
  });
  const attributes = [
    attribute(oids.contentType, new asn1.ObjectIdentifier({ value: contentType })),
    attribute(oids.messageDigest, octets(digest)),
    attribute(oids.signingCertificateV2, signingCertificate),
    ...(signingTime ? [attribute(oids.signingTime, timeOf(signingTime))] : []),
  ];
  return inOrder(attributes);
}

/** Years have two digits up to 2049 (RFC 5652, 11.3). */
const timeOf = (at: Date): asn1.BaseBlock =>
  at.getUTCFullYear() < 2050
    ? new asn1.UTCTime({ valueDate: at })
    : new asn1.GeneralizedTime({ valueDate: at });

/** Attributes as DER orders them. */
export const inOrder = (attributes: Attribute[]): Attribute[] =>
  attributes.toSorted((a, b) => Buffer.compare(bytesOf(a.toSchema()), bytesOf(b.toSchema())));

/** The bytes whose digest is signed. */
export const toBeSigned = (attributes: Attribute[]): Buffer =>
  bytesOf(new asn1.Set({ value: attributes.map((one) => one.toSchema()) }));

/** The parts of a finished signature for a CMS file. */
export interface Signed {
  attributes: Attribute[];
  /** The signer's first; roots are left out, because verifiers have their own. */
  chain: X509Certificate[];
  signature: Buffer;
  /** A time stamp of the signature. */
  stamp?: Buffer | undefined;
  /** Signed content to embed in the file. */
  content?: { type: string; bytes: Buffer };
}

/** The signature algorithm for the key of a certificate. */
export const algorithmOf = ({ publicKey }: X509Certificate): string =>
  publicKey.asymmetricKeyType === "rsa" ? oids.rsaSha256 : oids.ecdsaSha256;

/** A CMS file (RFC 5652) with one signer. */
export function cmsFile({ attributes, chain, signature, stamp, content }: Signed): Buffer {
  const [certificate] = chain;
  if (!certificate) throw new Error("the certificate of the signature is missing");
  const { issuer, serialNumber } = parsed(certificate);
  const sha256 = () => new AlgorithmIdentifier({ algorithmId: oids.sha256 });
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer, serialNumber }),
    digestAlgorithm: sha256(),
    signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
    signatureAlgorithm: new AlgorithmIdentifier({ algorithmId: algorithmOf(certificate) }),
    signature: octets(signature),
    ...(stamp ? { unsignedAttrs: unsigned(stamp) } : {}),
  });
  const signed = new SignedData({
    version: content ? 3 : 1,
    digestAlgorithms: [sha256()],
    encapContentInfo: encapsulated(content),
    certificates: chain.filter((one) => one === certificate || !isSelfIssued(one)).map(parsed),
    signerInfos: [signer],
  });
  return bytesOf(
    new ContentInfo({ contentType: oids.signedData, content: signed.toSchema(true) }).toSchema(),
  );
}

/**
 * The constructor would split the content into segments, which BER allows and DER does not: strict readers refuse it.
 */
function encapsulated(content: Signed["content"]): EncapsulatedContentInfo {
  const info = new EncapsulatedContentInfo({ eContentType: content?.type ?? oids.data });
  if (content) info.eContent = octets(content.bytes);
  return info;
}

const unsigned = (stamp: Buffer): SignedAndUnsignedAttributes =>
  new SignedAndUnsignedAttributes({
    type: 1,
    attributes: [attribute(oids.signatureTimeStamp, asn1.fromBER(Uint8Array.from(stamp)).result)],
  });
