import { createHmac } from "node:crypto";
import * as z from "zod";
import { type ById, entity, type Entity, inOwnPartition, type Stored } from "../../data/entity.ts";
import { adding, changing, read, removing, unrevised, update } from "../../data/repository.ts";
import type { Write } from "../../data/transaction.ts";
import { randomCode } from "../../ids.ts";

const named = {
  id: z.int(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().optional(),
};

/** An authenticator app: codes by time (RFC 6238). */
const App = z.object({
  ...named,
  kind: z.literal("totp"),
  /** Sealed. */
  secret: z.string(),
  /** The time step of the newest code that was used: neither it nor an older one counts again. */
  step: z.int(),
});
export type App = z.output<typeof App>;

/** A passkey (WebAuthn level 3): of one device, or of an account of its maker that several share. */
const Passkey = z.object({
  ...named,
  kind: z.literal("passkey"),
  /** base64url, as the browser names it. */
  credentialId: z.string(),
  /** base64url of the COSE key. */
  publicKey: z.string(),
  /** Uses as the authenticator counts them; 0 if it does not count. */
  counter: z.int(),
  transports: z.array(z.string()),
  /** Backup eligibility and state, as of the last use. */
  isShared: z.boolean(),
  isBackedUp: z.boolean(),
});
export type Passkey = z.output<typeof Passkey>;

export const factorKinds = ["totp", "passkey"] as const;
const Factor = z.discriminatedUnion("kind", [App, Passkey]);
export type Factor = z.output<typeof Factor>;

/** The second factors of an account: one record, so that each use is a change on condition that nobody else made one. */
const Factors = z.object({
  /** That of the account. */
  id: z.int(),
  factors: z.array(Factor),
  /** Hashes of the recovery codes that were not used yet. */
  recoveryCodes: z.array(z.string()),
});
export type Factors = z.output<typeof Factors>;

/** The second factors of the accounts of a service, in its own table, apart from the partitions that each request may read. */
export const factorsOf = (service: string): Entity<Factors, ById> =>
  entity({
    name: "factors",
    service,
    schema: Factors,
    key: inOwnPartition("factors"),
    secrets: ["factors", "recoveryCodes"],
    isPersonal: true,
  });

/** The most factors of an account. */
export const MOST_FACTORS = 10;

const none = (id: number): Factors => ({ id, factors: [], recoveryCodes: [] });

export const readFactors = async (service: string, id: number): Promise<Factors> =>
  (await read(factorsOf(service), { id })) ?? none(id);

/** Changes the factors of an account. What `change` decides counts only if no other change came between. @throws notFound if it has none */
export const updateFactors = (
  service: string,
  id: number,
  change: (held: Factors) => Factors | Promise<Factors>,
): Promise<Factors> => update(factorsOf(service), { id }, change);

/** The factors of an account as they are, and the writes that replace them. */
export async function replacingFactors(
  service: string,
  id: number,
): Promise<{ held: Factors; replacing(after: Factors): Write[] }> {
  const records = factorsOf(service);
  const before = await read(records, { id });
  return {
    held: before ?? none(id),
    replacing(after) {
      if (!before) return adding(records, unrevised(after));
      return after.factors.length === 0 ? removing(records, before) : changing(records, before, after);
    },
  };
}

/** The writes that remove the factors of an account. */
export async function removingFactors(service: string, id: number): Promise<Write[]> {
  const records = factorsOf(service);
  const before: Stored<Factors> | undefined = await read(records, { id });
  return before ? removing(records, before) : [];
}

const RECOVERY_CODES = 10;
/** 120 random bits. They cannot be guessed, so a keyed hash is enough. */
const RECOVERY_LENGTH = 24;

/** The hash by which a recovery code of an account is stored. People may leave out the hyphens, and confuse letters with digits. */
export function recoveryHash(service: string, id: number, code: string): string {
  const typed = code.toUpperCase().replace(/[^0-9A-Z]/g, "");
  const folded = typed.replaceAll("O", "0").replace(/[IL]/g, "1");
  return createHmac("sha256", `${service} recovery ${id}`).update(folded).digest("base64url");
}

/** Ten new recovery codes, as people read them, and their stored form. */
export function newRecoveryCodes(service: string, id: number): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    (randomCode(RECOVERY_LENGTH).match(/.{4}/g) ?? []).join("-"),
  );
  return { codes, hashes: codes.map((code) => recoveryHash(service, id, code)) };
}
