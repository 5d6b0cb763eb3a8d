import { randomBytes } from "node:crypto";
import { DecryptCommand, GenerateDataKeyCommand, KMSClient } from "@aws-sdk/client-kms";
import { mockClient } from "aws-sdk-client-mock";
import { describe, expect, it } from "vitest";
import { localKeys } from "../testing/local-keys.ts";
import { ContentDamaged } from "./aead.ts";
import { withKeyCache, type KeyWrapper } from "./data-keys.ts";
import { kmsKeys } from "./kms-keys.ts";

const named = (name: string): Error => Object.assign(new Error(name), { name });

describe("data keys by KMS", () => {
  const client = new KMSClient({ region: "eu-central-1", endpoint: "http://127.0.0.1:1" });
  const keys = kmsKeys(client, "alias/temelia-content");
  const key = randomBytes(32);
  const wrapped = randomBytes(184);

  it("data keys by KMS are 256-bit keys, bound to their context by KMS itself", async () => {
    const kms = mockClient(client);
    kms.on(GenerateDataKeyCommand).resolves({ Plaintext: key, CiphertextBlob: wrapped });
    kms.on(DecryptCommand).resolves({ Plaintext: key });
    expect(await keys.generate({ cod: "A" })).toEqual({ plaintext: key, wrapped });
    expect(await keys.unwrap(wrapped, { cod: "A" })).toEqual(key);
    expect(kms.calls().map((call) => call.args[0].input)).toEqual([
      { KeyId: "alias/temelia-content", KeySpec: "AES_256", EncryptionContext: { cod: "A" } },
      { CiphertextBlob: wrapped, EncryptionContext: { cod: "A" } },
    ]);
  });

  it("data keys by KMS that KMS does not recognise mean damaged content; KMS's own trouble does not", async () => {
    const kms = mockClient(client);
    kms
      .on(DecryptCommand)
      .rejectsOnce(named("InvalidCiphertextException"))
      .rejects(named("DisabledException"));
    await expect(keys.unwrap(wrapped, { cod: "B" })).rejects.toThrow(ContentDamaged);
    await expect(keys.unwrap(wrapped, { cod: "B" })).rejects.toThrow("DisabledException");
  });

  it("data keys by KMS are never made of an empty answer", async () => {
    mockClient(client).on(GenerateDataKeyCommand).resolves({});
    await expect(keys.generate({ cod: "A" })).rejects.toThrow("without key material");
  });
});

describe("remembered data keys", () => {
  const limits = (at = { time: 0 }) => ({ size: 2, ttlMilliseconds: 1000, now: () => new Date(at.time) });
  const context = { cod: "A" };

  const wrappedKeys = async (keys: KeyWrapper, count: number): Promise<Buffer[]> =>
    Promise.all(Array.from({ length: count }, async () => (await keys.generate(context)).wrapped));

  it("remembered data keys are unwrapped once, also when many ask at the same moment", async () => {
    const keys = localKeys();
    const { plaintext, wrapped } = await keys.generate(context);
    const cached = withKeyCache(keys, limits());
    const answers = await Promise.all([1, 2, 3].map(() => cached.unwrap(wrapped, context)));
    expect(answers.every((answer) => answer.equals(plaintext))).toBe(true);
    expect(keys.calls.unwrap).toBe(1);
  });

  it("remembered data keys are forgotten when their time is over", async () => {
    const [keys, at] = [localKeys(), { time: 0 }];
    const [wrapped = Buffer.alloc(0)] = await wrappedKeys(keys, 1);
    const cached = withKeyCache(keys, limits(at));
    for (const time of [0, 999, 1000]) {
      at.time = time;
      await cached.unwrap(wrapped, context);
    }
    expect(keys.calls.unwrap).toBe(2);
  });

  it("remembered data keys make room by forgetting the one that was not used for the longest time", async () => {
    const keys = localKeys();
    const all = await wrappedKeys(keys, 3);
    const cached = withKeyCache(keys, limits());
    const misses: number[] = [];
    for (const index of [0, 1, 0, 2, 0, 1]) {
      const before = keys.calls.unwrap;
      await cached.unwrap(all[index] ?? Buffer.alloc(0), context);
      if (keys.calls.unwrap > before) misses.push(index);
    }
    expect(misses).toEqual([0, 1, 2, 1]);
  });

  it("remembered data keys count only for their own context, and a refusal is not remembered", async () => {
    const keys = localKeys();
    const [wrapped = Buffer.alloc(0)] = await wrappedKeys(keys, 1);
    const cached = withKeyCache(keys, limits());
    await cached.unwrap(wrapped, context);
    await expect(cached.unwrap(wrapped, { cod: "B" })).rejects.toThrow(ContentDamaged);
    await expect(cached.unwrap(wrapped, { cod: "B" })).rejects.toThrow(ContentDamaged);
    expect(keys.calls.unwrap).toBe(3);
  });
});
