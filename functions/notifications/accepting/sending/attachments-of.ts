import type { FieldError, Refusal } from "../../../../shared/errors.ts";
import { invalidField, invalidFields, wrongField } from "../../../../shared/refusals.ts";
import { attachedType, isPlainFileName, MOST_ATTACHED_BYTES } from "../attachments/accepted-file.ts";
import { refusals as attachmentsRefusals } from "../attachments/texts.ts";
import { readUpload, takingUpload } from "../attachments/uploads.ts";
import type { Write } from "../../../../shared/data/transaction.ts";
import type { Content } from "../../records/content.ts";
import type { InlineAttachment, NoticeRequest, UploadedAttachment } from "./request.ts";

type Attachment = Content["attachments"][number];
type Sent = InlineAttachment | UploadedAttachment;

/**
 * The attachments of a call with their bytes, inline and announced ones in the order of the call.
 * @throws badRequest that names every file that cannot be attached
 */
export async function attachmentsOf(
  sistemId: number,
  { attachments = [] }: Pick<NoticeRequest, "attachments">,
): Promise<Attachment[]> {
  const found = await Promise.all(attachments.map((sent) => attachmentOf(sistemId, sent)));
  const wrong: FieldError[] = found.flatMap((file, i) =>
    "refused" in file ? [wrongField(`attachments.${i}`, file.refused)] : [],
  );
  if (wrong.length > 0) throw invalidFields(wrong);
  const files = found.flatMap((file) => ("refused" in file ? [] : [file]));
  const bytes = files.reduce((sum, { base64 }) => sum + Buffer.byteLength(base64, "base64"), 0);
  if (bytes > MOST_ATTACHED_BYTES) throw invalidField("attachments", attachmentsRefusals.atasamentePreaMari);
  return files;
}

async function attachmentOf(sistemId: number, sent: Sent): Promise<Attachment | { refused: Refusal }> {
  const file = await fileOf(sistemId, sent);
  if ("refused" in file) return file;
  const { fileName, bytes } = file;
  if (!isPlainFileName(fileName)) return { refused: attachmentsRefusals.numeDeFisierGresit };
  const type = await attachedType(fileName, bytes);
  if (type === undefined) return { refused: attachmentsRefusals.tipDeFisierRefuzat };
  return { name: fileName.normalize("NFC"), type, base64: bytes.toString("base64") };
}

const fileOf = async (sistemId: number, sent: Sent) =>
  "uploadId" in sent
    ? readUpload(sistemId, sent.uploadId)
    : { fileName: sent.fileName, bytes: Buffer.from(sent.base64, "base64") };

/** The writes that make a notification take the announced files that it names. */
export const takingUploads = (
  sistemId: number,
  { attachments = [] }: Pick<NoticeRequest, "attachments">,
): Write[] => {
  const taken = new Map<string, Write>();
  for (const [i, sent] of attachments.entries())
    if ("uploadId" in sent && !taken.has(sent.uploadId))
      taken.set(sent.uploadId, takingUpload(sistemId, sent.uploadId, `attachments.${i}.uploadId`));
  return [...taken.values()];
};
