import { decodeText } from "./plain-text.ts";
import { encodingNamed } from "../content/text-bytes.ts";

/** Where a page says its encoding (HTML, 13.2.3.2: within 1,024 bytes). */
const IN_PAGE = /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w.:-]{2,40})/i;
/** Where XML says it (XML 1.0, 4.3.3). */
const IN_XML = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']\s*([\w.:-]{2,40})/i;

/** Bytes whose declaration can be read are not UTF-16 (HTML, 13.2.3.3). */
function declared(bytes: Buffer, where: RegExp): string | undefined {
  const encoding = encodingNamed(where.exec(bytes.toString("latin1", 0, 1024))?.[1] ?? "");
  return encoding?.startsWith("utf-16") ? undefined : encoding;
}

/**
 * Markup decoded by its mark, the name of an encoding that came with it, or the one that it declares; else like a text file.
 */
export const decodeHtml = (bytes: Buffer, charset?: string): string =>
  decodeText(bytes, charset ?? declared(bytes, IN_PAGE));

/** The same for XML (RFC 7303, 3.2). */
export const decodeXml = (bytes: Buffer, charset?: string): string =>
  decodeText(bytes, charset ?? declared(bytes, IN_XML));
