import { listPage, MOST_ROWS } from "../../../../shared/data/list-page.ts";
import type * as z from "zod";
import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { countRows, type List, type Pointer } from "../../../../shared/data/lists.ts";
import type { ListQuery, Page } from "../../../../shared/data/page.ts";
import { readItems, recordOf } from "../../../../shared/data/repository.ts";
import { documentFor } from "../../access/authorization.ts";
import type { Principal } from "../../access/principal.ts";
import { Documents } from "../../records/document.ts";
import { type Link, Links, type LinkView, linksOf } from "../../records/link.ts";

type View = z.output<typeof LinkView>;

/**
 * The links of a document that have not expired, newest first, for callers who may create links. A link whose maker
 * may no longer share is included, because it works again if they regain the right.
 */
export async function listLinks(
  caller: Principal,
  documentId: number,
  query: ListQuery,
): Promise<Page<View>> {
  await documentFor(caller, documentId, "share");
  // DynamoDB removes expired items within days; until then they are not shown.
  const live: List = {
    partitions: [linksOf(documentId)],
    shows: ({ forgetAt }) => Number(forgetAt) > clock.epochSeconds(),
  };
  const listing = {
    name: `links#${documentId}`,
    table: Documents.table,
    lists: [live],
    fetch: async (pointers: Pointer[]) => (await linksBehind(pointers)).map(viewOf),
    count: () => countRows(Documents.table, [live], MOST_ROWS),
    answersFilters: query.filters.length === 0,
  };
  return listPage(listing, query);
}

async function linksBehind(pointers: Pointer[]): Promise<Stored<Link>[]> {
  const keys = pointers.map(({ item }) => Links.key({ tokenHash: String(item.tokenHash) }));
  const items = await readItems(Links.table, keys);
  return items.filter((item) => item !== undefined).map((item) => recordOf<Link>(item));
}

const viewOf = (link: Link): View => ({ ...link, cuParola: link.passwordHash !== undefined });
