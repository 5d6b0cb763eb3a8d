import { documentFileName } from "../../../../shared/content/file-name.ts";
import { sha256 } from "../../../../shared/content/hash.ts";
import { readPartition, recordOf } from "../../../../shared/data/repository.ts";
import type { FileContent } from "../../../../shared/http/responses.ts";
import { authorize } from "../../access/acts.ts";
import { openAttached } from "../../access/list-attached.ts";
import type { Principal } from "../../access/principal.ts";
import { refusals as accessRefusals } from "../../access/texts.ts";
import { deliverBytes } from "../../files/content/content-address.ts";
import { downloadVersion } from "../../files/content/download.ts";
import { type Document, Documents } from "../../records/document.ts";
import { type Signature, signaturesOf } from "../../records/signature.ts";
import { extendedContainer, simpleContainer } from "../../signing/asic/asic-writing.ts";
import { containerNames } from "./container.ts";
import { type KeptSignature, keptSignature } from "./kept-signature.ts";
import { MOST_PDF_BYTES } from "./sign-in-pdf.ts";
import { signatureActs } from "./signature-acts.ts";
import { signatures } from "./signatures.ts";
import { refusals } from "./texts.ts";

/**
 * The signed file with its signatures in one container: all that were made over these bytes. A signature from before containers signs
 * no list: it has a container of its own, for the file and its signature alone.
 * @throws notFound, forbidden without the password, conflict for a PDF, tooLarge
 */
export async function downloadContainer(
  caller: Principal,
  id: number,
  password: string | undefined,
): Promise<FileContent> {
  const { record, opened } = await openAttached(signatures, caller, id);
  const { document } = opened;
  authorize(signatureActs.DESCARCA, record, opened);
  if (record.tip === "PADES") throw refusals.semnaturaInauntru();
  const content = await downloadVersion(caller, document.id, record.numarVersiune, { password });
  if (content.size > MOST_PDF_BYTES) throw refusals.containerPreaMare({ limita: MOST_PDF_BYTES });
  const all = await signaturesOver(document, record);
  const own = all.find(({ signature }) => signature.id === id);
  if (!own) throw accessRefusals.faraContinut();
  const file = await content.read({ start: 0, end: content.size - 1 });
  const { bytes, contentType, extension } = containerFor(document, file, { own, all });
  const name = `${documentFileName(document.denumire, document.extensie ?? "")}.${extension}`;
  return {
    name,
    contentType,
    size: bytes.length,
    hash: sha256(bytes),
    ...(content.isConfidential ? { isConfidential: true } : {}),
    read: async ({ start, end }) => bytes.subarray(start, end + 1),
    address: () => deliverBytes(bytes, { name, contentType }),
  };
}

interface Signed {
  signature: Signature;
  kept: KeptSignature;
}

/** The signatures over the same bytes, oldest first. */
async function signaturesOver(document: Document, { hash }: Signature): Promise<Signed[]> {
  const { partitions, prefix } = signaturesOf(document.id);
  const items = await readPartition(Documents.table, partitions[0] ?? "", { prefix: prefix ?? "" });
  const records = items.map((item) => recordOf<Signature>(item));
  const over = records.filter((one) => one.tip === "CADES" && one.hash === hash);
  const found = await Promise.all(
    over.map(async (signature) => {
      const kept = await keptSignature(document, signature);
      return kept ? [{ signature, kept }] : [];
    }),
  );
  return found.flat();
}

function containerFor(document: Document, bytes: Buffer, { own, all }: { own: Signed; all: Signed[] }) {
  if (!own.kept.container)
    return simpleContainer({ name: containerNames(document).fileName, bytes }, own.kept.cms);
  const contained = all.flatMap(({ kept }) => kept.container ?? []);
  // A document that got another name between two signatures is in the container under both.
  const names = [...new Set(contained.map(({ fileName }) => fileName))];
  return extendedContainer(
    names.map((name) => ({ name, bytes })),
    contained,
  );
}
