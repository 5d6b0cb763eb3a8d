import { documentsDownload } from "../../client/generated/documents/operations.ts";
import { download } from "../../client/download.ts";
import { client } from "../api/client.ts";

/** Gives a file to the person as a download of the browser. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement("a");
  const url = URL.createObjectURL(content);
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after this turn; a minute is enough to begin.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

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
