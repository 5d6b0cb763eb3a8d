import { asPdf, type File } from "./pages.ts";
import { withPdf, type Pdf } from "./pdf.ts";
import { toPng } from "./picture-formats.ts";

/** The page to draw (from 1), its width, and the byte limit of its picture: a larger one is drawn smaller. */
export interface Look {
  page: number;
  width: number;
  mostBytes: number;
}

/** The number of pages, and the picture of one as PNG; no picture if the page does not exist. */
export interface Drawn {
  pageCount: number;
  bytes?: Buffer;
}

/** @throws UnreadableFile */
export const pageCountOf = async (file: File): Promise<number> =>
  withPdf(await asPdf(file, () => false), ({ pageCount }) => pageCount);

/** The picture of a page. @throws UnreadableFile */
export const pagePicture = async (file: File, look: Look): Promise<Drawn> =>
  withPdf(await asPdf(file, (page) => page === look.page), (pdf) => {
    const { pageCount } = pdf;
    return look.page > pageCount ? { pageCount } : { pageCount, bytes: drawn(pdf, look) };
  });

/** A photograph that is too large for one answer is shown smaller. */
function drawn(pdf: Pdf, { page, width, mostBytes }: Look): Buffer {
  const png = toPng(pdf.draw(page, { width, grey: false }));
  return png.length > mostBytes && width > 1
    ? drawn(pdf, { page, mostBytes, width: Math.floor(width / 2) })
    : png;
}
