import { X509Certificate } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSecureContext } from "node:tls";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openDevelopmentCertificates, PFX_PASSWORD } from "./development-certificates.ts";

let folder: string;
let directory: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "temelia-certificates-"));
  directory = join(folder, "certificates");
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const certificateAt = (name: string) => new X509Certificate(readFileSync(join(directory, name)));

it("the first start makes a CA, the server's certificate and those of two systems, all with their keys", async () => {
  await openDevelopmentCertificates(directory);
  expect(readdirSync(directory)).toEqual(
    ["alfa", "beta", "ca", "server"]
      .flatMap((name) => [`${name}.key.pem`, `${name}.pem`])
      .concat(["alfa.pfx", "beta.pfx"])
      .sort(),
  );
  const ca = certificateAt("ca.pem");
  const issued = ["server.pem", "alfa.pem", "beta.pem"].map(certificateAt);
  expect(issued.map((certificate) => [certificate.subject, certificate.verify(ca.publicKey)])).toEqual([
    ["CN=localhost", true],
    ["CN=alfa", true],
    ["CN=beta", true],
  ]);
});

it("later starts keep them", async () => {
  const first = await openDevelopmentCertificates(directory);
  expect(await openDevelopmentCertificates(directory)).toEqual(first);
});

it("a start that was killed while it made them leaves nothing that the next one takes for whole", async () => {
  mkdirSync(`${directory}.new`);
  writeFileSync(join(`${directory}.new`, "server.pem"), "");
  const { cert } = await openDevelopmentCertificates(directory);
  expect(new X509Certificate(cert).checkHost("localhost")).toBe("localhost");
  expect(readdirSync(folder)).toEqual(["certificates"]);
});

it("only their owner may read the keys of development certificates", async () => {
  await openDevelopmentCertificates(directory);
  const modes = readdirSync(directory).map((name) => statSync(join(directory, name)).mode & 0o777);
  expect(new Set(modes)).toEqual(new Set([0o600]));
});

it("a PFX opens with its password and no other", async () => {
  await openDevelopmentCertificates(directory);
  const pfx = readFileSync(join(directory, "alfa.pfx"));
  expect(() => createSecureContext({ pfx, passphrase: PFX_PASSWORD })).not.toThrow();
  expect(() => createSecureContext({ pfx, passphrase: "altceva" })).toThrow("mac verify failure");
});
