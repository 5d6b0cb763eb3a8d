import { joinPages, type Most, type PageText } from "./page-texts.ts";
import { decodeText } from "./plain-text.ts";
import { DOCX, isPlainText, PDF } from "./file-kinds.ts";
import { textsOfAttached } from "./attached-text.ts";
import { textOfDocx } from "./docx.ts";
import type { File } from "./pages.ts";
import { readPdf } from "./pdf-text.ts";

interface Reading {
  most: Required<Most>;
  /** A file that is attached to another one is read with it; one that is attached to that is named. */
  isAttached: boolean;
}

type Reader = (bytes: Buffer, reading: Reading) => Promise<PageText[]>;

const onePage = (text: string): PageText[] => [{ text, isPicture: false }];

const readers: { takes(contentType: string): boolean; read: Reader }[] = [
  { takes: (type) => type === PDF, read: pagesOfPdf },
  { takes: (type) => type === DOCX, read: async (bytes) => onePage(await textOfDocx(bytes)) },
  { takes: isPlainText, read: (bytes) => Promise.resolve(onePage(decodeText(bytes))) },
];

/**
 * What a file says on each of its pages: the letters, fields and notes of a PDF, and its attachments on the last page; the
 * paragraphs of a DOCX, or a text file itself, as one page. Empty for a scan.
 * @throws UnreadableFile if the file is damaged or requires a password; TypeError for a type without text
 */
export const pagesOf = (
  file: File,
  { characters = Infinity, pages = Infinity }: Most = {},
): Promise<PageText[]> => read(file, { most: { characters, pages }, isAttached: false });

async function read({ bytes, contentType }: File, reading: Reading): Promise<PageText[]> {
  const reader = readers.find(({ takes }) => takes(contentType));
  if (!reader) throw new TypeError(`${contentType} has no text layer`);
  return reader.read(bytes, reading);
}

/**
 * The text of a file, limited to a number of characters; the pages of a PDF are separated by form feeds. @throws as
 * `pagesOf`
 */
export const textOf = async (file: File, most = Infinity): Promise<string> =>
  textOn(await pagesOf(file, { characters: most })).slice(0, most);

const textOn = (pages: PageText[]): string => joinPages(pages.map(({ text }) => text));

async function pagesOfPdf(bytes: Buffer, { most, isAttached }: Reading): Promise<PageText[]> {
  const { pages, attached } = await readPdf(bytes, most);
  const last = pages.at(-1);
  if (!last) return pages;
  const texts = isAttached
    ? attached.map(({ name }) => name)
    : await textsOfAttached(attached, most.characters, async (file) =>
        textOn(await read(file, { most, isAttached: true })),
      );
  return [...pages.slice(0, -1), { ...last, text: [last.text, ...texts].filter(Boolean).join("\n") }];
}
