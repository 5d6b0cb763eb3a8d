import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { remove } from "../../../../shared/content/objects.ts";
import { readPartition, recordOf, removing, revised } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { log } from "../../../../shared/log.ts";
import type { Opened } from "../../access/authorization.ts";
import { contentKey, type Document, Documents, due } from "../../records/document.ts";
import { removeTexts } from "../text/kept-text.ts";
import { removeConversions } from "../text/conversion-files.ts";
import { SIGNATURE_FILE_PREFIX, type SignatureFile, SignatureFiles } from "../../records/signature.ts";
import { removeRenewals } from "../content/renewal-files.ts";
import { storeOf } from "../content/store-of.ts";
import type { Transition } from "../../access/transitions.ts";
import { changingDocument } from "./changing-document.ts";

/**
 * Changes the state of a document as it was read.
 * @param seen the document as returned in the answer
 * @throws RevisionConflict if it has changed since
 */
export async function commitTransition<Answer extends Document = Stored<Document>>(
  actor: string,
  read: Pick<Opened, "document" | "head">,
  { to, tip, stamp }: Transition,
  seen: (after: Stored<Document>) => Answer = (after) => after as Stored<Document> & Answer,
): Promise<Answer> {
  const { document } = read;
  const now = clock.iso();
  const after = due({ ...document, status: to, ...stamp(now), modificatDe: actor, modificatLa: now });
  const answer = seen(revised(document, after));
  await transact(changingDocument(read, after, { tip, actor }), { answer });
  return answer;
}

/** The state is already committed, so a failure in the store is only logged; maintenance finishes the work. */
export async function attemptFollowUp({ id }: Document, act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    log.error("moving content after a change of state failed", error, { object: id });
  }
}

/** The keys of all versions of a document. */
export const contentKeys = ({ cod, numarVersiune }: Document): string[] =>
  Array.from({ length: numarVersiune }, (_, i) => contentKey(cod, i + 1));

/**
 * Removes the content of all versions from the store that holds it, the text extracted from them, and their detached
 * signatures with what was added to any signature.
 */
export async function removeContent(document: Document): Promise<void> {
  await remove(await storeOf(document), contentKeys(document));
  await removeConversions(document);
  await removeTexts(document);
  await removeRenewals(document);
  await removeSignatureFiles(document);
}

async function removeSignatureFiles({ id }: Document): Promise<void> {
  const { pk } = Documents.key({ id });
  const files = await readPartition(Documents.table, pk, { prefix: SIGNATURE_FILE_PREFIX });
  for (const file of files) await transact(removing(SignatureFiles, recordOf<SignatureFile>(file)));
}
