import { Sha256 } from "@smithy/core/checksum";
import { expect, it } from "vitest";
import { SigningHash } from "./signing-hash.ts";
import { fc } from "../testing/properties.ts";

const secrets = fc.option(fc.oneof(fc.string(), fc.uint8Array({ minLength: 1, maxLength: 80 })), {
  nil: undefined,
});

it("hashes and signs as the SDK's own class does, in pieces and again after a reset", async () => {
  await fc.assert(
    fc.asyncProperty(secrets, fc.array(fc.uint8Array()), async (secret, pieces) => {
      const digestOf = async (hash: Pick<SigningHash, "update" | "digest">) => {
        for (const piece of pieces) hash.update(piece);
        return Buffer.from(await hash.digest()).toString("hex");
      };
      const expected = await digestOf(new Sha256(secret));
      const hash = new SigningHash(secret);
      expect(await digestOf(hash)).toBe(expected);
      hash.reset();
      expect(await digestOf(hash)).toBe(expected);
    }),
  );
});
