import { joinPages, type Most, type PageText } from "./page-texts.ts";
import { decodeText } from "./plain-text.ts";
import { textKindOf, type TextKind } from "./file-kinds.ts";
import { Inside, textsOfAttached } from "./attached-text.ts";
import type { Message } from "./mail.ts";
import type { File } from "./pages.ts";
import type { Attached } from "./pdf-annotations.ts";
import { readPdf } from "./pdf-text.ts";

interface Reading {
  most: Required<Most>;
  /** The number of files around it: files inside of it are read, or named where that is too many. */
  depth: number;
  inside: Inside;
}

/** A mail with an archive in an archive. */
const MOST_DEPTH = 3;

type Reader = (file: File, reading: Reading) => Promise<PageText[]>;

const onePage = (text: string): PageText[] => [{ text, isPicture: false }];

/** A reader of a text without pages. */
const whole =
  (read: (bytes: Buffer, most: number, charset?: string) => Promise<string> | string): Reader =>
  async ({ bytes, charset }, { most }) =>
    onePage(await read(bytes, most.characters, charset));

/** The libraries of a kind are loaded with its first file. */
const readers: Record<TextKind, Reader> = {
  pdf: async ({ bytes }, reading) => withAttached(await readPdf(bytes, reading.most), reading),
  docx: whole(async (bytes, most) => (await import("./office/office-open-xml.ts")).textOfDocx(bytes, most)),
  xlsx: whole(async (bytes, most) => (await import("./office/office-open-xml.ts")).textOfXlsx(bytes, most)),
  pptx: whole(async (bytes, most) => (await import("./office/office-open-xml.ts")).textOfPptx(bytes, most)),
  odf: whole(async (bytes, most) =>
    (await import("./office/open-document.ts")).textOfOpenDocument(bytes, most),
  ),
  xlsb: whole(async (bytes, most) => (await import("./office/office-open-xml.ts")).textOfXlsb(bytes, most)),
  doc: whole(async (bytes, most) => (await import("./office/compound.ts")).textOfDoc(bytes, most)),
  xls: whole(async (bytes, most) => (await import("./office/compound.ts")).textOfXls(bytes, most)),
  ppt: whole(async (bytes, most) => (await import("./office/compound.ts")).textOfPpt(bytes, most)),
  rtf: whole(async (bytes, most) => (await import("./rtf.ts")).textOfRtf(bytes, most)),
  html: whole(async (...file) => (await import("./html.ts")).textOfHtml(...file)),
  xml: whole(async (...file) => (await import("./xml.ts")).textOfXml(...file)),
  eml: async ({ bytes }, reading) => readMessage(await (await import("./mail.ts")).readEml(bytes), reading),
  msg: async ({ bytes }, reading) => readMessage(await (await import("./mail.ts")).readMsg(bytes), reading),
  zip: async ({ bytes }, reading) =>
    withAttached(
      { pages: onePage(""), attached: await (await import("./zip-text.ts")).filesInZip(bytes) },
      reading,
    ),
  plain: whole((bytes, _most, charset) => decodeText(bytes, charset)),
};

const readMessage = ({ text, attached }: Message, reading: Reading): Promise<PageText[]> =>
  withAttached({ pages: onePage(text), attached }, reading);

/**
 * What a file says on each of its pages: the letters, fields and notes of a PDF, and its attachments on the last page; any other
 * file as one page, a mail with its attachments. Empty for a scan.
 * @throws UnreadableFile if the file is damaged or requires a password; TypeError for a type without text
 */
export const pagesOf = (
  file: File,
  { characters = Infinity, pages = Infinity }: Most = {},
): Promise<PageText[]> =>
  read(file, { most: { characters, pages }, depth: 0, inside: new Inside(characters) });

async function read(file: File, reading: Reading): Promise<PageText[]> {
  const kind = textKindOf(file.contentType);
  if (!kind) throw new TypeError(`${file.contentType} has no text layer`);
  return readers[kind](file, reading);
}

/**
 * The text of a file, limited to a number of characters; the pages of a PDF are separated by form feeds. @throws as
 * `pagesOf`
 */
export const textOf = async (file: File, most = Infinity): Promise<string> =>
  textOn(await pagesOf(file, { characters: most })).slice(0, most);

const textOn = (pages: PageText[]): string => joinPages(pages.map(({ text }) => text));

/** The names and texts of attachments stand on the last page. */
async function withAttached(
  { pages, attached }: { pages: PageText[]; attached: Attached[] },
  { most, depth, inside }: Reading,
): Promise<PageText[]> {
  const last = pages.at(-1);
  if (!last) return pages;
  const texts =
    depth >= MOST_DEPTH
      ? attached.map(({ name }) => name)
      : await textsOfAttached(attached, inside, async (file) =>
          textOn(await read(file, { most, depth: depth + 1, inside })),
        );
  return [...pages.slice(0, -1), { ...last, text: [last.text, ...texts].filter(Boolean).join("\n") }];
}
