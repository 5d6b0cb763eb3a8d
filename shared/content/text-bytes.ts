const sampleBytes = 8192;

// Every control character except tab, line feed, vertical tab, form feed, carriage return and escape.
// oxlint-disable-next-line no-control-regex
const controls = /[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f]/g;

/** Programs leave a mark of theirs in a text now and then; compressed bytes have a tenth of them. */
const MOST_CONTROLS = 0.005;

/**
 * True if bytes can be text in UTF-8, UTF-16, UTF-32 with a mark, or an older 8-bit encoding (Windows-1250, -1251): hardly
 * any control characters in the first 8 KiB, and no zero bytes, which binary formats have there.
 */
export function looksLikeText(bytes: Buffer): boolean {
  const sample = bytes.subarray(0, sampleBytes);
  const wide = wideEncodingOf(sample);
  const text = wide ? decodeWide(sample, wide) : sample.toString("latin1");
  const found: string[] = text.match(controls) ?? [];
  return !found.includes("\0") && found.length <= text.length * MOST_CONTROLS;
}

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
  const shareOf = (odd: number) => {
    const half = sample.filter((_, i) => i % 2 === odd);
    return half.includes(0) || half.includes(4)
      ? half.filter((byte) => byte <= 2 || byte === 4 || byte === 0x20).length / half.length
      : 0;
  };
  const [big, little] = [shareOf(0), shareOf(1)];
  if (Math.max(big, little) < WIDE_SHARE) return undefined;
  return little >= big ? "utf-16le" : "utf-16be";
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
