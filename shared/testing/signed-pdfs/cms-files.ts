import {
  createHash,
  generateKeyPairSync,
  type KeyObject,
  sign as signBytes,
  X509Certificate,
} from "node:crypto";
import * as asn1 from "asn1js";
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  SignedAndUnsignedAttributes,
  SignedData,
} from "pkijs";
import { certify, type Identity } from "../../../localstack/signing-service/certificates.ts";
import { stampOf } from "../../../localstack/signing-service/time-stamps.ts";
import {
  attributesOf,
  cmsFile,
  inOrder,
  type Signed,
  toBeSigned,
} from "../../../functions/documents/signing/cms.ts";
import { oids } from "../../../functions/documents/signing/oids.ts";
import type { CorpusFile } from "./corpus-file.ts";
import { certificateOf, dates, identity, issuer, issuerOf, sampleWith, sign, type SignWish } from "./kit.ts";
import { listAddresses } from "./list-addresses.ts";

/* Signatures (CMS) in files: with more than is allowed, with less, and by keys that can be broken. */

const CORRUPT = "SEMNATURA_CORUPTA";
const bytesOf = (block: { toBER(): ArrayBuffer }): Buffer => Buffer.from(block.toBER());
const octets = (bytes: Uint8Array) => new asn1.OctetString({ valueHex: Uint8Array.from(bytes).buffer });
const sha256 = (bytes: Uint8Array): Buffer => createHash("sha256").update(bytes).digest();

interface Wish {
  signer?: Identity;
  /** Issuers included in the file. */
  issuers?: X509Certificate[];
  contentType?: string;
  content?: Signed["content"];
  attributes?: (attributes: Attribute[]) => Attribute[];
  unsigned?: (signature: Buffer) => Attribute[];
  edit?: (data: SignedData) => void;
}

const cms =
  (wish: Wish) =>
  async (digest: Buffer): Promise<Buffer> => {
    const { signer = identity("ana"), issuers = [], contentType = oids.data, content } = wish;
    const usual = attributesOf({ digest, certificate: signer.certificate, contentType });
    const attributes = inOrder(wish.attributes?.(usual) ?? usual);
    const signature = signBytes("sha256", toBeSigned(attributes), signer.key);
    const chain = [signer.certificate, ...issuers];
    const whole = cmsFile({ attributes, chain, signature, ...(content ? { content } : {}) });
    const data = new SignedData({ schema: ContentInfo.fromBER(Uint8Array.from(whole)).content as unknown });
    const [signerInfo] = data.signerInfos;
    if (wish.unsigned && signerInfo)
      signerInfo.unsignedAttrs = new SignedAndUnsignedAttributes({
        type: 1,
        attributes: wish.unsigned(signature),
      });
    wish.edit?.(data);
    if (!wish.unsigned && !wish.edit) return whole;
    return bytesOf(
      new ContentInfo({ contentType: oids.signedData, content: data.toSchema(true) }).toSchema(),
    );
  };

const file = (made: string, verdict: string, wish: Wish, more: Partial<CorpusFile> = {}): CorpusFile => ({
  family: "signature",
  made,
  verdicts: [verdict],
  make: () => sign(sampleWith(), { content: cms(wish) }),
  ...more,
});

const ESS_V1 = "1.2.840.113549.1.9.16.2.12";
const MESSAGE_DIGEST = new Attribute({ type: oids.messageDigest, values: [octets(Buffer.alloc(32))] });

