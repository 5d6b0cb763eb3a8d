import * as z from "zod";
import { PAGES_OF_WORDS } from "../../../../shared/everywhere/paged.ts";
import { PDF } from "../../../../shared/text/file-kinds.ts";
import type { PageWords, Range } from "../../../../shared/text/page-words.ts";
import type { File } from "../../../../shared/text/pages.ts";
import { wordsApart } from "../../../../shared/text/text-apart.ts";
import type { Principal } from "../../access/principal.ts";
import type { Document } from "../../records/document.ts";
import { readResult } from "../text/conversion-files.ts";
import { transcriptionsOf } from "../text/recognized-text.ts";
import { readable } from "../text/unreadable.ts";
import { looking, MOST_BYTES, withPages } from "./preview-page.ts";
import { refusals } from "./texts.ts";

const Line = z
  .object({ text: z.string(), sus: z.int(), inaltime: z.int(), locuri: z.array(z.int()) })
  .meta({ id: "RandDePagina" });
const Page = z
  .object({ pagina: z.int(), latime: z.int(), inaltime: z.int(), randuri: z.array(Line) })
  .meta({ id: "PaginaCuCuvinte" });
export const PlacedWords = z
  .object({ versiune: z.int(), totalPagini: z.int(), recunoscute: z.boolean(), pagini: z.array(Page) })
  .meta({ id: "CuvinteCuLocuri" });
export type PlacedWords = z.output<typeof PlacedWords>;

/**
 * The words of some pages of the current content, where they stand: for a text that is selected and searched over their pictures.
 * Rights and record as of a preview. @throws as `previewPage`
 */
export const readWords = (
  caller: Principal,
  id: number,
  { page, password }: { page: number; password: string | undefined },
): Promise<PlacedWords> =>
  looking(caller, { id, password }, async (document, content) => {
    const range = { from: page, pages: PAGES_OF_WORDS };
    const file = await withPages(document, content);
    const { pageCount, pages: own } = await readable(() => wordsApart(file, range));
    if (page > pageCount) throw refusals.paginaInexistenta({ pagini: pageCount });
    const recognized = own.some(({ isPicture }) => isPicture) ? await recognizedWords(document, range) : [];
    const pages = own.map((one, index) => (one.isPicture ? (recognized[index] ?? one) : one));
    return {
      versiune: content.numarVersiune,
      totalPagini: pageCount,
      recunoscute: own.some(
        ({ isPicture }, index) => isPicture && (recognized[index]?.lines.length ?? 0) > 0,
      ),
      pagini: pages.map((one, index) => viewOf(one, page + index)),
    };
  });

/** The words that a transcription laid over the same pages; none without one. */
async function recognizedWords(document: Document, range: Range): Promise<PageWords[]> {
  const { pdf } = (await transcriptionsOf(document)).find((one) => one.pdf !== undefined) ?? {};
  if (!pdf || pdf.size > MOST_BYTES) return [];
  const file: File = { bytes: await readResult(document, pdf), contentType: PDF };
  return (await readable(() => wordsApart(file, range))).pages;
}

const viewOf = ({ width, height, lines }: PageWords, page: number): z.output<typeof Page> => ({
  pagina: page,
  latime: width,
  inaltime: height,
  randuri: lines.map(({ text, top, height: high, places }) => ({
    text,
    sus: top,
    inaltime: high,
    locuri: places,
  })),
});
