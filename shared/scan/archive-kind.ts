/** Archives, and files that are built as archives, whose parts may have a password. */
export type ArchiveKind = "zip" | "compound" | "7z" | "rar";

/** By their first bytes: APPNOTE 4.3.7, MS-CFB 2.2, 7zFormat.txt, and technote.txt of RAR for its old and new form. */
const signatures: readonly [begin: Buffer, kind: ArchiveKind][] = [
  [Buffer.from("PK\u0003\u0004", "latin1"), "zip"],
  [Buffer.from("d0cf11e0a1b11ae1", "hex"), "compound"],
  [Buffer.from("377abcaf271c", "hex"), "7z"],
  [Buffer.from("Rar!\u001a\u0007", "latin1"), "rar"],
];

/** As many bytes tell the kind. */
export const KIND_BYTES = 8;

/** The kind of archive that bytes begin; undefined if they begin none. */
export const archiveKind = (bytes: Buffer): ArchiveKind | undefined =>
  signatures.find(([begin]) => bytes.subarray(0, begin.length).equals(begin))?.[1];
