import { joinPages, type Most, PAGE_BREAK } from "./page-texts.ts";
import { decodeText } from "./plain-text.ts";
import { DOCX, isPlainText, PDF } from "./file-kinds.ts";
import { textOfDocx } from "./docx.ts";
import { withPdf } from "./pdf.ts";

type Reader = (bytes: Buffer, most: Required<Most>) => Promise<string[]> | string[];

const readers: { takes(contentType: string): boolean; read: Reader }[] = [
  { takes: (type) => type === PDF, read: pagesOfPdf },
  {
    takes: (type) => type === DOCX,
    read: async (bytes) => [await textOfDocx(bytes)],
  },
  { takes: isPlainText, read: (bytes) => [decodeText(bytes)] },
];

const readerOf = (contentType: string) => readers.find(({ takes }) => takes(contentType))?.read;

/**
 * The text of each page of a file: the text layer of a PDF, the paragraphs of a DOCX, a text file itself as one page.
 * Empty for a scan.
 * @throws UnreadableFile if the file is damaged or requires a password; TypeError for a type without text
 */
export async function pagesOf(
  { bytes, contentType }: { bytes: Buffer; contentType: string },
  { characters = Infinity, pages = Infinity }: Most = {},
): Promise<string[]> {
  const read = readerOf(contentType);
  if (!read) throw new TypeError(`${contentType} has no text layer`);
  return read(bytes, { characters, pages });
}

/**
 * The text of a file, limited to a number of characters; the pages of a PDF are separated by form feeds. @throws as
 * `pagesOf`
 */
export const textOf = async (
  file: { bytes: Buffer; contentType: string },
  most = Infinity,
): Promise<string> => joinPages(await pagesOf(file, { characters: most })).slice(0, most);

function pagesOfPdf(bytes: Buffer, most: Required<Most>): Promise<string[]> {
  return withPdf(bytes, ({ pageCount, textOf: textOfPage }) => {
    const pages: string[] = [];
    let characters = 0;
    for (let page = 1; page <= pageCount && page <= most.pages && characters < most.characters; page += 1) {
      const text = textOfPage(page);
      pages.push(text);
      characters += text.length + PAGE_BREAK.length;
    }
    return pages;
  });
}
