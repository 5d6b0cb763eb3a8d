import { type ItemAt, itemAt } from "../../../../shared/data/read-together.ts";
import { read, removing } from "../../../../shared/data/repository.ts";
import { addingTombstone, readTombstone } from "../../../../shared/data/tombstone.ts";
import { retry, transact } from "../../../../shared/data/transaction.ts";
import { sortableId } from "../../../../shared/ids.ts";
import { documentFor } from "../../access/authorization.ts";
import type { Principal } from "../../access/principal.ts";
import { appending } from "../../records/event.ts";
import { Links, linksOf, noSuchLink } from "../../records/link.ts";

/**
 * Revokes a link; it ends with the next request. Repeating this within a day succeeds.
 * @throws notFound for an unknown link, and for a link of another document
 */
export const removeLink = (caller: Principal, documentId: number, id: number): Promise<undefined> =>
  retry(async () => {
    const keys = { tokenHash: tokenHashAt(documentId, id) };
    const { document, head, actor, related } = await documentFor(caller, documentId, "share", keys);
    const { tokenHash } = related;
    const link = tokenHash === undefined ? undefined : await read(Links, { tokenHash });
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

/** The hash of the token of a link, which is in the link's row in the list of its document. */
const tokenHashAt = (documentId: number, id: number): ItemAt<string | undefined> =>
  itemAt({ pk: linksOf(documentId), sk: sortableId(id) }, ({ tokenHash }) => String(tokenHash));
