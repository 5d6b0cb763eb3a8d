import { crc32, deflateRawSync } from "node:zlib";
import { type ZipEntry, zipOf } from "../text/zip.ts";
import { type Asn1Node, asn1Bytes } from "./changed-files/asn1-tree.ts";
import { certificateOf } from "./signed-pdfs/kit.ts";
import {
  asicXades,
  BASE64,
  contract,
  ENVELOPED,
  entryOf,
  enveloped,
  EXCLUSIVE,
  signatureOf,
} from "./signed-xml/kit.ts";

/*
 * Files that look signed and are large, deep or quadratic inside. They are generated on demand and never stored: a repository with bombs
 * in it sets off scanners.
 */

const DS = "http://www.w3.org/2000/09/xmldsig#";

/* ASN.1 */

const SIGNED_DATA = Buffer.from("2a864886f70d010702", "hex");
const DATA = Buffer.from("2a864886f70d010701", "hex");
const leaf = (tag: number, content: Buffer): Asn1Node => ({ tag, content });
const node = (tag: number, ...children: Asn1Node[]): Asn1Node => ({
  tag,
  children,
  content: Buffer.alloc(0),
});
const number = (value: number) => leaf(0x02, Buffer.from([value]));
const sha256 = () => node(0x30, leaf(0x06, Buffer.from("608648016503040201", "hex")));
/** Bytes that are a value already. */
const whole = (bytes: Buffer, tag = 0x30): Asn1Node => {
  const header = bytes[1] === undefined || bytes[1] < 0x80 ? 2 : 2 + (bytes[1] & 0x7f);
  return leaf(tag, bytes.subarray(header));
};

const signedData = ({
  content = [] as Asn1Node[],
  certificates = [] as Asn1Node[],
  signers = [] as Asn1Node[],
  type = DATA,
}): Buffer =>
  asn1Bytes(
    node(
      0x30,
      leaf(0x06, SIGNED_DATA),
      node(
        0xa0,
        node(
          0x30,
          number(1),
          node(0x31, sha256()),
          node(0x30, leaf(0x06, type), ...content),
          ...(certificates.length > 0 ? [node(0xa0, ...certificates)] : []),
          node(0x31, ...signers),
        ),
      ),
    ),
  );

/** The name of a signer by an issuer and a number, with nothing that verifies. */
const signer = (unsigned: Asn1Node[] = []): Asn1Node =>
  node(
    0x30,
    number(1),
    node(0x30, node(0x30), leaf(0x02, Buffer.from([1]))),
    sha256(),
    node(0x30, leaf(0x06, Buffer.from("2a864886f70d01010b", "hex")), leaf(0x05, Buffer.alloc(0))),
    leaf(0x04, Buffer.alloc(256)),
    ...(unsigned.length > 0 ? [node(0xa1, ...unsigned)] : []),
  );

const HEAD = Buffer.concat([Buffer.from([0x30, 0x80, 0x06, 0x09]), SIGNED_DATA, Buffer.from([0xa0, 0x80])]);
const repeated = (bytes: number[], times: number): Buffer =>
  Buffer.alloc(bytes.length * times, Buffer.from(bytes));

/** A signed file that is the content of a signed file, and so on. */
function nested(levels: number): Buffer {
  let file = signedData({});
  for (let i = 0; i < levels; i += 1)
    file = signedData({ content: [node(0xa0, leaf(0x04, file))], type: SIGNED_DATA });
  return file;
}

const manyTokens = (): Buffer => {
  const token = whole(
    signedData({ certificates: Array<Asn1Node>(20).fill(whole(certificateOf("ana").raw)) }),
  );
  const type = Buffer.from("2a864886f70d010910020e", "hex");
  const stamps = node(0x30, leaf(0x06, type), node(0x31, ...Array<Asn1Node>(200).fill(token)));
  return signedData({ certificates: [whole(certificateOf("ana").raw)], signers: [signer([stamps])] });
};

/* XML */

const signedText = (text: string) =>
  text.replace(
    /<\/(\w+)>$/,
    `${signatureOf({ parts: [{ uri: "", transforms: [ENVELOPED, EXCLUSIVE], bytes: "" }] })}</$1>`,
  );

const entities = (): string => {
  const names = Array.from({ length: 12 }, (_, i) => `<!ENTITY a${i + 1} "${`&a${i};`.repeat(10)}">`);
  return `<!DOCTYPE a [<!ENTITY a0 "lei">${names.join("")}]><a xmlns:ds="${DS}">&a12;</a>`;
};

const transforms = (times: number): string =>
  contract(
    `<b>${"x".repeat(2_000_000)}</b>${signatureOf({
      parts: [{ uri: "", transforms: [ENVELOPED, ...Array<string>(times).fill(EXCLUSIVE)], bytes: "" }],
    })}`,
  );

const attributes = Array.from({ length: 200_000 }, (_, i) => `a${i}="1"`).join(" ");
const prefixes = Array.from({ length: 400 }, (_, i) => `xmlns:p${i}="urn:${i}"`).join(" ");

