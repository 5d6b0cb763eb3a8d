import { decodeText } from "./plain-text.ts";
import { DOCX, isPlainText, PDF } from "./file-kinds.ts";
import { textOfDocx } from "./docx.ts";
import { withPdf } from "./pdf.ts";

/** Separates the pages of a text, as in the output of pdftotext. */
const PAGE_BREAK = "\f";

/** The text of a file out of those of its pages; empty where no page has any. */
export const joinPages = (pages: string[]): string => (pages.some(Boolean) ? pages.join(PAGE_BREAK) : "");

const readers: { takes(contentType: string): boolean; read: Reader }[] = [
  { takes: (type) => type === PDF, read: textOfPdf },
  { takes: (type) => type === DOCX, read: textOfDocx },
  { takes: isPlainText, read: decodeText },
];

type Reader = (bytes: Buffer, most: number) => Promise<string> | string;

const readerOf = (contentType: string) => readers.find(({ takes }) => takes(contentType))?.read;

/**
 * The text that a file carries, of at most so many characters: the text layer of a PDF, the paragraphs of a DOCX, a text
 * file itself. Empty for a scan. The pages of a PDF are separated by form feeds.
 * @throws UnreadableFile where the file is damaged or asks for a password; TypeError for a type without text
 */
export async function textOf(
  { bytes, contentType }: { bytes: Buffer; contentType: string },
  most = Infinity,
): Promise<string> {
  const read = readerOf(contentType);
  if (!read) throw new TypeError(`${contentType} has no text of its own`);
  return (await read(bytes, most)).slice(0, most);
}

/** Pages are read only as far as their text is wanted. */
function textOfPdf(bytes: Buffer, most: number): Promise<string> {
  return withPdf(bytes, ({ pageCount, textOf: textOfPage }) => {
    const pages: string[] = [];
    let length = 0;
    for (let page = 1; page <= pageCount && length < most; page += 1) {
      const text = textOfPage(page);
      pages.push(text);
      length += text.length + PAGE_BREAK.length;
    }
    return joinPages(pages);
  });
}
