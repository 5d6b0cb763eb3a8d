import { decodeText } from "./plain-text.ts";

/** Where a page says its encoding (HTML, 13.2.3.2: within 1,024 bytes). */
const DECLARED = /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w.:-]{2,40})/i;

/**
 * Markup decoded by its mark, the name of an encoding that came with it, or the one that it declares; else like a text file.
 */
export function decodeHtml(bytes: Buffer, charset?: string): string {
  const isMarked = ["fffe", "feff", "efbb"].includes(bytes.toString("hex", 0, 2));
  if (isMarked) return decodeText(bytes);
  const name = charset ?? DECLARED.exec(bytes.toString("latin1", 0, 1024))?.[1];
  // A page whose declaration can be read is not in UTF-16 (HTML, 13.2.3.3).
  const encoding = name === undefined ? undefined : encodingNamed(name);
  return !encoding || encoding.startsWith("utf-16")
    ? decodeText(bytes)
    : new TextDecoder(encoding).decode(bytes);
}

/** Undefined for the name of no encoding. */
function encodingNamed(name: string): string | undefined {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return undefined;
  }
}
