import { fileType } from "../content/file-type.ts";
import { hasTextLayer } from "./file-kinds.ts";
import type { Attached } from "./pdf-annotations.ts";
import type { File } from "./pages.ts";
import { UnreadableFile } from "./unreadable.ts";

/** All attachments of a file together; those after it count by their names. */
const MOST_BYTES = 40_000_000;

/**
 * The names of the files inside another one, with the texts that `read` gives of them, up to a number of characters. One that
 * cannot be read is named: what stands around it is read nevertheless.
 */
export async function textsOfAttached(
  attached: readonly Attached[],
  most: number,
  read: (file: File) => Promise<string>,
): Promise<string[]> {
  const texts: string[] = [];
  let [bytesLeft, charactersLeft] = [MOST_BYTES, most];
  for (const { name, claimed, read: contentOf } of attached) {
    const bytes = bytesLeft > 0 && charactersLeft > 0 ? contentOf(bytesLeft) : Buffer.alloc(0);
    const text = bytes.length === 0 ? "" : await textIn({ name, bytes, claimed }, read);
    bytesLeft -= bytes.length;
    charactersLeft -= text.length;
    texts.push(name, text);
  }
  return texts;
}

async function textIn(
  { name, bytes, claimed }: { name: string; bytes: Buffer; claimed: string | undefined },
  read: (file: File) => Promise<string>,
): Promise<string> {
  const type = await fileType({ bytes, name, ...(claimed === undefined ? {} : { claimed }) });
  if (!("contentType" in type) || !hasTextLayer(type.contentType)) return "";
  try {
    return await read({ bytes, contentType: type.contentType });
  } catch (error) {
    if (error instanceof UnreadableFile) return "";
    throw error;
  }
}
