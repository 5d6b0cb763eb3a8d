import { ENCRYPTED, packedParts } from "../text/archive.ts";
import { ArchiveTooLarge } from "../text/too-large.ts";
import { containerOf, needsPassword } from "../text/office/container.ts";
import { isEncrypted } from "../text/office/open-document.ts";
import { type ArchiveKind, archiveKind, KIND_BYTES } from "./archive-kind.ts";
import { isLockedRar } from "./rar.ts";
import { isLockedSevenZip } from "./seven-zip.ts";

/** Why an archive was not scanned although an engine found nothing in it: a part has a password, or there is too much inside. */
export type Unscanned = "criptat" | "preaMare";

/** What all archives in an archive have together: parts, and bytes of the archives among them. */
const MOST_PARTS = 10_000;
const MOST_BYTES = 100_000_000;
/** An archive in an archive in an archive. */
const MOST_DEPTH = 3;
const MOST_MANIFEST = 1_000_000;

/**
 * Looks for a password in an archive, and in the archives inside of it, which are counted while they inflate. Undefined if there is
 * none, and for what is damaged: that nobody opens.
 */
export const unscannedIn = (bytes: Buffer): Promise<Unscanned | undefined> => new Search().look(bytes, 1);

class Search {
  #parts = MOST_PARTS;
  #bytes = MOST_BYTES;

  async look(bytes: Buffer, depth: number): Promise<Unscanned | undefined> {
    const kind = archiveKind(bytes);
    if (kind === undefined) return undefined;
    if (depth > MOST_DEPTH) return "preaMare";
    return kind === "zip" ? this.#zip(bytes, depth) : lockOf(await isLocked[kind](bytes));
  }

  async #zip(bytes: Buffer, depth: number): Promise<Unscanned | undefined> {
    const parts = await partsOf(bytes, this.#parts + 1);
    if (parts === undefined) return lockOf(beginsLocked(bytes));
    if (parts.some((part) => part.isEncrypted)) return "criptat";
    if ((this.#parts -= parts.length) < 0) return "preaMare";
    for (const { name, begin, read } of parts) {
      if (name === "META-INF/manifest.xml" && isEncrypted(await orNothing(read(MOST_MANIFEST))))
        return "criptat";
      if (archiveKind(await orNothing(begin(KIND_BYTES))) === undefined) continue;
      const found = await this.#inner(read, depth + 1);
      if (found) return found;
    }
    return undefined;
  }

  async #inner(read: (most: number) => Promise<Buffer>, depth: number): Promise<Unscanned | undefined> {
    let inner: Buffer;
    try {
      inner = await read(this.#bytes);
    } catch (error) {
      return error instanceof ArchiveTooLarge ? "preaMare" : undefined;
    }
    this.#bytes -= inner.length;
    return this.look(inner, depth);
  }
}

const lockOf = (is: boolean): Unscanned | undefined => (is ? "criptat" : undefined);

const isLocked: Record<Exclude<ArchiveKind, "zip">, (bytes: Buffer) => boolean | Promise<boolean>> = {
  compound: async (bytes) => {
    try {
      return needsPassword(await containerOf(bytes));
    } catch {
      return false;
    }
  },
  "7z": isLockedSevenZip,
  rar: isLockedRar,
};

/** Undefined if the directory is damaged or missing. */
async function partsOf(bytes: Buffer, most: number) {
  try {
    return await packedParts(bytes, most);
  } catch {
    return undefined;
  }
}

/** Without a directory, by the flags before the first part: some programs read archives from their beginning. */
const beginsLocked = (bytes: Buffer): boolean =>
  bytes.length >= 8 && (bytes.readUInt16LE(6) & ENCRYPTED) !== 0;

async function orNothing(read: Promise<Buffer>): Promise<Buffer> {
  try {
    return await read;
  } catch {
    return Buffer.alloc(0);
  }
}
