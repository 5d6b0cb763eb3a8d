import { listRecords } from "../../../../shared/data/list-records.ts";
import type { ListQuery, Page } from "../../../../shared/data/page.ts";
import type * as z from "zod";
import type { Principal } from "../../access/principal.ts";
import { type ImportRow, Imports, importsOf, rowOfImport } from "../../records/import.ts";

/** The caller's own imports that the service still remembers, newest first. */
export async function listImports(
  { key }: Principal,
  query: ListQuery,
): Promise<Page<z.output<typeof ImportRow>>> {
  const partition = importsOf(key);
  const scope = { name: partition, lists: [{ partitions: [partition], counter: null }], as: rowOfImport };
  const { items, ...page } = await listRecords(Imports, scope, query);
  return { ...page, items: items.map(rowOfImport) };
}
