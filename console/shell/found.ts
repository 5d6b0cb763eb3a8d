import type { Pair } from "../words/words.ts";
import { type Person, usePerson } from "./session.ts";

/** A record that the search everywhere has found. */
export interface FoundRecord {
  href: string;
  title: string;
  /** Tells two of the same name apart. */
  detail?: string | undefined;
}

/** A list that can be searched for a part of a name. */
export interface Register {
  /** Whose it is: a service is asked by one call at a time. */
  service: string;
  find: (text: string, signal: AbortSignal) => Promise<{ records: readonly FoundRecord[]; total: number }>;
  /** The list with all that has the text. */
  hrefOf: (text: string) => string;
  /** True if a longer text finds only what a part of it finds. */
  isNarrowing: boolean;
}

export interface FoundAct {
  title: Pair;
  /** A function for an act that takes what was typed. */
  href: string | ((text: string) => string);
}

/** What the search everywhere knows about a screen. */
export interface Findable {
  title: Pair;
  acts?: readonly FoundAct[] | undefined;
  register?: Register | undefined;
}

/** Undefined for a reader who may not see the screen. */
export type UseFound = () => Findable | undefined;

/** A screen that is found by its title, by those who may see it. Default: whoever sees its area. */
export const byTitle =
  (title: Pair, isFor: (person: Person) => boolean = () => true): UseFound =>
  () =>
    isFor(usePerson()) ? { title } : undefined;

/** The dialog of the search everywhere, in the address. */
export const SEARCH = { name: "cauta", id: "tot" } as const;
