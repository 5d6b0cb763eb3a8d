import type { FileProperties } from "../file-properties.ts";
import { propertiesOfPackage } from "./properties.ts";
import { UnreadableFile } from "../unreadable.ts";
import { Package } from "./package.ts";
import { stored } from "../archive.ts";
import { ifWhole, isXmlOrSheet, partsOf } from "./packed.ts";
import { DamagedPart, type Gathering } from "./walk.ts";

/* Texts of Office Open XML files (ECMA-376), transitional and strict. */

/** A file that is read from its main part. @throws UnreadableFile */
async function textOfPackage(
  parts: Map<string, Buffer>,
  { most, about = {}, gathered = "plain" }: Gathering & { most: number },
  write: (file: Package) => Promise<void> | void,
): Promise<string> {
  const file = new Package(parts, most, gathered);
  try {
    Object.assign(about, propertiesOfPackage(file));
    await write(file);
  } catch (error) {
    throw error instanceof DamagedPart ? new UnreadableFile("stricat", error) : error;
  }
  return file.written.text();
}

/** The text of a DOCX: a paragraph, or a row of a table, in each line; then headers, footers, notes and comments. @throws UnreadableFile */
export const textOfDocx = async (bytes: Buffer, most = Infinity, how: Gathering = {}): Promise<string> =>
  textOfPackage(await partsOf(bytes), { most, ...how }, (file) => file.write(file.main));

/** The text of a PPTX: slide by slide in their order, each with its charts, notes and comments. @throws UnreadableFile */
export const textOfPptx = async (bytes: Buffer, most = Infinity, how: Gathering = {}): Promise<string> =>
  textOfPackage(await partsOf(bytes), { most, ...how }, (file) => {
    const slides = file.listed("sldId");
    if (how.about && slides.length > 0) how.about.pages = slides.length;
    for (const { part } of slides) ifWhole(() => file.write(part));
  });

/** The text of an XLSX: sheet by sheet, a row in each line as it is shown, with headers, footers, charts and comments. @throws UnreadableFile */
export const textOfXlsx = async (bytes: Buffer, most = Infinity, how: Gathering = {}): Promise<string> =>
  textOfPackage(await partsOf(bytes), { most, ...how }, async (file) => {
    const { writeSheets } = await import("./sheets.ts");
    writeSheets(file);
  });

/** The text of an XLSB: its sheets as those of an XLS, then their charts, drawings and comments. @throws UnreadableFile */
export async function textOfXlsb(
  bytes: Buffer,
  most = Infinity,
  about: FileProperties = {},
): Promise<string> {
  const parts = await partsOf(bytes, isXmlOrSheet);
  return textOfPackage(parts, { most, about }, async (file) => {
    const { textOfXls } = await import("./compound.ts");
    file.written.add(`${await textOfXls(stored(parts), most)}\n`);
    for (const { type, name } of file.related(file.main)) if (type === "worksheet") file.writeRelated(name);
  });
}
