import type { Stored } from "../../../shared/data/entity.ts";
import { retrying, transact } from "../../../shared/data/transaction.ts";
import { isOverdue, Invoice, type Invoice as InvoiceRecord } from "../records/invoice.ts";
import { read } from "../../../shared/data/repository.ts";
import { recording } from "./ledger.ts";
import { expiring } from "./movements.ts";

/** An overdue invoice as one that has expired, with the line that says so; any other as it is. */
export async function expireOverdue(invoice: Stored<InvoiceRecord>): Promise<Stored<InvoiceRecord>> {
  if (!isOverdue(invoice)) return invoice;
  const { after, writes } = recording(invoice, expiring(invoice));
  await transact(writes);
  return after;
}

/** The same by its number. Returns whether there was anything to do. */
export const expireById = (id: number): Promise<boolean> =>
  retrying(async () => {
    const invoice = await read(Invoice, { id });
    if (!invoice || !isOverdue(invoice)) return false;
    await expireOverdue(invoice);
    return true;
  });
