import type { Stored } from "../../../shared/data/entity.ts";
import { retry, transact } from "../../../shared/data/transaction.ts";
import { type Invoice, Invoices, isOverdue } from "../records/invoice.ts";
import { read } from "../../../shared/data/repository.ts";
import { recording } from "./ledger.ts";
import { expiryMovement } from "./movements.ts";

/** An overdue invoice as one that has expired, with the line that says so; any other as it is. */
export async function expireOverdue(invoice: Stored<Invoice>): Promise<Stored<Invoice>> {
  if (!isOverdue(invoice)) return invoice;
  const { after, writes } = recording(invoice, expiryMovement(invoice));
  await transact(writes);
  return after;
}

/** The same by its number. Returns whether there was anything to do. */
export const expireById = (id: number): Promise<boolean> =>
  retry(async () => {
    const invoice = await read(Invoices, { id });
    if (!invoice || !isOverdue(invoice)) return false;
    await expireOverdue(invoice);
    return true;
  });
