import { read } from "../../shared/data/repository.ts";
import { AppError } from "../../shared/errors.ts";
import type { UploadedFile } from "../../shared/http/multipart.ts";
import type { Person } from "../../functions/documents/access/principal.ts";
import { Documents } from "../../functions/documents/records/document.ts";
import { accountOf, signDocument } from "../../functions/documents/making/signatures/sign-document.ts";
import { wholeOf } from "../../functions/documents/making/signatures/sign-in-pdf.ts";
import type { DemoDocument } from "./data.ts";

/*
 * The demo's signed document, and its copy with one word changed. Both are made by the service at the present time, because
 * a time stamp with a past date would be false.
 */

/** Signs a document by each of its signers, unless it is signed already. Returns false if there is no signing service. */
export async function signDemoDocument(
  { id }: Pick<DemoDocument, "id">,
  signers: Person[],
): Promise<boolean> {
  const document = await read(Documents, { id });
  if (document?.numarVersiune !== 1) return true;
  try {
    for (const signer of signers)
      await signDocument(signer, id, { semnatar: accountOf(signer).name }, undefined);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.status === 503) return false;
    throw error;
  }
}

const WORD = "urbanistic general";
const ANOTHER = "urbanistic special";

/** A signed PDF with one word replaced, as a forger without the key would do it. */
export async function alteredCopyOf(id: number): Promise<UploadedFile> {
  const document = await read(Documents, { id });
  if (!document) throw new Error(`There is no document ${id}`);
  const bytes = Buffer.from(await wholeOf(document));
  const at = bytes.indexOf(WORD);
  if (at < 0) throw new Error(`${document.cod} does not hold “${WORD}”`);
  bytes.write(ANOTHER, at, "latin1");
  return { name: "decizie-modificata.pdf", contentType: undefined, bytes };
}
