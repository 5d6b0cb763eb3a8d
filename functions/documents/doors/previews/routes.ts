import { type Access, limited } from "../../../../shared/http/access.ts";
import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { query } from "../../../../shared/http/list-query.ts";
import { publicRate } from "../../../../shared/http/public/rate.ts";
import { binary } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { visitor } from "../../access/anybody.ts";
import type { Anonymous } from "../../access/principal.ts";
import { passwordHeader } from "../../files/content/download-input.ts";
import { previewPage } from "../../files/previews/preview-page.ts";
import { Look, refusedLook } from "../../files/previews/routes.ts";
import { ReadingView, readView } from "../../files/previews/read-view.ts";
import { passwordsInHeaders } from "../../granting/links/password-headers.ts";
import { previewByLink, readByLink } from "../../granting/links/preview-link.ts";
import { documents, get } from "../../service.ts";

/** Anybody, with a limit of their own: whoever leafs through a file still reads and downloads. */
const access: Access<Anonymous> = limited(visitor, publicRate("previews"));

/** What a link shows before its document is downloaded. */
export const linkPreviews = routes("public-linkuri", {
  readPreview: get(
    "/api/public/linkuri/{token}/previzualizare",
    {
      access,
      summary: "Imaginea unei pagini a documentului unui link, PNG",
      query: query(Look),
      returns: binary,
      takes: ["X-Link-Password", "X-Document-Password"],
      refuses: ["forbidden", ...refusedLook],
    },
    ({ caller, params, query: look, request }) =>
      previewByLink(caller, params.token, { look, ...passwordsInHeaders(request) }),
  ),
  readView: get(
    "/api/public/linkuri/{token}/lectura",
    {
      access,
      summary: "Vederea de citire a documentului unui link",
      returns: ReadingView,
      takes: ["X-Link-Password", "X-Document-Password"],
      refuses: ["forbidden", ...refusedLook],
    },
    ({ caller, params, request }) => readByLink(caller, params.token, passwordsInHeaders(request)),
  ),
});

/** What anybody sees of a public document. */
export const publicPreviews = routes("documents", {
  readPreview: get(
    "/api/v1/public/documents/{id}/previews",
    {
      access,
      summary: "Imaginea unei pagini a unui document public, PNG",
      query: query(Look),
      returns: binary,
      takes: ["X-Document-Password"],
      refuses: ["forbidden", ...refusedLook],
    },
    ({ caller, params, query: look, request }) =>
      previewPage(caller, params.id, { look, password: passwordHeader(request) }),
  ),
  readView: get(
    "/api/v1/public/documents/{id}/readings",
    {
      access,
      summary: "Vederea de citire a unui document public",
      returns: ReadingView,
      takes: ["X-Document-Password"],
      refuses: ["forbidden", ...refusedLook],
    },
    ({ caller, params, request }) => readView(caller, params.id, passwordHeader(request)),
  ),
});

export const handler = lambdaHandler(documents, linkPreviews, publicPreviews);
