import { binary, pageOf } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { anybody as access } from "../../access/anybody.ts";
import { documentFor } from "../../access/authorization.ts";
import { downloadDocument, refusedDownload } from "../../files/content/download.ts";
import { passwordHeader } from "../../files/content/password-input.ts";
import { listPublic } from "../public/list-public.ts";
import { publicQuery } from "../public/public-query.ts";
import { CorrectionView } from "../../keeping/search/correction-view.ts";
import { get } from "../../service.ts";
import { searchIndex } from "../../files/text/document-index.ts";
import { PublicDocumentView } from "./views.ts";

const PublicPage = pageOf(PublicDocumentView)
  .extend({ correction: CorrectionView.optional() })
  .meta({ id: "PublicDocumentPage" });

/** Documents that can be read without signing in, at the addresses of the public zone. */
export const publicZone = routes("documents", {
  list: get(
    "/api/v1/public/documents",
    { access, summary: "Documentele publice", query: publicQuery, returns: PublicPage },
    ({ query }) => listPublic(query, searchIndex()),
  ),
  read: get(
    "/api/v1/public/documents/{id}",
    { access, summary: "Un document public", returns: PublicDocumentView },
    async ({ params, caller }) => (await documentFor(caller, params.id, "read")).document,
  ),
  download: get(
    "/api/v1/public/documents/{id}/content",
    {
      access,
      summary: "Conținutul unui document public",
      returns: binary,
      takes: ["X-Document-Password"],
      refuses: ["forbidden", ...refusedDownload],
    },
    ({ params, caller, request }) => downloadDocument(caller, params.id, passwordHeader(request)),
  ),
});
