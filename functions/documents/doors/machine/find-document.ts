import { findByCode } from "../../access/codes.ts";
import { refusals as accessRefusals } from "../../access/texts.ts";

/**
 * The id of the document with this code; case-insensitive. The caller's rights are checked when the document is read.
 * @throws notFound for an unknown code, as for a document that may not be read
 */
export async function findDocument(cod: string): Promise<number> {
  const id = await findByCode(cod);
  if (id === undefined) throw accessRefusals.documentInexistent();
  return id;
}
