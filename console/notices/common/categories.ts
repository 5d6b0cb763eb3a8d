import { useQuery } from "@tanstack/react-query";
import { staffCategoriesList } from "../../../client/generated/notifications/operations.ts";
import type { Categorie } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { type Language, useLanguage } from "../../words/language.ts";

/** More than a system has. */
const MOST_ROWS = 200;
const NONE: readonly Categorie[] = [];

/** The name of a category in a language. */
export const nameIn = ({ denumire }: Pick<Categorie, "denumire">, language: Language): string =>
  denumire[language] ?? denumire.ro;

export interface Categories {
  /** Those of the system that are offered. */
  active: readonly Categorie[];
  /** The category with a code; undefined for a free one. */
  of: (code: string) => Categorie | undefined;
  /** Its name; a free one has its code. */
  nameOf: (code: string) => string;
}

/** The categories of all systems. */
export interface Library {
  /** Those that are offered for a system, for "" those of all systems, each code once. */
  activeFor: (system: string) => readonly Categorie[];
  /** The name of a category; a free one has its code. */
  nameOf: (code: string, sistemId?: number) => string;
}

export function useLibrary(): Library {
  const language = useLanguage();
  const { data = NONE } = useQuery({
    queryKey: ["notifications", "categories", "all"],
    queryFn: async () => (await staffCategoriesList(client, { query: { size: MOST_ROWS } })).data.items,
  });
  return {
    activeFor: (system) => {
      const some = data.filter(
        ({ activ, sistemId }) => activ && (system === "" || String(sistemId) === system),
      );
      return [...new Map(some.map((one) => [one.cod, one])).values()];
    },
    nameOf: (code, sistemId) => {
      const found = data.find(
        (one) => one.cod === code && (sistemId === undefined || one.sistemId === sistemId),
      );
      return found ? nameIn(found, language) : code;
    },
  };
}

/** The library of categories of a system. */
export function useCategories(system: string): Categories {
  const language = useLanguage();
  const { data = NONE } = useQuery({
    queryKey: ["notifications", "categories", "of system", system],
    queryFn: async () =>
      (await staffCategoriesList(client, { query: { "filter[sistemId]": system, size: MOST_ROWS } })).data
        .items,
    enabled: system !== "",
  });
  const of = (code: string) => data.find(({ cod }) => cod === code);
  return {
    active: data.filter(({ activ }) => activ),
    of,
    nameOf: (code) => {
      const found = of(code);
      return found ? nameIn(found, language) : code;
    },
  };
}
