import type { ListQuery, Page } from "../../../../shared/data/page.ts";
import { documentFor } from "../../access/authorization.ts";
import type { Principal } from "../../access/principal.ts";

/**
 * A page of the records of one document, from the list over all documents.
 * @throws notFound if the caller may not read the document; only an empty page costs a read of it
 */
export async function pageOfDocument<Item>(
  list: (caller: Principal, query: ListQuery) => Promise<Page<Item>>,
  { caller, id, query }: { caller: Principal; id: number; query: ListQuery },
): Promise<Page<Item>> {
  const ofDocument = { field: "documentId", operator: "equals" as const, values: [id] };
  const page = await list(caller, { ...query, filters: [...query.filters, ofDocument] });
  if (page.items.length === 0) await documentFor(caller, id, "read");
  return page;
}
