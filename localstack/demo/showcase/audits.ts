import { clock } from "../../../shared/clock.ts";
import { adding, create, findUnique, read, unrevised, update } from "../../../shared/data/repository.ts";
import { transact, withNewId } from "../../../shared/data/transaction.ts";
import { carried } from "../../../shared/texts.ts";
import { countsOf } from "../../../functions/platform/audit/judge/report-of.ts";
import { worst } from "../../../functions/platform/audit/judge/judge.ts";
import type { Report, RuleRow } from "../../../functions/platform/audit/model/report.ts";
import { catalogue, STANDARD } from "../../../functions/platform/audit/rules/catalogue.ts";
import { concludeAudit } from "../../../functions/platform/auditor/conclude-audit.ts";
import { keepExchanges, keepResult, type Result } from "../../../functions/platform/evidence/results.ts";
import { exchangesKey } from "../../../functions/platform/evidence/store.ts";
import {
  changesOf,
  deviationsOf,
  readUnclosed,
} from "../../../functions/platform/issues/changes-of-issues.ts";
import { type Audit, Audits } from "../../../functions/platform/records/audit.ts";
import { type System, Systems } from "../../../functions/platform/records/system.ts";

/*
 * The history of a system of others: an audit a week, whose deviations become fewer. Reports are written down here; their issues
 * and the record of the system follow them as after every audit.
 */

const COD = "evidenta-gospodariilor";
const WEEKS = 9;
const DAY_MS = 86_400_000;
const OPERATIONS = 24;

type Fault = Pick<RuleRow["breaches"][number], "operation" | "expected" | "found">;

interface Deviating extends Fault {
  rule: string;
  /** The first audit that finds it, and the first that no longer does: audits are counted from 0. */
  from: number;
  until: number;
}

const deviating: readonly Deviating[] = [
  {
    ...{ rule: "problem", operation: "GET /api/v1/staff/households/{id}", from: 0, until: 3 },
    ...{ expected: "application/problem+json", found: "text/html" },
  },
  {
    ...{ rule: "problem", operation: "POST /api/v1/staff/households", from: 0, until: 3 },
    ...{ expected: "application/problem+json", found: "text/html" },
  },
  {
    ...{ rule: "metrics-labels", operation: "GET /metrics", from: 0, until: 2 },
    ...{ expected: "labels service, version, zone, method, route, status", found: "zone is missing" },
  },
  {
    ...{ rule: "correlation-id", operation: "GET /api/v1/staff/households", from: 0, until: 4 },
    ...{ expected: "X-Correlation-Id of the request", found: "missing" },
  },
  {
    ...{ rule: "no-5xx", operation: "GET /api/v1/public/streets", from: 1, until: 5 },
    ...{ expected: "a status below 500", found: "HTTP 500" },
  },
  {
    ...{ rule: "page-bounds", operation: "GET /api/v1/staff/households", from: 2, until: 6 },
    ...{ expected: "HTTP 400 or at most 200 rows", found: "500 rows" },
  },
  {
    ...{ rule: "dates-utc", operation: "GET /api/v1/staff/households", from: 0, until: WEEKS },
    ...{ expected: "RFC 3339 in UTC", found: "28.11.2026 10:15" },
  },
  {
    ...{ rule: "deprecation", operation: "GET /api/v1/staff/persons", from: 5, until: WEEKS },
    ...{ expected: "Sunset", found: "missing" },
  },
];

/** Registers the system and plays its audits, unless it is there. */
export async function playAudits(started: Date): Promise<void> {
  if ((await findUnique(Systems, "cod", COD)) !== undefined) return;
  const at = (week: number) => new Date(started.getTime() - ((WEEKS - 1 - week) * 7 + 1) * DAY_MS);
  try {
    clock.freeze(at(0));
    const system = await withNewId((id) => create(Systems, systemOf(id, started)).then(() => id));
    for (let week = 0; week < WEEKS; week += 1) {
      clock.freeze(at(week));
      await playAudit(system, week);
    }
  } finally {
    clock.resume();
  }
}

/** It does not exist, so its next audit is far. */
const systemOf = (id: number, started: Date): System => ({
  id,
  cod: COD,
  denumire: "Evidența gospodăriilor",
  waivers: [],
  baseUrl: "https://evidenta.exemplu.md",
  interval: "monthly",
  activ: true,
  public: true,
  contact: "dezvoltator@exemplu.md",
  nextAuditAt: new Date(started.getTime() + 30 * DAY_MS).toISOString(),
  audits: 0,
});

async function playAudit(systemId: number, week: number): Promise<void> {
  const requestedAt = clock.iso();
  const row = await withNewId(async (id) => {
    const audit = unrevised<Audit>({
      ...{ id, systemId, cod: COD, status: "IN_LUCRU", trigger: "schedule", requestedAt },
      startedAt: requestedAt,
    });
    await transact(adding(Audits, audit));
    return audit;
  });
  await update(Systems, { id: systemId }, (before) => ({
    ...before,
    audits: before.audits + 1,
    runningAuditId: row.id,
  }));
  const result = await resultOf(row, week);
  await keepExchanges(result.evidence, []);
  await keepResult(row.id, result);
  const stored = await read(Audits, row);
  if (stored) await concludeAudit(stored, result, undefined);
  // Nobody is told of what is only an example.
  await update(Audits, row, ({ mailDue: _, ...told }) => told);
}

async function resultOf({ id, systemId }: Audit, week: number): Promise<Result> {
  const rows = catalogue.map((rule) => rowOf(rule, week));
  const deviations = deviationsOf(rows);
  const audited = { rows, operations: new Set<string>(), isWhole: true };
  const { opened, closes, changes } = changesOf(audited, deviations, await readUnclosed(systemId));
  const report: Report = {
    ...{ id: String(id), systemId: String(systemId), status: "FINALIZAT", trigger: "schedule" },
    ...{ startedAt: clock.iso(), finishedAt: new Date(clock.now().getTime() + 95_000).toISOString() },
    ...{ standard: STANDARD, verdict: worst(rows), counts: countsOf(rows) },
    contract: { sha256: "", version: `1.${String(week)}.0`, operations: OPERATIONS },
    requests: 410 + 13 * week,
    turn: { from: 0, size: OPERATIONS, of: OPERATIONS },
    ...(week === 0 ? {} : { changes }),
    rules: rows,
  };
  return { report, deviations, closes, opened, evidence: exchangesKey(id, 1) };
}

function rowOf({ id, says, source, level, fix }: (typeof catalogue)[number], week: number): RuleRow {
  const verdict = level === "must" ? "FAIL" : "WARN";
  const found = deviating.filter(({ rule, from, until }) => rule === id && from <= week && week < until);
  return {
    ...{ id, source, level, says: carried(says), fix: carried(fix) },
    verdict: found.length > 0 ? verdict : "PASS",
    checked: OPERATIONS,
    notExercised: [],
    notExercisedTotal: 0,
    breaches: found.map(({ operation, expected, found: seen }) => ({
      ...{ operation, expected, found: seen, verdict },
      exchanges: [],
      curl: "",
    })),
    breachesTotal: found.length,
  };
}
