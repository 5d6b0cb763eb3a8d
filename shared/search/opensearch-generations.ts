import { facetFields, MOST_TEXT, wordFields } from "./search-index.ts";

/** What searches read: the generation that is whole. */
export const ALIAS = "documents";

export const indexOf = (generation: number | "*"): string => `documents-g${generation}`;
export const generationOf = (index: string): number => Number(index.slice(indexOf("*").length - 1));

/** What writes name: it goes with its generation, so that a late write makes no index of its own. */
export const writeAliasOf = (generation: number): string => `documents-write-${generation}`;

/** Pages reach row 10,000, and 200 more. */
const WINDOW = 10_400;
/** Lucene takes words of 32,766 bytes. */
const LONGEST_WORD = 8_000;

/**
 * Our words, which the engine only splits at spaces; values of a field lie apart, so that no phrase is found across two. A
 * write is searched within half a second.
 */
export const definition = {
  settings: {
    index: { refresh_interval: "500ms", max_result_window: WINDOW },
    analysis: {
      tokenizer: { spaces: { type: "whitespace", max_token_length: LONGEST_WORD } },
      analyzer: { words: { type: "custom", tokenizer: "spaces" } },
    },
  },
  mappings: {
    dynamic: "strict",
    properties: {
      id: { type: "long" },
      words: {
        properties: Object.fromEntries(
          wordFields.map((field) => [
            field,
            { type: "text", analyzer: "words", position_increment_gap: 100 },
          ]),
        ),
      },
      facets: { properties: Object.fromEntries(facetFields.map((field) => [field, { type: "keyword" }])) },
      open: { type: "keyword" },
      lent: { type: "nested", properties: { key: { type: "keyword" }, until: { type: "keyword" } } },
      text: { type: "keyword", index: false, doc_values: false, ignore_above: MOST_TEXT + 1 },
    },
  },
};
