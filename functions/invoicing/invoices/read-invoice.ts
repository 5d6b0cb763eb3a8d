import { uniqueKey } from "../../../shared/data/entity.ts";
import { readItems } from "../../../shared/data/repository.ts";
import { notFound } from "../../../shared/errors.ts";
import { Invoice } from "./invoice.ts";
import { readAccount, type Account } from "./ledger.ts";

/** An invoice with its ledger by its code or by its id; undefined where there is none. Two reads. */
export async function findAccount(name: string): Promise<Account | undefined> {
  const keys = (["code", "uuid"] as const).map((field) => uniqueKey(Invoice.name, field, name));
  const pointer = (await readItems(Invoice.table, keys)).find((item) => item !== undefined);
  return pointer && readAccount(Number(pointer.id));
}

/** @throws notFound */
export async function accountNamed(name: string): Promise<Account> {
  const account = await findAccount(name);
  if (!account) throw notFound("facturaInexistenta");
  return account;
}

/**
 * An invoice of one's own organization, by its code or by its id.
 * @throws notFound also for another organization's: that it exists is none of the caller's business
 */
export async function ownAccount(organizationId: string, name: string): Promise<Account> {
  const account = await accountNamed(name);
  if (account.invoice.organizationId !== organizationId) throw notFound("facturaInexistenta");
  return account;
}
