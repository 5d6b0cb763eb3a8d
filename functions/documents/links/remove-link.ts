import type { Stored } from "../../../shared/data/entity.ts";
import { readItems, recordOf, removing } from "../../../shared/data/repository.ts";
import { addingTombstone, readTombstone } from "../../../shared/data/tombstone.ts";
import { retry, transact } from "../../../shared/data/transaction.ts";
import { sortableId } from "../../../shared/ids.ts";
import { documentFor } from "../access/authorization.ts";
import type { Principal } from "../access/principal.ts";
import { appending } from "../records/event.ts";
import { type Link, Links, linksOf, noSuchLink } from "../records/link.ts";

/**
 * Revokes a link; it ends with the next request. Repeating this within a day succeeds.
 * @throws notFound for an unknown link, and for a link of another document
 */
export const removeLink = (caller: Principal, documentId: number, id: number): Promise<undefined> =>
  retry(async () => {
    const row = { pk: linksOf(documentId), sk: sortableId(id) };
    const { document, head, actor, beside } = await documentFor(caller, documentId, "share", [row]);
    const link = await linkOf(id, beside[0]);
    if (!link) {
      const removed = await readTombstone(Links, id);
      if (removed?.documentId !== documentId) throw noSuchLink();
      return undefined;
    }
    await transact([
      ...removing(Links, link),
      addingTombstone(Links, link),
      ...appending(document, head, { tip: "REVOCAT", actor, detalii: { link: id } }),
    ]);
    return undefined;
  });

async function linkOf(
  id: number,
  row: Record<string, unknown> | undefined,
): Promise<Stored<Link> | undefined> {
  if (!row) return undefined;
  const [item] = await readItems(Links.table, [Links.key({ id, tokenHash: String(row.tokenHash) })]);
  return item && recordOf<Link>(item);
}
