import { Sha256 } from "./sha256.ts";

/** Up to this size content is hashed by Web Crypto, which is faster and takes it whole. */
const WHOLE_BYTES = 64 * 1024 * 1024;

/** SHA-256 as lower-case hex. Large content is read in pieces, so it need not fit into memory. */
export async function sha256(content: Blob): Promise<string> {
  // Web Crypto is absent from pages without TLS.
  const { subtle }: Partial<typeof crypto> = crypto;
  if (subtle && content.size <= WHOLE_BYTES)
    return hexOf(new Uint8Array(await subtle.digest("SHA-256", await content.arrayBuffer())));
  const hash = new Sha256();
  const reader = content.stream().getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) hash.update(piece.value);
  return hexOf(hash.digest());
}

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export const base64OfHex = (hex: string): string =>
  btoa((hex.match(/../g) ?? []).map((byte) => String.fromCharCode(parseInt(byte, 16))).join(""));

export const hexOfBase64 = (base64: string): string =>
  hexOf(Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)));
