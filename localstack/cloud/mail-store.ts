import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A parsed mail. */
export interface CaughtMail {
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string | undefined;
  /** By lower-case name. */
  headers: Record<string, string>;
  attachments: CaughtAttachment[];
  receivedAt: string;
}

export interface CaughtAttachment {
  name: string | undefined;
  type: string;
  /** Base64. */
  content: string;
}

interface MailStore {
  /** Oldest first; only the newest `most` are kept. */
  kept(): CaughtMail[];
  add(mail: CaughtMail): void;
  clear(): void;
}

/** Stores mails in a file of a folder, one per line. */
export function mailStore(directory: string, most: number): MailStore {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, "mails.jsonl");
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  const kept = lines.flatMap(mailOf).slice(-most);
  // The file only grows while the system runs; a line that a kill cut off is dropped here for good.
  writeFileSync(file, kept.map(lineOf).join(""));
  return {
    kept: () => [...kept],
    add: (mail) => appendFileSync(file, lineOf(mail)),
    clear: () => writeFileSync(file, ""),
  };
}

const lineOf = (mail: CaughtMail): string => `${JSON.stringify(mail)}\n`;

function mailOf(line: string): CaughtMail[] {
  try {
    return [JSON.parse(line) as CaughtMail];
  } catch {
    return [];
  }
}
