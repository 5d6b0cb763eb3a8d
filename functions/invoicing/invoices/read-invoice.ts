import { uniqueKey, type Stored } from "../../../shared/data/entity.ts";
import { read, readItems } from "../../../shared/data/repository.ts";
import { type Invoice, Invoices } from "../records/invoice.ts";
import { readAccount, type Account } from "./ledger.ts";
import { refusals } from "./texts.ts";

/** The record id of an invoice, by its code or its uuid. */
async function readRecordId(name: string): Promise<number | undefined> {
  const keys = (["code", "uuid"] as const).map((field) => uniqueKey(Invoices.name, field, name));
  const pointer = (await readItems(Invoices.table, keys)).find((item) => item !== undefined);
  return pointer && Number(pointer.id);
}

/**
 * An invoice by its code or its id, or undefined. It takes two reads whatever the length of the ledger, because the
 * record holds the sums.
 */
export async function findInvoice(name: string): Promise<Stored<Invoice> | undefined> {
  const id = await readRecordId(name);
  return id === undefined ? undefined : read(Invoices, { id });
}

/** @throws notFound */
export async function readInvoice(name: string): Promise<Stored<Invoice>> {
  const invoice = await findInvoice(name);
  if (!invoice) throw refusals.facturaInexistenta();
  return invoice;
}

/** An invoice with its ledger, for display. @throws notFound */
export async function readLedgerAccount(name: string): Promise<Account> {
  const id = await readRecordId(name);
  const account = id === undefined ? undefined : await readAccount(id);
  if (!account) throw refusals.facturaInexistenta();
  return account;
}

/**
 * An invoice of the caller's organization, by its code or its id.
 * @throws notFound also for another organization's invoice, so that its existence is not revealed
 */
export async function readOwnAccount(organizationId: string, name: string): Promise<Account> {
  const account = await readLedgerAccount(name);
  if (account.invoice.organizationId !== organizationId) throw refusals.facturaInexistenta();
  return account;
}
