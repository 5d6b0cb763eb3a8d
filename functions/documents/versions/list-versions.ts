import { listPage } from "../../../shared/data/listing.ts";
import type { ListQuery, Page } from "../../../shared/data/page.ts";
import { recordOf } from "../../../shared/data/repository.ts";
import { transact } from "../../../shared/data/transaction.ts";
import { documentFor } from "../access/authorization.ts";
import type { Principal } from "../access/principal.ts";
import { type Document, Documents } from "../records/document.ts";
import { ensuring, firstVersion, type Version, VERSION_PREFIX, viewOf } from "../records/version.ts";

/** A page of the versions of a document, newest first. The first call creates version 1 from the current content. */
export async function listVersions(
  caller: Principal,
  id: number,
  query: ListQuery,
): Promise<Page<ReturnType<typeof viewOf>>> {
  const { document } = await documentFor(caller, id, "read");
  const page = await listStored(document, query);
  const first = firstVersion(document);
  if (!first || page.items.length > 0) return page;
  await transact([ensuring(first)]);
  return listStored(document, query);
}

/** Versions are numbered without gaps from 1, and never removed: the current number is their total. */
const listStored = (document: Document, query: ListQuery) =>
  listPage(
    {
      name: `versions#${document.id}`,
      table: Documents.table,
      lists: [{ partitions: [Documents.key(document).pk], prefix: VERSION_PREFIX }],
      fetch: async (pointers) => pointers.map(({ item }) => viewOf(recordOf<Version>(item), document)),
      positionOf: ({ numarVersiune }) => numarVersiune,
      count: async () => ({ total: document.numarVersiune, relation: "eq" }),
      answersFilters: query.filters.length === 0,
    },
    query,
  );
