import { createHash } from "node:crypto";
import { ephemeralKey, getEphemeral, putEphemeral, takeEphemeral } from "../../data/ephemeral.ts";
import type { Stored } from "../../data/entity.ts";
import { read } from "../../data/repository.ts";
import type { Key } from "../../data/tables.ts";
import { randomCode } from "../../ids.ts";
import type { Account } from "./account.ts";
import type { Accounts } from "./accounts.ts";
import { refusals } from "./texts.ts";

export type KeyPurpose = "activation" | "reset";

const KEY_LENGTH = 26;
const KEY_SECONDS = 3600;
/** A registration that waits for its key holds its login and address for a day: until then another key may be asked for. */
export const REGISTRATION_SECONDS = 24 * 3600;

/**
 * Issues a key of 26 characters (130 random bits) for a user's mail address: it is valid for an hour, once, only while address
 * and password are unchanged, and until a newer one of the account is issued, for whatever purpose. Stored as a hash.
 */
export async function issueKey(
  { service }: Accounts,
  purpose: KeyPurpose,
  account: Account,
): Promise<string> {
  const key = randomCode(KEY_LENGTH);
  await putEphemeral(
    rowKeyOf(service, purpose, key),
    { id: account.id, circumstances: circumstancesOf(account) },
    KEY_SECONDS,
  );
  await putEphemeral(newestKeyOf(service, account.id), { hash: sha256(key) }, KEY_SECONDS);
  return key;
}

/**
 * Uses up a key and returns the account that it was issued for.
 * @throws badRequest `error.cheieGresita`
 */
export async function redeemKey(
  accounts: Accounts,
  purpose: KeyPurpose,
  key: string,
): Promise<Stored<Account>> {
  const stored = await takeEphemeral(rowKeyOf(accounts.service, purpose, key));
  const account = stored && (await read(accounts.entity, { id: Number(stored.id) }));
  if (!account || stored.circumstances !== circumstancesOf(account)) throw refusals.cheieGresita();
  const newest = await getEphemeral(newestKeyOf(accounts.service, account.id));
  if (newest?.hash !== sha256(key)) throw refusals.cheieGresita();
  return account;
}

/** A one-time key that was mailed, by its hash. */
const rowKeyOf = (service: string, purpose: KeyPurpose, key: string): Key =>
  ephemeralKey(service, `key-${purpose}`, sha256(key));

/** The hash of the newest key of an account: each one before it has ended. */
const newestKeyOf = (service: string, accountId: number): Key =>
  ephemeralKey(service, "newest-key", accountId);

const circumstancesOf = ({ email, tokensFrom }: Account): string => sha256(`${email} ${tokensFrom}`);

const sha256 = (text: string): string => createHash("sha256").update(text).digest("base64url");
