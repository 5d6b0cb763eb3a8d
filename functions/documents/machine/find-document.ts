import { notFound } from "../../../shared/errors.ts";
import { findByCode } from "../access/codes.ts";

/**
 * The id of the document with this code, in any case. What the caller may do with it is decided where it is read.
 * @throws notFound for an unknown code, as for a document that may not be read
 */
export async function findDocument(cod: string): Promise<number> {
  const id = await findByCode(cod);
  if (id === undefined) throw notFound("documentInexistent");
  return id;
}
