import type { API, Types } from "@opensearch-project/opensearch";
import { folded, negative, type Filter, type SortField } from "../../../shared/data/page.ts";
import { sortKey } from "../../../shared/data/sort-key.ts";
import { openedBy, without } from "./opensearch-query.ts";
import type { ListRequest, ListResult } from "./search-index.ts";

type Query = Types.Common_QueryDsl.QueryContainer;

/** The request body of a list. */
export function listBody({
  keys,
  at,
  filters,
  sort,
  from,
  size,
  after,
  flag = [],
  except = [],
}: ListRequest): API.Search_RequestBody {
  const positive = filters.filter(({ operator }) => !negative.has(operator));
  return {
    from: after ? 0 : from,
    size,
    track_total_hits: true,
    _source: false,
    query: {
      bool: {
        filter: [openedBy(keys, at), ...positive.map(conditionOf)],
        must_not: [
          ...without(except),
          ...filters.filter(({ operator }) => negative.has(operator)).map(conditionOf),
        ],
        should: flag.length > 0 ? [{ bool: { _name: FLAG, filter: [openedBy(flag, ALWAYS)] } }] : [],
        minimum_should_match: 0,
      },
    },
    sort: [...sort.map(placeOf), { id: { order: "desc" } }],
    ...(after ? { search_after: after as string[] } : {}),
  };
}

/** Before every end. */
const ALWAYS = "";

/** The name of the condition that flagged hits satisfy; they report it. */
const FLAG = "flag";

/** The lowest value decides; a record without a value is last in ascending order, first in descending order. */
const placeOf = ({ field, descending }: SortField): Types.Common.SortCombinations => ({
  [`listed.${field}.keys`]: {
    order: descending ? "desc" : "asc",
    missing: descending ? "_first" : "_last",
    mode: "min",
    unmapped_type: "keyword",
  },
});

/** A filter as a condition that one of the values satisfies; for a negative operator, the condition of its opposite. */
function conditionOf({ field, operator, values: [wanted = "", ...others] }: Filter): Query {
  const [keys, values, texts] = ["keys", "values", "texts"].map((part) => `listed.${field}.${part}`) as [
    string,
    string,
    string,
  ];
  switch (operator) {
    case "contains":
    case "doesNotContain":
      return { wildcard: { [texts]: { value: `*${literally(folded(wanted))}*` } } };
    case "specified":
      return wanted ? { exists: { field: values } } : { bool: { must_not: [{ exists: { field: values } }] } };
    case "equals":
    case "in":
    case "notEquals":
    case "notIn":
      return { terms: { [values]: [wanted, ...others].map(String) } };
    default:
      return { range: { [keys]: { [bounds[operator]]: sortKey(wanted) } } };
  }
}

const bounds = {
  greaterThan: "gt",
  greaterThanOrEqual: "gte",
  lessThan: "lt",
  lessThanOrEqual: "lte",
} as const;

/** The text with its wildcards escaped. */
const literally = (text: string): string => text.replaceAll(/[\\*?]/g, "\\$&");

/** The part of OpenSearch's answer that is used. */
export interface ListAnswer {
  hits: {
    total: { value: number };
    hits: { _id: string; sort: (string | null | number)[]; matched_queries?: string[] }[];
  };
}

export const listed = ({ hits }: ListAnswer): ListResult => ({
  rows: hits.hits.map(({ _id, sort, matched_queries: matched = [] }) => ({
    id: Number(_id),
    place: sort,
    isFlagged: matched.includes(FLAG),
  })),
  total: hits.total.value,
});

/** Uses a search instead of a get: a version that searches do not see yet must not count. */
export const versionsBody = (ids: readonly number[]): API.Search_RequestBody => ({
  size: ids.length,
  version: true,
  _source: false,
  query: { ids: { values: ids.map(String) } },
});

export interface VersionsAnswer {
  hits: { hits: { _id: string; _version: number }[] };
}

export const versionsIn = ({ hits }: VersionsAnswer): Map<number, number> =>
  new Map(hits.hits.map(({ _id, _version }) => [Number(_id), _version]));
