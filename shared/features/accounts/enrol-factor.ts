import { newSecret } from "../../auth/client-secrets.ts";
import { clock } from "../../clock.ts";
import { ephemeralKey, getEphemeral, putEphemeral, takeEphemeral } from "../../data/ephemeral.ts";
import type { Key } from "../../data/tables.ts";
import { nextId } from "../../ids.ts";
import { log } from "../../log.ts";
import type { Account } from "./account.ts";
import type { Accounts } from "./accounts.ts";
import { changeFactors, type FactorMails } from "./change-factors.ts";
import { lacksFactor, mustHaveFactor } from "./factor-duty.ts";
import {
  type Factor,
  type Factors,
  MOST_FACTORS,
  newRecoveryCodes,
  readFactors,
  updateFactors,
} from "./factors.ts";
import { type Owner, readOwn } from "./own-account.ts";
import type { Credential } from "./passkeys.ts";
import { refuseWrong } from "./passwords.ts";
import { demandRecentFactor } from "./recent-factor.ts";
import { renewSignIn } from "./record-sign-in.ts";
import { refusals } from "./texts.ts";
import { userTokens } from "./user-tokens.ts";

/** Time for opening an app and scanning a picture. */
const ENROLMENT_SECONDS = 900;

/** What is kept until a factor is proved. */
interface Pending {
  id: number;
  name: string;
  /** That of an app, sealed. */
  secret?: string;
  /** Of a passkey. */
  challenge?: string;
}

/** A factor that was not proved yet. */
const keyOf = (service: string, accountId: number, id: number): Key =>
  ephemeralKey(service, "factor", accountId, id);

interface Begun {
  id: number;
  kind: Factor["kind"];
  secret?: string;
  uri?: string;
  passkey?: Record<string, unknown>;
  expiresAt: string;
}

/**
 * Begins to add an authenticator app or a passkey. A secret is shown once; the factor counts when a code or a credential proves it. A first factor
 * asks for the password, a further one for a recent factor, so that a token that lies about adds none.
 * @throws badRequest `error.invalidpassword`, forbidden `error.factorDinNou`, conflict, tooManyRequests
 */
export async function beginFactor(
  accounts: Accounts,
  person: Owner,
  { kind, name, password = "" }: { kind: Factor["kind"]; name: string; password?: string | undefined },
): Promise<Begun> {
  const { service } = accounts;
  const account = await readOwn(accounts, person.id);
  if (account.secondFactor) demandRecentFactor();
  else await refuseWrong(accounts, { password, account, address: person.address });
  const held = await readFactors(service, account.id);
  if (held.factors.length >= MOST_FACTORS) throw refusals.preaMultiFactori();
  const id = nextId();
  const { shown, kept } =
    kind === "totp" ? await newApp(service, account) : await newPasskey(service, account, held);
  const pending: Pending = { id, name, ...kept };
  await putEphemeral(keyOf(service, account.id, id), { ...pending }, ENROLMENT_SECONDS);
  const expiresAt = new Date(clock.now().getTime() + ENROLMENT_SECONDS * 1000).toISOString();
  return { id, kind, ...shown, expiresAt };
}

interface Fresh {
  shown: Pick<Begun, "secret" | "uri" | "passkey">;
  kept: Pick<Pending, "secret" | "challenge">;
}

async function newApp(service: string, account: Account): Promise<Fresh> {
  const { newTotp, totpSecrets } = await import("./totp.ts");
  const { secret, uri } = newTotp(`Temelia ${service}`, account.login);
  return { shown: { secret, uri }, kept: { secret: await totpSecrets(service, account.id).seal(secret) } };
}

async function newPasskey(service: string, account: Account, held: Factors): Promise<Fresh> {
  const { creationOptions } = await import("./passkeys.ts");
  const challenge = newSecret();
  const options = await creationOptions(service, account, { challenge, held });
  return { shown: { passkey: { ...options } }, kept: { challenge } };
}

interface Given {
  code?: string | undefined;
  credential?: Credential | undefined;
}

/** The factor that a code or a credential proves; undefined if it does not. */
async function provedFactor(
  service: string,
  accountId: number,
  { pending, given: { code = "", credential = {} } }: { pending: Pending; given: Given },
): Promise<Factor | undefined> {
  const { id, name, secret, challenge } = pending;
  const common = { id, name, createdAt: clock.iso() };
  if (challenge !== undefined) {
    const { madePasskey } = await import("./passkeys.ts");
    const made = await madePasskey(credential, challenge);
    return made && { ...common, kind: "passkey", ...made };
  }
  if (secret === undefined) return undefined;
  const { stepOf, totpSecrets } = await import("./totp.ts");
  const step = stepOf(await totpSecrets(service, accountId).open(secret), code);
  return step === undefined ? undefined : { ...common, kind: "totp", secret, step };
}

interface Finished {
  /** Goes on with the caller's sign-in. */
  id_token: string;
  /** With the first factor. Shown once. */
  recoveryCodes?: string[];
}

/**
 * Adds a factor that a code or a credential of it proves. The first one ends all other sign-ins of the account, which a password alone may have opened.
 * @throws notFound for a factor that nobody began, or too long ago; badRequest for a wrong code
 */
