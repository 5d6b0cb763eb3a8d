import { packedParts } from "./archive.ts";
import { visibleText } from "../visible-text.ts";
import type { Attached } from "./pdf-annotations.ts";
import { UnreadableFile } from "./unreadable.ts";

/** Larger directories are read up to here. */
const MOST_ENTRIES = 5_000;

/** The files in an archive, with the folders in their names. @throws UnreadableFile */
export async function filesInZip(bytes: Buffer): Promise<Attached[]> {
  try {
    const parts = await packedParts(bytes, MOST_ENTRIES);
    return parts.map(({ name, read }) => ({
      name: visibleText(name),
      isListed: true,
      read: (most) => unpackedOr(read, most),
    }));
  } catch (error) {
    throw new UnreadableFile("stricat", error);
  }
}

/** A file that is too large, damaged or encrypted is named, and not read. */
async function unpackedOr(read: (most: number) => Promise<Buffer>, most: number): Promise<Buffer> {
  try {
    return await read(most);
  } catch {
    return Buffer.alloc(0);
  }
}
