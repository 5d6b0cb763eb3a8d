import { listPage } from "../../../../shared/data/list-page.ts";
import type { ListQuery, Page } from "../../../../shared/data/page.ts";
import { recordOf } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { documentFor, type Opened } from "../../access/authorization.ts";
import type { Principal } from "../../access/principal.ts";
import { seenVersion } from "../../access/document-acts.ts";
import { Documents } from "../../records/document.ts";
import { ensuring, firstVersion, type Version, VERSION_PREFIX } from "../../records/version.ts";

/** A page of the versions of a document, newest first. The first call creates version 1 from the current content. */
export async function listVersions(
  caller: Principal,
  id: number,
  query: ListQuery,
): Promise<Page<ReturnType<typeof seenVersion<Version>>>> {
  const opened = await documentFor(caller, id, "read");
  const page = await listStored(opened, query);
  const first = firstVersion(opened.document);
  if (!first || page.items.length > 0) return page;
  await transact([ensuring(first)]);
  return listStored(opened, query);
}

/** Versions are numbered from 1 without gaps, and never removed: the current number is their total. */
const listStored = (opened: Opened, query: ListQuery) =>
  listPage(
    {
      name: `versions#${opened.document.id}`,
      table: Documents.table,
      lists: [{ partitions: [Documents.key(opened.document).pk], prefix: VERSION_PREFIX }],
      fetch: async (pointers) => pointers.map(({ item }) => seenVersion(opened, recordOf<Version>(item))),
      positionOf: ({ numarVersiune }) => numarVersiune,
      count: async () => ({ total: opened.document.numarVersiune, relation: "eq" }),
      answersFilters: query.filters.length === 0,
    },
    query,
  );