/* Archives */

const packedZeros = (megabytes: number): ZipEntry => {
  const size = megabytes * 1_000_000;
  return { name: "a.bin", method: "deflated", data: deflateRawSync(Buffer.alloc(size)), crc: 0, size };
};

const signedFiles = (): ZipEntry[] =>
  Object.entries(asicXades()).map(([name, content]) => entryOf(name, content));

/** A hundred names for the same ten megabytes. */
function overlapping(): Buffer {
  const zeros = Buffer.alloc(10_000_000);
  const first = {
    ...packedZeros(10),
    crc: crc32(zeros),
  };
  const aliases = Array.from({ length: 100 }, (_, i) => ({ ...first, name: `a${i}.bin` }));
  return zipOf([first, ...signedFiles()], aliases);
}

/** Files of a few kilobytes, or of some megabytes. */
export const signedBombs: [name: string, make: () => Buffer | string][] = [
  ["CMS without an end in depth", () => Buffer.concat([HEAD, repeated([0x30, 0x80], 500_000)])],
  [
    "CMS of a gigabyte, as it says",
    () => Buffer.concat([Buffer.from("30843fffffff", "hex"), HEAD.subarray(2)]),
  ],
  [
    "CMS with a string in a million pieces",
    () =>
      Buffer.concat([
        HEAD,
        Buffer.from([0x30, 0x80, 0x24, 0x80]),
        repeated([0x04, 0x01, 0x41], 1_000_000),
        Buffer.alloc(10),
      ]),
  ],
  [
    "CMS with a million values",
    () =>
      Buffer.concat([
        HEAD,
        Buffer.from([0x31, 0x80]),
        repeated([0x02, 0x01, 0x01], 1_000_000),
        Buffer.alloc(6),
      ]),
  ],
  [
    "CMS with a type of a megabyte",
    () => signedData({ content: [leaf(0x06, Buffer.alloc(1_000_000, 0xff))] }),
  ],
  [
    "CMS with 3,000 signers and as many certificates",
    () =>
      signedData({
        certificates: Array<Asn1Node>(3_000).fill(whole(certificateOf("ana").raw)),
        signers: Array<Asn1Node>(3_000).fill(signer()),
      }),
  ],
  ["CMS with 200 stamps of 20 certificates", manyTokens],
  ["CMS in CMS, 2,000 times", () => nested(2_000)],
  ["base64 of nothing but its beginning", () => `MIA${"G".repeat(8_000_000)}`],
  ["XML with entities", entities],
  ["XML in depth", () => `<a xmlns:ds="${DS}">${"<a>".repeat(1_000_000)}`],
  ["XML with 200,000 attributes", () => `<a xmlns:ds="${DS}" ${attributes}/>`],
  ["XML with an attribute of ten megabytes", () => signedText(`<a b="${"x".repeat(10_000_000)}"></a>`)],
  [
    "XML with 400 prefixes on 20,000 elements",
    () => signedText(`<a ${prefixes}>${"<p1:b/>".repeat(20_000)}</a>`),
  ],
  ["XML with 200,000 comments", () => signedText(`<a>${"<!--x-->".repeat(200_000)}</a>`)],
  ["XML with 500 canonical forms of two megabytes", () => transforms(500)],
  [
    "XML with 300 signatures of the whole document",
    () =>
      contract(
        `${"<b>x</b>".repeat(20_000)}${signatureOf({ parts: [{ uri: "", transforms: [ENVELOPED, EXCLUSIVE], bytes: "" }] }).repeat(300)}`,
      ),
  ],
  [
    "XML with content in base64 of 20 megabytes",
    () =>
      signatureOf({
        parts: [{ uri: "#O", transforms: [BASE64], bytes: "" }],
        objects: `<ds:Object Id="O">${"QUFB".repeat(5_000_000)}</ds:Object>`,
      }),
  ],
  [
    "XML that says that a part of it is itself",
    () => enveloped().replace('URI=""', `URI="#xpointer(${"(".repeat(100_000)}"`),
  ],
  ["an archive of 400 megabytes", () => zipOf([...signedFiles(), packedZeros(400)])],
  [
    "an archive with 60,000 files",
    () => zipOf([...signedFiles(), ...Array.from({ length: 60_000 }, (_, i) => entryOf(`a${i}`, ""))]),
  ],
  ["an archive of a hundred files in one place", overlapping],
  [
    "an archive in an archive, whose signature is XML in depth",
    () =>
      zipOf([
        ...signedFiles().filter(({ name }) => !name.startsWith("META-INF")),
        entryOf("META-INF/signatures001.xml", `<a xmlns:ds="${DS}">${"<a>".repeat(500_000)}`),
      ]),
  ],
  ["JSON in depth", () => `{"signatures":${"[".repeat(2_000_000)}`],
  [
    "JSON with a million signatures",
    () => `{"payload":"","signatures":[${Array<string>(1_000_000).fill("{}").join(",")}]}`,
  ],
];
