/** SHA-256 as lower-case hex. Web Crypto needs a secure context: TLS, or localhost. */
export async function sha256(content: Blob): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await content.arrayBuffer());
  return hexOf(new Uint8Array(digest));
}

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export const base64OfHex = (hex: string): string =>
  btoa((hex.match(/../g) ?? []).map((byte) => String.fromCharCode(parseInt(byte, 16))).join(""));

export const hexOfBase64 = (base64: string): string =>
  hexOf(Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)));
