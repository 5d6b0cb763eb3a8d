import { versionsCreate } from "../../client/generated/documents/operations.ts";
import { uploadLarge } from "../../client/upload-large.ts";
import { client } from "../api/client.ts";

/** Larger files are sent in parts, which survive a lost connection. */
const INLINE_BYTES = 4_000_000;

export interface Progress {
  sent: number;
  size: number;
}

interface NewVersion {
  id: number;
  file: File;
  comentariu?: string | undefined;
}

export async function addVersion(
  { id, file, comentariu }: NewVersion,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const path = { id };
  const fields = comentariu ? { comentariu } : {};
  onProgress({ sent: 0, size: file.size });
  if (file.size <= INLINE_BYTES) {
    await versionsCreate(client, { path, body: { file, ...fields } });
    return;
  }
  await uploadLarge(client, {
    content: file,
    fields: { documentId: id, denumire: file.name.slice(0, 255) },
    complete: (uploadId, options) =>
      versionsCreate(client, { path, body: { uploadId, ...fields }, ...options }),
    onProgress,
  });
}
