import type { CFB$Container } from "cfb";

/* Compound files (MS-CFB), and the passwords of those that are office files. */

export interface Container {
  find(name: string): Buffer | undefined;
}

/** The streams of a compound file by their names. @throws Error if it is none */
export async function containerOf(bytes: Buffer): Promise<Container> {
  const { default: cfb } = await import("cfb");
  const container: CFB$Container = cfb.read(bytes, { type: "buffer" });
  return {
    find(name) {
      const content = cfb.find(container, name)?.content;
      return content && Buffer.from(content as Uint8Array);
    },
  };
}

/** Flags of the file information block (MS-DOC, 2.5.2). */
const ENCRYPTED = 0x0100;

export const isEncryptedWord = (word: Buffer | undefined): boolean =>
  word !== undefined && word.length >= 12 && (word.readUInt16LE(10) & ENCRYPTED) !== 0;

/** Types of records of a workbook: what may stand before the one of its password (MS-XLS, 2.1.7.20.3), and that one. */
const [BEGIN_OF_FILE, WRITE_PROTECT, FILE_PASS] = [0x0809, 0x0086, 0x002f];

function isEncryptedBook(book: Buffer | undefined): boolean {
  let at = 0;
  while (book && at + 4 <= book.length) {
    const type = book.readUInt16LE(at);
    if (type !== BEGIN_OF_FILE && type !== WRITE_PROTECT) return type === FILE_PASS;
    at += 4 + book.readUInt16LE(at + 2);
  }
  return false;
}

/** True if an office file needs a password: one of before 2007, or a newer one, which is then a compound file (MS-OFFCRYPTO, 2.3). */
export const needsPassword = ({ find }: Container): boolean =>
  ["EncryptedPackage", "EncryptedSummary"].some((name) => find(name) !== undefined) ||
  isEncryptedWord(find("WordDocument")) ||
  isEncryptedBook(find("Workbook") ?? find("Book"));
