import type * as z from "zod";
import type { Stored } from "../../../shared/data/entity.ts";
import { listRecords, wholeList } from "../../../shared/data/list-records.ts";
import type { ListQuery, Page } from "../../../shared/data/page.ts";
import { read } from "../../../shared/data/repository.ts";
import { pageOfRows } from "../../../shared/data/row-page.ts";
import { kernel } from "../../../shared/refusals.ts";
import type { Report } from "../audit/model/report.ts";
import { type Caller, isSystem } from "../access/load-system.ts";
import { readExchanges, readResult } from "../evidence/results.ts";
import { type Audit, AUDITS, Audits, auditsOfSystem, trendOfSystem } from "../records/audit.ts";
import { readSystem } from "../systems/systems.ts";
import { refusals } from "./texts.ts";
import type { ExchangeView, ReportView } from "./views.ts";

export const listAudits = (query: ListQuery): Promise<Page<Stored<Audit>>> =>
  listRecords(Audits, wholeList(AUDITS), query);

/** @throws notFound for an unknown system */
export async function listAuditsOf(systemId: number, query: ListQuery): Promise<Page<Stored<Audit>>> {
  await readSystem(systemId);
  return listRecords(Audits, wholeList(auditsOfSystem(systemId)), query);
}

/** The audits of a system that ended as planned, newest first. @throws notFound for an unknown system */
export async function listTrend(systemId: number, query: ListQuery): Promise<Page<Stored<Audit>>> {
  await readSystem(systemId);
  return listRecords(Audits, wholeList(trendOfSystem(systemId)), query);
}

/** A system sees only its own audits; others are unknown to it. @throws notFound */
async function readAudit(id: number, reader: Caller): Promise<Stored<Audit>> {
  const audit = await read(Audits, { id });
  if (!audit || (isSystem(reader) && audit.systemId !== reader.id)) throw kernel.negasit();
  return audit;
}

/** A stopped audit has one if it has written what was to be refused. */
const mayHaveReport = ({ status }: Audit): boolean => status === "FINALIZAT" || status === "OPRIT";

/** The audit, with its report once there is one. @throws notFound */
export async function readWhole(id: number, reader: Caller): Promise<z.input<typeof ReportView>> {
  const audit = await readAudit(id, reader);
  const report = mayHaveReport(audit) ? (await readResult(id))?.report : undefined;
  if (!report) return audit;
  const { acceptedWrites, endedEarly, turn, changes } = report;
  const rules = report.rules.map(({ id: rule, ...row }) => ({ ...row, rule }));
  return { ...audit, acceptedWrites, endedEarly, turn, changes, rules };
}

/** @throws notFound for an audit without a report, or whose report has expired */
export async function readReport(id: number, reader: Caller): Promise<{ audit: Audit; report: Report }> {
  const audit = await readAudit(id, reader);
  const result = mayHaveReport(audit) ? await readResult(id) : undefined;
  if (!result) throw refusals.raportInexistent();
  return { audit, report: result.report };
}

type Exchange = z.input<typeof ExchangeView>;

/** The exchanges of an audit. @throws notFound before there are any, and once they have expired */
export async function listExchanges(id: number, reader: Caller, query: ListQuery): Promise<Page<Exchange>> {
  await readAudit(id, reader);
  const exchanges = await readExchanges(id);
  if (!exchanges) throw refusals.raportInexistent();
  const rows = exchanges.map((exchange) => ({ ...exchange, id: exchange.n }));
  return pageOfRows(rows, query, { name: `exchanges#${id}`, usual: [{ field: "n", descending: false }] });
}
