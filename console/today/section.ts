import type { Tenant } from "../../client/generated/documents/types.ts";
import type { Person } from "../shell/session.ts";
import type { Formats } from "../words/formats.ts";
import type { Language } from "../words/language.ts";
import type { TextsOf } from "../words/words.ts";
import type { todayWords } from "./words.ts";

/** How many rows a section shows; the rest is at its address. */
export const SHOWN = 5;

export interface TodayItem {
  id: string;
  title: string;
  detail: string;
  /** Where to deal with it; undefined if it is on this page, like an upload. */
  href?: string | undefined;
}

/** A short list of what waits, with the total. */
export interface Waiting {
  items: readonly TodayItem[];
  total: number;
  /** The part is not for this person after all. */
  isAbsent?: true;
}

export interface SectionContext {
  person: Person;
  language: Language;
  text: TextsOf<typeof todayWords>;
  formats: Formats;
  /** Milliseconds since 1970. */
  now: number;
  /** The person's account at documents, read once for all parts. */
  accountId: () => Promise<number>;
  /** The containers of the person, read once for the whole console. */
  containers: () => Promise<Tenant["buckets"]>;
}

export interface Section {
  id:
    | "requests"
    | "approvals"
    | "toSign"
    | "due"
    | "certificates"
    | "failed"
    | "recent"
    | "shared"
    | "people";
  /** Begins with the key that an act on its things invalidates. */
  queryKey: readonly unknown[];
  isFor: (person: Person) => boolean;
  read: (context: SectionContext) => Promise<Waiting>;
  /** The address of the whole list. */
  href?: string | undefined;
}

export const nothing: Waiting = { items: [], total: 0 };
export const ofDocuments = ({ roles }: Person): boolean => roles.includes("documents");
