import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { binary, pageOf } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { searchIndex } from "../../files/text/document-index.ts";
import { anybody as access } from "../../access/anybody.ts";
import { documentFor } from "../../access/authorization.ts";
import { downloadDocument, refusedDownload } from "../../files/content/download.ts";
import { passwordBody, passwordHeader } from "../../files/content/password-input.ts";
import { links, publicLinks } from "../../granting/links/routes.ts";
import { PublicView } from "../../records/document.ts";
import { CorrectionView } from "../../keeping/search/correction-view.ts";
import { documents, get, post } from "../../service.ts";
import { listPublic } from "./list-public.ts";
import { publicQuery } from "./public-query.ts";

const PublicPage = pageOf(PublicView)
  .extend({ correction: CorrectionView.optional() })
  .meta({ id: "DocumentPublicPage" });

/** Documents that can be read without signing in: those that are PUBLIC and ACTIV. All others give the same 404. */
export const publicDocuments = routes("public-documents", {
  list: get(
    "/api/public/documents",
    { access, summary: "Documentele publice", query: publicQuery, returns: PublicPage },
    ({ query }) => listPublic(query, searchIndex()),
  ),
  read: get(
    "/api/public/documents/{id}",
    { access, summary: "Un document public", returns: PublicView },
    async ({ params, caller }) => (await documentFor(caller, params.id, "read")).document,
  ),
  download: get(
    "/api/public/documents/{id}/download",
    {
      access,
      summary: "Conținutul unui document public",
      returns: binary,
      takes: ["X-Document-Password"],
      refuses: ["forbidden", ...refusedDownload],
    },
    ({ params, caller, request }) => downloadDocument(caller, params.id, passwordHeader(request)),
  ),
  downloadWithPassword: post(
    "/api/public/documents/{id}/download",
    {
      access,
      summary: "Conținutul unui document public, cu parola în corp",
      body: passwordBody,
      returns: binary,
      refuses: ["forbidden", ...refusedDownload],
      // An address is valid for one minute, so a stored response would be useless.
      idempotent: false,
    },
    ({ params, caller, body }) => downloadDocument(caller, params.id, body.parola),
  ),
});

export const handler = lambdaHandler(documents, publicDocuments, links, publicLinks);
