import { ContentDamaged } from "../../../../shared/encryption/encryption.ts";
import { isObjectError } from "../../../../shared/content/objects.ts";
import { read } from "../../../../shared/data/repository.ts";
import { log } from "../../../../shared/log.ts";
import { readRenewal } from "../../files/content/renewal-files.ts";
import type { Document } from "../../records/document.ts";
import { type Signature, type SignatureFile, SignatureFiles } from "../../records/signature.ts";

/**
 * What was added to a signature after signing; none if it was not renewed. What is gone or was changed is left out: the signature
 * is then judged as it was signed.
 */
export async function addedParts(document: Document, { id, renewal }: Signature): Promise<Buffer[]> {
  if (!renewal) return [];
  try {
    const parts = await readRenewal(document, renewal);
    if (parts) return parts;
  } catch (error) {
    if (!(error instanceof ContentDamaged) && !isObjectError(error)) throw error;
  }
  log.error("the renewal of a signature is damaged", new Error("not as it was stored"), { object: id });
  return [];
}

/** A detached signature as it is now. */
export interface KeptSignature {
  /** As it was made. */
  original: Buffer;
  cms: Buffer;
  /** For containers: the list that is signed, and its signature. */
  container?: { fileName: string; signatureName: string; manifest: Buffer; cms: Buffer };
}

/** Undefined after a purge. */
export async function keptSignature(
  document: Document,
  signature: Signature,
): Promise<KeptSignature | undefined> {
  const file: SignatureFile | undefined = await read(SignatureFiles, signature);
  if (!file) return undefined;
  const [cms, contained] = await addedParts(document, signature);
  const original = Buffer.from(file.cms, "base64");
  const { container } = file;
  return {
    original,
    cms: cms ?? original,
    ...(container && {
      container: {
        ...container,
        manifest: Buffer.from(container.manifest),
        cms: contained ?? Buffer.from(container.cms, "base64"),
      },
    }),
  };
}
