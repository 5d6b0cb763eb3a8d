import type { SearchEntry, Tombstone } from "../../../shared/search/search-index.ts";
import { readersOf } from "../access/reading-keys.ts";
import { DocumentView, type Document } from "../records/document.ts";
import type { ChainHead } from "../records/event.ts";
import type { Grant } from "../records/grant.ts";

/**
 * A document as the index has it. Its version is the head of its chain of events, which every change and every grant moves.
 * What is deleted or purged is found by nobody.
 */
export function entryOf(
  document: Document,
  {
    grants,
    head: { lastId },
    text,
  }: { grants: readonly Grant[]; head: ChainHead; text?: string | undefined },
): SearchEntry | Tombstone {
  const { id, denumire, cod, descriere, etichete, format, emitentId, status, bucketId } = document;
  const readers = readersOf(document, grants);
  if (readers.length === 0) return { id, version: lastId };
  return {
    id,
    version: lastId,
    words: { denumire: [denumire], cod: [cod], etichete, descriere: valueOf(descriere), text: valueOf(text) },
    facets: {
      etichete,
      format: valueOf(format),
      emitentId: valueOf(emitentId),
      status: [status],
      bucketId: [String(bucketId)],
    },
    listed: listedOf(document),
    readers,
  };
}

/**
 * What lists show of a document, but its organization (buckets change hands without their documents) and what its reader
 * may do with it.
 */
const shown = Object.keys(
  DocumentView.omit({ organizatieId: true, poate: true }).shape,
) as (keyof Document)[];

const listedOf = (document: Document): SearchEntry["listed"] =>
  Object.fromEntries(shown.map((field) => [field, document[field]]));

const valueOf = (value: string | number | undefined): string[] =>
  value === undefined ? [] : [String(value)];
