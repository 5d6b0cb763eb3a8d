import { clock } from "../../../shared/clock.ts";
import { onlyIf } from "../../../shared/data/conditions.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { changing, readPartition, recordOf, revised } from "../../../shared/data/repository.ts";
import type { Write } from "../../../shared/data/transaction.ts";
import { type Invoice, Invoices, type Status } from "../records/invoice.ts";

/**
 * The kinds of ledger lines. Each of them changes the balance, which is the sum that is still to be paid. The ledger
 * is append-only: a line is never changed or removed. An invoice that has ended has a balance of zero.
 */
export const lineKinds = ["Issue", "Payment", "Refund", "Expiry", "Cancellation"] as const;
export type Kind = (typeof lineKinds)[number];

/** A ledger line before it has a number. */
export interface Entry {
  kind: Kind;
  /** Signed bani, added to the balance. */
  amount: number;
  /** The bank's reference of the payment, or the administrator's of the refund. */
  reference?: string;
  /** Public id of the transaction: payments and refunds have one. */
  uuid?: string;
  bank?: string;
  payer?: string | undefined;
  paidAt?: string | undefined;
  reason?: string | undefined;
}

/** A line of an invoice's ledger. */
export interface Line extends Entry {
  number: number;
  createdAt: string;
}

const LINE = "line#";
const LINE_DIGITS = 6;

const partition = ({ id }: Pick<Invoice, "id">) => Invoices.key({ id }).pk;

/** The writes that append entries to an invoice's ledger. */
function appendingLines(invoice: Invoice, entries: Entry[]): Write[] {
  const createdAt = clock.iso();
  return entries.map((entry, index) => {
    const number = invoice.lines + index + 1;
    const sk = `${LINE}${String(number).padStart(LINE_DIGITS, "0")}`;
    const Item = { pk: partition(invoice), sk, ...entry, number, createdAt };
    return onlyIf({ Put: { TableName: Invoices.table, Item } }, "absent");
  });
}

/** The invoice with its sums updated by the entries: the balance, and the amount that was paid and not refunded. */
function balanced<T extends Pick<Invoice, "balance" | "paid" | "lines">>(invoice: T, entries: Entry[]): T {
  const sum = (some: Entry[]) => some.reduce((total, { amount }) => total + amount, 0);
  const moved = entries.filter(({ kind }) => kind === "Payment" || kind === "Refund");
  return {
    ...invoice,
    balance: invoice.balance + sum(entries),
    paid: invoice.paid - sum(moved),
    lines: invoice.lines + entries.length,
  };
}

/** A new invoice with the sums of its first entries, and the writes of their lines. */
export const opening = (invoice: Invoice, entries: Entry[]): { invoice: Invoice; writes: Write[] } => ({
  invoice: balanced(invoice, entries),
  writes: appendingLines(invoice, entries),
});

/**
 * The writes that record entries and the resulting state together: the invoice (provided its revision is unchanged),
 * its list rows and its ledger lines.
 */
export function recording(
  before: Stored<Invoice>,
  { entries, status }: { entries: Entry[]; status: Status },
): { after: Stored<Invoice>; writes: Write[] } {
  const after = { ...balanced<Invoice>(before, entries), status };
  return {
    after: revised(before, after),
    writes: [...changing(Invoices, before, after), ...appendingLines(before, entries)],
  };
}

/** An invoice with its ledger, from its rows. */
export interface Account {
  invoice: Stored<Invoice>;
  lines: Line[];
}

/** One consistent Query; undefined if there is no such invoice. */
export async function readAccount(id: number): Promise<Account | undefined> {
  const items = await readPartition(Invoices.table, partition({ id }));
  const record = items.find(({ sk }) => sk === "invoice");
  if (!record) return undefined;
  const lines = items.filter(({ sk }) => String(sk).startsWith(LINE)).map((item) => recordOf<Line>(item));
  return { invoice: recordOf<Invoice>(record), lines };
}
