import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";

/** The keys of a browser, as its subscription names them: base64url. */
export interface BrowserKeys {
  p256dh: string;
  auth: string;
}

/** A browser that can decrypt its push messages. */
export interface Browser {
  keys: BrowserKeys;
  decrypt(body: Buffer): string;
}

const SALT_BYTES = 16;
const AUTH_BYTES = 16;
const TAG_BYTES = 16;
/** Salt, record size and the length of the key id (RFC 8188). */
const HEADER_BYTES = SALT_BYTES + 4 + 1;

/** A browser with this private key and secret; without them with new ones. */
export function browserWith(own: { privateKey: Buffer; auth: Buffer } | undefined = undefined): Browser {
  const pair = createECDH("prime256v1");
  if (own) pair.setPrivateKey(own.privateKey);
  else pair.generateKeys();
  const auth = own?.auth ?? randomBytes(AUTH_BYTES);
  return {
    keys: { p256dh: pair.getPublicKey("base64url"), auth: auth.toString("base64url") },
    decrypt: (body) => decrypt(body, pair, auth),
  };
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));

/** Decrypts one record of the content coding aes128gcm with the keys of a browser (RFC 8291, 3.4). */
function decrypt(body: Buffer, pair: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, SALT_BYTES);
  const end = HEADER_BYTES + body.readUInt8(HEADER_BYTES - 1);
  const sender = body.subarray(HEADER_BYTES, end);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender]);
  const secret = derive(pair.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(body.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(body.subarray(end, -TAG_BYTES)), decipher.final()]);
  const delimiter = padded.findLastIndex((byte) => byte !== 0);
  if (padded[delimiter] !== 2) throw new Error("the record is not the last one");
  return padded.subarray(0, delimiter).toString();
}
