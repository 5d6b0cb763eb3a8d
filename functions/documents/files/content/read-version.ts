import { read } from "../../../../shared/data/repository.ts";
import type { Document } from "../../records/document.ts";
import { firstVersion, type Version, Versions } from "../../records/version.ts";
import { refusals } from "./texts.ts";

/** @throws notFound if the document has no version with this number */
export async function readVersion(document: Document, numar: number): Promise<Version> {
  const key = { documentId: document.id, numarVersiune: numar };
  const version = (await read(Versions, key)) ?? (numar === 1 ? firstVersion(document) : undefined);
  if (!version) throw refusals.versiuneInexistenta({ numar });
  return version;
}
