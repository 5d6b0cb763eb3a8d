import { useLocation, useParams, useRouter } from "@tanstack/react-router";
import type { ComponentType } from "react";
import type { UseFound } from "./found.ts";
import { go } from "./go.ts";
import { type RawSearch, parseSearch, stringifySearch } from "./search.ts";

/** The parameters by name; one whose name ends with `?` may be missing. */
type Values<Param extends string> = {
  readonly [Name in Param as Name extends `${infer Bare}?` ? Bare : Name]: Name extends `${string}?`
    ? string | undefined
    : string;
};

export interface ScreenProps<Param extends string, Search> {
  params: Values<Param>;
  search: Search;
  /** The address of this screen with changes of its search, without a dialog; `undefined` removes a name. */
  hrefWith: (change: RawSearch) => string;
  /** Goes there. */
  setSearch: (change: RawSearch, options?: SearchOptions) => void;
}

export interface SearchOptions {
  /** Adds no entry to the history (typing into a filter). */
  isReplacing?: boolean | undefined;
  /** Leaves the page scrolled as it is. */
  isInPlace?: boolean | undefined;
}

export interface ScreenDefinition<Param extends string, Search> {
  /** The names after `$` in its address; `fila?` for an optional `{-$fila}`. */
  params?: readonly Param[] | undefined;
  /** Reads the search of the address. It accepts any text, since people change addresses. */
  search: (raw: RawSearch) => Search;
  page: ComponentType<ScreenProps<Param, Search>>;
  /** How the search everywhere finds it. A screen whose address has a parameter is found by its record. */
  useFound?: UseFound | undefined;
}

/** A screen as its area loads it. */
export type Screen = ComponentType & { useFound?: UseFound | undefined };

/** Makes a screen, the default export of its file. */
export function screen<Search, const Param extends string = never>(
  definition: ScreenDefinition<Param, Search>,
): Screen {
  const { params: names = [], search: read, page: Page, useFound } = definition;
  function ScreenAtAddress() {
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
        setSearch={(change, { isReplacing, isInPlace } = {}) =>
          void go(router, hrefOf(change), { replace: isReplacing, isInPlace })
        }
      />
    );
  }
  return Object.assign(ScreenAtAddress, { useFound });
}

/** Makes a screen that reads nothing of the search. */
export const plainScreen = <const Param extends string = never>(
  definition: Omit<ScreenDefinition<Param, object>, "search">,
): Screen => screen({ ...definition, search: () => ({}) });

function valuesOf<Param extends string>(
  names: readonly Param[],
  given: Readonly<Record<string, string | undefined>>,
): Values<Param> {
  const values = names.map((name): [string, string | undefined] => {
    const bare = name.replace(/\?$/, "");
    const value = given[bare];
    if (value === undefined && bare === name) throw new Error(`The address of the screen has no $${name}`);
    return [bare, value];
  });
  return Object.fromEntries(values) as Values<Param>;
}
