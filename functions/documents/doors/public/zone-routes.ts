import { pageOf } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import type { Access } from "../../../../shared/http/access.ts";
import { anybody } from "../../access/anybody.ts";
import type { Principal } from "../../access/principal.ts";
import { documentFor } from "../../access/authorization.ts";
import { refusedDownload } from "../../files/content/download.ts";
import { content } from "../../keeping/downloads/content-routes.ts";
import { listPublic } from "./list-public.ts";
import { publicQuery } from "./public-query.ts";
import { CorrectionView, NotSearchedView } from "../../keeping/search/correction-view.ts";
import { get } from "../../service.ts";
import { searchIndex } from "../../files/text/document-index.ts";
import { PublicDocumentView } from "./views.ts";

/** For any caller: other doors have the same routes. */
const access: Access<Principal> = anybody;

const PublicPage = pageOf(PublicDocumentView)
  .extend({ correction: CorrectionView.optional(), notSearched: NotSearchedView.optional() })
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
    { access, summary: "Conținutul unui document public", refuses: ["forbidden", ...refusedDownload] },
    content,
  ),
});
