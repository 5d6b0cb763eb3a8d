import type { Stored } from "../../../../shared/data/entity.ts";
import { read, readUnique } from "../../../../shared/data/repository.ts";
import { AppError } from "../../../../shared/errors.ts";
import { foldedLogin } from "../../../../shared/features/accounts/account.ts";
import { changeAccount, modified } from "../../../../shared/features/accounts/save-account.ts";
import { kernel, unknownReference } from "../../../../shared/refusals.ts";
import { type Account, Accounts } from "../../access/account.ts";
import type { Person as Caller } from "../../access/callers.ts";
import { people } from "../../access/people.ts";
import { type Recipient, Recipients } from "../../records/recipient.ts";
import { refusals as recordsRefusals } from "../../records/texts.ts";

/** An account and the recipient that it is. */
export interface Link {
  login: string;
  destinatarId: number;
}

/**
 * Links an account with a recipient; each has at most one. The account decides, because its rights change with the
 * link.
 * @throws badRequest for an unknown account or recipient; conflict for an inactive recipient and where either is
 * linked
 */
export async function link(caller: Caller, { login, destinatarId }: Link): Promise<Stored<Account>> {
  const account = await readUnique(Accounts, "login", foldedLogin(login));
  if (!account) throw unknownReference("login");
  return changeAccount(people, account.id, (before) => {
    if (before.destinatarId !== undefined) throw recordsRefusals.contLegat();
    return modified({ ...before, destinatarId }, caller.login);
  });
}

/** Ends the link of a recipient, if it has one. @throws notFound for an unknown recipient */
export async function unlink(caller: Caller, destinatarId: number): Promise<void> {
  const recipient = await read(Recipients, { id: destinatarId });
  if (!recipient) throw kernel.negasit();
  await endLink(caller, recipient);
}

/** Ends the link of a recipient, if it has one. */
export async function endLink(caller: Caller, { id, utilizatorId }: Recipient): Promise<void> {
  if (utilizatorId === undefined) return;
  await changeAccount(people, utilizatorId, (before) =>
    before.destinatarId === id ? modified(withoutRecipient(before), caller.login) : before,
  ).catch(unlessGone);
}

const withoutRecipient = ({ destinatarId: _, ...account }: Account): Account => account;

/** The link of an account that is removed meanwhile ends with it. */
function unlessGone(error: unknown): void {
  if (!(error instanceof AppError) || error.kind !== "notFound") throw error;
}
