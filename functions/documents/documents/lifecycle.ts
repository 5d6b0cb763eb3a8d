import { clock } from "../../../shared/clock.ts";
import { remove } from "../../../shared/content/blobs.ts";
import { changing, refuseStale, revised } from "../../../shared/data/repository.ts";
import { retrying, transact } from "../../../shared/data/transaction.ts";
import { conflict } from "../../../shared/errors.ts";
import { log } from "../../../shared/log.ts";
import { actorName, documentFor, type Asker, type Opened, type Right } from "../access.ts";
import { contentKey, Document, due, type Document as DocumentFields, type Status } from "../document.ts";
import { appending, type ChainedKind } from "../events.ts";
import { storeOf } from "../stores/store-of.ts";

export interface Transition {
  from: readonly Status[];
  to: Status;
  right: Right;
  tip: ChainedKind;
  /** When it happened, on the document itself. */
  stamp: (now: string) => Partial<DocumentFields>;
}

/** Every change of a document's state. Any other is a conflict. */
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
    stamp: (now) => ({ purjatLa: now, storageUri: undefined }),
  },
} satisfies Record<string, Transition>;

type IfMatch = number[] | undefined;

export const archiveDocument = (asker: Asker, id: number, ifMatch: IfMatch) =>
  transition(asker, id, lifecycle.archive, ifMatch);

export const reactivateDocument = (asker: Asker, id: number, ifMatch: IfMatch) =>
  transition(asker, id, lifecycle.reactivate, ifMatch);

/** Deletes softly. Again for whoever may still see the deleted document: nothing happens. */
export async function removeDocument(asker: Asker, id: number, ifMatch: IfMatch): Promise<undefined> {
  const { document } = await documentFor(asker, id, lifecycle.remove.right);
  if (document.status !== "STERS") await transition(asker, id, lifecycle.remove, ifMatch);
  return undefined;
}

/** Marks the document at once, then deletes the bytes of every version; the record and its events stay. */
export async function purgeDocument(asker: Asker, id: number, ifMatch: IfMatch) {
  const document = await transition(asker, id, lifecycle.purge, ifMatch);
  await afterwards(document, () => removeContent(document));
  return document;
}

const transition = (asker: Asker, id: number, wanted: Transition, ifMatch: IfMatch) =>
  retrying(async () => {
    const opened = await documentFor(asker, id, wanted.right);
    refuseStale(opened.document, ifMatch);
    refuseState(opened.document, wanted);
    return moved(actorName(asker), opened, wanted);
  });

function refuseState({ status, retinereLegala }: DocumentFields, { from, to }: Transition): void {
  if (!from.includes(status)) throw conflict("stareNepermisa", { values: { status, spre: to } });
  if (to === "PURJAT" && retinereLegala) throw conflict("retinereLegala");
}

/** Changes the state of a document as it was read. @throws RevisionConflict where it has changed since */
export async function moved(
  actor: string,
  { document, head }: Pick<Opened, "document" | "head">,
  { to, tip, stamp }: Transition,
) {
  const now = clock.iso();
  const after = due({ ...document, status: to, ...stamp(now), modificatDe: actor, modificatLa: now });
  const stored = revised(document, after);
  await transact([...changing(Document, document, after), ...appending(document, head, { tip, actor })], {
    answer: stored,
  });
  return stored;
}

/** The state has changed and is answered; what follows in the store is maintenance's to finish where it fails. */
export async function afterwards({ id }: DocumentFields, act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    log.error("content did not follow its document's state", error, { object: id });
  }
}

/** The keys of all versions of a document. */
export const contentKeys = ({ cod, numarVersiune }: DocumentFields): string[] =>
  Array.from({ length: numarVersiune }, (_, i) => contentKey(cod, i + 1));

/** Removes the bytes of all versions, wherever they lie. */
export const removeContent = async (document: DocumentFields): Promise<void> =>
  remove(await storeOf(document), contentKeys(document));
