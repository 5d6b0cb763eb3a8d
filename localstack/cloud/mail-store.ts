import { lineStore, type LineStore } from "./line-store.ts";

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

/** Stores mails in a file of a folder, one per line. */
export const mailStore = (directory: string, most: number): LineStore<CaughtMail> =>
  lineStore(directory, "mails.jsonl", most);
