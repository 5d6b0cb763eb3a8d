import { createPrivateKey, type KeyObject, X509Certificate } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Integer } from "asn1js";
import { ExtKeyUsage } from "pkijs";
import { oids } from "../../functions/documents/signing/oids.ts";
import {
  type CertificateWish,
  certify,
  extension,
  type Identity,
  issue,
  revocationList,
  type Revocation,
} from "./certificates.ts";
import { answerQuestion } from "./ocsp-answers.ts";
import { stampOf } from "./time-stamps.ts";

const YEAR_MS = 365 * 24 * 3600 * 1000;
const HOUR_MS = 3600 * 1000;

interface AuthorityOptions {
  /** The folder for keys and certificates; without it they end with the process. */
  directory?: string | undefined;
  now?: () => Date;
}

/** A certification authority for signers, which also issues time stamps. All its keys are its own. */
export interface Authority {
  root: X509Certificate;
  /**
   * The signer with that id, made at first use. `address` is the address of the revocation list in certificates. `name`,
   * the subject of the certificate, defaults to the id.
   */
  signer(id: string, address: string, name?: string): Identity;
  /** A certificate for a key that is stored elsewhere. */
  certify(publicKey: KeyObject, name: string, address: string): X509Certificate;
  /** `address` is that of the revocation list in the certificate of the stamps. */
  stamp(digest: Buffer, address: string, nonce?: Integer): Buffer;
  list(): Buffer;
  /** Who signs the trusted lists that have this authority. */
  listSigner(): Identity;
  /** The answer to a question about a certificate (OCSP). */
  answer(request: Buffer): Buffer;
  revoke(certificate: X509Certificate): void;
}

interface Kept {
  identities: Record<string, { key: string; certificate: string }>;
  revoked: { serial: string; at: string }[];
}

const FILE = "authority.json";

/** Opens the authority of a folder; makes its keys the first time. */
export function openAuthority({ directory, now = () => new Date() }: AuthorityOptions = {}): Authority {
  const file = directory === undefined ? undefined : join(directory, FILE);
  const kept: Kept =
    file && existsSync(file)
      ? (JSON.parse(readFileSync(file, "utf8")) as Kept)
      : { identities: {}, revoked: [] };
  const opened = new Map<string, Identity>();

  function save(): void {
    if (!directory || !file) return;
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    writeFileSync(`${file}.new`, JSON.stringify(kept), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }

  function identity(name: string, make: () => Identity): Identity {
    const stored = kept.identities[name];
    const found = opened.get(name) ?? (stored && readIdentity(stored)) ?? make();
    opened.set(name, found);
    if (stored) return found;
    kept.identities[name] = {
      key: String(found.key.export({ type: "pkcs8", format: "pem" })),
      certificate: found.certificate.toString(),
    };
    save();
    return found;
  }

  const from = () => new Date(now().getTime() - HOUR_MS);
  const until = (years: number) => new Date(now().getTime() + years * YEAR_MS);
  const root = identity("root", () =>
    issue({ name: "Temelia – autoritate locală", from: from(), until: until(20), use: "authority" }),
  );
  /** The authority of stamps has a new key every five years, so that a new stamp always lasts as long. */
  const stamping = (listAddress: string, generation = 0): Identity => {
    const name = `stamping ${listAddress}${generation > 0 ? ` ${String(generation)}` : ""}`;
    const wish: CertificateWish = {
      name: "Temelia – mărci temporale",
      from: from(),
      until: until(10),
      use: "stamping",
      ...addressesOf(listAddress),
    };
    const found = identity(name, () => issue(wish, root));
    return found.certificate.validToDate > until(5) ? found : stamping(listAddress, generation + 1);
  };

  const signing = (name: string, listAddress: string): CertificateWish => ({
    name,
    from: from(),
    until: until(2),
    use: "signing",
    ...addressesOf(listAddress),
  });

  return {
    root: root.certificate,
    signer: (id, address, name = id) => identity(`signer ${id}`, () => issue(signing(name, address), root)),
    certify: (publicKey, name, address) => certify(publicKey, signing(name, address), root),
    // Whole seconds, as in revocation lists: a list made next is from the same moment or later.
    stamp: (digest, address, nonce) =>
      stampOf(digest, {
        authority: stamping(address),
        at: new Date(Math.floor(now().getTime() / 1000) * 1000),
        nonce,
      }),
    list: () =>
      revocationList(root, {
        revoked: kept.revoked.map(({ serial, at }): Revocation => ({ serial, at: new Date(at) })),
        from: now(),
        until: new Date(now().getTime() + 7 * 24 * HOUR_MS),
      }),
    listSigner: () =>
      identity("lists", () =>
        issue({
          name: "Temelia – liste de încredere",
          from: from(),
          until: until(10),
          use: "signing",
          extensions: [
            extension(oids.extendedKeyUsage, new ExtKeyUsage({ keyPurposes: [oids.listSigning] }).toSchema()),
          ],
        }),
      ),
    answer: (request) =>
      answerQuestion(request, {
        by: root,
        at: now(),
        revokedAt: (serial) => {
          const found = kept.revoked.find((one) => one.serial.toLowerCase() === serial);
          return found && new Date(found.at);
        },
      }),
    revoke: ({ serialNumber }) => {
      kept.revoked.push({ serial: serialNumber, at: now().toISOString() });
      save();
    },
  };
}

/** The responder is beside the list. */
const addressesOf = (listAddress: string): Pick<CertificateWish, "listAddress" | "responderAddress"> => ({
  listAddress,
  responderAddress: listAddress.endsWith("/lista.crl") ? new URL("ocsp", listAddress).href : undefined,
});

const readIdentity = ({ key, certificate }: { key: string; certificate: string }): Identity => ({
  key: createPrivateKey(key),
  certificate: new X509Certificate(certificate),
});
