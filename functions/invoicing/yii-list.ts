import * as z from "zod";
import type { ListQuery, Page } from "../../shared/data/page.ts";
import { DEEPEST_ROW, PAGE_SIZE } from "../../shared/http/list-query.ts";
import { showAs } from "../../shared/http/params.ts";
import type { Incoming } from "../../shared/http/request.ts";
import { Reply } from "../../shared/http/responses.ts";
import { kernel } from "../../shared/refusals.ts";

/*
 * Lists in the format of the older service's framework: a plain array; pages from 1 in `page` and `per-page`; the
 * position in X-Pagination-* headers and Link.
 */

const whole = z
  .string()
  .regex(/^[0-9]{1,9}$/)
  .transform((text) => Math.max(1, Number(text)));

/** The paging parameters of a list. */
export const PageParameters = {
  page: whole.default(1).meta({
    description: "Numărul paginii, de la 1",
    override: showAs({ type: "integer", format: "int32", minimum: 1, maximum: DEEPEST_ROW }),
  }),
  "per-page": whole
    .transform((size) => Math.min(size, PAGE_SIZE.most))
    .default(PAGE_SIZE.default)
    .meta({
      description: `Rânduri pe pagină, cel mult ${PAGE_SIZE.most}`,
      override: showAs({ type: "integer", format: "int32", minimum: 1, maximum: PAGE_SIZE.most }),
    }),
};

type Paging = z.output<z.ZodObject<typeof PageParameters>>;

/** @throws badRequest beyond the rows that page numbers can reach */
export function rowsOf({ page, "per-page": size }: Paging): ListQuery {
  if ((page - 1) * size > DEEPEST_ROW) {
    throw kernel.paginaPreaDeparte({ limita: DEEPEST_ROW });
  }
  return { page: page - 1, size, sort: [], filters: [] };
}

/** The page's items with the pagination headers. */
export function arrayOf<T>({ items, page, size, total }: Page<T>, request: Incoming): Reply<T[]> {
  const pages = Math.ceil(total / size);
  return new Reply(items, {
    headers: {
      "x-pagination-total-count": String(total),
      "x-pagination-page-count": String(pages),
      "x-pagination-current-page": String(page + 1),
      "x-pagination-per-page": String(size),
      link: linksOf(request, { current: page + 1, last: Math.max(1, pages), size }),
    },
  });
}

interface Place {
  current: number;
  last: number;
  size: number;
}

function linksOf({ path, query }: Incoming, { current, last, size }: Place): string {
  const at = (number: number, rel: string) => {
    const address = new URLSearchParams(query);
    address.set("page", String(number));
    address.set("per-page", String(size));
    return `</invoicing${path}?${address.toString()}>; rel="${rel}"`;
  };
  return [
    at(current, "self"),
    at(1, "first"),
    at(last, "last"),
    ...(current > 1 ? [at(current - 1, "prev")] : []),
    ...(current < last ? [at(current + 1, "next")] : []),
  ].join(", ");
}
