import type * as z from "zod";
import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { pageOf } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { passwordInBody } from "../../files/content/download-input.ts";
import { publicLinks } from "../../granting/links/public-routes.ts";
import { CorrectionView, NotSearchedView } from "../../keeping/search/correction-view.ts";
import { PublicView } from "../../records/document.ts";
import { documents, get, post } from "../../service.ts";
import { publicZone } from "./zone-routes.ts";

const PublicPage = pageOf(PublicView)
  .extend({ correction: CorrectionView.optional(), notSearched: NotSearchedView.optional() })
  .meta({ id: "DocumentPublicPage" });
export type PublicPage = z.output<typeof PublicPage>;

/** Documents that can be read without signing in: those that are PUBLIC and ACTIV. All others give the same 404. */
export const publicDocuments = routes("public-documents", {
  list: get("/api/public/documents", { returns: PublicPage }, publicZone.list),
  read: get("/api/public/documents/{id}", { returns: PublicView }, publicZone.read),
  download: get("/api/public/documents/{id}/download", {}, publicZone.download),
  downloadWithPassword: post(
    "/api/public/documents/{id}/download",
    { ...passwordInBody, summary: "Conținutul unui document public, cu parola în corp" },
    publicZone.download,
  ),
});

export const handler = lambdaHandler(documents, publicDocuments, publicLinks);
