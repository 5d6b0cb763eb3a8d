import type { Stored } from "../../../shared/data/entity.ts";
import { retry, transact } from "../../../shared/data/transaction.ts";
import { type Invoice, Invoices, isOverdue } from "../records/invoice.ts";
import { read } from "../../../shared/data/repository.ts";
import { recording } from "./ledger.ts";
import { expiryMovement } from "./movements.ts";

/** Expires an overdue invoice and writes its ledger line; returns any other invoice unchanged. */
export async function expireOverdue(invoice: Stored<Invoice>): Promise<Stored<Invoice>> {
  if (!isOverdue(invoice)) return invoice;
  const { after, writes } = recording(invoice, expiryMovement(invoice));
  await transact(writes, { repeatable: true });
  return after;
}

/** The same by record id. Returns true if the invoice was overdue. */
export const expireById = (id: number): Promise<boolean> =>
  retry(async () => {
    const invoice = await read(Invoices, { id });
    if (!invoice || !isOverdue(invoice)) return false;
    await expireOverdue(invoice);
    return true;
  });
