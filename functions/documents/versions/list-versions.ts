import { transact } from "../../../shared/data/transaction.ts";
import { readPartition, recordOf } from "../../../shared/data/repository.ts";
import { documentFor } from "../access/authorization.ts";
import { Documents } from "../records/document.ts";
import { ensuring, firstVersion, type Version, VERSION_PREFIX, viewOf } from "../records/version.ts";
import type { Principal } from "../access/principal.ts";

/** The versions of a document, newest first. The first call creates version 1 from the current content. */
export async function listVersions(caller: Principal, id: number) {
  const { document } = await documentFor(caller, id, "read");
  const stored = await storedVersions(id);
  if (stored.length > 0) return stored.map((version) => viewOf(version, document));
  const first = firstVersion(document);
  if (!first) return [];
  await transact([ensuring(first)]);
  return [viewOf(first, document)];
}

/** The stored versions of a document, newest first. */
async function storedVersions(documentId: number): Promise<Version[]> {
  const items = await readPartition(Documents.table, `document#${documentId}`, {
    prefix: VERSION_PREFIX,
    newestFirst: true,
  });
  return items.map((item) => recordOf<Version>(item));
}
