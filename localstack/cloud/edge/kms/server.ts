import { randomBytes, randomUUID } from "node:crypto";
import * as z from "zod";
import {
  AwsError,
  handleJson,
  operation as declare,
  type Operation,
  notImplemented,
} from "../json-protocol.ts";
import { type Call, localAccount, type Service } from "../service.ts";
import { invalidCiphertext, keyIdOf, open, seal } from "./ciphertext.ts";
import { keyRing, type MasterKey, type Ring } from "./key-ring.ts";
import { newSigningKey, publicKeyOf, SIGNING_ALGORITHM, signMessage } from "./signing.ts";

const Context = z.record(z.string(), z.string()).default({});
const Blob = (most: number) =>
  z.base64().transform((text, refinement) => {
    const bytes = Buffer.from(text, "base64");
    if (bytes.length < 1 || bytes.length > most) refinement.addIssue(`must have 1 to ${String(most)} bytes`);
    return bytes;
  });

// Encrypt takes 4096 bytes, Decrypt 6144 (KMS API reference).
const shapes = {
  CreateKey: z.union([
    z.strictObject({
      Description: z.string().default(""),
      KeySpec: z.literal("SYMMETRIC_DEFAULT").optional(),
      KeyUsage: z.literal("ENCRYPT_DECRYPT").optional(),
    }),
    z.strictObject({
      Description: z.string().default(""),
      KeySpec: z.enum(["RSA_2048", "RSA_3072"]),
      KeyUsage: z.literal("SIGN_VERIFY"),
    }),
  ]),
  GetPublicKey: z.strictObject({ KeyId: z.string() }),
  Sign: z.strictObject({
    KeyId: z.string(),
    Message: Blob(4096),
    MessageType: z.enum(["RAW", "DIGEST"]).default("RAW"),
    SigningAlgorithm: z.string(),
  }),
  DescribeKey: z.strictObject({ KeyId: z.string() }),
  CreateAlias: z.strictObject({
    AliasName: z.string().regex(/^alias\/[a-zA-Z0-9/_-]+$/),
    TargetKeyId: z.string(),
  }),
  ListAliases: z.strictObject({ KeyId: z.string().optional(), Limit: z.int().optional() }),
  GenerateDataKey: z.strictObject({
    KeyId: z.string(),
    KeySpec: z.string().optional(),
    EncryptionContext: Context,
  }),
  Encrypt: z.strictObject({ KeyId: z.string(), Plaintext: Blob(4096), EncryptionContext: Context }),
  Decrypt: z.strictObject({
    CiphertextBlob: Blob(6144),
    KeyId: z.string().optional(),
    EncryptionContext: Context,
  }),
};

/**
 * KMS over the AWS JSON protocol 1.1: symmetric keys, signing keys (RSA), aliases and data keys. Master keys are stored in
 * the state folder, readable by its owner only (in memory without a folder).
 */
export function kms(options: { directory?: string }): Service {
  const ring = keyRing(options.directory);
  const operations = { ...keyOperations(ring), ...cryptoOperations(ring), ...signingOperations(ring) };
  return {
    handle: (req, res) => handleJson({ name: "KMS", version: "1.1", operations }, req, res),
    close: () => Promise.resolve(),
  };
}

const operation = <Input>(shape: z.ZodType<Input>, run: (input: Input, call: Call) => unknown): Operation =>
  declare(shape, (message) => new AwsError("ValidationException", message), run);

function keyOperations(ring: Ring): Record<string, Operation> {
  return {
    CreateKey: operation(shapes.CreateKey, ({ Description, ...wish }, call) => {
      const isSigning = wish.KeyUsage === "SIGN_VERIFY";
      const key = {
        id: randomUUID(),
        ...(isSigning
          ? { spec: wish.KeySpec, material: newSigningKey(wish.KeySpec) }
          : { material: randomBytes(32).toString("base64") }),
        description: Description,
        createdAt: Date.now(),
      };
      ring.change(({ keys }) => keys.push(key));
      return { KeyMetadata: metadataOf(key, call) };
    }),

    DescribeKey: operation(shapes.DescribeKey, ({ KeyId }, call) => ({
      KeyMetadata: metadataOf(ring.find(KeyId), call),
    })),

    CreateAlias: operation(shapes.CreateAlias, ({ AliasName: name, TargetKeyId }, call) => {
      if (ring.content.aliases.some((alias) => alias.name === name))
        throw new AwsError(
          "AlreadyExistsException",
          `An alias with the name ${arnOf(name, call)} already exists`,
        );
      const keyId = ring.find(TargetKeyId).id;
      ring.change(({ aliases }) => aliases.push({ name, keyId, createdAt: Date.now() }));
    }),

    ListAliases: operation(shapes.ListAliases, ({ KeyId }, call) => {
      const keyId = KeyId && ring.find(KeyId).id;
      const Aliases = ring.content.aliases
        .filter((alias) => !keyId || alias.keyId === keyId)
        .map((alias) => ({
          AliasName: alias.name,
          AliasArn: arnOf(alias.name, call),
          TargetKeyId: alias.keyId,
          CreationDate: alias.createdAt / 1000,
        }));
      return { Aliases, Truncated: false };
    }),
  };
}

