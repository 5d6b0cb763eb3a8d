import { DecryptCommand, GenerateDataKeyCommand, type KMSClient } from "@aws-sdk/client-kms";
import { ContentDamaged } from "./aead.ts";
import type { KeyWrapper } from "./data-keys.ts";

/** Data keys from AWS KMS; `keyId` is an id, ARN or alias. */
export function kmsKeys(client: KMSClient, keyId: string): KeyWrapper {
  return {
    async generate(context) {
      const { Plaintext, CiphertextBlob } = await client.send(
        new GenerateDataKeyCommand({ KeyId: keyId, KeySpec: "AES_256", EncryptionContext: context }),
      );
      return { plaintext: requireBytes(Plaintext), wrapped: requireBytes(CiphertextBlob) };
    },

    // Without KeyId: the wrapped key names its own master key, so old content stays readable after the alias moves.
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

// Only this error concerns the content; throttling or a disabled key is a fault of KMS and is rethrown unchanged.
function refuseForeignKey(cause: unknown): never {
  if (cause instanceof Error && cause.name === "InvalidCiphertextException") {
    throw new ContentDamaged("the data key was changed or belongs to something else", { cause });
  }
  throw cause;
}
