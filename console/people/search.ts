import { type ListSearch, listSearch } from "../shell/list-search.ts";
import { type RawSearch, textIn } from "../shell/search.ts";

export const searchFields = ["lastName", "firstName", "login", "email"] as const;
export type SearchField = (typeof searchFields)[number];

export interface PeopleSearch extends ListSearch {
  field: SearchField;
  /** "true", "false", or "" for both. */
  active: string;
  authority: string;
  /** The id of an organization. */
  organization: string;
}

export const peopleSearch = (raw: RawSearch): PeopleSearch => ({
  ...listSearch(raw),
  field: searchFields.find((field) => field === textIn(raw, "camp")) ?? "lastName",
  active: /^(true|false)$/.test(textIn(raw, "activ")) ? textIn(raw, "activ") : "",
  authority: /^ROLE_[A-Z0-9_]+$/.test(textIn(raw, "rol")) ? textIn(raw, "rol") : "",
  organization: /^\d+$/.test(textIn(raw, "organizatie")) ? textIn(raw, "organizatie") : "",
});

type Filters = Readonly<Record<`filter[${string}]`, string>>;

/** The filters of the service. A mail address is looked for as one, two words are a name and a surname. */
export function filtersOf({ text, field, active, authority, organization }: PeopleSearch): Filters {
  return {
    ...(text === "" ? {} : textFilters(text, field)),
    ...(active === "" ? {} : { "filter[activated]": active }),
    ...(authority === "" ? {} : { "filter[authorities]": authority }),
    ...(organization === "" ? {} : { "filter[organizatieId]": organization }),
  };
}

function textFilters(text: string, field: SearchField): Filters {
  if (text.includes("@")) return { "filter[email][contains]": text };
  const [first = "", second] = text.split(/\s+/, 2);
  return second === undefined || second === ""
    ? { [`filter[${field}][contains]`]: first }
    : { "filter[firstName][contains]": first, "filter[lastName][contains]": second };
}

export const isFiltered = (search: PeopleSearch): boolean => Object.keys(filtersOf(search)).length > 0;
