import { crc32 } from "node:zlib";
import { unzipSync } from "fflate";
import { zipOf } from "../../text/zip.ts";

/** The files of an archive, in its order: for tests, which write them again as changed. */
export const filesIn = (archive: Buffer): [name: string, bytes: Buffer][] =>
  Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, Buffer.from(bytes)]);

export const archiveOf = (files: [name: string, bytes: Buffer][]): Buffer =>
  zipOf(
    files.map(([name, data]) => ({
      name,
      method: "stored" as const,
      data,
      crc: crc32(data),
      size: data.length,
    })),
  );
