import { DamagedArchive, Fields } from "./fields.ts";

/* The blocks of a RAR archive, old (technote of version 4) and new (rar5 technote), as far as they say that parts have a password. */

const MARK_OF_5 = Buffer.from("Rar!\u001a\u0007\u0001\0", "latin1");
const MARK_OF_4 = Buffer.from("Rar!\u001a\u0007\0", "latin1");

/** True if parts of an archive, or its directory, have a password; false also for a damaged one. */
export function isLockedRar(bytes: Buffer): boolean {
  try {
    if (bytes.subarray(0, MARK_OF_5.length).equals(MARK_OF_5))
      return isLockedNew(new Fields(bytes.subarray(MARK_OF_5.length)));
    return isLockedOld(new Fields(bytes.subarray(MARK_OF_4.length)));
  } catch (error) {
    if (error instanceof DamagedArchive) return false;
    throw error;
  }
}

/** Types and flags of blocks of version 4. */
const old = {
  archive: 0x73,
  file: 0x74,
  hasPassword: 0x0004,
  hasLockedBlocks: 0x0080,
  hasData: 0x8000,
} as const;
const OLD_HEADER = 7;

function isLockedOld(fields: Fields): boolean {
  while (fields.left >= OLD_HEADER) {
    fields.skip(2);
    const [type, flags, size] = [fields.byte(), fields.uint16(), fields.uint16()];
    if (type === old.archive && (flags & old.hasLockedBlocks) !== 0) return true;
    if (type === old.file && (flags & old.hasPassword) !== 0) return true;
    const hasData = type === old.file || (flags & old.hasData) !== 0;
    const rest = new Fields(fields.bytes(Math.max(0, size - OLD_HEADER)));
    fields.skip(hasData ? rest.uint32() : 0);
  }
  return false;
}

/** Types of blocks, flags of headers, and the record of encryption, of version 5. */
const recent = { file: 2, service: 3, encryption: 4, hasExtra: 1, hasData: 2, lock: 1 } as const;

function isLockedNew(fields: Fields): boolean {
  while (fields.left > 0) {
    fields.skip(4);
    const header = new Fields(fields.bytes(fields.vint()));
    const [type, flags] = [header.vint(), header.vint()];
    if (type === recent.encryption) return true;
    const extra = (flags & recent.hasExtra) === 0 ? 0 : header.vint();
    const data = (flags & recent.hasData) === 0 ? 0 : header.vint();
    if ((type === recent.file || type === recent.service) && extra > 0 && hasLock(header, extra)) return true;
    fields.skip(data);
  }
  return false;
}

/** The records at the end of a header, of a number of bytes together. */
function hasLock(header: Fields, bytes: number): boolean {
  header.skip(header.left - bytes);
  while (header.left > 0) {
    const record = new Fields(header.bytes(header.vint()));
    if (record.vint() === recent.lock) return true;
  }
  return false;
}
