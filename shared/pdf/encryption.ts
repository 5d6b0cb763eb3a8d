import { createCipheriv, createDecipheriv, createHash } from "node:crypto";
import type { Indirect } from "./parser.ts";
import { PdfSyntaxError } from "./lexer.ts";
import { rc4 } from "./rc4.ts";
import { dictIn, integerIn, isName, nameIn, PdfDict, PdfStream, PdfString, type PdfValue } from "./values.ts";

/*
 * The standard security handler (ISO 32000-2, 7.6) with the empty user password: a file that every reader opens without
 * asking. Passwords and certificates are not supported.
 */

/** The objects of a file as readers see them. */
export interface Cipher {
  decrypted(object: Indirect): Indirect;
}

type Method = "rc4" | "aes128" | "aes256";

/** The bytes with which a password is filled up (algorithm 2): the empty one consists of them. */
const EMPTY = Buffer.from("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a", "hex");
const BLOCK = 16;

/** `locked`: it needs a password or a certificate. `unknown`: it is encrypted in a way that is unknown here, or in part. */
export function cipherOf(encrypt: PdfDict, id: Buffer): Cipher | "locked" | "unknown" {
  if (!isName(encrypt.get("Filter"), "Standard")) return "locked";
  const method = methodOf(encrypt);
  if (!method) return "unknown";
  const key = method.name === "aes256" ? newerKey(encrypt) : olderKey(encrypt, id, method.keyBytes);
  if (!key) return "locked";
  const isMetadataPlain = encrypt.get("EncryptMetadata") === false;
  return {
    decrypted: (object) => new Decryption(object, { key, method: method.name, isMetadataPlain }).object,
  };
}

/** The one method of all streams and strings. A file that is encrypted in part could show what nobody encrypted. */
function methodOf(encrypt: PdfDict): { name: Method; keyBytes: number } | undefined {
  const version = integerIn(encrypt.get("V"));
  const bits = integerIn(encrypt.get("Length")) ?? 40;
  if (version === 1) return { name: "rc4", keyBytes: 5 };
  if (version === 2) return isKeyLength(bits) ? { name: "rc4", keyBytes: bits / 8 } : undefined;
  if (version !== 4 && version !== 5) return undefined;
  const [streams, strings, files] = ["StmF", "StrF", "EFF"].map((key) => nameIn(encrypt.get(key)));
  if (streams === undefined || streams !== strings || (files !== undefined && files !== streams))
    return undefined;
  const filter = dictIn(dictIn(encrypt.get("CF"))?.get(streams) ?? null);
  const name = nameIn(filter?.get("CFM") ?? null);
  if (version === 5) return name === "AESV3" ? { name: "aes256", keyBytes: 32 } : undefined;
  if (name === "AESV2") return { name: "aes128", keyBytes: 16 };
  // Some writers give this length in bytes, others in bits.
  const given = integerIn(filter?.get("Length") ?? null) ?? bits;
  const length = given < 40 ? given * 8 : given;
  return name === "V2" && isKeyLength(length) ? { name: "rc4", keyBytes: length / 8 } : undefined;
}

const isKeyLength = (bits: number): boolean => bits >= 40 && bits <= 128 && bits % 8 === 0;

const md5 = (...parts: Buffer[]): Buffer => createHash("md5").update(Buffer.concat(parts)).digest();

const bytesIn = (value: PdfValue, length: number): Buffer | undefined =>
  value instanceof PdfString && value.bytes.length >= length ? value.bytes.subarray(0, length) : undefined;

/** Algorithms 2, 4 and 5, for revisions 2 to 4. */
function olderKey(encrypt: PdfDict, id: Buffer, keyBytes: number): Buffer | undefined {
  const revision = integerIn(encrypt.get("R")) ?? 0;
  const permissions = integerIn(encrypt.get("P"));
  const owner = bytesIn(encrypt.get("O"), EMPTY.length);
  const user = bytesIn(encrypt.get("U"), EMPTY.length);
  if (revision < 2 || revision > 4 || permissions === undefined || !owner || !user) return undefined;
  const bits = Buffer.alloc(4);
  bits.writeInt32LE(permissions | 0);
  const isPlain = revision === 4 && encrypt.get("EncryptMetadata") === false;
  let key = md5(EMPTY, owner, bits, id, isPlain ? Buffer.alloc(4, 0xff) : Buffer.alloc(0));
  for (let i = 0; revision > 2 && i < 50; i += 1) key = md5(key.subarray(0, keyBytes));
  key = key.subarray(0, keyBytes);
  if (revision === 2) return rc4(key, EMPTY).equals(user) ? key : undefined;
  let value = md5(EMPTY, id);
  for (let i = 0; i < 20; i += 1)
    value = rc4(
      key.map((byte) => byte ^ i),
      value,
    );
  return value.equals(user.subarray(0, BLOCK)) ? key : undefined;
}

