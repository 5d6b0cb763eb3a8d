import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { issue, type CertificateWish, type Identity } from "./certificates.ts";

const HOUR_MS = 3600 * 1000;
const dates = { from: new Date(Date.now() - HOUR_MS), until: new Date(Date.now() + HOUR_MS) };
const authority = issue({ name: "Autoritate", ...dates, use: "authority" });
const issued = (use: CertificateWish["use"]): Identity => issue({ name: "Sistem", ...dates, use }, authority);

const hasOpenssl = (): boolean => {
  try {
    return execFileSync("openssl", ["version"]).length > 0;
  } catch {
    return false;
  }
};

/** True if openssl accepts a certificate for a purpose (`sslclient`, `sslserver`) by its strict rules. */
function isAccepted({ certificate }: Identity, purpose: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), "temelia-certificates-"));
  const paths = { root: join(folder, "root.pem"), certificate: join(folder, "certificate.pem") };
  writeFileSync(paths.root, authority.certificate.toString());
  writeFileSync(paths.certificate, certificate.toString());
  const rules = ["verify", "-x509_strict", "-purpose", purpose, "-CAfile", paths.root];
  try {
    return execFileSync("openssl", [...rules, paths.certificate], { stdio: "pipe" }).length > 0;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

it.runIf(hasOpenssl())(
  "certificates of servers and clients pass strict checks, each only for its own purpose",
  () => {
    const accepted = (["server", "client", "stamping"] as const).map((use) => {
      const identity = issued(use);
      return [use, isAccepted(identity, "sslserver"), isAccepted(identity, "sslclient")];
    });
    expect(accepted).toEqual([
      ["server", true, false],
      ["client", false, true],
      ["stamping", false, false],
    ]);
  },
);
