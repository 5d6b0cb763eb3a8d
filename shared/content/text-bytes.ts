const sampleBytes = 8192;

// Every control character except tab, line feed, vertical tab, form feed, carriage return and escape.
// oxlint-disable-next-line no-control-regex
const control = /[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f]/;

/** UTF-16 is recognized by its byte order mark; every other text encoding can be checked byte by byte. */
const encodings: Record<string, string> = { fffe: "utf-16le", feff: "utf-16be" };

/**
 * True if bytes can be text in UTF-8, UTF-16 with a mark, or an older 8-bit encoding (Windows-1250, -1251): no
 * control characters in the first 8 KiB. Binary formats have zero bytes there.
 */
export function looksLikeText(bytes: Buffer): boolean {
  const sample = bytes.subarray(0, sampleBytes);
  const encoding = encodings[sample.toString("hex", 0, 2)];
  return !control.test(encoding ? new TextDecoder(encoding).decode(sample) : sample.toString("latin1"));
}
