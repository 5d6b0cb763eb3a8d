import {
  constants,
  createHash,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  privateEncrypt,
  randomBytes,
  sign,
  X509Certificate,
} from "node:crypto";
import * as asn1 from "asn1js";
import {
  AccessDescription,
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AuthorityKeyIdentifier,
  BasicConstraints,
  Certificate,
  CertificateRevocationList,
  CRLDistributionPoints,
  DistributionPoint,
  Extension,
  Extensions,
  ExtKeyUsage,
  GeneralName,
  InfoAccess,
  PublicKeyInfo,
  RelativeDistinguishedNames,
  RevokedCertificate,
  Time,
} from "pkijs";
import { oids } from "../../functions/documents/signing/oids.ts";

/** A key and its certificate. */
export interface Identity {
  key: KeyObject;
  certificate: X509Certificate;
}

/**
 * The uses of a certificate: the bits of keyUsage, the number of those at the end that are not part of it, and the
 * purpose in extendedKeyUsage (RFC 5280, 4.2.1.3 and 4.2.1.12).
 */
const uses = {
  /** keyCertSign, cRLSign */
  authority: { bits: 0x06, unusedBits: 1, purpose: undefined },
  /** digitalSignature, nonRepudiation */
  signing: { bits: 0xc0, unusedBits: 6, purpose: undefined },
  stamping: { bits: 0xc0, unusedBits: 6, purpose: oids.timeStamping },
  /** digitalSignature; serverAuth, clientAuth */
  server: { bits: 0x80, unusedBits: 7, purpose: "1.3.6.1.5.5.7.3.1" },
  client: { bits: 0x80, unusedBits: 7, purpose: "1.3.6.1.5.5.7.3.2" },
};

export interface CertificateWish {
  name: string;
  from: Date;
  until: Date;
  use: keyof typeof uses;
  /** The address of the issuer's revocation list. */
  listAddress?: string;
  /** The address of its OCSP responder. */
  responderAddress?: string | undefined;
  /** Additional extensions; one that the use also has replaces it. */
  extensions?: Extension[];
}

const SUBJECT_KEY_IDENTIFIER = "2.5.29.14";

const algorithmOf = ({ asymmetricKeyType }: KeyObject) =>
  new AlgorithmIdentifier({
    algorithmId: asymmetricKeyType === "rsa" ? oids.rsaSha256 : oids.ecdsaSha256,
  });

const nameOf = (text: string): RelativeDistinguishedNames =>
  new RelativeDistinguishedNames({
    typesAndValues: [
      new AttributeTypeAndValue({ type: "2.5.4.3", value: new asn1.Utf8String({ value: text }) }),
    ],
  });

/** Years have two digits up to 2049 (RFC 5280, 4.1.2.5). */
const timeOf = (value: Date): Time => new Time({ type: value.getUTCFullYear() < 2050 ? 0 : 1, value });

export const buffer = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;

/** An extension of a certificate or of a revocation list. */
export const extension = (extnID: string, value: { toBER(): ArrayBuffer }, critical = false): Extension =>
  new Extension({ extnID, critical, extnValue: value.toBER() });

function extensionsOf({ extensions = [], ...wish }: CertificateWish): Extension[] {
  const replaced = new Set(extensions.map(({ extnID }) => extnID));
  return [...usualExtensions(wish).filter(({ extnID }) => !replaced.has(extnID)), ...extensions];
}

function usualExtensions({ use, listAddress, responderAddress }: CertificateWish): Extension[] {
  const { bits, unusedBits, purpose } = uses[use];
  const usage = new asn1.BitString({ valueHex: buffer(Buffer.from([bits])), unusedBits });
  const constraints = new BasicConstraints(use === "authority" ? { cA: true } : {}).toSchema();
  const purposes = purpose && new ExtKeyUsage({ keyPurposes: [purpose] }).toSchema();
  const address = new GeneralName({ type: 6, value: listAddress });
  const points = new CRLDistributionPoints({
    distributionPoints: [new DistributionPoint({ distributionPoint: [address] })],
  }).toSchema();
  const responder = new InfoAccess({
    accessDescriptions: [
      new AccessDescription({
        accessMethod: oids.ocsp,
        accessLocation: new GeneralName({ type: 6, value: responderAddress }),
      }),
    ],
  }).toSchema();
  return [
    extension(oids.keyUsage, usage, true),
    extension(oids.basicConstraints, constraints, true),
    ...(purposes ? [extension(oids.extendedKeyUsage, purposes, true)] : []),
    ...(listAddress ? [extension(oids.crlDistributionPoints, points)] : []),
    ...(responderAddress ? [extension(oids.authorityInfoAccess, responder)] : []),
  ];
}

/**
 * Node signs a bare digest with RSA only, and signers get nothing but digests; the other keys sign data that they see
 * whole.
 */
const newKeys = (use: CertificateWish["use"]) =>
  use === "signing"
    ? generateKeyPairSync("rsa", { modulusLength: 2048 })
    : generateKeyPairSync("ec", { namedCurve: "P-256" });

/** Makes a key and a certificate for it; without an issuer the certificate is self-signed. */
export function issue(wish: CertificateWish, issuer?: Identity): Identity {
  const { publicKey, privateKey: key } = newKeys(wish.use);
  return { key, certificate: certify(publicKey, wish, issuer ?? { key }) };
}

