import { UnreadableFile } from "../unreadable.ts";

/** Bytes of a value, by its type (TIFF 6.0, 2: Types). */
const sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];
/** The types of values that are read: of one, two and four bytes, and fractions. */
const [BYTE, SHORT, LONG, FRACTION, UNDEFINED] = [1, 3, 4, 5, 7];
const ENTRY_BYTES = 12;
const MOST_DIRECTORIES = 10_000;

/** Numbers of tags. */
export const ORIENTATION = 274;

/**
 * The directories of a TIFF file, which EXIF has too. An offset behind the end of the file reads as zero, and a directory that was
 * read before ends the list: a file may name itself.
 */
export class Tiff {
  /** Where they begin. */
  readonly directories: number[];
  private readonly bytes: Buffer;
  private readonly isLittle: boolean;

  /** @throws UnreadableFile if it is none */
  constructor(bytes: Buffer) {
    const order = bytes.toString("latin1", 0, 2);
    this.bytes = bytes;
    this.isLittle = order === "II";
    if (!(this.isLittle || order === "MM")) throw new UnreadableFile("stricat");
    // The 64-bit form (BigTIFF) has 43 here.
    if (this.unsigned(2, 2) !== 42) throw new UnreadableFile("nesuportat");
    this.directories = [...this.chain()];
  }

  private *chain(): Generator<number> {
    const seen = new Set<number>();
    let at = this.unsigned(4, 4);
    while (at !== 0 && at < this.bytes.length && !seen.has(at) && seen.size < MOST_DIRECTORIES) {
      seen.add(at);
      yield at;
      at = this.unsigned(at + 2 + this.unsigned(at, 2) * ENTRY_BYTES, 4);
    }
  }

  /** The values of a tag; a fraction is one number. Empty if there are none, or they lie outside of the file. */
  numbers(directory: number, tag: number): number[] {
    const found = this.entry(directory, tag);
    if (!found) return [];
    const { type, count, at } = found;
    if (type === FRACTION)
      return Array.from({ length: count }, (_, index) => {
        const [over, under] = [this.unsigned(at + index * 8, 4), this.unsigned(at + index * 8 + 4, 4)];
        return over / under;
      });
    if (![BYTE, SHORT, LONG, UNDEFINED].includes(type)) return [];
    const size = sizes[type] as 1 | 2 | 4;
    return Array.from({ length: count }, (_, index) => this.unsigned(at + index * size, size));
  }

  private entry(directory: number, tag: number): { type: number; count: number; at: number } | undefined {
    const entries = this.unsigned(directory, 2);
    for (let index = 0; index < entries; index += 1) {
      const at = directory + 2 + index * ENTRY_BYTES;
      if (at + ENTRY_BYTES > this.bytes.length) return undefined;
      if (this.unsigned(at, 2) !== tag) continue;
      const [type, count] = [this.unsigned(at + 2, 2), this.unsigned(at + 4, 4)];
      const bytes = (sizes[type] ?? 0) * count;
      const from = bytes <= 4 ? at + 8 : this.unsigned(at + 8, 4);
      return from + bytes <= this.bytes.length ? { type, count, at: from } : undefined;
    }
    return undefined;
  }

  private unsigned(at: number, size: 1 | 2 | 4): number {
    if (at + size > this.bytes.length) return 0;
    return this.isLittle ? this.bytes.readUIntLE(at, size) : this.bytes.readUIntBE(at, size);
  }
}

/** How the camera was held according to EXIF data; undefined if they do not tell. */
export function orientationIn(exif: Buffer | undefined): number | undefined {
  if (!exif) return undefined;
  // As in JPEG, some programs write the name of the segment before the data.
  const data = exif.toString("latin1", 0, 6) === "Exif\0\0" ? exif.subarray(6) : exif;
  try {
    const tiff = new Tiff(data);
    return tiff.numbers(tiff.directories[0] ?? 0, ORIENTATION)[0];
  } catch (error) {
    if (error instanceof UnreadableFile) return undefined;
    throw error;
  }
}
