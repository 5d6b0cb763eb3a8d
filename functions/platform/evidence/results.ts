import type { KeptExchange } from "../audit/judge/kept-exchange.ts";
import type { Report } from "../audit/model/report.ts";
import { keep, keepJson, readJson, readKept, reportKey } from "./store.ts";

/** A deviation that has an issue: one for each operation of a rule, or one for all of them. */
export interface Deviation {
  rule: string;
  operation: string;
  verdict: "WARN" | "FAIL";
  isWaived: boolean;
  expected: string;
  found: string;
}

/** The changes of issues that an audit makes, decided once: a repeated attempt makes the same. */
export interface Result {
  report: Report;
  deviations: Deviation[];
  /** The ids of the issues that it closes. */
  closes: number[];
  /** The issues that it opens or reopens. */
  opened: number;
  /** The key of its exchanges in the bucket. */
  evidence: string;
}

export const keepResult = (auditId: number, result: Result): Promise<void> =>
  keepJson(reportKey(auditId), result);

export const readResult = (auditId: number): Promise<Result | undefined> => readJson(reportKey(auditId));

/** One JSON line for each exchange. */
export const keepExchanges = (key: string, exchanges: readonly KeptExchange[]): Promise<void> =>
  keep(key, Buffer.from(exchanges.map((one) => JSON.stringify(one)).join("\n")), "application/x-ndjson");

export async function readExchanges(auditId: number): Promise<KeptExchange[] | undefined> {
  const result = await readResult(auditId);
  const bytes = result && (await readKept(result.evidence));
  const lines = bytes?.toString("utf8").split("\n").filter(Boolean);
  return lines?.map((line) => JSON.parse(line) as KeptExchange);
}
