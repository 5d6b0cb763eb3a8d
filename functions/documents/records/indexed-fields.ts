/**
 * The fields of a document whose words a search finds, the more telling ones first. `nesigur` is the text of scanned pages that is
 * not to be relied upon.
 */
export const wordFields = ["denumire", "cod", "etichete", "descriere", "text", "nesigur"] as const;
export type WordField = (typeof wordFields)[number];

/** The fields with facet counts, which searches can filter by. */
export const facetFields = ["etichete", "format", "emitentId", "status", "bucketId"] as const;
export type FacetField = (typeof facetFields)[number];

/** The fields of documents in the search index. The text is not in the record, so it comes back with the hits. */
export const indexedFields = {
  words: wordFields,
  titles: ["denumire", "cod"],
  text: "text",
  doubtful: "nesigur",
  facets: facetFields,
} satisfies {
  words: readonly WordField[];
  titles: readonly WordField[];
  text: WordField;
  doubtful: WordField;
  facets: readonly FacetField[];
};
