import library from "lzma/src/lzma-d-min.js";
import { DamagedArchive } from "./fields.ts";

/** Unpacks a stream of LZMA that is stored without the header of a `.lzma` file: its properties, and the length of its content. */
export function unpackedLzma(
  packed: Buffer,
  { properties, size }: { properties: Buffer; size: number },
): Buffer {
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(size));
  try {
    const unpacked = library.LZMA.decompress(Buffer.concat([properties, length, packed]));
    // The library decodes what could be a text.
    return typeof unpacked === "string" ? Buffer.from(unpacked) : Buffer.from(unpacked);
  } catch (error) {
    throw new DamagedArchive("the directory cannot be unpacked", { cause: error });
  }
}
