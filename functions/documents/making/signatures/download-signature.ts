import { documentFileName } from "../../../../shared/content/file-name.ts";
import { sha256 } from "../../../../shared/content/hash.ts";
import type { FileContent } from "../../../../shared/http/responses.ts";
import type { Principal } from "../../access/principal.ts";
import { authorize } from "../../access/acts.ts";
import { openAttached } from "../../access/list-attached.ts";
import { refusals as accessRefusals } from "../../access/texts.ts";
import { isConfidential } from "../../files/content/content-at-rest.ts";
import { deliverBytes } from "../../files/content/content-address.ts";
import { downloadVersion } from "../../files/content/download.ts";
import type { Signature } from "../../records/signature.ts";
import { addedParts, keptSignature } from "./kept-signature.ts";
import { signatureActs } from "./signature-acts.ts";
import { signatures } from "./signatures.ts";

/** A signature as a file: the detached signature, or the PDF version that contains it; with what was added after signing. */
export async function downloadSignature(
  caller: Principal,
  id: number,
  password: string | undefined,
): Promise<FileContent> {
  const { record, opened } = await openAttached(signatures, caller, id);
  const { document } = opened;
  authorize(signatureActs.DESCARCA, record, opened);
  if (record.tip === "PADES") {
    const version = await downloadVersion(caller, document.id, record.numarVersiune, { password });
    const [added] = await addedParts(document, record);
    return added ? longer(version, added, record) : version;
  }
  const kept = await keptSignature(document, record);
  if (!kept) throw accessRefusals.faraContinut();
  const { cms } = kept;
  return {
    name: `${documentFileName(document.denumire, document.extensie ?? "")}.p7s`,
    contentType: "application/pkcs7-signature",
    size: cms.length,
    hash: sha256(cms),
    modified: record.reinnoitaLa ?? record.semnatLa,
    isConfidential: isConfidential(document),
    read: async ({ start, end }) => cms.subarray(start, end + 1),
  };
}

/** A version followed by what was added to its signature. */
function longer(version: FileContent, added: Buffer, { renewal, reinnoitaLa }: Signature): FileContent {
  const { address: _, ...content } = version;
  const size = version.size + added.length;
  const read: FileContent["read"] = async ({ start, end }) => {
    const first =
      start < version.size ? await version.read({ start, end: Math.min(end, version.size - 1) }) : "";
    return Buffer.concat([
      Buffer.from(first),
      added.subarray(Math.max(0, start - version.size), Math.max(0, end + 1 - version.size)),
    ]);
  };
  return {
    ...content,
    size,
    ...(renewal ? { hash: renewal.fileHash } : {}),
    ...(reinnoitaLa === undefined ? {} : { modified: reinnoitaLa }),
    read,
    address: async () => deliverBytes(await read({ start: 0, end: size - 1 }), version),
  };
}
