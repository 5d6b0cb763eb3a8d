import { clock } from "../../clock.ts";
import { currentContext } from "../../context.ts";
import { read } from "../../data/repository.ts";
import { retry, transact } from "../../data/transaction.ts";
import { log } from "../../log.ts";
import type { User } from "./access.ts";
import { outlives, withTokensEnded } from "./account.ts";
import type { Accounts } from "./accounts.ts";
import { refuseWrong } from "./passwords.ts";
import { demandRecentFactor, RECENT_SECONDS } from "./recent-factor.ts";
import { removingSignIn } from "./remove-sign-ins.ts";
import { changeAccount, modified } from "./save-account.ts";
import { networkOf, recognizedFrom } from "./sign-in-origin.ts";
import type { SignInRecord } from "./sign-in-records.ts";
import { isIdle, lastUses } from "./sign-in-use.ts";
import { refusals } from "./texts.ts";

/** A sign-in as its person sees it. */
export interface OwnSignIn extends Omit<SignInRecord, "accountId" | "from" | "forgetAt"> {
  /** The one of this request. */
  current: boolean;
  lastUsedAt: string;
  expiresAt: string;
  privateNetwork: boolean;
  /** The network of this request. */
  sameNetwork: boolean;
}

/** The sign-ins of an account that go on, the last used first. Those from before there were records are not known. */
export async function listSignIns(
  { service }: Accounts,
  caller: Pick<User, "tokensFrom" | "keptSignIn" | "signIns">,
  address: string,
): Promise<OwnSignIn[]> {
  const going = (caller.signIns ?? []).filter((one) => outlives(caller, one));
  const [uses, here] = [await lastUses(service, going), networkOf(address)];
  const mine = currentContext()?.signIn?.id;
  return going
    .map((one) => ({ ...one, usedAt: uses.get(one.id) ?? 0 }))
    .filter((one) => !isIdle(one, one.usedAt))
    .toSorted((a, b) => b.usedAt - a.usedAt)
    .map(({ usedAt, forgetAt, ...one }) => ({
      ...one,
      current: one.id === mine,
      lastUsedAt: new Date(usedAt).toISOString(),
      expiresAt: new Date(forgetAt * 1000).toISOString(),
      ...recognizedFrom(here, one),
    }));
}

/** Ends the sign-in of the request: the next one of it is refused, in every process. @throws notFound for one without a record */
export function endCurrent(accounts: Accounts, accountId: number): Promise<void> {
  return endSignIn(accounts, accountId, currentContext()?.signIn?.id);
}

/** A person who ends sign-ins, with what proves that it is them. */
export interface Ending {
  accountId: number;
  address: string;
  password?: string | undefined;
}

/**
 * Ends one sign-in, which may be that of the request.
 * @throws notFound, and as `demandRecentProof`
 */
export async function endOne(accounts: Accounts, ending: Ending, id: number): Promise<void> {
  await demandRecentProof(accounts, ending);
  await endSignIn(accounts, ending.accountId, id);
}

/**
 * Ends all sign-ins of the account but that of the request, those without a record included.
 * @throws notFound if that of the request has no record, and as `demandRecentProof`
 */
export async function endOthers(accounts: Accounts, ending: Ending): Promise<void> {
  await demandRecentProof(accounts, ending);
  const { id, from = 0 } = currentContext()?.signIn ?? {};
  if (id === undefined) throw refusals.intrareInexistenta();
  await changeAccount(accounts, ending.accountId, (account) =>
    modified(withTokensEnded(account, { id, from }), account.login),
  );
  log.info("ended the other sign-ins of an account", { object: ending.accountId, security: "sign-in" });
}

async function endSignIn({ service }: Accounts, accountId: number, id: number | undefined): Promise<void> {
  await retry(async () => {
    const writes = id === undefined ? [] : await removingSignIn(service, { id, accountId });
    if (writes.length === 0) throw refusals.intrareInexistenta();
    await transact(writes, { answer: undefined });
  });
  log.info("ended a sign-in of an account", { object: accountId, security: "sign-in" });
}

/**
 * Demands that the person has proved lately who they are, so that a token that lies about ends nothing: by their second factor, else by
 * the sign-in itself or their password. People of the government's login prove it there.
 * @throws forbidden `error.factorDinNou`, `error.parolaDinNou`; badRequest for a wrong password; tooManyRequests
 */
async function demandRecentProof(
  accounts: Accounts,
  { accountId, address, password }: Ending,
): Promise<void> {
  const { factorAt, signIn } = currentContext() ?? {};
  if (factorAt !== undefined) return demandRecentFactor();
  if (signIn && clock.epochSeconds() - signIn.provedAt <= RECENT_SECONDS) return;
  const account = await read(accounts.entity, { id: accountId });
  if (account?.passwordHash === undefined) return;
  if (password === undefined) throw refusals.parolaDinNou();
  await refuseWrong(accounts, { password, account, address });
}
