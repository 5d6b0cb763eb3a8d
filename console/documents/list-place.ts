import type { Status } from "./list-search.ts";

/** One of the three lists: what it shows, and what may be chosen there. */
export interface ListPlace {
  id: "documents" | "archive" | "trash";
  href: string;
  /** Shown while no status is chosen; if empty, the service's default. */
  statuses: readonly Status[];
  choices: readonly Status[];
  /** The search index has its documents. */
  hasIndex: boolean;
}

export const places: Readonly<Record<ListPlace["id"], ListPlace>> = {
  documents: {
    id: "documents",
    href: "/app/acte",
    statuses: [],
    choices: ["ACTIV", "ARHIVAT"],
    hasIndex: true,
  },
  archive: { id: "archive", href: "/app/acte/arhiva", statuses: ["ARHIVAT"], choices: [], hasIndex: true },
  trash: {
    id: "trash",
    href: "/app/acte/cos",
    statuses: ["STERS"],
    choices: ["STERS", "PURJAT"],
    hasIndex: false,
  },
};