const shapes: CorpusFile[] = [
  file("The signature carries a content of its own.", CORRUPT, {
    content: { type: oids.data, bytes: Buffer.from("Suma: 900 lei") },
  }),
  file("The signature calls what it signs a time stamp.", CORRUPT, {
    contentType: oids.timeStampInfo,
    edit: (data) => {
      data.encapContentInfo.eContentType = oids.timeStampInfo;
    },
  }),
  file("The signed type of content is another one than the file's.", "FORMA_NEACCEPTATA", {
    contentType: oids.timeStampInfo,
  }),
  file("There are two signers.", "FORMA_NEACCEPTATA", {
    edit: (data) => {
      data.signerInfos.push(...data.signerInfos);
    },
  }),
  file("There is no signer.", CORRUPT, {
    edit: (data) => {
      data.signerInfos = [];
    },
  }),
  file("There are two digests of the content.", CORRUPT, {
    attributes: (usual) => [...usual, MESSAGE_DIGEST],
  }),
  file("There is no digest of the content.", CORRUPT, {
    attributes: (usual) => usual.filter(({ type }) => type !== oids.messageDigest),
  }),
  file("The signature does not say which certificate signs.", "VALIDA", {
    attributes: (usual) => usual.filter(({ type }) => type !== oids.signingCertificateV2),
  }),
  file("The signed certificate is another one.", CORRUPT, {
    attributes: (usual) => [
      ...usual.filter(({ type }) => type !== oids.signingCertificateV2),
      ...attributesOf({ digest: Buffer.alloc(32), certificate: certificateOf("ion") }).filter(
        ({ type }) => type === oids.signingCertificateV2,
      ),
    ],
  }),
  file("An older name of the certificate (ESS, SHA-1) is of none.", "VALIDA", {
    attributes: (usual) => [...usual, new Attribute({ type: ESS_V1, values: [essOf(Buffer.alloc(20))] })],
  }),
  file("The digest is SHA-1.", CORRUPT, {
    edit: (data) => {
      const sha1 = new AlgorithmIdentifier({ algorithmId: "1.3.14.3.2.26" });
      data.digestAlgorithms = [sha1];
      for (const one of data.signerInfos) one.digestAlgorithm = sha1;
    },
  }),
  file("There is something unknown besides the signature.", "VALIDA", {
    unsigned: () => [new Attribute({ type: "1.2.3.4", values: [octets(Buffer.from("x"))] })],
  }),
  file(
    "The signature has a length without an end (BER).",
    "VALIDA",
    {},
    {
      make: () =>
        sign(sampleWith(), {
          content: async (digest) => {
            const whole = await cms({})(digest);
            return Buffer.concat([Buffer.from([0x30, 0x80]), whole.subarray(4), Buffer.alloc(2)]);
          },
        }),
    },
  ),
];

const essOf = (hash: Buffer) =>
  new asn1.Sequence({
    value: [new asn1.Sequence({ value: [new asn1.Sequence({ value: [octets(hash)] })] })],
  });

const formats: CorpusFile[] = [
  ["adbe.pkcs7.detached", "VALIDA"],
  ["adbe.pkcs7.sha1", "CONTINUT_LIPSA"],
  ["adbe.x509.rsa_sha1", CORRUPT],
  ["Foo", "NESUSTINUT"],
].map(([subFilter = "", verdict = ""]) => ({
  family: "signature",
  made: `The format of the signature is ${subFilter}.`,
  verdicts: [verdict],
  make: () => sign(sampleWith(), { subFilter } satisfies SignWish),
}));

const stampAttribute = (stamp: Buffer): Attribute =>
  new Attribute({ type: oids.signatureTimeStamp, values: [asn1.fromBER(Uint8Array.from(stamp)).result] });

const stamped = (of: (signature: Buffer) => Buffer, at: string) => (signature: Buffer) => [
  stampAttribute(stampOf(sha256(of(signature)), { authority: identity("stamping"), at: new Date(at) })),
];
const itself = (signature: Buffer): Buffer => signature;

const stamps: CorpusFile[] = [
  file("The signature has a time stamp.", "VALIDA", { unsigned: stamped(itself, "2027-01-10T00:00:00Z") }),
  file(
    "The time stamp is of other bytes: it proves nothing.",
    "VALIDA",
    { unsigned: stamped(() => Buffer.from("altceva"), "2027-01-10T00:00:00Z") },
    { pyHankoSays: "it refuses a signature whose stamp proves nothing" },
  ),
  file("The time stamp is two minutes ahead of the clock.", "VALIDA", {
    unsigned: stamped(itself, "2027-02-01T00:02:00Z"),
  }),
  file("The time stamp is an hour ahead of the clock: it proves nothing.", "VALIDA", {
    unsigned: stamped(itself, "2027-02-01T01:00:00Z"),
  }),
  file("The time stamp is older than its certificate: it proves nothing.", "VALIDA", {
    unsigned: stamped(itself, "2025-01-10T00:00:00Z"),
  }),
];

