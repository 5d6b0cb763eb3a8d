import { PdfString, type PdfValue } from "./values.ts";

/** The characters of PDFDocEncoding (ISO 32000-2, annex D) that differ from Latin-1. */
const differing = new Map<number, string>([
  ...[..."˘ˇˆ˙˝˛˚˜"].map((one, i): [number, string] => [0x18 + i, one]),
  ...[..."•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž"].map((one, i): [number, string] => [0x80 + i, one]),
  [0xa0, "€"],
]);

/** The text of a string; undefined for another value. */
export function textIn(value: PdfValue): string | undefined {
  if (!(value instanceof PdfString)) return undefined;
  const { bytes } = value;
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return wide(bytes.subarray(2));
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return bytes.toString("utf8", 3);
  return [...bytes].map((code) => differing.get(code) ?? String.fromCharCode(code)).join("");
}

const wide = (bytes: Buffer): string =>
  Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2)))
    .swap16()
    .toString("utf16le");

/** Text as UTF-16 with a byte order mark. */
export const textString = (text: string): PdfString =>
  new PdfString(Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(text, "utf16le").swap16()]));

const DATE = /^D:(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:Z|([+-])(\d\d)'?(\d\d)?'?)?/;

/** The date of a string (ISO 32000-2, 7.9.4); undefined for another value. */
export function dateIn(value: PdfValue): Date | undefined {
  const found = DATE.exec(textIn(value) ?? "");
  if (!found) return undefined;
  const [, year = "", month = "01", day = "01", hour = "00", minute = "00", second = "00"] = found;
  const [sign = "+", hours = "00", minutes = "00"] = found.slice(7);
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${sign}${hours}:${minutes}`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** A date in UTC. */
export const dateString = (date: Date): PdfString =>
  new PdfString(Buffer.from(`D:${date.toISOString().replace(/\.\d+Z$|[-:T]/g, "")}Z`));
