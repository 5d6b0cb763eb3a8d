import type { FileProperties } from "../file-properties.ts";
import { type Container, containerOf, isEncryptedWord } from "./container.ts";
import { propertiesOfCompound } from "./summary.ts";
import { UnreadableFile } from "../unreadable.ts";
import { TextWriter } from "../text-writer.ts";

/* Texts of office files of before 2007, which are compound files (MS-CFB). */

/** Reads a compound file by a library that knows its kind. */
async function reading<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message);
    throw new UnreadableFile(isLocked ? "cuParola" : "stricat", error);
  }
}

/** The text of a DOC (MS-DOC): body, text boxes, headers, footers, notes and comments. @throws UnreadableFile */
export const textOfDoc = (bytes: Buffer, most = Infinity, about: FileProperties = {}): Promise<string> =>
  reading(async () => {
    if (!isCompound(bytes)) return ofAnotherKind(bytes, most);
    const container = await containerOf(bytes);
    demandOpenWord(container);
    Object.assign(about, propertiesOfCompound(container));
    const { default: WordExtractor } = await import("word-extractor");
    const file = await new WordExtractor().extract(bytes);
    const written = new TextWriter(most);
    const parts = [
      file.getBody(),
      file.getTextboxes(),
      file.getHeaders(),
      file.getFootnotes(),
      file.getEndnotes(),
      file.getAnnotations(),
    ];
    // The library writes the name of nothing where a soft hyphen was.
    for (const part of parts) written.add(`${part.replaceAll("undefined", "")}\n`);
    return written.text();
  });

/** Files with this ending that are another kind. */
async function ofAnotherKind(bytes: Buffer, most: number): Promise<string> {
  if (bytes.toString("latin1", 0, 5) !== "{\\rtf") throw new UnreadableFile("stricat");
  return (await import("../rtf.ts")).textOfRtf(bytes, most);
}

const isCompound = (bytes: Buffer): boolean => bytes.readUInt16LE(0) === 0xcfd0;

function demandOpenWord({ find }: Container): void {
  const word = find("WordDocument");
  if (!word || word.length < 12) throw new UnreadableFile("stricat");
  if (isEncryptedWord(word)) throw new UnreadableFile("cuParola");
}

/** The text of an XLS or XLSB: sheet by sheet, a row in each line as it is shown, with comments. @throws UnreadableFile */
export const textOfXls = (bytes: Buffer, most = Infinity, about: FileProperties = {}): Promise<string> =>
  reading(async () => {
    if (isCompound(bytes)) Object.assign(about, propertiesOfCompound(await containerOf(bytes)));
    const { read, utils } = await import("@e965/xlsx");
    const book = read(bytes, { type: "buffer", cellFormula: false, cellHTML: false, sheetStubs: false });
    const written = new TextWriter(most);
    for (const name of book.SheetNames) {
      const sheet = book.Sheets[name];
      written.add(`${name}\n`);
      if (!sheet) continue;
      written.add(`${utils.sheet_to_txt(sheet, { strip: true, blankrows: false }).replaceAll("\0", "")}\n`);
      for (const [at, cell] of Object.entries(sheet)) {
        if (at.startsWith("!")) continue;
        for (const { t } of (cell as { c?: { t?: string }[] }).c ?? []) written.add(`${t ?? ""}\n`);
      }
    }
    return written.text();
  });

/** Types of records of a presentation (MS-PPT, 2.13.24; MS-ODRAW, 2.2). */
const records = {
  unicode: 0x0fa0,
  bytes: 0x0fa8,
  string: 0x0fba,
  headersAndFooters: 0x0fd9,
  comment: 0x2ee0,
  tagged: 0x138b,
  master: 0x03f8,
  shape: 0xf004,
  placeholder: 0x0bc3,
} as const;

const MOST_DEPTH = 30;

interface PptRecord {
  type: number;
  isContainer: boolean;
  content: Buffer;
}

function* recordsIn(stream: Buffer): Generator<PptRecord> {
  let at = 0;
  while (at + 8 <= stream.length) {
    const type = stream.readUInt16LE(at + 2);
    const end = Math.min(at + 8 + stream.readUInt32LE(at + 4), stream.length);
    // What newer versions added is a container within a tag.
    const isContainer = (stream.readUInt16LE(at) & 0xf) === 0xf || type === records.tagged;
    yield { type, isContainer, content: stream.subarray(at + 8, end) };
    at = end;
  }
}

/** The text of a PPT: texts of slides, notes and comments in the order of the file. @throws UnreadableFile */
export const textOfPpt = (bytes: Buffer, most = Infinity, about: FileProperties = {}): Promise<string> =>
  reading(async () => {
    const container = await containerOf(bytes);
    if (container.find("EncryptedSummary")) throw new UnreadableFile("cuParola");
    const stream = container.find("PowerPoint Document");
    if (!stream) throw new UnreadableFile("stricat");
    Object.assign(about, propertiesOfCompound(container));
    const written = new TextWriter(most);
    writeRecords(stream, written, { depth: 0, around: 0, isMaster: false });
    return written.text();
  });

interface Place {
  depth: number;
  /** The type of the container around. */
  around: number;
  isMaster: boolean;
}

function writeRecords(stream: Buffer, written: TextWriter, { depth, around, isMaster }: Place): void {
  if (depth > MOST_DEPTH) return;
  for (const { type, isContainer, content } of recordsIn(stream)) {
    if (written.isFull) return;
    const isSaid = around === records.comment || around === records.headersAndFooters;
    if (type === records.unicode || (type === records.string && isSaid))
      written.add(`${lines(content.toString("utf16le"))}\n`);
    else if (type === records.bytes) written.add(`${lines(content.toString("latin1"))}\n`);
    else if (isContainer && !(isMaster && type === records.shape && isPlaceholder(content, depth)))
      writeRecords(content, written, {
        depth: depth + 1,
        around: type,
        isMaster: isMaster || type === records.master,
      });
  }
}

/** Shapes of a master that say where slides have a text, and are not seen themselves. */
function isPlaceholder(shape: Buffer, depth: number): boolean {
  for (const { type, isContainer, content } of recordsIn(shape))
    if (
      type === records.placeholder ||
      (isContainer && depth < MOST_DEPTH && isPlaceholder(content, depth + 1))
    )
      return true;
  return false;
}

/** Ends of paragraphs and of lines in texts of slides; an asterisk stands for a number or a date. */
const lines = (text: string): string => text.replaceAll(/[\r\v]/g, "\n").replaceAll(/^\*$/gm, "");
