import { once } from "../once.ts";
import { visibleText } from "../visible-text.ts";
import { toAscii } from "./transliteration.ts";

/** The longest file name in common file systems, in bytes of UTF-8 (NAME_MAX). */
const maxBytes = 255;
const nameless = "fisier";

const bytesOf = (text: string): number => Buffer.byteLength(text);

const control = /\p{Cc}/gu;
// Not allowed in names on Windows; a colon would open an alternate stream there.
const forbidden = /[<>:"|?*]/g;
// Device names of Windows, with any extension.
const device = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\s*(\.|$))/i;

/**
 * A name that any system stores as one file in one folder: no directories, control characters, direction marks,
 * leading dots or device names, at most 255 bytes of UTF-8 without a cut character, and with the extension kept.
 * Idempotent.
 */
export function safeFileName(name: string): string {
  const visible = visibleText(name).normalize("NFC").replace(control, "");
  const base = visible.slice(Math.max(visible.lastIndexOf("/"), visible.lastIndexOf("\\")) + 1);
  return shortened(unreserved(base.replace(forbidden, "_")), maxBytes);
}

/** Windows drops trailing dots and blanks. The lookbehind keeps the match linear on long runs of them. */
const trimmedEnd = (name: string): string => name.replace(/(?<![\s.])[\s.]+$/u, "");

/** Leading dots hide files. */
const trimmed = (name: string): string => trimmedEnd(name.replace(/^[\s.]+/u, ""));

const unreserved = (name: string): string => trimmed(name).replace(device, "_$&") || nameless;

/** The extension in lower case without its dot; empty if there is no plausible one. */
export const extensionOf = (name: string): string => dotted(name).slice(1).toLowerCase();

const ending = /(?<=[^/\\])\.[a-z0-9]{1,16}$/i;

const dotted = (name: string): string => name.match(ending)?.[0] ?? "";

/** Created for the first name that is too long: ICU takes 10 ms to load its language data. */
const graphemes = once(() => new Intl.Segmenter("ro", { granularity: "grapheme" }));

function shortened(name: string, limit: number): string {
  if (bytesOf(name) <= limit) return name;
  const extension = dotted(name);
  let room = limit - bytesOf(extension);
  let stem = "";
  // Twice the limit is enough to contain every character that could still fit.
  for (const { segment } of graphemes().segment(
    name.slice(0, name.length - extension.length).slice(0, 2 * limit),
  )) {
    room -= bytesOf(segment);
    if (room < 0) break;
    stem += segment;
  }
  return (trimmedEnd(stem) || nameless) + extension;
}

/** The name of a document's current content: `denumire.ext`, without repeating an existing extension. */
export const documentFileName = (denumire: string, extensie: string): string =>
  withExtension(denumire, extensie, maxBytes);

/** The name of one version's content in the format of the specification: `denumire.ext (v<numar>)`. */
export function versionFileName(denumire: string, extensie: string, numar: number): string {
  const suffix = ` (v${numar})`;
  return withExtension(denumire, extensie, maxBytes - bytesOf(suffix)) + suffix;
}

function withExtension(denumire: string, extensie: string, limit: number): string {
  // In a title a slash is a character ("Decizia 12/2026"), not a directory separator.
  const title = safeTitle(denumire);
  const complete = !extensie || extensionOf(title) === extensie.toLowerCase();
  return shortened(complete ? title : `${title}.${extensie}`, limit);
}

const safeTitle = (denumire: string): string => safeFileName(denumire.replace(/[/\\]/g, "_"));

// Characters that `filename*` must escape although encodeURIComponent does not (attr-char of RFC 8187, 3.2.1).
const notAttributeChar = /['()*]/g;

const percent = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/**
 * `Content-Disposition: attachment` with the name in ASCII for old clients and in UTF-8 for all others (RFC 6266, RFC
 * 8187). For any name, the value is one line of printable ASCII.
 */
export function contentDisposition(name: string): string {
  const visible = visibleText(name).replace(control, "").replace(/[/\\]/g, "_") || nameless;
  // Replaced after the transliteration, which turns wide forms of these characters into plain ones.
  const ascii = toAscii(visible).replace(/["\\%/]/g, "_") || nameless;
  const encoded = encodeURIComponent(visible).replace(notAttributeChar, percent);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
