import * as z from "zod";
import type { Filter } from "../../../../shared/data/page.ts";
import { listOf, query, type Query } from "../../../../shared/http/list-query.ts";
import { kernel } from "../../../../shared/refusals.ts";
import { type FacetFilter, MOST_QUERY_LENGTH } from "../../search-index/search-index.ts";
import { DocumentView } from "../../records/document.ts";
import type { SearchRequest } from "./search-documents.ts";

const { etichete, format, emitentId, status, bucketId } = DocumentView.shape;

const words = query(
  z.object({
    q: z.string().max(MOST_QUERY_LENGTH).optional().meta({
      description:
        'Cuvinte, toate; fiecare și ca început și în alte forme; "expresii" între ghilimele, exact',
    }),
  }),
);
const pages = listOf(z.object({ etichete, format, emitentId, status, bucketId }));

/** The order is by relevance, and pages are counted from the first hit, so these parameters have no meaning. */
const isMeaningless = (name: string): boolean => name === "sort" || name === "cursor";

/** Words, and the facets that narrow the results. */
export const searchQuery: Query<SearchRequest> = {
  async read(parameters, language) {
    const meant = new URLSearchParams([...parameters].filter(([name]) => !isMeaningless(name)));
    const { q = "" } = await words.read(parameters, language);
    const { page, size, filters } = await pages.read(meant, language);
    return { q, page, size, filters: filters.map(facetFilter) };
  },
  parameters: [...words.parameters, ...pages.parameters.filter(({ name }) => !isMeaningless(name))],
};

function facetFilter({ field, operator, values }: Filter): FacetFilter {
  if (operator !== "equals" && operator !== "in")
    throw kernel.operatorNecunoscut({ camp: field, operator, operatori: "equals, in" });
  return { field, values: values.map(String) };
}
