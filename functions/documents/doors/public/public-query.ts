import * as z from "zod";
import type { ListQuery } from "../../../../shared/data/page.ts";
import { listOf, query, type Query } from "../../../../shared/http/list-query.ts";
import { type Format, formats } from "../../records/document.ts";

/** The parameters of the list of public documents. */
export interface PublicQuery {
  pages: ListQuery;
  /** Words that a document must contain, all of them. */
  q?: string | undefined;
  format?: Format | undefined;
}

const asked = query(z.object({ q: z.string().max(500).optional(), format: z.enum(formats).optional() }));
const pages = listOf(z.object({}));
const PAGE_NAMES = ["page", "size", "cursor"];

/**
 * Other filters and orders are ignored; none of them could show documents that are not public. Empty form fields
 * count as absent.
 */
export const publicQuery: Query<PublicQuery> = {
  async read(parameters, language) {
    const filled = new URLSearchParams([...parameters].filter(([, value]) => value.trim() !== ""));
    const paging = new URLSearchParams([...filled].filter(([name]) => PAGE_NAMES.includes(name)));
    return { ...(await asked.read(filled, language)), pages: await pages.read(paging, language) };
  },
  parameters: [...asked.parameters, ...pages.parameters.filter(({ name }) => PAGE_NAMES.includes(name))],
};
