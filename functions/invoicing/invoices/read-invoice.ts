import { uniqueKey, type Stored } from "../../../shared/data/entity.ts";
import { read, readItems } from "../../../shared/data/repository.ts";
import { notFound } from "../../../shared/errors.ts";
import { type Invoice, Invoices } from "../records/invoice.ts";
import { readAccount, type Account } from "./ledger.ts";

/** The record's number behind an invoice's code or id. */
async function numberOf(name: string): Promise<number | undefined> {
  const keys = (["code", "uuid"] as const).map((field) => uniqueKey(Invoices.name, field, name));
  const pointer = (await readItems(Invoices.table, keys)).find((item) => item !== undefined);
  return pointer && Number(pointer.id);
}

/**
 * An invoice by its code or by its id; undefined where there is none. Two reads, however long its ledger is: its sums
 * are its own.
 */
export async function findInvoice(name: string): Promise<Stored<Invoice> | undefined> {
  const id = await numberOf(name);
  return id === undefined ? undefined : read(Invoices, { id });
}

/** @throws notFound */
export async function invoiceNamed(name: string): Promise<Stored<Invoice>> {
  const invoice = await findInvoice(name);
  if (!invoice) throw notFound("facturaInexistenta");
  return invoice;
}

/** An invoice with its ledger, to be shown. @throws notFound */
export async function accountNamed(name: string): Promise<Account> {
  const id = await numberOf(name);
  const account = id === undefined ? undefined : await readAccount(id);
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