/**
 * The names of a certificate's key and of its issuer's (RFC 5280, 4.2.1.1 and 4.2.1.2), which strict clients require,
 * such as Python from 3.13 on.
 */
function keyIdentifiers(publicKey: KeyObject, issuerKey: KeyObject): Extension[] {
  const issuer = new AuthorityKeyIdentifier({ keyIdentifier: keyIdentifier(createPublicKey(issuerKey)) });
  return [
    extension(SUBJECT_KEY_IDENTIFIER, keyIdentifier(publicKey)),
    extension(oids.authorityKeyIdentifier, issuer.toSchema()),
  ];
}

/** The first 160 bits of a SHA-256 of the key (RFC 7093, 2). */
const keyIdentifier = (publicKey: KeyObject): asn1.OctetString =>
  new asn1.OctetString({ valueHex: buffer(sha256(spkiOf(publicKey)).subarray(0, 20)) });

const spkiOf = (publicKey: KeyObject): Buffer => publicKey.export({ type: "spki", format: "der" });

/** Makes a certificate for a public key; an issuer without a certificate certifies itself. */
export function certify(
  publicKey: KeyObject,
  wish: CertificateWish,
  issuer: Pick<Identity, "key"> & Partial<Identity>,
): X509Certificate {
  const spki = asn1.fromBER(buffer(spkiOf(publicKey))).result;
  const serial = randomBytes(16);
  serial[0] = ((serial[0] ?? 0) & 0x3f) | 0x40;
  const certificate = new Certificate({
    version: 2,
    serialNumber: new asn1.Integer({ valueHex: buffer(serial) }),
    signature: algorithmOf(issuer.key),
    issuer: issuer.certificate ? Certificate.fromBER(issuer.certificate.raw).subject : nameOf(wish.name),
    notBefore: timeOf(wish.from),
    notAfter: timeOf(wish.until),
    subject: nameOf(wish.name),
    subjectPublicKeyInfo: new PublicKeyInfo({ schema: spki }),
    extensions: [...extensionsOf(wish), ...keyIdentifiers(publicKey, issuer.key)],
    signatureAlgorithm: algorithmOf(issuer.key),
  });
  const toBeSigned = Buffer.from(certificate.encodeTBS().toBER());
  certificate.tbsView = Uint8Array.from(toBeSigned);
  const signature = sign("sha256", toBeSigned, issuer.key);
  certificate.signatureValue = new asn1.BitString({ valueHex: buffer(signature) });
  return new X509Certificate(Buffer.from(certificate.toSchema(true).toBER()));
}

export interface Revocation {
  /** The serial number in hexadecimal. */
  serial: string;
  at: Date;
  extensions?: Extension[];
}

export interface ListWish {
  revoked: Revocation[];
  from: Date;
  until: Date;
  /** In addition to the number of the list. */
  extensions?: Extension[];
}

/** The part of a list that its signature covers: the first one, as pkijs encodes it. */
function toBeSignedOf(list: CertificateRevocationList): Buffer {
  list.signatureValue = new asn1.BitString({ valueHex: new ArrayBuffer(1) });
  const [first] = list.toSchema(true).valueBlock.value;
  if (!first) throw new Error("an empty list");
  return Buffer.from(first.toBER());
}

/** The revocation list of an issuer (RFC 5280, 5.1). */
export function revocationList(
  issuer: Identity,
  { revoked, from, until, extensions = [] }: ListWish,
): Buffer {
  const list = new CertificateRevocationList({
    version: 1,
    signature: algorithmOf(issuer.key),
    issuer: Certificate.fromBER(issuer.certificate.raw).subject,
    thisUpdate: timeOf(from),
    nextUpdate: timeOf(until),
    ...(revoked.length > 0
      ? {
          revokedCertificates: revoked.map(
            ({ serial, at, extensions: ofEntry }) =>
              new RevokedCertificate({
                userCertificate: new asn1.Integer({ valueHex: buffer(Buffer.from(serial, "hex")) }),
                revocationDate: timeOf(at),
                ...(ofEntry ? { crlEntryExtensions: new Extensions({ extensions: ofEntry }) } : {}),
              }),
          ),
        }
      : {}),
    crlExtensions: new Extensions({
      extensions: [
        extension("2.5.29.20", new asn1.Integer({ value: Math.floor(from.getTime() / 1000) })),
        ...extensions,
      ],
    }),
    signatureAlgorithm: algorithmOf(issuer.key),
  });
  const toBeSigned = toBeSignedOf(list);
  list.tbsView = Uint8Array.from(toBeSigned);
  list.signatureValue = new asn1.BitString({ valueHex: buffer(sign("sha256", toBeSigned, issuer.key)) });
  return Buffer.from(list.toSchema(true).toBER());
}

export const sha256 = (bytes: Uint8Array): Buffer => createHash("sha256").update(bytes).digest();

/** The DigestInfo prefix that PKCS #1 puts before a SHA-256. */
const DIGEST_INFO = Buffer.from("3031300d060960864801650304020105000420", "hex");

/** Signs a SHA-256 digest with RSA (PKCS #1 v1.5). */
export const signDigest = (key: KeyObject, digest: Buffer): Buffer =>
  privateEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.concat([DIGEST_INFO, digest]));
