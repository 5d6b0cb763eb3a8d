import { DecryptCommand, GenerateDataKeyCommand, type KMSClient } from "@aws-sdk/client-kms";
import { ContentDamaged } from "./aead.ts";

/** What a data key belongs to; authenticated with it and never secret (KMS writes it to its log). */
export type KeyContext = Record<string, string>;

export interface DataKey {
  plaintext: Buffer;
  wrapped: Buffer;
}

/**
 * Where data keys come from: 32 random bytes, and the same bytes wrapped by a master key that never leaves its
 * place. `unwrap` throws ContentDamaged when the wrapped key was changed or belongs to another context.
 */
export interface KeyWrapper {
  generate(context: KeyContext): Promise<DataKey>;
  unwrap(wrapped: Buffer, context: KeyContext): Promise<Buffer>;
}

/** The context as bytes, whatever the order of its fields. */
export const contextBytes = (context: KeyContext): Buffer =>
  Buffer.from(JSON.stringify(Object.entries(context).sort(([a], [b]) => (a < b ? -1 : 1))));

/** Data keys by AWS KMS; `keyId` is an id, ARN or alias. */
export function kmsKeys(client: KMSClient, keyId: string): KeyWrapper {
  return {
    async generate(context) {
      const { Plaintext, CiphertextBlob } = await client.send(
        new GenerateDataKeyCommand({ KeyId: keyId, KeySpec: "AES_256", EncryptionContext: context }),
      );
      return { plaintext: requireBytes(Plaintext), wrapped: requireBytes(CiphertextBlob) };
    },

    // Without KeyId: the wrapped key names its own master key, so an alias that moved on loses no old content.
    async unwrap(wrapped, context) {
      const command = new DecryptCommand({ CiphertextBlob: wrapped, EncryptionContext: context });
      return requireBytes((await client.send(command).catch(refuseForeignKey)).Plaintext);
    },
  };
}

function requireBytes(bytes: Uint8Array | undefined): Buffer {
  if (!bytes) throw new Error("KMS answered without key material");
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

// Only this answer speaks of the content; throttling or a disabled key is the service's trouble and stays itself.
function refuseForeignKey(cause: unknown): never {
  if (cause instanceof Error && cause.name === "InvalidCiphertextException") {
    throw new ContentDamaged("the data key was changed or belongs to something else", { cause });
  }
  throw cause;
}

export interface KeyCacheLimits {
  /** How many unwrapped keys are held at most; the longest unused one goes first. */
  size: number;
  /** How long a key is held; also how long a disabled master key still opens what was just read. */
  ttlMilliseconds: number;
  now: () => Date;
}

interface HeldKey {
  key: Promise<Buffer>;
  until: number;
}

/** Remembers unwrapped keys, so that reading one file in many ranges asks the master key once. */
export function cachedKeys(keys: KeyWrapper, { size, ttlMilliseconds, now }: KeyCacheLimits): KeyWrapper {
  const held = new Map<string, HeldKey>();

  function hold(name: string, entry: HeldKey): Promise<Buffer> {
    held.delete(name);
    held.set(name, entry);
    for (const oldest of held.keys()) {
      if (held.size <= size) break;
      held.delete(oldest);
    }
    return entry.key;
  }

  function fetch(name: string, unwrapped: Promise<Buffer>): Promise<Buffer> {
    const entry = { key: unwrapped, until: now().getTime() + ttlMilliseconds };
    // A failure is never remembered.
    entry.key.catch(() => held.get(name) === entry && held.delete(name));
    return hold(name, entry);
  }

  return {
    generate: (context) => keys.generate(context),
    unwrap(wrapped, context) {
      const name = `${wrapped.toString("base64")} ${contextBytes(context).toString()}`;
      const found = held.get(name);
      if (found && found.until > now().getTime()) return hold(name, found);
      return fetch(name, keys.unwrap(wrapped, context));
    },
  };
}
