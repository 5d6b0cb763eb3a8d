import * as z from "zod";
import { hasTextLayer } from "../../../../shared/text/file-kinds.ts";
import { readingApart } from "../../../../shared/text/text-apart.ts";
import type { Principal } from "../../access/principal.ts";
import { readWhole } from "../content/content-at-rest.ts";
import { readable } from "../text/unreadable.ts";
import { looking } from "./preview-page.ts";
import { refusals } from "./texts.ts";

/** The text of about 100 pages. */
const MOST_CHARACTERS = 300_000;

export const ReadingView = z
  .object({
    versiune: z.int(),
    blocuri: z.array(
      z
        .object({
          tip: z.enum(["TITLU", "PARAGRAF", "TABEL"]),
          nivel: z.int().min(1).max(6).optional(),
          text: z.string().optional(),
          randuri: z.array(z.array(z.string())).optional(),
        })
        .meta({ id: "BlocDeCitire" }),
    ),
    trunchiat: z.boolean(),
  })
  .meta({ id: "VedereDeCitire" });
export type ReadingView = z.output<typeof ReadingView>;

/**
 * What the current content says, with its headings and tables: a text, which does not look like the pages of the file. Rights and
 * record as of a preview. @throws as `looking`; unsupportedMedia for content without text, unprocessable for a damaged file
 */
export const readView = (caller: Principal, id: number, password: string | undefined): Promise<ReadingView> =>
  looking(caller, { id, password }, async (document, content) => {
    const { contentType, numarVersiune } = content;
    if (!hasTextLayer(contentType)) throw refusals.faraText();
    const { charset } = document;
    const file = { bytes: await readWhole(document, content), contentType, charset };
    const { blocks, isCut } = await readable(() => readingApart(file, MOST_CHARACTERS));
    return { versiune: numarVersiune, blocuri: blocks, trunchiat: isCut };
  });
