import {
  CreateAliasCommand,
  CreateKeyCommand,
  DecryptCommand,
  DescribeKeyCommand,
  EncryptCommand,
  GenerateDataKeyCommand,
  GetPublicKeyCommand,
  type KeyMetadata,
  KMSClient,
  ListAliasesCommand,
  SignCommand,
  UpdateKeyDescriptionCommand,
} from "@aws-sdk/client-kms";
import { createHash, createPublicKey, verify } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CloudUnderTest, cloudUnderTest, isOwnCloud, uniqueName } from "./cloud-under-test.ts";

let cloud: CloudUnderTest;
let kms: KMSClient;
let keyId: string;
const context = { document: "42", tenant: "primaria" };

beforeAll(async () => {
  cloud = await cloudUnderTest();
  kms = new KMSClient(cloud.client);
  const { KeyMetadata } = await kms.send(new CreateKeyCommand({ Description: "conformance" }));
  keyId = KeyMetadata?.KeyId ?? "";
});

afterAll(() => cloud.stop());

describe("keys", () => {
  it("a key is found by its id, its ARN, its alias and its alias ARN", async () => {
    const AliasName = `alias/${uniqueName("key")}`;
    await kms.send(new CreateAliasCommand({ AliasName, TargetKeyId: keyId }));
    const { Arn = "" } = await describeKey(keyId);
    const aliasArn = Arn.replace(/key\/.*/, AliasName);
    const found = await Promise.all([keyId, Arn, AliasName, aliasArn].map(describeKey));
    expect(found.map((key) => key.KeyId)).toEqual([keyId, keyId, keyId, keyId]);
  });

  it("an alias is listed with the key that it names", async () => {
    const AliasName = `alias/${uniqueName("listed")}`;
    await kms.send(new CreateAliasCommand({ AliasName, TargetKeyId: keyId }));
    const { Aliases } = await kms.send(new ListAliasesCommand({ KeyId: keyId }));
    expect(Aliases).toContainEqual(expect.objectContaining({ AliasName, TargetKeyId: keyId }));
  });

  it("an alias that exists is refused with AlreadyExistsException", async () => {
    const alias = { AliasName: `alias/${uniqueName("twice")}`, TargetKeyId: keyId };
    await kms.send(new CreateAliasCommand(alias));
    await expect(kms.send(new CreateAliasCommand(alias))).rejects.toMatchObject({
      name: "AlreadyExistsException",
    });
  });

  it("an unknown key is refused with NotFoundException", async () => {
    await expect(describeKey("alias/nobody-made-this")).rejects.toMatchObject({ name: "NotFoundException" });
  });
});

describe("data keys", () => {
  it("a data key has 256 bits and its wrapped form opens to the same bytes", async () => {
    const made = await dataKey();
    const opened = await kms.send(
      new DecryptCommand({ CiphertextBlob: made.CiphertextBlob, EncryptionContext: context }),
    );
    expect(made.Plaintext).toHaveLength(32);
    expect(opened.Plaintext).toEqual(made.Plaintext);
    expect(opened.KeyId).toBe(made.KeyId);
  });

  it("the pairs of the encryption context have no order", async () => {
    const { CiphertextBlob, Plaintext } = await dataKey();
    const EncryptionContext = { tenant: context.tenant, document: context.document };
    const opened = await kms.send(new DecryptCommand({ CiphertextBlob, EncryptionContext }));
    expect(opened.Plaintext).toEqual(Plaintext);
  });

  it.each([
    ["another value", { ...context, document: "43" }],
    ["one pair fewer", { document: "42" }],
    ["no context", undefined],
  ])(
    "%s in the encryption context is refused with InvalidCiphertextException",
    async (_, EncryptionContext) => {
      const { CiphertextBlob } = await dataKey();
      await expect(kms.send(new DecryptCommand({ CiphertextBlob, EncryptionContext }))).rejects.toMatchObject(
        {
          name: "InvalidCiphertextException",
        },
      );
    },
  );

  it("a wrapped key with one changed bit is refused with InvalidCiphertextException", async () => {
    const { CiphertextBlob = new Uint8Array() } = await dataKey();
    const forged = Uint8Array.from(CiphertextBlob);
    forged[forged.length - 1] = (forged.at(-1) ?? 0) ^ 1;
    await expect(
      kms.send(new DecryptCommand({ CiphertextBlob: forged, EncryptionContext: context })),
    ).rejects.toMatchObject({ name: "InvalidCiphertextException" });
  });

  it("two data keys are never the same", async () => {
    const [first, second] = await Promise.all([dataKey(), dataKey()]);
    expect(first.Plaintext).not.toEqual(second.Plaintext);
  });
});

