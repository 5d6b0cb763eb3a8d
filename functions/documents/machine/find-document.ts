import { findUnique } from "../../../shared/data/repository.ts";
import { notFound } from "../../../shared/errors.ts";
import { Documents } from "../records/document.ts";

/**
 * The id of the document with this code. What the caller may do with it is decided where it is read.
 * @throws notFound for an unknown code, as for a document that may not be read
 */
export async function findDocument(cod: string): Promise<number> {
  const id = await findUnique(Documents, "cod", cod);
  if (id === undefined) throw notFound("documentInexistent");
  return id;
}
