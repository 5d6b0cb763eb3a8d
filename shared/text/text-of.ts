import { joinPages, type Most, type PageText } from "./page-texts.ts";
import { decodeText } from "./plain-text.ts";
import { textKindOf, type TextKind } from "./file-kinds.ts";
import { textsOfAttached } from "./attached-text.ts";
import type { Message } from "./mail.ts";
import type { File } from "./pages.ts";
import type { Attached } from "./pdf-annotations.ts";
import { readPdf } from "./pdf-text.ts";

interface Reading {
  most: Required<Most>;
  /** A file that is attached to another one is read with it; one that is attached to that is named. */
  isAttached: boolean;
}

type Reader = (bytes: Buffer, reading: Reading) => Promise<PageText[]>;

const onePage = (text: string): PageText[] => [{ text, isPicture: false }];

/** A reader of a text without pages. */
const whole =
  (read: (bytes: Buffer, most: number) => Promise<string> | string): Reader =>
  async (bytes, { most }) =>
    onePage(await read(bytes, most.characters));

/** The libraries of a kind are loaded with its first file. */
const readers: Record<TextKind, Reader> = {
  pdf: async (bytes, reading) => withAttached(await readPdf(bytes, reading.most), reading),
  docx: whole(async (bytes, most) => (await import("./office/office-open-xml.ts")).textOfDocx(bytes, most)),
  xlsx: whole(async (bytes, most) => (await import("./office/office-open-xml.ts")).textOfXlsx(bytes, most)),
  pptx: whole(async (bytes, most) => (await import("./office/office-open-xml.ts")).textOfPptx(bytes, most)),
  odf: whole(async (bytes, most) =>
    (await import("./office/open-document.ts")).textOfOpenDocument(bytes, most),
  ),
  doc: whole(async (bytes, most) => (await import("./office/compound.ts")).textOfDoc(bytes, most)),
  xls: whole(async (bytes, most) => (await import("./office/compound.ts")).textOfXls(bytes, most)),
  ppt: whole(async (bytes, most) => (await import("./office/compound.ts")).textOfPpt(bytes, most)),
  rtf: whole(async (bytes, most) => (await import("./rtf.ts")).textOfRtf(bytes, most)),
  html: whole(async (bytes, most) => (await import("./html.ts")).textOfHtml(bytes, most)),
  eml: async (bytes, reading) => readMessage(await (await import("./mail.ts")).readEml(bytes), reading),
  msg: async (bytes, reading) => readMessage(await (await import("./mail.ts")).readMsg(bytes), reading),
  plain: whole(decodeText),
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
): Promise<PageText[]> => read(file, { most: { characters, pages }, isAttached: false });

async function read({ bytes, contentType }: File, reading: Reading): Promise<PageText[]> {
  const kind = textKindOf(contentType);
  if (!kind) throw new TypeError(`${contentType} has no text layer`);
  return readers[kind](bytes, reading);
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
  { most, isAttached }: Reading,
): Promise<PageText[]> {
  const last = pages.at(-1);
  if (!last) return pages;
  const texts = isAttached
    ? attached.map(({ name }) => name)
    : await textsOfAttached(attached, most.characters, async (file) =>
        textOn(await read(file, { most, isAttached: true })),
      );
  return [...pages.slice(0, -1), { ...last, text: [last.text, ...texts].filter(Boolean).join("\n") }];
}