/** Algorithms 2.A and 11, for revisions 5 and 6. */
function newerKey(encrypt: PdfDict): Buffer | undefined {
  const revision = integerIn(encrypt.get("R"));
  const user = bytesIn(encrypt.get("U"), 48);
  const sealed = bytesIn(encrypt.get("UE"), 32);
  if ((revision !== 5 && revision !== 6) || !user || !sealed) return undefined;
  const hash = revision === 6 ? hardened : (salt: Buffer) => createHash("sha256").update(salt).digest();
  if (!hash(user.subarray(32, 40)).equals(user.subarray(0, 32))) return undefined;
  return decipher(hash(user.subarray(40, 48)), Buffer.alloc(BLOCK), sealed);
}

/** Algorithm 2.B for the empty password. */
function hardened(salt: Buffer): Buffer {
  let key = createHash("sha256").update(salt).digest();
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const repeated = Buffer.concat(Array.from({ length: 64 }, () => key));
    const cipher = createCipheriv("aes-128-cbc", key.subarray(0, BLOCK), key.subarray(BLOCK, 2 * BLOCK));
    const encrypted = cipher.update(repeated);
    const remainder = encrypted.subarray(0, BLOCK).reduce((sum, byte) => sum + byte, 0) % 3;
    key = createHash(["sha256", "sha384", "sha512"][remainder] ?? "sha256")
      .update(encrypted)
      .digest();
    last = encrypted.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

function decipher(key: Buffer, iv: Buffer, bytes: Buffer): Buffer {
  const cipher = createDecipheriv(key.length === BLOCK ? "aes-128-cbc" : "aes-256-cbc", key, iv);
  return cipher.setAutoPadding(false).update(bytes);
}

/** Without the vector before it, and the padding after it; what breaks the form is left as it is. */
function unsealed(key: Buffer, bytes: Buffer): Buffer {
  const whole = bytes.length - (bytes.length % BLOCK);
  if (whole < 2 * BLOCK) return Buffer.alloc(0);
  const found = decipher(key, bytes.subarray(0, BLOCK), bytes.subarray(BLOCK, whole));
  const filler = found.at(-1) ?? 0;
  return filler > 0 && filler <= BLOCK ? found.subarray(0, -filler) : found;
}

interface Secret {
  key: Buffer;
  method: Method;
  isMetadataPlain: boolean;
}

const SALT = Buffer.from("sAlT");

/** An object whose strings and stream are decrypted with its own key (algorithms 1 and 1.A). */
class Decryption {
  readonly object: Indirect;
  private readonly secret: Secret;
  private readonly key: Buffer;

  constructor(object: Indirect, secret: Secret) {
    this.secret = secret;
    this.key = secret.method === "aes256" ? secret.key : ownKey(object, secret);
    this.object = { ...object, value: this.shown(object.value) };
  }

  private shown(value: PdfValue): PdfValue {
    if (value instanceof PdfString) return new PdfString(this.read(value.bytes), value);
    if (value instanceof PdfStream) return this.stream(value);
    if (value instanceof PdfDict) return this.dict(value);
    return Array.isArray(value) ? value.map((item) => this.shown(item)) : value;
  }

  /** The value of a signature is never encrypted. */
  private dict(dict: PdfDict): PdfDict {
    const isSignature = Array.isArray(dict.get("ByteRange"));
    const shown = [...dict.entries].map(([key, value]): [string, PdfValue] => [
      key,
      isSignature && key === "Contents" ? value : this.shown(value),
    ]);
    return new PdfDict(new Map(shown), dict.doubled);
  }

  /** Streams are decrypted when they are needed. */
  private stream(stream: PdfStream): PdfStream {
    const { dict } = stream;
    const type = nameIn(dict.get("Type"));
    if (type === "XRef") return stream;
    const isOwn = filtersOf(dict).some((filter) => isName(filter, "Crypt"));
    // Of two readers one could show such a stream, and the other what is left of it after decryption.
    if (isOwn && type !== "Metadata") throw new PdfSyntaxError("a stream that is encrypted in another way");
    const isPlain = type === "Metadata" && (isOwn || this.secret.isMetadataPlain);
    return new PdfStream(this.dict(dict), isPlain ? stream.bytes : () => this.read(stream.bytes));
  }

  private read(bytes: Buffer): Buffer {
    return this.secret.method === "rc4" ? rc4(this.key, bytes) : unsealed(this.key, bytes);
  }
}

const filtersOf = (dict: PdfDict): PdfValue[] => {
  const filter = dict.get("Filter");
  return Array.isArray(filter) ? filter : [filter];
};

function ownKey({ number, generation }: Indirect, { key, method }: Secret): Buffer {
  const name = Buffer.alloc(5);
  name.writeUIntLE(number, 0, 3);
  name.writeUInt16LE(generation, 3);
  const digest = md5(key, name, method === "rc4" ? Buffer.alloc(0) : SALT);
  return digest.subarray(0, Math.min(key.length + name.length, BLOCK));
}
