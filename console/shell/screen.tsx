import { useLocation, useParams, useRouter } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { go } from "./go.ts";
import { type RawSearch, parseSearch, stringifySearch } from "./search.ts";

export interface ScreenProps<Param extends string, Search> {
  params: Readonly<Record<Param, string>>;
  search: Search;
  /** The address of this screen with changes of its search, without a dialog; `undefined` removes a name. */
  hrefWith: (change: RawSearch) => string;
  /** Goes there; `isReplacing` adds nothing to the history (typing into a filter). */
  setSearch: (change: RawSearch, options?: { isReplacing?: boolean | undefined }) => void;
}

export interface ScreenDefinition<Param extends string, Search> {
  /** The names that its address has after `$`. */
  params?: readonly Param[] | undefined;
  /** Reads the address's search. It accepts every text, since people change addresses. */
  search: (raw: RawSearch) => Search;
  page: ComponentType<ScreenProps<Param, Search>>;
}

/** A screen, the default export of its file. */
export function screen<Search, const Param extends string = never>(
  definition: ScreenDefinition<Param, Search>,
): ComponentType {
  const { params: names = [], search: read, page: Page } = definition;
  return function Screen() {
    const router = useRouter();
    const location = useLocation();
    const given: Readonly<Record<string, string | undefined>> = useParams({ strict: false });
    const raw = parseSearch(location.searchStr);
    const hrefOf = (change: RawSearch): string =>
      location.publicHref.replace(/[?#].*$/, "") + stringifySearch({ ...raw, ...change });
    return (
      <Page
        params={valuesOf(names, given)}
        search={read(raw)}
        hrefWith={(change) => hrefOf({ dialog: undefined, ...change })}
        setSearch={(change, options) => void go(router, hrefOf(change), { replace: options?.isReplacing })}
      />
    );
  };
}

function valuesOf<Param extends string>(
  names: readonly Param[],
  given: Readonly<Record<string, string | undefined>>,
): Record<Param, string> {
  const values = {} as Record<Param, string>;
  for (const name of names) {
    const value = given[name];
    if (value === undefined) throw new Error(`The address of the screen has no $${name}`);
    values[name] = value;
  }
  return values;
}
