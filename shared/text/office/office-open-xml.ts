import { UnreadableFile } from "../unreadable.ts";
import { Package } from "./package.ts";
import { ifWhole, partsOf } from "./packed.ts";
import { DamagedPart } from "./walk.ts";

/* Texts of Office Open XML files (ECMA-376), transitional and strict. */

/** A file that is read from its main part. @throws UnreadableFile */
async function textOfPackage(
  bytes: Buffer,
  most: number,
  write: (file: Package) => Promise<void> | void,
): Promise<string> {
  const file = new Package(await partsOf(bytes), most);
  try {
    await write(file);
  } catch (error) {
    throw error instanceof DamagedPart ? new UnreadableFile("stricat", error) : error;
  }
  return file.written.text();
}

/** The text of a DOCX: a paragraph, or a row of a table, in each line; then headers, footers, notes and comments. @throws UnreadableFile */
export const textOfDocx = (bytes: Buffer, most = Infinity): Promise<string> =>
  textOfPackage(bytes, most, (file) => file.write(file.main));

/** The text of a PPTX: slide by slide in their order, each with its charts, notes and comments. @throws UnreadableFile */
export const textOfPptx = (bytes: Buffer, most = Infinity): Promise<string> =>
  textOfPackage(bytes, most, (file) => {
    for (const { part } of file.listed("sldId")) ifWhole(() => file.write(part));
  });

/** The text of an XLSX: sheet by sheet, a row in each line as it is shown, with headers, footers, charts and comments. @throws UnreadableFile */
export const textOfXlsx = (bytes: Buffer, most = Infinity): Promise<string> =>
  textOfPackage(bytes, most, async (file) => {
    const { writeSheets } = await import("./sheets.ts");
    writeSheets(file);
  });
