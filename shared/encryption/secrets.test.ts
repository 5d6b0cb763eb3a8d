import { expect, it } from "vitest";
import { localKeys } from "../testing/local-keys.ts";
import { ContentDamaged } from "./aead.ts";
import { openSecret, sealSecret } from "./secrets.ts";

const keys = localKeys();
const context = { bucket: "17", field: "secretKey" };

it.each(["", "s3cr3t", "parolă șțâî – пароль", "x".repeat(10_000)])(
  "a sealed secret gives back the text %#",
  async (text) => {
    const sealed = await sealSecret(text, { keys, context });
    expect(sealed).toMatch(/^[A-Za-z0-9+/]+=*$/);
    expect(await openSecret(sealed, { keys, context })).toBe(text);
  },
);

it("a sealed secret opens whatever the order of the context's fields", async () => {
  const sealed = await sealSecret("s3cr3t", { keys, context });
  expect(await openSecret(sealed, { keys, context: { field: "secretKey", bucket: "17" } })).toBe("s3cr3t");
});

it("a sealed secret does not open in another place", async () => {
  const sealed = await sealSecret("s3cr3t", { keys, context });
  const other = { ...context, bucket: "18" };
  await expect(openSecret(sealed, { keys, context: other })).rejects.toThrow(ContentDamaged);
  const willing = { ...keys, unwrap: (wrapped: Buffer) => keys.unwrap(wrapped, context) };
  await expect(openSecret(sealed, { keys: willing, context: other })).rejects.toThrow(ContentDamaged);
});

it("a sealed secret is refused when any byte was changed or cut off", async () => {
  const bytes = Buffer.from(await sealSecret("s3cr3t", { keys, context }), "base64");
  for (let place = 0; place < bytes.length; place += 1) {
    const flipped = Buffer.from(bytes);
    flipped.writeUInt8(flipped.readUInt8(place) ^ 1, place);
    for (const wrong of [flipped, bytes.subarray(0, place)]) {
      await expect(openSecret(wrong.toString("base64"), { keys, context })).rejects.toThrow(ContentDamaged);
    }
  }
});
