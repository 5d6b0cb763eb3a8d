import type { Right } from "./authorization.ts";
import type { Document, Status } from "../records/document.ts";
import type { ChainedKind } from "../records/event.ts";

export interface Transition {
  from: readonly Status[];
  to: Status;
  right: Right;
  tip: ChainedKind;
  /** The fields that record the time on the document itself. */
  stamp: (now: string) => Partial<Document>;
}

/** All changes of a document's state. Any other change is a conflict. */
export const lifecycle = {
  archive: {
    from: ["ACTIV"],
    to: "ARHIVAT",
    right: "write",
    tip: "ARHIVAT",
    stamp: (now) => ({ arhivatLa: now }),
  },
  reactivate: {
    from: ["ARHIVAT", "STERS"],
    to: "ACTIV",
    right: "write",
    tip: "REACTIVAT",
    stamp: () => ({ arhivatLa: undefined, stersLa: undefined }),
  },
  remove: {
    from: ["ACTIV", "ARHIVAT"],
    to: "STERS",
    right: "write",
    tip: "STERS",
    stamp: (now) => ({ stersLa: now }),
  },
  purge: {
    from: ["STERS"],
    to: "PURJAT",
    right: "purge",
    tip: "PURJAT",
    stamp: (now) => ({ purgedAt: now, storageUri: undefined, proprietati: undefined }),
  },
} satisfies Record<string, Transition>;
