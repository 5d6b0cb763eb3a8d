/**
 * RC4, which OpenSSL no longer has: files of PDF 1.6 and older are encrypted with it. It reads them, and protects nothing
 * here.
 */
export function rc4(key: Uint8Array, bytes: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, i) => i);
  const at = (i: number): number => state[i & 0xff] ?? 0;
  const swap = (i: number, j: number): void => {
    const kept = at(i);
    state[i] = at(j);
    state[j] = kept;
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 0xff;
    swap(i, j);
  }
  const found = Buffer.alloc(bytes.length);
  for (let n = 0, i = 0, j = 0; n < bytes.length; n += 1) {
    i = (i + 1) & 0xff;
    j = (j + at(i)) & 0xff;
    swap(i, j);
    found[n] = (bytes[n] ?? 0) ^ at(at(i) + at(j));
  }
  return found;
}