describe("encrypt and decrypt", () => {
  it("what one key has encrypted opens again, and names that key", async () => {
    const Plaintext = Buffer.from("parola – пароль");
    const sealed = await kms.send(
      new EncryptCommand({ KeyId: keyId, Plaintext, EncryptionContext: context }),
    );
    const opened = await kms.send(
      new DecryptCommand({ CiphertextBlob: sealed.CiphertextBlob, EncryptionContext: context }),
    );
    expect(Buffer.from(opened.Plaintext ?? [])).toEqual(Plaintext);
    expect(opened.KeyId).toContain(keyId);
  });

  it("demanding another key than the one that encrypted is refused with IncorrectKeyException", async () => {
    const { CiphertextBlob } = await dataKey();
    const { KeyMetadata } = await kms.send(new CreateKeyCommand({}));
    await expect(
      kms.send(new DecryptCommand({ CiphertextBlob, EncryptionContext: context, KeyId: KeyMetadata?.KeyId })),
    ).rejects.toMatchObject({ name: "IncorrectKeyException" });
  });

  it("more than 4096 bytes are refused with ValidationException", async () => {
    await expect(
      kms.send(new EncryptCommand({ KeyId: keyId, Plaintext: new Uint8Array(4097) })),
    ).rejects.toMatchObject({ name: "ValidationException" });
  });
});

describe("keys that sign", () => {
  const message = Buffer.from("hotărârea nr. 7");
  const SigningAlgorithm = "RSASSA_PKCS1_V1_5_SHA_256" as const;
  let signingKey: string;

  beforeAll(async () => {
    const wish = new CreateKeyCommand({ KeySpec: "RSA_2048", KeyUsage: "SIGN_VERIFY" });
    signingKey = (await kms.send(wish)).KeyMetadata?.KeyId ?? "";
  });

  it("a signature of a message, and of its digest, is verified by the public key", async () => {
    const { PublicKey = new Uint8Array(), ...facts } = await kms.send(
      new GetPublicKeyCommand({ KeyId: signingKey }),
    );
    expect(facts).toMatchObject({ KeySpec: "RSA_2048", KeyUsage: "SIGN_VERIFY" });
    const key = createPublicKey({ key: Buffer.from(PublicKey), format: "der", type: "spki" });
    const digest = createHash("sha256").update(message).digest();
    for (const [MessageType, Message] of [
      ["RAW", message],
      ["DIGEST", digest],
    ] as const) {
      const { Signature = new Uint8Array() } = await kms.send(
        new SignCommand({ KeyId: signingKey, Message, MessageType, SigningAlgorithm }),
      );
      expect(verify("sha256", message, key, Signature)).toBe(true);
    }
  });

  it("keys that sign are described as such", async () => {
    expect(await describeKey(signingKey)).toMatchObject({ KeySpec: "RSA_2048", KeyUsage: "SIGN_VERIFY" });
  });

  it("a digest of another length is refused with ValidationException", async () => {
    const asked = { KeyId: signingKey, Message: message, MessageType: "DIGEST" as const, SigningAlgorithm };
    await expect(kms.send(new SignCommand(asked))).rejects.toMatchObject({
      name: "ValidationException",
    });
  });

  it("a key that encrypts signs nothing, and one that signs encrypts nothing: InvalidKeyUsageException", async () => {
    const refused = { name: "InvalidKeyUsageException" };
    const sign = new SignCommand({ KeyId: keyId, Message: message, SigningAlgorithm });
    await expect(kms.send(sign)).rejects.toMatchObject(refused);
    await expect(
      kms.send(new EncryptCommand({ KeyId: signingKey, Plaintext: message })),
    ).rejects.toMatchObject(refused);
    await expect(
      kms.send(new GenerateDataKeyCommand({ KeyId: signingKey, KeySpec: "AES_256" })),
    ).rejects.toMatchObject(refused);
  });
});

it.runIf(isOwnCloud)("an operation that is not implemented says so", async () => {
  const update = new UpdateKeyDescriptionCommand({ KeyId: keyId, Description: "x" });
  await expect(kms.send(update)).rejects.toMatchObject({ name: "NotImplemented" });
});

async function describeKey(KeyId: string): Promise<Partial<KeyMetadata>> {
  const { KeyMetadata } = await kms.send(new DescribeKeyCommand({ KeyId }));
  return KeyMetadata ?? {};
}

const dataKey = () =>
  kms.send(new GenerateDataKeyCommand({ KeyId: keyId, KeySpec: "AES_256", EncryptionContext: context }));
