import type { Content } from "../../records/content.ts";

/** Roughly the bytes that a content adds to a mail: its texts in all languages, and its attachments. */
export const sizeOf = ({ texts, attachments }: Pick<Content, "texts" | "attachments">): number =>
  Buffer.byteLength(JSON.stringify(texts)) + attachments.reduce((sum, { base64 }) => sum + base64.length, 0);
