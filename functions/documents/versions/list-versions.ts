import { transact } from "../../../shared/data/transaction.ts";
import { read } from "../../../shared/data/repository.ts";
import { notFound } from "../../../shared/errors.ts";
import { documentFor, type Asker } from "../access.ts";
import type { Document } from "../document.ts";
import {
  ensuring,
  firstVersion,
  storedVersions,
  Versiune,
  viewOf,
  type Versiune as VersiuneRecord,
} from "./version.ts";

/** The versions of a document, newest first. The first call creates version 1 from the current content. */
export async function listVersions(asker: Asker, id: number) {
  const { document } = await documentFor(asker, id, "read");
  const stored = await storedVersions(id);
  if (stored.length > 0) return stored.map((version) => viewOf(version, document));
  const first = firstVersion(document);
  if (!first) return [];
  await transact([ensuring(first)]);
  return [viewOf(first, document)];
}

/** @throws notFound where the document has no version of that number */
export async function versionOf(document: Document, numar: number): Promise<VersiuneRecord> {
  const key = { id: 0, documentId: document.id, numarVersiune: numar };
  const version = (await read(Versiune, key)) ?? (numar === 1 ? firstVersion(document) : undefined);
  if (!version) throw notFound("versiuneInexistenta", { values: { numar } });
  return version;
}
