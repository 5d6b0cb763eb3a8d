import { crc32, deflateRawSync } from "node:zlib";
import type { File } from "../text/pages.ts";
import { zipOf, type ZipEntry } from "../text/zip.ts";

/* Files of text formats that are endless, deep or large inside; generated on demand, like those of `bombs.ts`. */

/** A file, and what reading it ends with: a text (`read`), or the reason of the refusal. */
interface TextBomb {
  name: string;
  contentType: string;
  make(): Buffer;
}

const OPEN_XML = "application/vnd.openxmlformats-officedocument";
const ODF = "application/vnd.oasis.opendocument";
const XML = "application/xml";
const ZIP = "application/zip";
const EML = "message/rfc822";

const packed = (name: string, plain: Buffer | string): ZipEntry => {
  const bytes = Buffer.from(plain as string);
  return { name, method: "deflated", data: deflateRawSync(bytes), crc: crc32(bytes), size: bytes.length };
};
const stored = (name: string, data: Buffer): ZipEntry => ({
  name,
  method: "stored",
  data,
  crc: crc32(data),
  size: data.length,
});
const zipped = (parts: Record<string, string>): Buffer =>
  zipOf(Object.entries(parts).map(([name, text]) => packed(name, text)));

const MAIN =
  '<Relationships><Relationship Id="r" Type="http://x/officeDocument" Target="main.xml"/></Relationships>';
const openXml = (main: string, more: Record<string, string> = {}): Buffer =>
  zipped({ "_rels/.rels": MAIN, "main.xml": main, ...more });
const odf = (content: string): Buffer => zipped({ "content.xml": content });

const LAUGHS = `<!DOCTYPE a [<!ENTITY a "ha">${Array.from({ length: 30 }, (_, i) => `<!ENTITY a${i} "${`&a${i === 0 ? "" : i - 1};`.repeat(10)}">`).join("")}]><a>&a29;</a>`;
const deep = (times: number): string => "<a>".repeat(times);

function nestedZips(depth: number): Buffer {
  let inner = zipOf(Array.from({ length: 10 }, (_, i) => packed(`${i}.txt`, "a ".repeat(500_000))));
  for (let level = 0; level < depth; level += 1) {
    const bytes = inner;
    inner = zipOf(Array.from({ length: 10 }, (_, i) => stored(`${i}.zip`, bytes)));
  }
  return inner;
}

const nestedMails = (times: number): string =>
  "Content-Type: message/rfc822\r\n\r\n".repeat(times) + "Subject: x\r\n\r\nx";
const nestedParts = (times: number): string =>
  Array.from(
    { length: times },
    (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}\r\n`,
  ).join("");

const bomb = (name: string, contentType: string, make: () => Buffer | string): TextBomb => ({
  name,
  contentType,
  make: () => Buffer.from(make() as string),
});

export const textBombs: readonly TextBomb[] = [
  bomb("xml: entities in entities", XML, () => LAUGHS),
  bomb("xml: a million elements deep", XML, () => deep(1_000_000)),
  bomb("xml: an attribute of 40 MB", XML, () => `<a b="${"x".repeat(40_000_000)}"/>`),
  bomb("xml: a text of 80 MB", XML, () => `<a>${"x ".repeat(40_000_000)}</a>`),
  bomb("xml: a million errors", XML, () => `<a>${"&b; < ".repeat(1_000_000)}`),
  bomb("zip: archives in archives, 10 each", ZIP, () => nestedZips(5)),
  bomb("zip: 65,000 files", ZIP, () =>
    zipOf(Array.from({ length: 65_000 }, (_, i) => packed(`${i}.txt`, "a"))),
  ),
  bomb("zip: a file of 1 GB", ZIP, () => zipOf([packed("a.txt", Buffer.alloc(1_000_000_000))])),
  bomb("zip: 100 files of 30 MB", ZIP, () => {
    const one = packed("a.html", "<b>".repeat(10_000_000));
    return zipOf(Array.from({ length: 100 }, (_, i) => ({ ...one, name: `${i}.html` })));
  }),
  bomb("docx: entities in entities", `${OPEN_XML}.wordprocessingml.document`, () => openXml(LAUGHS)),
  bomb("docx: relations in a circle", `${OPEN_XML}.wordprocessingml.document`, () =>
    openXml("<p><t>a</t></p>", {
      "_rels/main.xml.rels":
        '<Relationships><Relationship Id="a" Type="http://x/header" Target="main.xml"/></Relationships>',
    }),
  ),
  bomb("pptx: 20,000 slides", `${OPEN_XML}.presentationml.presentation`, () =>
    openXml(`<p>${'<sldId r:id="s"/>'.repeat(20_000)}</p>`, {
      "_rels/main.xml.rels":
        '<Relationships><Relationship Id="s" Type="http://x/slide" Target="s.xml"/></Relationships>',
      "s.xml": `<a><t>${"a ".repeat(1_000_000)}</t></a>`,
    }),
  ),
  bomb("xlsx: a cell that names a text of 1 MB, 100,000 times", `${OPEN_XML}.spreadsheetml.sheet`, () =>
    openXml('<w><sheet name="a" r:id="s"/></w>', {
      "_rels/main.xml.rels":
        '<Relationships><Relationship Id="s" Type="http://x/worksheet" Target="s.xml"/><Relationship Id="t" Type="http://x/sharedStrings" Target="t.xml"/></Relationships>',
      "t.xml": `<sst><si><t>${"a".repeat(1_000_000)}</t></si></sst>`,
      "s.xml": `<s>${'<c t="s"><v>0</v></c>'.repeat(100_000)}</s>`,
    }),
  ),
  bomb("xlsb: a part of 45 MB of zeros", "application/vnd.ms-excel.sheet.binary.macroenabled.12", () =>
    zipOf([
      packed("_rels/.rels", MAIN.replace("main.xml", "main.bin")),
      packed("main.bin", Buffer.alloc(45_000_000)),
    ]),
  ),
  bomb("odt: spaces without end", `${ODF}.text`, () => odf(`<p>${'<s c="999999999"/>'.repeat(100_000)}</p>`)),
  bomb("ods: a row repeated a million times", `${ODF}.spreadsheet`, () =>
    odf(`<t>${'<table-row number-rows-repeated="1048576"><p>a</p></table-row>'.repeat(10_000)}</t>`),
  ),
  bomb("odp: 400,000 elements deep", `${ODF}.presentation`, () => odf(deep(400_000))),
  bomb("rtf: a million groups", "application/rtf", () => `{\\rtf1${"{".repeat(1_000_000)}`),
  bomb(
    "rtf: a title without end",
    "application/rtf",
    () => `{\\rtf1{\\info{\\title ${"{".repeat(2_000_000)}`,
  ),
  bomb("html: 400,000 elements deep", "text/html", () => "<div>".repeat(400_000)),
  bomb(
    "html: 100,000 attributes",
    "text/html",
    () => `<p ${Array.from({ length: 100_000 }, (_, i) => `a${i}=b`).join(" ")}>`,
  ),
  bomb("eml: mails in mails", EML, () => nestedMails(100_000)),
  bomb("eml: parts in parts", EML, () => nestedParts(20_000)),
  bomb("eml: a header of 20 MB", EML, () => `Subject: ${"=?utf-8?q?a?= ".repeat(1_500_000)}\r\n\r\nx`),
  bomb("csv: a line of 80 MB", "text/csv", () => "a;".repeat(40_000_000)),
];

/** A bomb as a file. */
export const fileOf = ({ make, contentType }: TextBomb): File => ({ bytes: make(), contentType });
