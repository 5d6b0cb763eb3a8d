import { randomUUID } from "node:crypto";
import { onlyIf } from "../../../shared/data/conditions.ts";
import { uniqueKey } from "../../../shared/data/entity.ts";
import { readItems } from "../../../shared/data/repository.ts";
import { retry, transact, type Write } from "../../../shared/data/transaction.ts";
import { refusals as recordsRefusals } from "../records/texts.ts";
import { expireOverdue } from "./expire-invoice.ts";
import { type Action, allows, type Invoice, Invoices } from "../records/invoice.ts";
import { recording, type Account } from "./ledger.ts";
import { cancellationMovement, refundMovement, type Movement } from "./movements.ts";
import { readLedgerAccount, readInvoice } from "./read-invoice.ts";
import { refusals } from "./texts.ts";

/** An administrator's action, and how to detect that it was already done. */
interface Act {
  action: Action;
  isDone(invoice: Invoice): boolean | Promise<boolean>;
  decide(invoice: Invoice): Movement & { also?: Write[] };
}

/**
 * Carries out an action on the current invoice; an overdue one is expired first. A repeated call changes nothing.
 * @throws notFound, and conflict if the state does not allow it
 */
async function carryOut(name: string, { action, isDone, decide }: Act): Promise<Account> {
  await retry(async () => {
    const found = await readInvoice(name);
    if (await isDone(found)) return;
    const invoice = await expireOverdue(found);
    if (!allows(action, invoice)) throw refusals.stareNepermisa({ status: invoice.status });
    const { also = [], ...movement } = decide(invoice);
    // The state or the refund's reference shows that it is done, so a retry repeats nothing.
    await transact([...recording(invoice, movement).writes, ...also], { repeatable: "fact" });
  });
  return readLedgerAccount(name);
}

/** @throws conflict if something was already paid (it is refunded instead), or if the invoice has ended */
export const cancelInvoice = (name: string, reason?: string): Promise<Account> =>
  carryOut(name, {
    action: "cancel",
    isDone: ({ status }) => status === "Cancelled",
    decide: (invoice) => cancellationMovement(invoice, reason),
  });

interface RefundRequest {
  /** The administrator's idempotency key of the refund: the same key means the same refund. */
  reference: string;
  /** Bani; if absent, the whole paid amount. */
  amount?: number | undefined;
  reason?: string | undefined;
}

/**
 * Refunds the payments, in full or in part.
 * @throws conflict if it is more than the paid amount, or if the reference names another refund
 */
export const refundInvoice = (name: string, request: RefundRequest): Promise<Account> =>
  carryOut(name, {
    action: "refund",
    isDone: (invoice) => isRefunded(invoice, request),
    decide(invoice) {
      const amount = request.amount ?? invoice.paid;
      if (amount <= 0 || amount > invoice.paid) throw refusals.rambursareImposibila();
      const { reference, reason } = request;
      const movement = refundMovement(invoice, { amount, reference, reason, uuid: randomUUID() });
      return { ...movement, also: [takingReference(reference, { invoiceId: invoice.id, amount })] };
    },
  });

const referenceKey = (reference: string) => uniqueKey("refund", "reference", reference);

/** @throws conflict if the reference names another refund */
async function isRefunded(invoice: Invoice, { reference, amount }: RefundRequest): Promise<boolean> {
  const [earlier] = await readItems(Invoices.table, [referenceKey(reference)]);
  if (!earlier) return false;
  const isSame = earlier.invoiceId === invoice.id && (amount ?? earlier.amount) === earlier.amount;
  if (!isSame) throw recordsRefusals.referintaFolosita();
  return true;
}

const takingReference = (reference: string, refund: { invoiceId: number; amount: number }): Write =>
  onlyIf({ Put: { TableName: Invoices.table, Item: { ...referenceKey(reference), ...refund } } }, "absent");
