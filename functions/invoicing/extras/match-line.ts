import { clock } from "../../../shared/clock.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { changing, read, revised } from "../../../shared/data/repository.ts";
import { retry, transact } from "../../../shared/data/transaction.ts";
import { unknownReference } from "../../../shared/refusals.ts";
import { recording } from "../invoices/ledger.ts";
import { refusalReason, paymentMovement } from "../invoices/movements.ts";
import { findInvoice } from "../invoices/read-invoice.ts";
import { type BankLine, BankLines } from "../records/bank-line.ts";
import { refusals } from "./texts.ts";

/** A bank's line by its id. @throws notFound */
export async function readLine(id: number): Promise<Stored<BankLine>> {
  const line = await read(BankLines, { id });
  if (!line) throw refusals.linieInexistenta();
  return line;
}

/**
 * Books an unmatched line for the invoice that an administrator names. Repeating the same match changes nothing.
 * @throws conflict if the line has paid another invoice, or cannot pay this one
 */
export function matchLine(id: number, name: string, by: string): Promise<Stored<BankLine>> {
  return retry(async () => {
    const line = await readLine(id);
    const invoice = await findInvoice(name);
    if (!invoice) throw unknownReference("invoice");
    if (line.status === "Matched") return sameMatch(line, invoice.code);
    const reason = refusalReason(invoice, line);
    if (reason) throw refusals.linieNepotrivita({ motiv: reason });
    const matched: BankLine = {
      ...line,
      status: "Matched",
      matchedWith: invoice.code,
      matchedAt: clock.iso(),
      matchedBy: by,
    };
    const answer = revised(line, matched);
    const payment = recording(invoice, paymentMovement(invoice, line));
    await transact([...changing(BankLines, line, matched), ...payment.writes], { answer });
    return answer;
  });
}

function sameMatch(line: Stored<BankLine>, code: string): Stored<BankLine> {
  if (line.matchedWith !== code) throw refusals.linieFolosita({ cod: String(line.matchedWith) });
  return line;
}
