import { documentFileName } from "../../../../shared/content/file-name.ts";
import { read } from "../../../../shared/data/repository.ts";
import type { FileContent } from "../../../../shared/http/responses.ts";
import type { Principal } from "../../access/principal.ts";
import { authorize } from "../../access/acts.ts";
import { openAttached } from "../../access/list-attached.ts";
import { refusals as accessRefusals } from "../../access/texts.ts";
import { downloadVersion } from "../../files/content/download.ts";
import { SignatureFiles } from "../../records/signature.ts";
import { signatureActs } from "./signature-acts.ts";
import { signatures } from "./signatures.ts";

/** A signature as a file: the detached signature, or the PDF version that contains it. */
export async function downloadSignature(
  caller: Principal,
  id: number,
  password: string | undefined,
): Promise<FileContent> {
  const { record, opened } = await openAttached(signatures, caller, id);
  const { document } = opened;
  authorize(signatureActs.DESCARCA, record, opened);
  if (record.tip === "PADES") return downloadVersion(caller, document.id, record.numarVersiune, password);
  const file = await read(SignatureFiles, record);
  if (!file) throw accessRefusals.faraContinut();
  const bytes = Buffer.from(file.cms, "base64");
  return {
    name: `${documentFileName(document.denumire, document.extensie ?? "")}.p7s`,
    contentType: "application/pkcs7-signature",
    size: bytes.length,
    hash: record.fileHash ?? "",
    modified: record.semnatLa,
    isConfidential: document.tipSecuritate !== undefined || document.visibility === "SECRET",
    read: async ({ start, end }) => bytes.subarray(start, end + 1),
  };
}
