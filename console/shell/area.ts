import type { ComponentType } from "react";
import type { IconName } from "../kit/icons.tsx";
import type { Screen } from "./screen.tsx";
import type { RawSearch } from "./search.ts";
import type { Person } from "./session.ts";
import type { Pair } from "../words/words.ts";

/** The start of the address of every area. */
export const BASE = "/app";

/** Loads the file of a screen: `export default screen({ … })`. */
export type LoadScreen = () => Promise<{ default: Screen }>;

/** Counts the things that wait in an area, for its entry in the navigation. */
export interface AreaCount<Found = unknown> {
  queryKey: readonly unknown[];
  queryFn: () => Promise<Found>;
  /** The number in what was read. Default: that is the number. */
  select?(found: Found): number;
  /** Reads it again after so many ms, while the page is in front and in use. */
  refetchInterval?: number;
}

/** What a screen reads first. */
export interface AreaQuery {
  queryKey: readonly unknown[];
  queryFn: (context: { signal?: AbortSignal }) => Promise<unknown>;
}

/** The menu groups areas by the work that people do there, in this order, whatever is open. */
export const menuGroups = [
  "today",
  "documents",
  "messages",
  "approvals",
  "administration",
  "operation",
  "oversight",
] as const;

export type MenuGroup = (typeof menuGroups)[number];

export interface Area {
  /** Its first address below `BASE`, like `/acte`. */
  path: `/${string}`;
  label: Pair;
  icon: IconName;
  /** Where its entry is: in a group of the menu, at the bell, or in the menu of the person. */
  group: MenuGroup | "bell" | "account";
  /** Who sees it. For others, its addresses do not exist. */
  isShown: (person: Person) => boolean;
  /** Undefined if nothing can wait there for the person. */
  count?: ((person: Person) => AreaCount | undefined) | undefined;
  /** What the bell opens, with a link to the area. Its code is loaded then. */
  Panel?: ComponentType<{ onClose: () => void }> | undefined;
  /** What its screen `/` reads first. The first script requests it, so it must not import anything that draws. */
  ahead?: ((person: Person, search: RawSearch) => AreaQuery) | undefined;
  /**
   * Addresses below `path` (`/`, `/$id`, `/$id/versiuni`, `/$id/{-$fila}` with an optional part) and the file of each, which is
   * loaded when it is opened.
   */
  screens: Readonly<Record<`/${string}`, LoadScreen>>;
}
