import { createHash, type KeyObject, sign, type X509Certificate } from "node:crypto";
import { crc32 } from "node:zlib";
import { zipOf, type ZipEntry } from "../../text/zip.ts";
import { certificateOf, keyOf } from "../signed-pdfs/kit.ts";

/*
 * XML signatures and containers for tests. Every signed part is written as its exclusive canonical form, so that what is hashed
 * here are the characters of the file, and no code of the product takes part in it.
 */

const DS = "http://www.w3.org/2000/09/xmldsig#";
const XADES = "http://uri.etsi.org/01903/v1.3.2#";
export const EXCLUSIVE = "http://www.w3.org/2001/10/xml-exc-c14n#";
export const ENVELOPED = `${DS}enveloped-signature`;
export const BASE64 = `${DS}base64`;
export const PROPERTIES = "http://uri.etsi.org/01903#SignedProperties";

export const sha256 = (bytes: string | Buffer): Buffer => createHash("sha256").update(bytes).digest();

/** What a signature refers to: its address, its transforms, and the bytes that they give. */
export interface Part {
  uri?: string;
  type?: string;
  /** Identifiers, or whole elements. */
  transforms?: string[];
  bytes: string | Buffer;
}

export interface XmlWish {
  parts: Part[];
  id?: string;
  key?: KeyObject;
  certificate?: X509Certificate;
  /** KeyInfo, in the place of one with the certificate. */
  keyInfo?: string;
  method?: string;
  /** Inside of SignatureMethod. */
  parameters?: string;
  value?(toBeSigned: string): Buffer;
  target?: string;
  at?: string;
  /** The properties are not referred to, and not there. */
  isPlain?: boolean;
  /** Further objects. */
  objects?: string;
  /** Makes unsigned properties from the canonical form of the value. */
  unsigned?(value: string): string;
}

const transformOf = (one: string): string =>
  one.startsWith("<") ? one : `<ds:Transform Algorithm="${one}"></ds:Transform>`;

export function referenceTo({ uri, type, transforms = [], bytes }: Part): string {
  const chain = transforms.map(transformOf).join("");
  return [
    "<ds:Reference",
    type === undefined ? "" : ` Type="${type}"`,
    uri === undefined ? "" : ` URI="${uri}"`,
    ">",
    chain && `<ds:Transforms>${chain}</ds:Transforms>`,
    `<ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></ds:DigestMethod>`,
    `<ds:DigestValue>${sha256(bytes).toString("base64")}</ds:DigestValue></ds:Reference>`,
  ].join("");
}

export function propertiesOf({ id = "S", certificate = certificateOf("ana"), at }: XmlWish): string {
  const time = at ?? "2027-01-31T10:00:00Z";
  return [
    `<xades:SignedProperties xmlns:xades="${XADES}" Id="P-${id}"><xades:SignedSignatureProperties>`,
    `<xades:SigningTime>${time}</xades:SigningTime>`,
    `<xades:SigningCertificateV2><xades:Cert><xades:CertDigest>`,
    `<ds:DigestMethod xmlns:ds="${DS}" Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></ds:DigestMethod>`,
    `<ds:DigestValue xmlns:ds="${DS}">${sha256(certificate.raw).toString("base64")}</ds:DigestValue>`,
    `</xades:CertDigest></xades:Cert></xades:SigningCertificateV2>`,
    `</xades:SignedSignatureProperties></xades:SignedProperties>`,
  ].join("");
}

const RSA = "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256";

/** A ds:Signature. */
export function signatureOf(wish: XmlWish): string {
  const { parts, id = "S", key = keyOf("ana"), certificate = certificateOf("ana"), method = RSA } = wish;
  const properties = propertiesOf(wish);
  const own = { uri: `#P-${id}`, type: PROPERTIES, transforms: [EXCLUSIVE], bytes: properties };
  const references = [...parts, ...(wish.isPlain ? [] : [own])].map(referenceTo).join("");
  const signedInfo = `<ds:SignedInfo xmlns:ds="${DS}"><ds:CanonicalizationMethod Algorithm="${EXCLUSIVE}"></ds:CanonicalizationMethod><ds:SignatureMethod Algorithm="${method}">${wish.parameters ?? ""}</ds:SignatureMethod>${references}</ds:SignedInfo>`;
  const made = wish.value?.(signedInfo) ?? sign("sha256", Buffer.from(signedInfo), key);
  const value = `<ds:SignatureValue xmlns:ds="${DS}" Id="V-${id}">${made.toString("base64")}</ds:SignatureValue>`;
  const keyInfo =
    wish.keyInfo ??
    `<ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate.raw.toString("base64")}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>`;
  const unsigned = wish.unsigned
    ? `<xades:UnsignedProperties><xades:UnsignedSignatureProperties>${wish.unsigned(value)}</xades:UnsignedSignatureProperties></xades:UnsignedProperties>`
    : "";
  const target = wish.target ?? `#${id}`;
  const qualifying = wish.isPlain
    ? ""
    : `<ds:Object><xades:QualifyingProperties xmlns:xades="${XADES}" Target="${target}">${properties}${unsigned}</xades:QualifyingProperties></ds:Object>`;
  return `<ds:Signature xmlns:ds="${DS}" Id="${id}">${signedInfo}${value}${keyInfo}${qualifying}${wish.objects ?? ""}</ds:Signature>`;
}

