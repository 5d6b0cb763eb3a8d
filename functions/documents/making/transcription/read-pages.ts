import { hasPages, isPicture } from "../../../../shared/everywhere/paged.ts";
import { hasTextLayer, TIFF } from "../../../../shared/text/file-kinds.ts";
import { pageCountApart, pagesApart } from "../../../../shared/text/text-apart.ts";
import type { File } from "../../../../shared/text/pages.ts";
import { joinPages, type PageText } from "../../../../shared/text/page-texts.ts";
import { refusals as accessRefusals } from "../../access/texts.ts";
import type { Conversion } from "../../records/conversion.ts";
import { refusals } from "./texts.ts";

export const MOST_PAGES = 300;
export const MOST_BYTES = 200_000_000;

type Kind = Conversion["tip"];

/** @throws unsupportedMedia if this kind of conversion cannot extract text from a file of this type, tooLarge */
export function refuseSource({ contentType, size }: { contentType: string; size: number }, tip: Kind): void {
  const gives = { AUTO: hasPages(contentType) || hasTextLayer(contentType), OCR: hasPages(contentType) };
  if (!{ ...gives, TEXT: hasTextLayer(contentType) }[tip]) throw accessRefusals.tipFaraText();
  if (size > MOST_BYTES) throw refusals.transcriereMare({ limita: MOST_BYTES / 1_000_000 });
}

/** @throws tooLarge */
function refusePages(count: number): void {
  if (count > MOST_PAGES) throw refusals.preaMultePagini({ limita: MOST_PAGES });
}

const unread: PageText = { text: "", isPicture: true };

/**
 * What the file says on each page, and which pages need recognition.
 * @throws UnreadableFile, tooLarge
 */
export async function ownPages(source: File, tip: Kind): Promise<PageText[]> {
  const { contentType } = source;
  if (isPicture(contentType) && contentType !== TIFF) return [unread];
  if (tip === "OCR" || isPicture(contentType)) return Array<PageText>(await pageCountOf(source)).fill(unread);
  const pages = await pagesApart(source, { pages: MOST_PAGES + 1 });
  refusePages(pages.length);
  return tip === "AUTO" ? pages : pages.map(({ text }) => ({ text, isPicture: false }));
}

async function pageCountOf(source: File): Promise<number> {
  const pageCount = await pageCountApart(source);
  refusePages(pageCount);
  return pageCount;
}

/** The text of all pages; undefined if some need recognition. */
export const wholeText = (pages: PageText[]): string | undefined =>
  pages.some((page) => page.isPicture) ? undefined : joinPages(pages.map(({ text }) => text));
