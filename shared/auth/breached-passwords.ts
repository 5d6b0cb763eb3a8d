import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { once } from "../once.ts";

/*
 * The 100,000 passwords that leaks hold most often, as a Bloom filter: a password of the list is always found, another one in less than
 * one of 1,000 cases. Nothing is asked outside. `npm run tool -- breached-passwords` writes the file; NOTICE names its source.
 */

/** Read at the first new password, by functions where passwords are set. */
export const FILTER_FILE = "shared/auth/breached-passwords.bin";

/** The bits that each password sets: the best number for 14.4 bits a password, one error in 1,024. */
const BITS_EACH = 10;

/** The bits that stand for a password, of this many (Kirsch and Mitzenmacher: two hashes are as good as ten). */
export function bitsOf(password: string, size: number): number[] {
  const digest = createHash("sha256").update(password.normalize("NFC").toLowerCase()).digest();
  const [first, step] = [digest.readUIntBE(0, 6), digest.readUIntBE(6, 6)];
  return Array.from({ length: BITS_EACH }, (_, i) => (first + i * step) % size);
}

const filter = once(() => readFile(FILTER_FILE));

/** True if the password is one of the list, in whatever case. */
export async function isBreached(password: string): Promise<boolean> {
  const bytes = await filter();
  return bitsOf(password, bytes.length * 8).every((bit) => ((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1);
}
