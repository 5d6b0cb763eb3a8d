import { readPartition } from "../../../../shared/data/repository.ts";
import type { LambdaHandler } from "../../../../shared/http/handler.ts";
import { Invoices } from "../../records/invoice.ts";

/** The sums of an invoice according to its record, and as computed only from its lines. */
export interface Audit {
  /** As in the record. */
  status: string;
  balance: number;
  paid: number;
  lines: number;
  /** Computed from the lines. */
  sum: number;
  paidSum: number;
  numbers: number[];
}

/** Adds up the rows of the invoice whose record id is the path; runs in a separate process. */
export const handler: LambdaHandler = async ({ rawPath }) => {
  const { pk } = Invoices.key({ id: Number(rawPath) });
  const items = await readPartition(Invoices.table, pk);
  const record = items.find(({ sk }) => sk === "invoice");
  const lines = items.filter((item) => item !== record);
  const sumOf = (rows: typeof lines) => rows.reduce((sum, { amount }) => sum + Number(amount), 0);
  const audit: Audit = {
    status: String(record?.status),
    balance: Number(record?.balance),
    paid: Number(record?.paid),
    lines: Number(record?.lines),
    sum: sumOf(lines),
    paidSum: -sumOf(lines.filter(({ kind }) => kind === "Payment" || kind === "Refund")),
    numbers: lines.map(({ number }) => Number(number)),
  };
  return { statusCode: 200, headers: {}, body: JSON.stringify(audit) };
};
