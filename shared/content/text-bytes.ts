const sampleBytes = 8192;

/** Every control character except tab, line feed, vertical tab, form feed, carriage return and escape. */
const isControl = (code: number): boolean =>
  code < 0x09 || (code > 0x0d && code < 0x20 && code !== 0x1b) || code === 0x7f;

/** Programs leave a mark of theirs in a text now and then; compressed bytes have a tenth of them. */
const MOST_CONTROLS = 0.005;

/**
 * True if bytes can be text in UTF-8, UTF-16, UTF-32 with a mark, or an older 8-bit encoding (Windows-1250, -1251): hardly
 * any control characters in the first 8 KiB, and no zero bytes, which binary formats have there.
 */
export function looksLikeText(bytes: Buffer): boolean {
  const sample = bytes.subarray(0, sampleBytes);
  const wide = wideEncodingOf(sample);
  return wide ? readsAsText(codesOf(decodeWide(sample, wide))) : readsAsText(sample);
}

/** Every upload is looked at: a loop takes a hundredth of what a list of the characters does. */
function readsAsText(codes: Uint8Array | Uint16Array): boolean {
  let controls = 0;
  for (let i = 0; i < codes.length; i += 1) {
    const code = codes[i] as number;
    if (code === 0) return false;
    if (isControl(code)) controls += 1;
  }
  return controls <= codes.length * MOST_CONTROLS;
}

const codesOf = (text: string): Uint16Array =>
  Uint16Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));

type Wide = "utf-16le" | "utf-16be" | "utf-32le";

/** The share of characters of European scripts that makes a text of UTF-16. */
const WIDE_SHARE = 0.9;

/**
 * The encoding of more than one byte a character, by its mark, or because almost every second byte is that of Latin (0, 1, 2),
 * Cyrillic (4) or punctuation (0x20).
 */
export function wideEncodingOf(bytes: Uint8Array): Wide | undefined {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 ? "utf-32le" : "utf-16le";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  if (bytes.length < 2 || bytes.length % 2 !== 0) return undefined;
  const sample = bytes.subarray(0, sampleBytes);
  const [big, little] = [shareOfHigh(sample, 0), shareOfHigh(sample, 1)];
  if (Math.max(big, little) < WIDE_SHARE) return undefined;
  return little >= big ? "utf-16le" : "utf-16be";
}

/** How many of every second byte, from this one on, can be the high byte of a letter; 0 if none is that of Latin or Cyrillic. */
function shareOfHigh(sample: Uint8Array, first: 0 | 1): number {
  let high = 0;
  let hasLetter = false;
  for (let i = first; i < sample.length; i += 2) {
    const byte = sample[i] as number;
    if (byte === 0 || byte === 4) hasLetter = true;
    if (byte <= 2 || byte === 4 || byte === 0x20) high += 1;
  }
  return hasLetter ? high / (sample.length / 2) : 0;
}

export function decodeWide(bytes: Uint8Array, encoding: Wide): string {
  if (encoding !== "utf-32le") return new TextDecoder(encoding).decode(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const signs: string[] = [];
  for (let at = 4; at + 4 <= bytes.length; at += 4) {
    const point = view.getUint32(at, true);
    signs.push(point <= 0x10_ff_ff ? String.fromCodePoint(point) : "\ufffd");
  }
  return signs.join("");
}

const CHARSET = /;\s*charset\s*=\s*"?([\w.:+-]{1,40})/i;

/** The encoding that a media type names by its parameter (RFC 2046, 4.1.2); undefined if it names none that is known. */
export function charsetOf(contentType: string | undefined): string | undefined {
  const name = contentType?.match(CHARSET)?.[1];
  return name === undefined ? undefined : encodingNamed(name);
}

/** The standard's name for an encoding that goes by many; undefined for the name of none. */
export function encodingNamed(name: string): string | undefined {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return undefined;
  }
}
