import { expect, it } from "vitest";
import { testEnvironment } from "../../testing/environment.ts";
import { callerAddress } from "./caller-address.ts";
import { config } from "./config.ts";

const GATEWAY = "203.0.113.9";
const named = (address: string, secret?: string) =>
  callerAddress(
    { "cloudfront-viewer-address": address, ...(secret ? { "x-temelia-front": secret } : {}) },
    GATEWAY,
  );

it("the caller's address is the front's word only behind the front", () => {
  expect(named("198.51.100.10:46532", testEnvironment.FRONT_SECRET)).toBe("198.51.100.10");
  expect(named("2001:db8::7:46532", testEnvironment.FRONT_SECRET)).toBe("2001:db8::7");
});

it.each([undefined, "none", "", "0".repeat(48), `${testEnvironment.FRONT_SECRET}0`])(
  "the caller's address is the gateway's for who says %j",
  (secret) => {
    expect(named("198.51.100.10:46532", secret)).toBe(GATEWAY);
  },
);

it("the caller's address is the front's word by each of the secrets of a rotation", () => {
  const { frontSecrets } = config;
  const next = "a".repeat(40);
  try {
    config.frontSecrets = [next, ...frontSecrets];
    for (const secret of [next, ...frontSecrets])
      expect(named("198.51.100.10:46532", secret)).toBe("198.51.100.10");
    config.frontSecrets = [next];
    expect(named("198.51.100.10:46532", testEnvironment.FRONT_SECRET)).toBe(GATEWAY);
    config.frontSecrets = [];
    expect(named("198.51.100.10:46532", next)).toBe(GATEWAY);
  } finally {
    config.frontSecrets = frontSecrets;
  }
});

it("the caller's address is the gateway's where the front names none, and where a proxy is named by another header", () => {
  const front = { "x-temelia-front": testEnvironment.FRONT_SECRET };
  expect(callerAddress(front, GATEWAY)).toBe(GATEWAY);
  expect(callerAddress({ ...front, "x-forwarded-for": "198.51.100.10" }, GATEWAY)).toBe(GATEWAY);
});
