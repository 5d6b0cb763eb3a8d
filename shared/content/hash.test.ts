import { expect, it } from "vitest";
import { digest, measureStream, reprDigest, sha256, strongEtag } from "./hash.ts";
import { collect } from "../encryption/chunks.ts";

// The digest of "abc" from FIPS 180-2, appendix B.1.
const abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

async function* letters(): AsyncGenerator<Buffer> {
  for (const letter of ["a", "", "b", "c"]) yield Buffer.from(letter);
}

it("content on its way is counted and hashed and stays as it is", async () => {
  const { content, measure } = measureStream(letters());
  expect((await collect(content)).toString()).toBe("abc");
  expect(measure()).toEqual({ dimensiune: 3, hashSha256: abc });
});

it("content on its way has a measure also when it is empty or in memory", async () => {
  const [empty, held] = [measureStream(Buffer.alloc(0)), measureStream(Buffer.from("abc"))];
  await Promise.all([collect(empty.content), collect(held.content)]);
  expect([empty.measure(), held.measure()]).toEqual([
    { dimensiune: 0, hashSha256: sha256("") },
    { dimensiune: 3, hashSha256: abc },
  ]);
});

it("content on its way has no measure before its end", async () => {
  const { content, measure } = measureStream(letters());
  for await (const part of content) {
    if (part.length === 0) continue;
    break;
  }
  expect(() => measure()).toThrow("after it was read completely");
});

it("digests in headers are written as their RFCs say", () => {
  // RFC 9530, appendix B: the digest of {"hello": "world"} and a line feed.
  const hash = sha256('{"hello": "world"}\n');
  expect(reprDigest(hash)).toBe("sha-256=:RK/0qy18MlBSVnWgjwz6lZEWjP/lF5HF9bvEF8FabDg=:");
  expect(digest(hash)).toBe("SHA-256=RK/0qy18MlBSVnWgjwz6lZEWjP/lF5HF9bvEF8FabDg=");
  expect(strongEtag(abc)).toBe(`"${abc}"`);
});
