import type { SearchEntry, Tombstone } from "../../search-index/search-index.ts";
import type { SearchableText } from "../../files/text/kept-text.ts";
import { readersOf } from "../../access/reading-keys.ts";
import { besideFields, DocumentView, type Document, fileFieldsOf } from "../../records/document.ts";
import type { FacetField, WordField } from "../../records/indexed-fields.ts";
import type { ChainHead } from "../../records/event.ts";
import type { Grant } from "../../records/grant.ts";

/**
 * Index document of a document. Its version is the head of the document's chain of events, which every change and
 * every grant moves. A deleted or purged document becomes a tombstone without readers.
 */
export function entryOf(
  document: Document,
  { grants, head: { lastId }, ...texts }: { grants: readonly Grant[]; head: ChainHead } & SearchableText,
): SearchEntry | Tombstone {
  const { id } = document;
  const readers = readersOf(document, grants);
  if (readers.length === 0) return { id, version: lastId };
  return {
    id,
    version: lastId,
    words: wordsOf(document, texts),
    facets: facetsOf(document),
    listed: listedOf(document),
    readers,
  };
}

const wordsOf = (
  { denumire, cod, etichete, descriere }: Document,
  { text, doubtful }: SearchableText,
): Record<WordField, string[]> => ({
  denumire: [denumire],
  cod: [cod],
  etichete,
  descriere: valueOf(descriere),
  text: valueOf(text),
  nesigur: valueOf(doubtful),
});

const facetsOf = ({
  etichete,
  format,
  emitentId,
  status,
  bucketId,
}: Document): Record<FacetField, string[]> => ({
  etichete,
  format: valueOf(format),
  emitentId: valueOf(emitentId),
  status: [status],
  bucketId: [String(bucketId)],
});

/**
 * The fields of a document that lists show, except its organization (buckets change hands without their documents)
 * and the acts that its reader may do.
 */
const shown = Object.keys(
  DocumentView.omit({ ...besideFields, organizatieId: true }).shape,
) as (keyof Document)[];

const listedOf = (document: Document): SearchEntry["listed"] => ({
  ...(Object.fromEntries(shown.map((field) => [field, document[field]])) as SearchEntry["listed"]),
  ...fileFieldsOf(document),
});

const valueOf = (value: string | number | undefined): string[] =>
  value === undefined ? [] : [String(value)];
