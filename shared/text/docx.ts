import { stored, unpacked } from "./archive.ts";
import { ArchiveTooLarge } from "./too-large.ts";
import { UnreadableFile } from "./unreadable.ts";

/** The maximum unpacked size of all parts of a DOCX together: 195 KB can become 200 MB. */
const MOST_UNPACKED = { entries: 2_000, bytes: 50_000_000 };

/** The text of a DOCX, one paragraph per line. @throws UnreadableFile if it is damaged, or far larger when unpacked */
export async function textOfDocx(bytes: Buffer): Promise<string> {
  try {
    const parts = await unpacked(bytes, MOST_UNPACKED);
    const { extractRawText } = await import("mammoth");
    const { value } = await extractRawText({ buffer: stored(parts) });
    return value.replaceAll(/\n{2,}/g, "\n").trim();
  } catch (error) {
    if (error instanceof ArchiveTooLarge) throw new UnreadableFile("preaMare", error);
    throw error instanceof UnreadableFile ? error : new UnreadableFile("stricat", error);
  }
}
