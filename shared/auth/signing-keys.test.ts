import { createPrivateKey, createPublicKey, generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { newSigningKey } from "../testing/environment.ts";
import { areSigningKeys, signingKeys } from "./signing-keys.ts";

const publicPart = (pem: string) =>
  createPublicKey(createPrivateKey(pem)).export({ type: "spki", format: "pem" }).toString();
const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;

describe("signing keys", () => {
  it("signing keys are read one after another; the same key has the same name, also where only its public part is given", () => {
    const [old, next] = [newSigningKey(), newSigningKey()];
    const [first, second] = signingKeys(`${next}\n${publicPart(old)}`);
    expect([first?.privateKey, second?.privateKey]).toEqual([expect.anything(), undefined]);
    expect(second?.jwk.kid).toBe(signingKeys(old)[0]?.jwk.kid);
    expect(first?.jwk.kid).not.toBe(second?.jwk.kid);
  });

  it("signing keys may stand in one line with \\n, as environments hold them", () => {
    const pem = newSigningKey();
    expect(signingKeys(pem.replaceAll("\n", "\\n"))[0]?.jwk).toEqual(signingKeys(pem)[0]?.jwk);
  });

  it("signing keys are published without their private part", () => {
    const [key] = signingKeys(newSigningKey());
    expect(Object.keys(key?.jwk ?? {}).sort()).toEqual(["alg", "crv", "kid", "kty", "use", "x", "y"]);
  });

  it.each([
    ["nothing", ""],
    ["no PEM", "abc"],
    ["a broken PEM", "-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----"],
    ["an RSA key", rsa.export({ type: "pkcs8", format: "pem" }).toString()],
    ["a first key that cannot sign", publicPart(newSigningKey())],
  ])("%s is no set of signing keys", (_, text) => {
    expect(areSigningKeys(text)).toBe(false);
  });
});
