import { joinPages, type Most, type PageText } from "./page-texts.ts";
import { decodeText } from "./plain-text.ts";
import { textKindOf, type TextKind } from "./file-kinds.ts";
import { Inside, textsOfAttached } from "./attached-text.ts";
import type { FileProperties } from "./file-properties.ts";
import { languageOf } from "./language.ts";
import type { Message } from "./mail.ts";
import type { Gathered, Gathering } from "./office/walk.ts";
import type { File } from "./pages.ts";
import type { Attached } from "./pdf-annotations.ts";
import { readPdf } from "./pdf-text.ts";

interface Reading {
  most: Required<Most>;
  /** The number of files around it: files inside of it are read, or named where that is too many. */
  depth: number;
  inside: Inside;
  /** Gets what the file says about itself. */
  about: FileProperties;
  /** Kinds that tell no headings and cells are gathered without marks. */
  gathered: Gathered;
}

/** A mail with an archive in an archive. */
const MOST_DEPTH = 3;

type Reader = (file: File, reading: Reading) => Promise<PageText[]>;

const onePage = (text: string): PageText[] => [{ text, isPicture: false }];

interface How extends Required<Gathering> {
  charset?: string | undefined;
}

/** A reader of a text without pages. */
const whole =
  (read: (bytes: Buffer, most: number, how: How) => Promise<string> | string): Reader =>
  async ({ bytes, charset }, { most, about, gathered }) =>
    onePage(await read(bytes, most.characters, { charset, about, gathered }));

const openXml = () => import("./office/office-open-xml.ts");
const compound = () => import("./office/compound.ts");

/** The libraries of a kind are loaded with its first file. */
const readers: Record<TextKind, Reader> = {
  pdf: async ({ bytes }, reading) => withAttached(await readPdf(bytes, reading.most), reading),
  docx: whole(async (...file) => (await openXml()).textOfDocx(...file)),
  xlsx: whole(async (...file) => (await openXml()).textOfXlsx(...file)),
  pptx: whole(async (...file) => (await openXml()).textOfPptx(...file)),
  xlsb: whole(async (bytes, most, { about }) => (await openXml()).textOfXlsb(bytes, most, about)),
  odf: whole(async (...file) => (await import("./office/open-document.ts")).textOfOpenDocument(...file)),
  doc: whole(async (bytes, most, { about }) => (await compound()).textOfDoc(bytes, most, about)),
  xls: whole(async (bytes, most, { about }) => (await compound()).textOfXls(bytes, most, about)),
  ppt: whole(async (bytes, most, { about }) => (await compound()).textOfPpt(bytes, most, about)),
  rtf: whole(async (...file) => (await import("./rtf.ts")).textOfRtf(...file)),
  html: whole(async (...file) => (await import("./html.ts")).textOfHtml(...file)),
  xml: whole(async (bytes, most, { charset }) => (await import("./xml.ts")).textOfXml(bytes, most, charset)),
  eml: async ({ bytes }, reading) => readMessage(await (await import("./mail.ts")).readEml(bytes), reading),
  mht: async ({ bytes }, reading) => readMessage(await (await import("./mail.ts")).readMht(bytes), reading),
  msg: async ({ bytes }, reading) => readMessage(await (await import("./mail.ts")).readMsg(bytes), reading),
  zip: async ({ bytes }, reading) => {
    const attached = await (await import("./zip-text.ts")).filesInZip(bytes);
    return withAttached({ pages: onePage(""), attached, properties: {} }, reading);
  },
  plain: whole((bytes, _most, { charset }) => decodeText(bytes, charset)),
};

const readMessage = ({ text, ...message }: Message, reading: Reading): Promise<PageText[]> =>
  withAttached({ pages: onePage(text), ...message }, reading);

/** What a file says on its pages, and about itself. */
export interface ReadFile {
  pages: PageText[];
  properties: FileProperties;
}

/**
 * What a file says on each of its pages: the letters, fields and notes of a PDF, and its attachments on the last page; any other
 * file as one page, a mail with its attachments. Empty for a scan.
 * @throws UnreadableFile if the file is damaged or requires a password; TypeError for a type without text
 */
export async function readFile(file: File, most: Most = {}): Promise<ReadFile> {
  const about: FileProperties = {};
  const pages = await pagesOf(file, most, { about });
  const language = await languageOf(pages.map(({ text }) => text));
  return { pages, properties: { ...about, ...(language === undefined ? {} : { language }) } };
}

/** Its pages alone, also with marks of headings and cells. @throws as `readFile` */
export const pagesOf = (
  file: File,
  { characters = Infinity, pages = Infinity }: Most = {},
  { about = {}, gathered = "plain" }: Gathering = {},
): Promise<PageText[]> =>
  read(file, {
    most: { characters, pages },
    depth: 0,
    inside: new Inside(characters),
    about,
    gathered,
  });

async function read(file: File, reading: Reading): Promise<PageText[]> {
  const kind = textKindOf(file.contentType);
  if (!kind) throw new TypeError(`${file.contentType} has no text layer`);
  return readers[kind](file, reading);
}

/**
 * The text of a file, limited to a number of characters; the pages of a PDF are separated by form feeds. @throws as
 * `pagesOf`
 */
export const textOf = async (file: File, most = Infinity, how: Gathering = {}): Promise<string> =>
  textOn(await pagesOf(file, { characters: most }, how)).slice(0, most);

const textOn = (pages: PageText[]): string => joinPages(pages.map(({ text }) => text));

/** The names and texts of attachments stand on the last page. */
async function withAttached(
  { pages, attached, properties }: ReadFile & { attached: Attached[] },
  { most, depth, inside, about }: Reading,
): Promise<PageText[]> {
  Object.assign(about, properties);
  const last = pages.at(-1);
  if (!last) return pages;
  const texts =
    depth >= MOST_DEPTH
      ? attached.map(({ name }) => name)
      : await textsOfAttached(attached, inside, async (file) =>
          textOn(await read(file, { most, depth: depth + 1, inside, about: {}, gathered: "plain" })),
        );
  return [...pages.slice(0, -1), { ...last, text: [last.text, ...texts].filter(Boolean).join("\n") }];
}
