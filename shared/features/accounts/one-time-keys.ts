import { createHash } from "node:crypto";
import { ephemeralKey, putEphemeral, takeEphemeral } from "../../data/ephemeral.ts";
import type { Stored } from "../../data/entity.ts";
import { read } from "../../data/repository.ts";
import type { Key } from "../../data/tables.ts";
import { randomCode } from "../../ids.ts";
import type { Account } from "./account.ts";
import type { Accounts } from "./accounts.ts";
import { refusals } from "./texts.ts";

export type KeyPurpose = "activation" | "reset";

const KEY_LENGTH = 20;
export const KEY_SECONDS = 24 * 3600;

/**
 * Issues a key of 20 characters (100 random bits) for a user's mail address: it is valid for a day, once, and only
 * while address and password are unchanged. Stored as a hash.
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
  return account;
}

/** A one-time key that was mailed, by its hash. */
const rowKeyOf = (service: string, purpose: KeyPurpose, key: string): Key =>
  ephemeralKey(service, `key-${purpose}`, sha256(key));

const circumstancesOf = ({ email, tokensFrom }: Account): string => sha256(`${email} ${tokensFrom}`);

const sha256 = (text: string): string => createHash("sha256").update(text).digest("base64url");
