import * as z from "zod";
import type { ErrorKind } from "../../../../shared/errors.ts";
import { query } from "../../../../shared/http/list-query.ts";
import { binary } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { access } from "../../access/authentication.ts";
import { refusedDownload } from "../content/download.ts";
import { passwordHeader } from "../content/download-input.ts";
import { get } from "../../service.ts";
import { ReadingView, readView } from "./read-view.ts";
import { PlacedWords, readWords } from "./read-words.ts";
import { previewPage } from "./preview-page.ts";

/** The page that is asked for, of an image. */
export const Look = z.object({
  pagina: z.coerce.number().int().min(1).max(100_000).default(1),
  latime: z.coerce.number().int().min(64).max(2000).default(800),
});

/** Words of pages are asked for from a page on. */
const FirstPage = Look.pick({ pagina: true });

/** Refusals of a look besides those of every read. */
export const refusedLook: ErrorKind[] = [...refusedDownload, "unsupportedMedia", "tooLarge", "unprocessable"];

export const previews = routes("documents", {
  readPreview: get(
    "/api/documents/{id}/previzualizare",
    {
      access: access.user,
      summary: "Imaginea unei pagini a conținutului curent, PNG",
      query: query(Look),
      returns: binary,
      takes: ["X-Document-Password"],
      refuses: refusedLook,
    },
    ({ caller, params, query: look, request }) =>
      previewPage(caller, params.id, { look, password: passwordHeader(request) }),
  ),
  readView: get(
    "/api/documents/{id}/lectura",
    {
      access: access.user,
      summary: "Vederea de citire a conținutului curent: textul cu titluri și tabele",
      returns: ReadingView,
      takes: ["X-Document-Password"],
      refuses: refusedLook,
    },
    ({ caller, params, request }) => readView(caller, params.id, passwordHeader(request)),
  ),
  readWords: get(
    "/api/documents/{id}/cuvinte",
    {
      access: access.user,
      summary: "Cuvintele paginilor conținutului curent, cu locurile lor",
      query: query(FirstPage),
      returns: PlacedWords,
      takes: ["X-Document-Password"],
      refuses: refusedLook,
    },
    ({ caller, params, query: { pagina }, request }) =>
      readWords(caller, params.id, { page: pagina, password: passwordHeader(request) }),
  ),
});