function cryptoOperations(ring: Ring): Record<string, Operation> {
  return {
    GenerateDataKey: operation(shapes.GenerateDataKey, ({ KeyId, KeySpec, EncryptionContext }, call) => {
      if (KeySpec !== "AES_256")
        throw notImplemented(`GenerateDataKey for anything but the key spec AES_256`);
      const [key, dataKey] = [ring.find(KeyId), randomBytes(32)];
      const CiphertextBlob = seal(key, dataKey, EncryptionContext).toString("base64");
      return { KeyId: keyArn(key, call), Plaintext: dataKey.toString("base64"), CiphertextBlob };
    }),

    Encrypt: operation(shapes.Encrypt, ({ KeyId, Plaintext, EncryptionContext }, call) => {
      const key = ring.find(KeyId);
      const CiphertextBlob = seal(key, Plaintext, EncryptionContext).toString("base64");
      return { KeyId: keyArn(key, call), CiphertextBlob, EncryptionAlgorithm: "SYMMETRIC_DEFAULT" };
    }),

    Decrypt: operation(shapes.Decrypt, ({ CiphertextBlob, KeyId, EncryptionContext }, call) => {
      const key = ring.content.keys.find(({ id }) => id === keyIdOf(CiphertextBlob));
      if (KeyId && ring.find(KeyId) !== key)
        throw new AwsError(
          "IncorrectKeyException",
          "The key ID in the request does not identify a CMK that can perform this operation.",
        );
      if (!key) throw invalidCiphertext();
      const Plaintext = open(key, CiphertextBlob, EncryptionContext).toString("base64");
      return { KeyId: keyArn(key, call), Plaintext, EncryptionAlgorithm: "SYMMETRIC_DEFAULT" };
    }),
  };
}

function signingOperations(ring: Ring): Record<string, Operation> {
  return {
    GetPublicKey: operation(shapes.GetPublicKey, ({ KeyId }, call) => {
      const key = ring.find(KeyId);
      const PublicKey = publicKeyOf(key).toString("base64");
      return { KeyId: keyArn(key, call), PublicKey, ...facultiesOf(key) };
    }),

    Sign: operation(shapes.Sign, ({ KeyId, Message, MessageType, SigningAlgorithm }, call) => {
      const key = ring.find(KeyId);
      if (SigningAlgorithm !== SIGNING_ALGORITHM) throw notImplemented(`Sign by ${SigningAlgorithm}`);
      const Signature = signMessage(key, Message, MessageType).toString("base64");
      return { KeyId: keyArn(key, call), Signature, SigningAlgorithm };
    }),
  };
}

const arnOf = (resource: string, { region }: Call) => `arn:aws:kms:${region}:${localAccount}:${resource}`;
const keyArn = (key: MasterKey, call: Call) => arnOf(`key/${key.id}`, call);

const metadataOf = (key: MasterKey, call: Call) => ({
  AWSAccountId: localAccount,
  KeyId: key.id,
  Arn: keyArn(key, call),
  CreationDate: key.createdAt / 1000,
  Description: key.description,
  Enabled: true,
  KeyState: "Enabled",
  KeyManager: "CUSTOMER",
  ...facultiesOf(key),
  Origin: "AWS_KMS",
  MultiRegion: false,
});

/** The specification, usage and algorithms of a key. */
function facultiesOf({ spec }: MasterKey) {
  const KeySpec = spec ?? "SYMMETRIC_DEFAULT";
  return {
    KeySpec,
    CustomerMasterKeySpec: KeySpec,
    ...(spec
      ? { KeyUsage: "SIGN_VERIFY", SigningAlgorithms: [SIGNING_ALGORITHM] }
      : { KeyUsage: "ENCRYPT_DECRYPT", EncryptionAlgorithms: [KeySpec] }),
  };
}
