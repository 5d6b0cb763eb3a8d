import { crc32 } from "node:zlib";
import { type ZipEntry, zipOf } from "../../../../shared/text/zip.ts";

/* Containers of one file with its signatures (ETSI EN 319 162-1), for every reader of such files. */

const ASICE = "application/vnd.etsi.asic-e+zip";
const ASICS = "application/vnd.etsi.asic-s+zip";
const DS = "http://www.w3.org/2000/09/xmldsig#";
const SHA256 = "http://www.w3.org/2001/04/xmlenc#sha256";

interface Listed {
  fileName: string;
  contentType: string | undefined;
  /** SHA-256 of the file, in hexadecimal. */
  hash: string;
}

const typed = (type: string | undefined): string =>
  type !== undefined && /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+$/.test(type)
    ? ` MimeType="${type.replaceAll("&", "&amp;")}"`
    : "";

/** The address of a file in a container; no character of it has a meaning in XML. */
const addressOf = (name: string): string => encodeURIComponent(name).replaceAll("'", "%27");

/** The list that a signature in a container signs (ETSI EN 319 162-1, A.4). */
export function manifestOf(signatureName: string, { fileName, contentType, hash }: Listed): Buffer {
  const digest = Buffer.from(hash, "hex").toString("base64");
  return Buffer.from(
    [
      `<asic:ASiCManifest xmlns:asic="http://uri.etsi.org/02918/v1.2.1#" xmlns:ds="${DS}">`,
      `<asic:SigReference URI="${signatureName}" MimeType="application/pkcs7-signature"/>`,
      `<asic:DataObjectReference URI="${addressOf(fileName)}"${typed(contentType)}>`,
      `<ds:DigestMethod Algorithm="${SHA256}"/><ds:DigestValue>${digest}</ds:DigestValue>`,
      "</asic:DataObjectReference></asic:ASiCManifest>",
    ].join(""),
  );
}

interface NamedFile {
  name: string;
  bytes: Buffer;
}

const entryOf = ({ name, bytes: data }: NamedFile): ZipEntry => ({
  name,
  method: "stored",
  data,
  crc: crc32(data),
  size: data.length,
});

/** The type of a container is its first entry, as it is, so that programs recognise it by its first bytes. */
const zipped = (type: string, files: NamedFile[]): Buffer =>
  zipOf([{ name: "mimetype", bytes: Buffer.from(type) }, ...files].map(entryOf));

interface Signed {
  signatureName: string;
  manifest: Buffer;
  cms: Buffer;
}

interface Container {
  bytes: Buffer;
  contentType: string;
  extension: string;
}

/** A container of files with signatures over lists of them (ASiC-E with CAdES). */
export const extendedContainer = (files: NamedFile[], signatures: Signed[]): Container => ({
  contentType: ASICE,
  extension: "asice",
  bytes: zipped(ASICE, [
    ...files,
    ...signatures.flatMap(({ signatureName: name, manifest, cms }) => [
      { name: manifestName(name), bytes: manifest },
      { name, bytes: cms },
    ]),
  ]),
});

const manifestName = (signatureName: string): string =>
  signatureName.replace("signature", "ASiCManifest").replace(/\.p7s$/, ".xml");

/** A container of a file with a signature over its bytes (ASiC-S with CAdES). */
export const simpleContainer = (file: NamedFile, cms: Buffer): Container => ({
  contentType: ASICS,
  extension: "asics",
  bytes: zipped(ASICS, [file, { name: "META-INF/signature.p7s", bytes: cms }]),
});
