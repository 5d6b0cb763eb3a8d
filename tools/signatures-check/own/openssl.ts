import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Requirement } from "../../checks/requirements.ts";
import type { Made } from "./made.ts";

/* CMS files that openssl signs, with the authorities of a folder. */

export const openssl: Requirement = {
  words: "openssl 3.0 or newer",
  program: "openssl",
  args: ["version"],
  version: /OpenSSL (\d+)\.(\d+)/,
  least: [3, 0],
};

const TEXT = "The price is 100 lei\n";

interface Wish {
  id: string;
  form: string;
  who: string;
  md?: string;
  args?: string[];
  isDetached?: boolean;
  isText?: boolean;
}

const digests = ["sha224", "sha256", "sha384", "sha512", "sha3-256", "sha3-512", "sha1", "md5"];
const curves = ["p256", "p384", "p521", "brainpool256", "brainpool384", "brainpool512"];
const PSS = ["-keyopt", "rsa_padding_mode:pss", "-keyopt", "rsa_pss_saltlen:digest"];

const wishes: Wish[] = [
  ...digests.map((md) => ({ id: md, form: `PKCS #7 enveloping, ${md}`, who: "rsa", md })),
  ...digests.map((md) => ({
    id: `${md}-cades`,
    form: `CAdES enveloping, ${md}`,
    who: "rsa",
    md,
    args: ["-cades"],
  })),
  ...["sha256", "sha384", "sha512"].map((md) => ({
    id: `${md}-pss`,
    form: `CAdES detached, RSASSA-PSS, ${md}`,
    who: "rsa",
    md,
    args: ["-cades", ...PSS],
    isDetached: true,
  })),
  ...curves.map((who) => ({
    id: who,
    form: `CAdES detached, ${who}`,
    who,
    args: ["-cades"],
    isDetached: true,
  })),
  {
    id: "key-identifier",
    form: "PKCS #7 detached, signer by key identifier",
    who: "rsa",
    args: ["-keyid"],
    isDetached: true,
  },
  {
    id: "no-attributes",
    form: "PKCS #7 detached, no signed attributes",
    who: "rsa",
    args: ["-noattr"],
    isDetached: true,
  },
  { id: "stream", form: "CAdES enveloping, lengths without an end", who: "rsa", args: ["-cades", "-stream"] },
  { id: "text", form: "CAdES enveloping, as text", who: "rsa", args: ["-cades"], isText: true },
  {
    id: "no-certificates",
    form: "CAdES detached, no certificate",
    who: "rsa",
    args: ["-cades", "-nocerts"],
    isDetached: true,
  },
  ...["revoked", "ended", "early", "weak", "unknown"].map((who) => ({
    id: who,
    form: `CAdES enveloping, ${who}`,
    who,
    args: ["-cades"],
  })),
];

/** A file of each form that this openssl writes, in `files/` of the folder. */
export function signByOpenssl(folder: string): Made[] {
  const chains = JSON.parse(readFileSync(join(folder, "who.json"), "utf8")) as Record<string, string[]>;
  const certificateOf = (name: string) => join(folder, "certificates", `${name}.pem`);
  const content = "openssl-content.txt";
  writeFileSync(join(folder, "files", content), TEXT);
  return wishes.flatMap(({ id, form, who, md = "sha256", args = [], isDetached = false, isText = false }) => {
    const file = `openssl-${id}.${isDetached ? "p7s" : "p7m"}`;
    const chain = join(folder, "keys", `${who}.chain.pem`);
    const pems = chains[who]?.slice(1).map((name) => readFileSync(certificateOf(name), "utf8"));
    writeFileSync(chain, pems?.join("") ?? "");
    const certificates = args.includes("-nocerts") ? [] : ["-certfile", chain];
    try {
      const by = ["-signer", certificateOf(who), "-inkey", join(folder, "keys", `${who}.pem`)];
      const places = ["-in", join(folder, "files", content), "-out", join(folder, "files", file)];
      const shape = [
        "-binary",
        "-md",
        md,
        "-outform",
        isText ? "PEM" : "DER",
        ...(isDetached ? [] : ["-nodetach"]),
      ];
      // Options of a key follow it.
      execFileSync("openssl", ["cms", "-sign", ...shape, ...places, ...certificates, ...by, ...args], {
        stdio: "pipe",
      });
    } catch (error) {
      console.log(
        `not written by openssl: ${id}: ${
          String((error as { stderr?: Buffer }).stderr)
            .trim()
            .split("\n")
            .at(-1) ?? ""
        }`,
      );
      return [];
    }
    const contents = isDetached ? [{ file: content, name: content }] : [];
    return [{ id: `openssl-${id}`, file, kind: "cades", form, by: "openssl", contents }];
  });
}
