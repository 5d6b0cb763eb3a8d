import { newestFirst } from "../../../../shared/data/lists.ts";
import { readProgress } from "../../../../shared/data/progress.ts";
import { changing, readMany, readPartition, recordOf } from "../../../../shared/data/repository.ts";
import { transactIfUnchanged } from "../../../../shared/data/transaction.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { allInStates, type Document, Documents } from "../../records/document.ts";
import { type Version, VERSION_PREFIX } from "../../records/version.ts";

const PART = "documents";
const CHUNK = 100;
/** Documents that one transaction changes, with the counters of their buckets and owners. */
const AT_ONCE = 20;

/** Where a round has come to, and if it has found a document. */
interface Round {
  reached: number;
  found: boolean;
}

const FINISHED = "finished";
const START: Round = { reached: Number.MAX_SAFE_INTEGER, found: false };

/**
 * Adds up what the documents from before `heldBytes` hold; the same transactions count it. Goes over all documents, newest first,
 * in as many nights as it takes, until a round has found none: one that moved from list to list may be missed.
 */
export async function addUpHeld(isTimeLeft: () => boolean): Promise<void> {
  const progress = await readProgress(Documents.table, "held-bytes");
  const stored = progress.of(PART);
  if (stored === FINISHED) return;
  let { reached, found } = (stored ?? START) as Round;
  const rows = newestFirst(Documents.table, unpurged(), { before: reached, most: CHUNK });
  while (isTimeLeft()) {
    const ids = (await rows.take(CHUNK)).map(({ id }) => id);
    const uncounted = (await readMany(Documents, ids)).filter(({ heldBytes }) => heldBytes === undefined);
    for (let start = 0; start < uncounted.length; start += AT_ONCE)
      await addUp(uncounted.slice(start, start + AT_ONCE));
    found ||= uncounted.length > 0;
    reached = ids.at(-1) ?? reached;
    if (ids.length < CHUNK) {
      await progress.reach(PART, found ? START : FINISHED);
      return;
    }
    await progress.reach(PART, { reached, found });
  }
}

const unpurged = () =>
  (["open", "secret"] as const).flatMap((secrecy) => allInStates(secrecy, ["ACTIV", "ARHIVAT", "STERS"]));

/** All of them in one transaction, or one by one if one of them is being changed. */
async function addUp(documents: Stored<Document>[]): Promise<void> {
  const writes = await Promise.all(
    documents.map(async (document) =>
      changing(Documents, document, { ...document, heldBytes: await bytesOf(document) }),
    ),
  );
  if (await transactIfUnchanged(writes.flat(), { repeatable: true })) return;
  for (const one of writes) await transactIfUnchanged(one, { repeatable: true });
}

/** The bytes of all versions. Version 1 has no record of its own before there is a second one. */
async function bytesOf(document: Document): Promise<number> {
  const { numarVersiune, dimensiune = 0 } = document;
  if (numarVersiune <= 1) return numarVersiune === 0 ? 0 : dimensiune;
  const { pk } = Documents.key(document);
  const versions = await readPartition(Documents.table, pk, { prefix: VERSION_PREFIX });
  return versions.reduce((sum, version) => sum + recordOf<Version>(version).dimensiune, 0);
}
