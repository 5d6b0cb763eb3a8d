import { deflateRawSync, crc32 } from "node:zlib";
import { zipOf } from "../text/zip.ts";

/** Beginnings of real files, made here so that tests carry no foreign content. */

/** A ZIP with these entries, stored or deflated, without extras. */
export const zip = (entries: Record<string, string | Buffer>, { deflated = true } = {}): Buffer =>
  zipOf(
    Object.entries(entries).map(([name, content]) => {
      const plain = Buffer.from(content as string);
      // The type of an OpenDocument is stored uncompressed, so that its first bytes show it.
      const isDeflated = deflated && name !== "mimetype";
      return {
        name,
        method: isDeflated ? "deflated" : "stored",
        data: isDeflated ? deflateRawSync(plain) : plain,
        crc: crc32(plain),
        size: plain.length,
      };
    }),
  );

const contentTypes = (part: string, type: string): string =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
  `<Override PartName="/${part}" ContentType="${type}.main+xml"/></Types>`;

const openXml = (part: string, type: string): Buffer =>
  zip({ "[Content_Types].xml": contentTypes(part, type), "_rels/.rels": "<Relationships/>", [part]: "<x/>" });

const office = "application/vnd.openxmlformats-officedocument";

export const docx = openXml("word/document.xml", `${office}.wordprocessingml.document`);
export const xlsx = openXml("xl/workbook.xml", `${office}.spreadsheetml.sheet`);
export const docm = openXml("word/document.xml", "application/vnd.ms-word.document.macroEnabled");
export const odt = zip({ mimetype: "application/vnd.oasis.opendocument.text", "content.xml": "<x/>" });
export const asice = zip({ mimetype: "application/vnd.etsi.asic-e+zip", "act.pdf": "%PDF-1.7" });
export const jar = zip({ "META-INF/MANIFEST.MF": "Manifest-Version: 1.0\n", "A.class": "x" });

/** A compound file ([MS-CFB]) of three sectors whose root storage has this class id, in hex. */
export function compound(rootClass = "00".repeat(16)): Buffer {
  const file = Buffer.alloc(512 * 3);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(file);
  file.writeUInt16LE(0x3e, 24);
  file.writeUInt16LE(3, 26);
  file.writeUInt16LE(0xfffe, 28);
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 48);
  file.write("Root Entry", 1024, "utf16le");
  Buffer.from(rootClass, "hex").copy(file, 1024 + 80);
  return file;
}

export const installer = compound("84100c0000000000c000000000000046");

const hex = (text: string): Buffer => Buffer.from(text.replaceAll(" ", ""), "hex");
const padded = (...parts: (Buffer | string)[]): Buffer =>
  Buffer.concat([...parts.map((part) => Buffer.from(part as string)), Buffer.alloc(256)]);

export const pdf = Buffer.concat([
  Buffer.from("%PDF-1.7\n%"),
  hex("e2e3cfd3 0a"),
  Buffer.from("1 0 obj\n<<>>\nendobj\n"),
]);
export const asciiPdf = Buffer.from(
  "%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);
export const png = hex(
  "89504e470d0a1a0a 0000000d49484452 00000001000000010806000000 1f15c489 0000000d49444154 789c636000000200 0154a24f5d 0000000049454e44ae426082",
);
export const jpeg = padded(hex("ffd8ffe000104a46494600010100000100010000"));
/** A picture whose size reads as the start of a comment: a GIF to sniffers, a program to a browser that guesses. */
export const gifScript = padded("GIF89a/*", hex("000000"), "*/=1;alert(document.cookie)//");
export const mp4 = padded(hex("00000018"), "ftypmp42", hex("00000000"), "mp42isom");
export const wav = padded("RIFF", hex("24080000"), "WAVEfmt ", hex("10000000"));
export const compress = padded(hex("1f9d90"));

export const elf = padded(hex("7f454c46 020101 000000000000000000 0300 3e00"));
export const windowsProgram = padded("MZ", hex("90000300000004000000ffff0000"));
export const machO = padded(hex("cffaedfe 07000001 03000000 02000000"));
export const universalMachO = padded(hex("cafebabe 00000002 01000007 00000003"));
export const javaClass = padded(hex("cafebabe 00000041 001d0a00"));
export const dex = padded("dex\n035\0");
export const shortcut = padded(hex("4c000000 0114020000000000c000000000000046"));
export const wasm = padded(hex("0061736d 01000000"));
export const debian = padded("!<arch>\ndebian-binary   1700000000  0     0     100644  4         `\n2.0\n");

/** A detached signature (CMS in DER): a sequence with the oid of signedData. */
export const p7s = padded(hex("3082 0a3b 0609 2a864886f70d010702 a0820a2c"));
export const p7sPem = Buffer.from(
  "-----BEGIN PKCS7-----\nMIIKOwYJKoZIhvcNAQcCoIIKLA==\n-----END PKCS7-----\n",
);
export const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><circle r="1"/></svg>`);
export const svgWithProlog = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${svg.toString()}`);
export const html = Buffer.from("<!doctype html><html><body>Bună ziua</body></html>");
export const csv = Buffer.from("denumire;suma\nȘosea;12,50\nМост;7\n");
/** "Привет, мир" and "Ştefan" as Windows programs of the nineties wrote them. */
export const windows1251 = hex("cff0e8e2e5f2 2c20 ece8f0 0d0a");
export const windows1250 = hex("aa746566616e 0d0a");
export const utf16 = Buffer.concat([hex("fffe"), Buffer.from("denumire\tsuma\r\n", "utf16le")]);
export const rtf = Buffer.from("{\\rtf1\\ansi Salut}");
export const xmlSpreadsheet = Buffer.from(
  `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>`,
);
export const noise = Buffer.from(Array.from({ length: 512 }, (_, index) => (index * 167 + 3) % 251));
