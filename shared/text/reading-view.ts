import { textKindOf, type TextKind } from "./file-kinds.ts";
import type { File } from "./pages.ts";
import { type Block, blocksOf } from "./reading-marks.ts";
import { textOf } from "./text-of.ts";

/** A file as it is read without its pages. */
export interface ReadingView {
  blocks: Block[];
  /** True if the file says more. */
  isCut: boolean;
}

/** A text that was gathered up to a limit is shorter by the spaces at its end. */
const MARGIN = 1_000;

type Reader = (bytes: Buffer, most: number) => Promise<string> | string;

/** Readers that tell headings and tables; other files are paragraphs. */
const readers: Partial<Record<TextKind, Reader>> = {
  docx: async (bytes, most) =>
    (await import("./office/office-open-xml.ts")).textOfDocx(bytes, most, { gathered: "marked" }),
  xlsx: async (bytes, most) =>
    (await import("./office/office-open-xml.ts")).textOfXlsx(bytes, most, { gathered: "marked" }),
  pptx: async (bytes, most) =>
    (await import("./office/office-open-xml.ts")).textOfPptx(bytes, most, { gathered: "marked" }),
  odf: async (bytes, most) =>
    (await import("./office/open-document.ts")).textOfOpenDocument(bytes, most, { gathered: "marked" }),
  rtf: async (bytes, most) => (await import("./rtf.ts")).textOfRtf(bytes, most, { gathered: "marked" }),
};

/** What a file says, up to a number of characters, with its headings and tables. @throws UnreadableFile */
export async function readingView(file: File, most: number): Promise<ReadingView> {
  const kind = textKindOf(file.contentType);
  const read = kind && readers[kind];
  const wanted = most + MARGIN;
  const text = read ? await read(file.bytes, wanted) : await textOf(file, wanted);
  return { blocks: blocksOf(text.slice(0, most)), isCut: text.length > most };
}
