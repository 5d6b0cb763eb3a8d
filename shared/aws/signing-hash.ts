import { createHash, createHmac, createSecretKey } from "node:crypto";

type Secret = string | ArrayBuffer | ArrayBufferView;

/**
 * SHA-256 for the signatures of the SDK's clients. Their own class hands the key to Node as bytes, and Node takes six
 * times as long for a key that is not one of its key objects.
 */
export class SigningHash {
  readonly digestLength = 32;
  readonly #secret: Secret | undefined;
  #hash: ReturnType<typeof hashWith>;

  constructor(secret?: Secret) {
    this.#secret = secret;
    this.#hash = hashWith(secret);
  }

  update(data: Uint8Array): void {
    this.#hash.update(data);
  }

  digest(): Promise<Uint8Array> {
    return Promise.resolve(this.#hash.digest());
  }

  reset(): void {
    this.#hash = hashWith(this.#secret);
  }
}

function hashWith(secret: Secret | undefined) {
  if (!secret) return createHash("sha256");
  return createHmac("sha256", typeof secret === "string" ? secret : createSecretKey(bytesOf(secret)));
}

const bytesOf = (data: ArrayBuffer | ArrayBufferView): Uint8Array =>
  ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
