import { isUtf8 } from "node:buffer";

/** Decodes a header: Node gives one character per byte (Latin-1), S3 reads valid UTF-8 as UTF-8. */
export function headerText(raw: string): string {
  const bytes = Buffer.from(raw, "latin1");
  return isUtf8(bytes) ? bytes.toString("utf8") : raw;
}

/** The inverse: encodes text so that Node writes its UTF-8 bytes. */
export function headerBytes(text: string): string {
  return Buffer.from(text, "utf8").toString("latin1");
}

const encodedWord = /=\?utf-8\?([bq])\?([^?]*)\?=(?:\s+(?==\?))?/gi;

function fromQuoted(text: string): string {
  const bytes = text
    .replaceAll("_", " ")
    .replace(/=([\da-f]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** Decodes metadata for storage: RFC 2047 encoded words become text. */
export function fromMailSafe(value: string): string {
  return value.replace(encodedWord, (_, form: string, text: string) =>
    form.toLowerCase() === "b" ? Buffer.from(text, "base64").toString("utf8") : fromQuoted(text),
  );
}

/**
 * Encodes metadata for a response: non-ASCII text becomes an RFC 2047 encoded word.
 * Source: S3 user guide, "User-defined object metadata".
 */
export function toMailSafe(value: string): string {
  return /^[\x20-\x7e]*$/.test(value) ? value : `=?UTF-8?B?${Buffer.from(value).toString("base64")}?=`;
}
