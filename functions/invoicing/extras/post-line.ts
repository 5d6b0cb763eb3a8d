import { randomUUID } from "node:crypto";
import { clock } from "../../../shared/clock.ts";
import { adding, readUnique } from "../../../shared/data/repository.ts";
import { retry, transact, type Write } from "../../../shared/data/transaction.ts";
import { withMutex } from "../../../shared/data/keyed-mutex.ts";
import type { Refusal } from "../../../shared/errors.ts";
import { nextId } from "../../../shared/ids.ts";
import { recording } from "../invoices/ledger.ts";
import { refusalReason, paymentMovement } from "../invoices/movements.ts";
import { findInvoice } from "../invoices/read-invoice.ts";
import { refusals as invoicesRefusals } from "../invoices/texts.ts";
import { type BankLine, BankLines, type Reason, referenceOf } from "../records/bank-line.ts";
import { refusals as recordsRefusals } from "../records/texts.ts";
import { refusals } from "./texts.ts";

/** A payment as a bank posts it. */
interface Posted {
  reference: string;
  invoice: string;
  /** Bani. */
  amount: number;
  currency: string;
  paidAt?: string | undefined;
  payer?: string | undefined;
}

/** The error returned to the bank for a line that is stored as unmatched. */
const refusalsOfLines: Record<Reason, Refusal> = {
  UnknownInvoice: invoicesRefusals.facturaInexistenta,
  Overpayment: refusals.supraplata,
  Expired: refusals.facturaExpirata,
  Closed: refusals.facturaInchisa,
  Currency: refusals.valutaStraina,
};

/** A bank may deliver many payments of one invoice concurrently, which takes more attempts than usual. */
const RETRY = { attempts: 40, maxBackoffMs: 1500 };

/**
 * Books a payment: the bank's line, the ledger and the invoice's state are written in one transaction. The reference
 * is the idempotency key: a repeated delivery gets the first answer, also if deliveries are concurrent.
 * @throws notFound or conflict if the line cannot be booked: it is stored, with the reason, to be matched later
 */
export function postLine(bank: string, posted: Posted): Promise<{ id: string }> {
  const attempt = async () => {
    const earlier = await readUnique(BankLines, "bankReference", referenceOf({ bank, ...posted }));
    return earlier ? repeatAnswer(earlier, posted) : book(newLine(bank, posted));
  };
  return withMutex(`payments#${posted.invoice}`, () => retry(attempt, RETRY));
}

/** @throws the error of the first answer, and conflict if the reference now names another payment */
function repeatAnswer(line: BankLine, posted: Posted): { id: string } {
  const fields = ["invoice", "amount", "currency"] as const;
  if (fields.some((field) => line[field] !== posted[field])) throw recordsRefusals.referintaFolosita();
  if (line.status === "Unmatched" && line.reason) throw refusalsOfLines[line.reason]();
  return { id: line.uuid };
}

const newLine = (bank: string, posted: Posted): BankLine => ({
  id: nextId(),
  uuid: randomUUID(),
  bank,
  ...posted,
  receivedAt: clock.iso(),
  status: "Matched",
});

async function book(line: BankLine): Promise<{ id: string }> {
  const invoice = await findInvoice(line.invoice);
  const reason = invoice ? refusalReason(invoice, line) : "UnknownInvoice";
  if (!invoice || reason) return storeUnmatched(line, reason ?? "UnknownInvoice");
  const matched = { ...line, matchedWith: invoice.code, matchedAt: line.receivedAt };
  const answer = { id: line.uuid };
  await transact([...storing(matched), ...recording(invoice, paymentMovement(invoice, line)).writes], {
    answer,
  });
  return answer;
}

/** The money has arrived regardless of its purpose, so the line is stored before the error is returned. */
async function storeUnmatched(line: BankLine, reason: Reason): Promise<never> {
  await transact(storing({ ...line, status: "Unmatched", reason }), { repeatable: true });
  throw refusalsOfLines[reason]();
}

/**
 * Only one of several concurrent deliveries stores the line. `refused` is dropped, so the others fail with
 * RevisionConflict, retry and read it.
 */
const storing = (line: BankLine): Write[] =>
  adding(BankLines, line).map((write) => ("item" in write ? { item: write.item } : write));
