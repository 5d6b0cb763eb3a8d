/**
 * Cyrillic text in Windows-1251 consists almost entirely of bytes above 0xC0; Romanian in Windows-1250 has few of
 * them.
 */
const CYRILLIC_SHARE = 0.3;

/** The text of a text file: UTF-8, UTF-16 with a mark, or a Windows code page of the nineties. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded(bytes, "utf-16le");
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decoded(bytes, "utf-16be");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decoded(bytes, looksCyrillic(bytes) ? "windows-1251" : "windows-1250");
  }
}

const decoded = (bytes: Uint8Array, encoding: string): string => new TextDecoder(encoding).decode(bytes);

function looksCyrillic(bytes: Uint8Array): boolean {
  const isLetter = (byte: number) => byte >= 0xc0 || (byte >= 0x41 && byte <= 0x7a);
  const letters = bytes.filter(isLetter);
  return letters.filter((byte) => byte >= 0xc0).length > letters.length * CYRILLIC_SHARE;
}
