import { createServer } from "node:https";
import { afterAll, expect, it } from "vitest";
import { issue } from "../../../../localstack/signing-service/certificates.ts";
import { listenOnLoopback } from "../../../../shared/testing/loopback.ts";
import { certificateEndsAt } from "./certificate.ts";

const until = new Date("2031-05-01T10:00:00.000Z");
const { key, certificate } = issue({
  name: "exemplu.md",
  from: new Date("2026-01-01"),
  until,
  use: "signing",
});
const identity = { key: key.export({ format: "pem", type: "pkcs8" }), cert: certificate.toString() };
let requests = 0;
const server = await listenOnLoopback(createServer(identity, () => (requests += 1)));
const address = new URL(server.url.replace("http:", "https:"));
afterAll(() => server.stop());

it("the end of a certificate is read without a request, trusted or not", async () => {
  expect(await certificateEndsAt(["127.0.0.1"])(address)).toBe(until.getTime());
  expect(requests).toBe(0);
});

it("the end of a certificate is not read at an address that the guard refuses, nor where there is no TLS", async () => {
  await expect(certificateEndsAt([])(address)).rejects.toThrow("not allowed");
  expect(await certificateEndsAt([])(new URL("http://exemplu.md"))).toBeUndefined();
});