/** The document of the tests: a contract over a sum. */
export const contract = (signature = ""): string =>
  `<contract xmlns="urn:test:contract" Id="C"><suma>100 lei</suma><parte>Ana</parte>${signature}</contract>`;

/** The contract with its signature inside, which refers to the whole document. */
export const enveloped = (wish: Partial<XmlWish> = {}): string =>
  contract(
    signatureOf({ parts: [{ uri: "", transforms: [ENVELOPED, EXCLUSIVE], bytes: contract() }], ...wish }),
  );

/** The contract with its signature inside, which refers to it by its identifier. */
export const byIdentifier = (wish: Partial<XmlWish> = {}): string =>
  contract(
    signatureOf({ parts: [{ uri: "#C", transforms: [ENVELOPED, EXCLUSIVE], bytes: contract() }], ...wish }),
  );

/** A signature around the contract. */
export function enveloping(wish: Partial<XmlWish> = {}): string {
  const object = `<ds:Object xmlns:ds="${DS}" Id="O">${contract()}</ds:Object>`;
  return signatureOf({
    parts: [{ uri: "#O", transforms: [EXCLUSIVE], bytes: object }],
    objects: object,
    ...wish,
  });
}

/** A file in base64 inside of its signature. */
export function envelopingText(wish: Partial<XmlWish> = {}): string {
  const text = Buffer.from("Suma: 100 lei").toString("base64");
  return signatureOf({
    parts: [{ uri: "#O", transforms: [BASE64], bytes: "Suma: 100 lei" }],
    objects: `<ds:Object Id="O">${text}</ds:Object>`,
    ...wish,
  });
}

/** Two elements beside their signature, in an envelope. */
export const beside = (wish: Partial<XmlWish> = {}): string =>
  `<plic>${contract()}${signatureOf({ parts: [{ uri: "#C", transforms: [EXCLUSIVE], bytes: contract() }], ...wish })}</plic>`;

export type Files = Record<string, string | Buffer>;

export const entryOf = (name: string, content: string | Buffer): ZipEntry => {
  const data = Buffer.from(content);
  return { name, method: "stored", data, crc: crc32(data), size: data.length };
};

export const zipped = (files: Files): Buffer =>
  zipOf(Object.entries(files).map(([name, content]) => entryOf(name, content)));

export const ASICE = "application/vnd.etsi.asic-e+zip";
export const ASICS = "application/vnd.etsi.asic-s+zip";

/** The files of the containers in the tests. */
export const contents: Files = { "contract.txt": "Suma: 100 lei", "anexe/plan.txt": "Un plan" };

const addressOf = (name: string): string => name.split("/").map(encodeURIComponent).join("/");

/** The files of a container with one XAdES signature over all contents. */
export function asicXades(files: Files = contents, wish: Partial<XmlWish> = {}): Files {
  const parts = Object.entries(files).map(([name, bytes]) => ({ uri: addressOf(name), bytes }));
  const signature = signatureOf({ parts, ...wish });
  return {
    mimetype: ASICE,
    ...files,
    "META-INF/signatures001.xml": `<asic:XAdESSignatures xmlns:asic="http://uri.etsi.org/02918/v1.2.1#">${signature}</asic:XAdESSignatures>`,
  };
}

/** A list of files with their digests, over which `signedBy` is. */
export const manifestOf = (signedBy: string, files: Files): string =>
  [
    `<asic:ASiCManifest xmlns:asic="http://uri.etsi.org/02918/v1.2.1#"><asic:SigReference URI="${signedBy}"/>`,
    ...Object.entries(files).map(
      ([name, bytes]) =>
        `<asic:DataObjectReference URI="${addressOf(name)}"><ds:DigestMethod xmlns:ds="${DS}" Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/><ds:DigestValue xmlns:ds="${DS}">${sha256(Buffer.from(bytes)).toString("base64")}</ds:DigestValue></asic:DataObjectReference>`,
    ),
    `</asic:ASiCManifest>`,
  ].join("");
