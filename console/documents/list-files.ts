import { documentsDownload } from "../../client/generated/documents/operations.ts";
import { download } from "../../client/download.ts";
import { client } from "../api/client.ts";
import { saveFile } from "../kit/save-file.ts";

export const readFile = (rowId: string, signal?: AbortSignal) =>
  download(
    client,
    () => documentsDownload(client, { path: { id: Number(rowId) }, signal }),
    signal ? { signal } : {},
  );

export async function downloadOne(rowId: string, fallback: string): Promise<void> {
  const { content, name = fallback } = await readFile(rowId);
  saveFile(content, name);
}