export async function finishFactor(
  accounts: Accounts,
  caller: { id: number; token: string },
  { id, ...given }: Given & { id: number },
  mails?: FactorMails,
): Promise<Finished> {
  const { service } = accounts;
  const key = keyOf(service, caller.id, id);
  const pending = (await getEphemeral(key)) as Pending | undefined;
  if (!pending) throw refusals.factorInexistent();
  const factor = await provedFactor(service, caller.id, { pending, given });
  if (!factor) throw refusals.factorNeconfirmat();
  if (!(await takeEphemeral(key))) throw refusals.factorInexistent();
  const { account, codes } = await addFactor(accounts, caller.id, factor);
  log.info("added a second factor", { object: caller.id, factor: factor.kind, security: "factor" });
  await mails?.notify(account, "factorAdded");
  return { id_token: await goOn(service, account, caller.token), ...(codes ? { recoveryCodes: codes } : {}) };
}

/** Stores a factor with the flag of its account. The first one brings recovery codes. */
async function addFactor(
  accounts: Accounts,
  accountId: number,
  factor: Factor,
): Promise<{ account: Account; codes: string[] | undefined }> {
  let codes: string[] | undefined;
  const account = await changeFactors(accounts, accountId, (held) => {
    if (held.factors.length >= MOST_FACTORS) throw refusals.preaMultiFactori();
    const fresh = held.factors.length === 0 ? newRecoveryCodes(accounts.service, accountId) : undefined;
    codes = fresh?.codes;
    return {
      ...held,
      factors: [...held.factors, factor],
      recoveryCodes: fresh?.hashes ?? held.recoveryCodes,
    };
  });
  return { account, codes };
}

/**
 * Removes a factor of one's own; with the last one go the recovery codes.
 * @returns a token that goes on with the caller's sign-in
 * @throws forbidden `error.factorDinNou`, notFound, conflict for the last factor of an account that must have one
 */
export async function removeFactor(
  accounts: Accounts,
  caller: { id: number; token: string },
  factorId: number,
  mails?: FactorMails,
): Promise<string> {
  demandRecentFactor();
  const account = await changeFactors(accounts, caller.id, (held, before) => {
    const factors = held.factors.filter(({ id }) => id !== factorId);
    if (factors.length === held.factors.length) throw refusals.factorInexistent();
    if (factors.length === 0 && mustHaveFactor(before)) throw refusals.ultimulFactor();
    return { ...held, factors, recoveryCodes: factors.length === 0 ? [] : held.recoveryCodes };
  });
  log.info("removed a second factor", { object: caller.id, security: "factor" });
  await mails?.notify(account, "factorRemoved");
  return goOn(accounts.service, account, caller.token);
}

/** A token that goes on with the sign-in of another one, in place of it if all sign-ins of the account have just ended. */
async function goOn(service: string, account: Account, token: string): Promise<string> {
  const tokens = userTokens(service);
  const signIn = tokens.verify(token);
  const { from, sid: before } = signIn;
  const sid = from < account.tokensFrom ? await renewSignIn(service, account, before) : before;
  return tokens.reissue(account, { ...signIn, sid });
}

/** Gives a factor another name. @throws notFound */
export async function renameFactor(
  { service }: Accounts,
  accountId: number,
  { id, name }: { id: number; name: string },
): Promise<Factor> {
  let renamed: Factor | undefined;
  await updateFactors(service, accountId, (held) => {
    renamed = undefined;
    const factors = held.factors.map((one) => (one.id === id ? (renamed = { ...one, name }) : one));
    if (!renamed) throw refusals.factorInexistent();
    return { ...held, factors };
  });
  if (!renamed) throw refusals.factorInexistent();
  return renamed;
}

/**
 * New recovery codes in place of the old ones, shown once.
 * @throws forbidden `error.factorDinNou`, conflict for an account without a factor
 */
export async function renewRecoveryCodes(
  accounts: Accounts,
  accountId: number,
  mails?: FactorMails,
): Promise<string[]> {
  demandRecentFactor();
  const account = await readOwn(accounts, accountId);
  if (!account.secondFactor) throw refusals.faraFactor();
  const { codes, hashes } = newRecoveryCodes(accounts.service, accountId);
  await updateFactors(accounts.service, accountId, (held) => ({ ...held, recoveryCodes: hashes }));
  log.info("renewed the recovery codes of an account", { object: accountId, security: "factor" });
  await mails?.notify(account, "recoveryCodesRenewed");
  return codes;
}

/** The factors of one's own account, without what proves them. */
export async function showFactors(
  accounts: Accounts,
  accountId: number,
): Promise<{ required: boolean; dueAt?: string | undefined; recoveryCodes: number; items: Factor[] }> {
  const account = await readOwn(accounts, accountId);
  const { factors, recoveryCodes } = await readFactors(accounts.service, accountId);
  return {
    required: mustHaveFactor(account),
    dueAt: lacksFactor(account) ? account.factorDueAt : undefined,
    recoveryCodes: recoveryCodes.length,
    items: factors,
  };
}
