import { createHash, randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { sha256 } from "./digest.ts";
import { Sha256 } from "./sha256.ts";

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");
const nodes = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

it("the hash of content that comes in pieces is that of the whole", () => {
  const pieces = fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 12 });
  fc.assert(
    fc.property(pieces, (given) => {
      const hash = new Sha256();
      for (const piece of given) hash.update(piece);
      expect(hexOf(hash.digest())).toBe(nodes(Buffer.concat(given)));
    }),
  );
});

it.each([0, 55, 56, 63, 64, 65, 119, 120, 1_000_003])("%i bytes have the hash that Node computes", (size) => {
  const bytes = randomBytes(size);
  expect(hexOf(new Sha256().update(bytes).digest())).toBe(nodes(bytes));
});

it("content above 64 MiB is read in pieces", async () => {
  const bytes = Buffer.alloc(65 * 1024 * 1024, "parte ");
  const content = new Blob([bytes]);
  content.arrayBuffer = () => Promise.reject(new Error("read whole"));
  expect(await sha256(content)).toBe(nodes(bytes));
});

it("a page without TLS, which has no Web Crypto, computes the same hash", async () => {
  const { subtle } = crypto;
  Object.defineProperty(crypto, "subtle", { value: undefined, configurable: true });
  try {
    expect(await sha256(new Blob(["abc"]))).toBe(nodes(Buffer.from("abc")));
  } finally {
    Reflect.deleteProperty(crypto, "subtle");
    expect(crypto.subtle).toBe(subtle);
  }
});
