import type { X509Certificate } from "node:crypto";
import type { FoundSignature, FoundStamp } from "./found-signature.ts";
import type { Trust } from "./outcomes.ts";
import { knownIn, type Proof } from "./proofs.ts";
import { readList } from "./revocation.ts";
import { stepsOf } from "./standing.ts";
import { isStrong, isStrongPath } from "./suites.ts";
import { tokenIn } from "./time-stamp.ts";
import { trustedPath } from "./trusted-path.ts";
import type { Materials, Revoked, UsedStamp } from "./used.ts";

/** What the validation of a signature used, at the moment that counts. */
export async function materialsOf(
  found: FoundSignature,
  proofs: Proof[],
  trust: Trust,
  at: Date,
): Promise<Materials> {
  const { signer, method, form, value, digests, isSignerSigned, claimed } = found;
  const path = signer ? await pathOf(signer, found, trust, at) : [];
  const statements = distinct(found.statements);
  const stamps = found.stamps.map(({ token }) => token);
  return {
    form,
    value,
    digests,
    isSignerSigned,
    claimed,
    ...(method ? { method } : {}),
    ...(signer ? { signer: signer.raw } : {}),
    path: path.map(({ raw }) => raw),
    certificates: distinct(found.certificates.map(({ raw }) => raw)),
    statements: statements.map((bytes) => ({ kind: readList(bytes) ? "list" : "answer", bytes })),
    stamps: found.stamps.map((one) => usedStamp(one, { proofs, statements, stamps })),
    revoked: statements.flatMap((bytes, number) => revokedIn(bytes, { number, path })),
    isStrong:
      signer !== undefined &&
      method !== undefined &&
      isStrong({ method, digests }, signer, at) &&
      isStrongPath(path, at),
  };
}

async function pathOf(
  signer: X509Certificate,
  { certificates: known }: FoundSignature,
  trust: Trust,
  at: Date,
): Promise<X509Certificate[]> {
  const { path } = await trustedPath(signer, { known, purpose: "documents", at }, trust);
  return Array.isArray(path) ? path : [];
}

const distinct = (all: Buffer[]): Buffer[] => [
  ...new Map(all.map((one) => [one.toString("base64"), one])).values(),
];

interface Beside {
  proofs: Proof[];
  statements: Buffer[];
  stamps: Buffer[];
}

function usedStamp({ kind, token, covers }: FoundStamp, { proofs, statements, stamps }: Beside): UsedStamp {
  const read = tokenIn(token);
  const covered = (all: Buffer[]) => all.flatMap((one, i) => (one !== token && covers(one) ? [i] : []));
  const signer = read?.signature.signer;
  return {
    kind,
    token,
    ...(read ? { at: read.at } : {}),
    ...(signer ? { signer: signer.raw } : {}),
    isGood: proofs.some((one) => one.kind === kind && one.token === token),
    statements: covered(statements),
    stamps: covered(stamps),
  };
}

/** Only what the issuer says counts. */
function revokedIn(bytes: Buffer, { number, path }: { number: number; path: X509Certificate[] }): Revoked[] {
  return stepsOf(path).flatMap((step) =>
    knownIn(bytes, []).flatMap((one) => {
      const revocation = one.revocationOf(step.certificate);
      return revocation && one.isOf(step)
        ? [{ certificate: step.certificate.raw, at: revocation.at, statement: number }]
        : [];
    }),
  );
}
