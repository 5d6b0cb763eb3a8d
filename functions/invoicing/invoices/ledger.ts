import { clock } from "../../../shared/clock.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { changing, readPartition, recordOf, revised } from "../../../shared/data/repository.ts";
import type { Write } from "../../../shared/data/transaction.ts";
import { type Invoice, Invoices, type Status } from "../records/invoice.ts";

/**
 * What a line of the ledger does to the balance, the sum that is still to be paid. A line is never changed
 * and never removed; an invoice that has ended owes nothing.
 */
export const lineKinds = ["Issue", "Payment", "Refund", "Expiry", "Cancellation"] as const;
export type Kind = (typeof lineKinds)[number];

/** A movement before it has its place in a ledger. */
export interface Entry {
  kind: Kind;
  /** Signed bani: what is owed grows by it. */
  amount: number;
  /** The bank's name of the payment, or the administrator's of the refund. */
  reference?: string;
  /** Public name of the transaction: payments and refunds have one. */
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

/** The lines that add entries to an invoice's ledger, after those that it has. */
function lineWrites(invoice: Invoice, entries: Entry[]): Write[] {
  const createdAt = clock.iso();
  return entries.map((entry, index) => {
    const number = invoice.lines + index + 1;
    const sk = `${LINE}${String(number).padStart(LINE_DIGITS, "0")}`;
    const Item = { pk: partition(invoice), sk, ...entry, number, createdAt };
    return {
      item: { Put: { TableName: Invoices.table, Item, ConditionExpression: "attribute_not_exists(pk)" } },
    };
  });
}

/** Sums that entries change: what is owed, and what was paid and not given back. */
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

/** The first lines of a new invoice. */
export const opening = (invoice: Invoice, entries: Entry[]): { invoice: Invoice; writes: Write[] } => ({
  invoice: balanced(invoice, entries),
  writes: lineWrites(invoice, entries),
});

/** Entries with the state that they lead to, as one fact: the invoice as it was read, its lists, its lines. */
export function recording(
  before: Stored<Invoice>,
  { entries, status }: { entries: Entry[]; status: Status },
): { after: Stored<Invoice>; writes: Write[] } {
  const after = { ...balanced<Invoice>(before, entries), status };
  return {
    after: revised(before, after),
    writes: [...changing(Invoices, before, after), ...lineWrites(before, entries)],
  };
}

/** An invoice with its ledger, from its rows. */
export interface Account {
  invoice: Stored<Invoice>;
  lines: Line[];
}

/** One consistent Query; undefined where there is no such invoice. */
export async function readAccount(id: number): Promise<Account | undefined> {
  const items = await readPartition(Invoices.table, partition({ id }));
  const record = items.find(({ sk }) => sk === "invoice");
  if (!record) return undefined;
  const lines = items.filter(({ sk }) => String(sk).startsWith(LINE)).map((item) => recordOf<Line>(item));
  return { invoice: recordOf<Invoice>(record), lines };
}
