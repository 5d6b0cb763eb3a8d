import type * as z from "zod";
import { listRecords, wholeList } from "../../../shared/data/list-records.ts";
import type { ListQuery, Page } from "../../../shared/data/page.ts";
import { type Invoice, Invoices, invoicePartition, type InvoiceFilter } from "../records/invoice.ts";
import { readAccount } from "./ledger.ts";
import { viewOf, type InvoiceView } from "./view.ts";

type View = z.output<typeof InvoiceView>;

/**
 * A page of an organization's invoices, newest first. Every combination of filters has a separate list, so no row is
 * read and discarded.
 */
export async function listInvoices(
  organizationId: string,
  narrowing: InvoiceFilter,
  query: ListQuery,
): Promise<Page<View>> {
  const name = invoicePartition(organizationId, narrowing);
  const page = await listRecords(Invoices, wholeList(name), query);
  return { ...page, items: await Promise.all(page.items.map(withTransactions)) };
}

/** Most invoices have only the line that issued them, so their ledgers need not be read. */
async function withTransactions(invoice: Invoice): Promise<View> {
  const account = invoice.lines > 1 ? await readAccount(invoice.id) : undefined;
  return account ? viewOf(account.invoice, account.lines) : viewOf(invoice, []);
}