/** A new key with a certificate of the trusted root. */
function newSigner(keys: { publicKey: KeyObject; privateKey: KeyObject }): Identity {
  const certificate = certify(
    keys.publicKey,
    { name: "Ana Rusu", use: "signing", listAddress: listAddresses.root, ...dates },
    identity("root"),
  );
  return { key: keys.privateKey, certificate };
}

const rsaKeys = (modulusLength: number) => generateKeyPairSync("rsa", { modulusLength });
const ellipticKeys = (namedCurve: string) => generateKeyPairSync("ec", { namedCurve });

/** Ana's certificate by an issuer that signs by RSA with a digest. */
function certifiedBy(by: Identity, digest: string, algorithmId: string): Wish {
  const { key, certificate } = identity("ana");
  const wish = {
    name: "Ana Rusu",
    use: "signing",
    listAddress: listAddresses.issuer,
    ...dates,
  } as const;
  const made = Certificate.fromBER(certify(certificate.publicKey, wish, by).raw);
  const algorithm = new AlgorithmIdentifier({ algorithmId, algorithmParams: new asn1.Null() });
  made.signature = algorithm;
  made.signatureAlgorithm = algorithm;
  const signed = bytesOf(made.encodeTBS());
  made.tbsView = Uint8Array.from(signed);
  const value = signBytes(digest, signed, by.key);
  made.signatureValue = new asn1.BitString({ valueHex: Uint8Array.from(value).buffer });
  const signer = { key, certificate: new X509Certificate(bytesOf(made.toSchema(true))) };
  return { signer, issuers: [by.certificate] };
}

const lazy = (made: string, verdict: string, wish: () => Wish, more: Partial<CorpusFile> = {}): CorpusFile =>
  file(
    made,
    verdict,
    {},
    { family: "weak key", make: () => sign(sampleWith(), { content: cms(wish()) }), ...more },
  );

const weak: CorpusFile[] = [
  ...[512, 1024].map((bits) =>
    lazy(`The signer's key is RSA of ${bits} bits.`, "ALGORITM_SLAB", () => ({
      signer: newSigner(rsaKeys(bits)),
    })),
  ),
  lazy("The signer's key is on a curve of 112 bits.", "ALGORITM_SLAB", () => ({
    signer: newSigner(ellipticKeys("secp112r1")),
  })),
  lazy(
    "The signer's key is on a curve of 192 bits.",
    "ALGORITM_SLAB",
    () => ({ signer: newSigner(ellipticKeys("prime192v1")) }),
    { pyHankoSays: "it sets no minimum length of elliptic keys" },
  ),
  lazy("The signer's key is on the curve P-384.", "VALIDA", () => ({
    signer: newSigner(ellipticKeys("secp384r1")),
  })),
  lazy("The issuer's key is RSA of 1024 bits.", "ALGORITM_SLAB", () =>
    certifiedBy(issuerOf(rsaKeys(1024)), "sha256", oids.rsaSha256),
  ),
  lazy("The issuer signed the certificate with SHA-256.", "VALIDA", () =>
    certifiedBy(issuer(), "sha256", oids.rsaSha256),
  ),
  lazy("The issuer signed the certificate with SHA-1.", "ALGORITM_SLAB", () =>
    certifiedBy(issuer(), "sha1", "1.2.840.113549.1.1.5"),
  ),
  lazy("The issuer signed the certificate with MD5.", "ALGORITM_SLAB", () =>
    certifiedBy(issuer(), "md5", "1.2.840.113549.1.1.4"),
  ),
];

export const cmsFiles: CorpusFile[] = [...shapes, ...formats, ...stamps, ...weak];
