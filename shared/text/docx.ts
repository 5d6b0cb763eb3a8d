import { buffer } from "node:stream/consumers";
import { fromBuffer, type Entry, type ZipFile } from "yauzl";
import { UnreadableFile } from "./unreadable.ts";

/** The most that the parts of a DOCX may have together when they are unpacked: 195 KB can become 200 MB. */
const MOST_UNPACKED_BYTES = 50_000_000;

/** The text of a DOCX, a paragraph a line. @throws UnreadableFile where it is damaged, or far larger inside than outside */
export async function textOfDocx(bytes: Buffer): Promise<string> {
  try {
    await refuseBombs(bytes);
    const { extractRawText } = await import("mammoth");
    const { value } = await extractRawText({ buffer: bytes });
    return value.replaceAll(/\n{2,}/g, "\n").trim();
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile("stricat", error);
  }
}

/** Unpacks every part once, one at a time: what a part says of its size is checked against what it holds. */
async function refuseBombs(bytes: Buffer): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
    if (error) return reject(error);
    let unpacked = 0;
    zip.on("error", reject).on("end", () => resolve(zip));
    zip.on("entry", (entry: Entry) => {
      unpacked += entry.uncompressedSize;
      if (unpacked > MOST_UNPACKED_BYTES) return reject(new UnreadableFile("preaMare"));
      unpack(zip, entry).then(() => zip.readEntry(), reject);
    });
    zip.readEntry();
  });
  await promise;
}

const unpack = (zip: ZipFile, entry: Entry): Promise<unknown> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) reject(error);
      else buffer(stream).then(resolve, reject);
    });
  });
