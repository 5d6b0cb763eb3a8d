import { clock } from "../../../shared/clock.ts";
import { remove } from "../../../shared/content/objects.ts";
import { changing, readPartition, recordOf, removing, revised } from "../../../shared/data/repository.ts";
import { transact } from "../../../shared/data/transaction.ts";
import { log } from "../../../shared/log.ts";
import type { Opened, Right } from "../access/authorization.ts";
import { narrows } from "../access/reading-keys.ts";
import { contentKey, type Document, Documents, due, type Status } from "../records/document.ts";
import { appending, appendingNarrowed, type ChainedKind } from "../records/event.ts";
import { removeTexts } from "./kept-text.ts";
import { removeConversions } from "./results.ts";
import { SIGNATURE_FILE_PREFIX, type SignatureFile, SignatureFiles } from "../records/signature.ts";
import { storeOf } from "./store-of.ts";

export interface Transition {
  from: readonly Status[];
  to: Status;
  right: Right;
  tip: ChainedKind;
  /** The fields that record the time on the document itself. */
  stamp: (now: string) => Partial<Document>;
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
    stamp: (now) => ({ purgedAt: now, storageUri: undefined }),
  },
} satisfies Record<string, Transition>;

/** Changes the state of a document as it was read. @throws RevisionConflict where it has changed since */
export async function commitTransition(
  actor: string,
  { document, head }: Pick<Opened, "document" | "head">,
  { to, tip, stamp }: Transition,
) {
  const now = clock.iso();
  const after = due({ ...document, status: to, ...stamp(now), modificatDe: actor, modificatLa: now });
  const stored = revised(document, after);
  const chained = narrows(document, after) ? appendingNarrowed : appending;
  await transact([...changing(Documents, document, after), ...chained(document, head, { tip, actor })], {
    answer: stored,
  });
  return stored;
}

/** The state is committed, so a failure in the store is only logged; maintenance finishes the work. */
export async function attemptFollowUp({ id }: Document, act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    log.error("content did not follow its document's state", error, { object: id });
  }
}

/** The keys of all versions of a document. */
export const contentKeys = ({ cod, numarVersiune }: Document): string[] =>
  Array.from({ length: numarVersiune }, (_, i) => contentKey(cod, i + 1));

/** Removes the bytes of all versions, in whatever store they are, what was read out of them, and their detached signatures. */
export async function removeContent(document: Document): Promise<void> {
  await remove(await storeOf(document), contentKeys(document));
  await removeConversions(document);
  await removeTexts(document);
  await removeSignatureFiles(document);
}

async function removeSignatureFiles({ id }: Document): Promise<void> {
  const { pk } = Documents.key({ id });
  const files = await readPartition(Documents.table, pk, { prefix: SIGNATURE_FILE_PREFIX });
  for (const file of files) await transact(removing(SignatureFiles, recordOf<SignatureFile>(file)));
}
