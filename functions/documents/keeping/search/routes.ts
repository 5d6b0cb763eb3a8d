import * as z from "zod";
import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { pageOf } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { access } from "../../access/authentication.ts";
import { zones } from "../../access/zone-access.ts";
import { withOrganizations } from "../documents/view.ts";
import { DocumentView } from "../../records/document.ts";
import { facetFields, wordFields } from "../../records/indexed-fields.ts";
import { ReindexView } from "../../records/indexing.ts";
import { documents, get, post } from "../../service.ts";
import { searchIndex } from "../../files/text/document-index.ts";
import { searchDocuments, type SearchPage } from "./search-documents.ts";
import { IndexView, readIndex } from "./read-index.ts";
import { CorrectionView, NotSearchedView } from "./correction-view.ts";
import { searchQuery } from "./search-query.ts";
import { showReindex, startReindex } from "./start-reindex.ts";

const FoundView = DocumentView.extend({
  /** For each field, HTML-escaped excerpts around the matching words, which are marked by `<mark>`. */
  highlights: z.partialRecord(z.enum(wordFields), z.array(z.string())),
}).meta({ id: "DocumentGasit" });

const FacetValue = z.object({ value: z.string(), count: z.int() }).meta({ id: "ValoareDeFateta" });

const SearchView = pageOf(FoundView)
  .extend({
    facets: z.object(Object.fromEntries(facetFields.map((field) => [field, z.array(FacetValue)]))),
    correction: CorrectionView.optional(),
    notSearched: NotSearchedView.optional(),
  })
  .meta({ id: "DocumentGasitPage" });
export type SearchView = z.output<typeof SearchView>;

export const search = routes("search", {
  list: get(
    "/api/search/documente",
    {
      access: access.user,
      summary: "Caută documente după cuvinte, cu fațete",
      query: searchQuery,
      returns: SearchView,
      present: async (page: SearchPage) => ({ ...page, items: await withOrganizations(page.items) }),
    },
    ({ caller, query }) => searchDocuments(caller, query, searchIndex()),
  ),
});

export const reindex = routes("reindex", {
  run: post(
    "/api/admin/search/reindex",
    {
      access: access.serviceAdmin,
      summary: "Reface indexul de căutare",
      returns: ReindexView,
      status: 202,
      refuses: ["conflict"],
    },
    () => startReindex(searchIndex()),
  ),
  read: get(
    "/api/admin/search/reindex",
    {
      access: access.serviceAdmin,
      summary: "Starea refacerii indexului",
      returns: ReindexView,
      refuses: ["notFound"],
    },
    () => showReindex(),
  ),
});

export const adminIndex = routes("indexes", {
  readCurrent: get(
    "/api/v1/admin/indexes/current",
    { access: zones.serviceAdmin, summary: "Cât de în urmă este indexul de căutare", returns: IndexView },
    () => readIndex(searchIndex()),
  ),
});

export const handler = lambdaHandler(documents, search, reindex, adminIndex);
