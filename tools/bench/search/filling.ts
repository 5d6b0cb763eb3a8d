import { granting } from "../../../functions/documents/records/grant.ts";
import { contentKey, Documents } from "../../../functions/documents/records/document.ts";
import { headKey } from "../../../functions/documents/records/event.ts";
import { placeNamed } from "../../../functions/documents/files/text/conversion-files.ts";
import {
  isOwnText,
  keptForm,
  mayHaveText,
  textKey,
  type TextSource,
} from "../../../functions/documents/files/text/kept-text.ts";
import { entryOf } from "../../../functions/documents/keeping/search/entry.ts";
import { adding } from "../../../shared/data/repository.ts";
import type { Write } from "../../../shared/data/transaction.ts";
import type {
  SearchEntry,
  SearchIndex,
  Tombstone,
} from "../../../functions/documents/search-index/search-index.ts";
import { fill } from "../fill.ts";
import { timed } from "../measure.ts";
import type { Archive, Filed } from "./archive.ts";

/** The size of a batch of the stream (`functions/documents/functions.yml`). */
export const BATCH = 100;

/** Writes the entries of documents in batches as the indexer does; returns the seconds that the index took. */
export async function writeEntries(
  index: SearchIndex,
  archive: Archive,
  { from, to, version }: { from: number; to: number; version: number },
): Promise<number> {
  let took = 0;
  for (let number = from; number < to; number += BATCH) {
    const count = Math.min(BATCH, to - number);
    const entries = Array.from({ length: count }, (_, i) => entryFor(archive.filed(number + i), version));
    took += (await timed(() => index.write(entries))).ms;
  }
  return took / 1000;
}

const entryFor = ({ document, grants, text }: Filed, lastId: number): SearchEntry | Tombstone =>
  entryOf(document, { grants, text, head: { hash: "", lastId } });

/** Stores what a reader of documents needs: their items, the heads of their chains, the grants on them. */
export const storeDocuments = (filed: Filed[]): Promise<void> =>
  fill(
    filed.flatMap(({ document, grants }) =>
      [...adding(Documents, document), ...headed(document.id), ...grants.flatMap(granting)].filter(
        isOfDocument,
      ),
    ),
  );

const headed = (id: number): Write[] => [
  { item: { Put: { TableName: Documents.table, Item: { ...headKey(id), hash: "", lastId: 1 } } } },
];

/** Leaves out list rows and counters, because no list is read. */
const isOfDocument = (write: Write): boolean =>
  "item" in write && String(write.item.Put?.Item?.pk).startsWith("document#");

/** Stores the texts of documents: as the contents of small text files, beside the contents of others. */
export async function storeTexts(filed: Filed[]): Promise<void> {
  for (const { document, text } of filed)
    if (text !== undefined && mayHaveText(document))
      await placeNamed(document, ...placeOf(document, text), "text/plain");
}

const placeOf = (document: TextSource, text: string): [key: string, bytes: Buffer] =>
  isOwnText(document)
    ? [contentKey(document.cod, document.numarVersiune), Buffer.from(text)]
    : [textKey(document), keptForm({ text, properties: {}, hasPictures: false })];
