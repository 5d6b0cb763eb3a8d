import { carried } from "../../../../shared/texts.ts";
import type { Evidence, Exchange } from "../model/evidence.ts";
import type { ReportedBreach, RuleRow, RuleVerdict, Verdict, WaivedBy } from "../model/report.ts";
import type { Breach, Judgement, Rule } from "../model/rule.ts";
import { isWrite } from "../plan/harm.ts";
import { catalogue } from "../rules/catalogue.ts";
import { unjudged } from "../rules/support/judging.ts";
import { curlOf } from "./curl.ts";
import { waiverOf } from "./waived.ts";

/** The judgements of all rules, by id. */
export type Judgements = ReadonlyMap<string, Judgement>;

/** How many breaches of a rule are shown; all are counted. */
const MOST_SHOWN = 20;
/** How many breaches of a rule rows keep: issues are opened for more than reports show. */
const MOST_IN_ROW = 51;
const MOST_UNEXERCISED = 20;
const DAY_MS = 86_400_000;
/** For how many days a new rule of the standard only warns. */
const NEW_DAYS = 30;

/** Judges all rules. One that cannot read the evidence of a hostile system has not been exercised. */
export const judgementsOf = (evidence: Evidence, rules: readonly Rule[] = catalogue): Judgements =>
  new Map(rules.map((rule) => [rule.id, judged(rule, evidence)]));

function judged(rule: Rule, evidence: Evidence): Judgement {
  try {
    return rule.judge(evidence);
  } catch {
    return unjudged(rule.id, "unreadable");
  }
}

/** The same breach in two judgements, or in two audits. */
export const keyOf = (rule: string, { operation }: Pick<Breach, "operation">): string =>
  `${rule} ${operation}`;

/** The exchanges that prove a FAIL: their requests are sent once more, unless they are writes. */
export function suspects(evidence: Evidence, judgements: Judgements): Exchange[] {
  const failing = catalogue.filter(({ level }) => level === "must");
  const exchanges = failing.flatMap((rule) =>
    (judgements.get(rule.id)?.breaches ?? [])
      .filter(
        (breach) => !waiverOf(evidence.registration.waivers, { rule: rule.id, breach, at: evidence.at }),
      )
      .slice(0, MOST_SHOWN)
      .flatMap((breach) => breach.exchanges),
  );
  return [...new Set(exchanges)].filter(({ request }) => !isWrite(request) && !ONCE.has(request.reason));
}

/** The first scrape is compared with a later one, and the contract was tried twice when it was fetched. */
const ONCE = new Set(["metrics", "contract"]);

/** A row as reports show it. */
export const shownRow = (row: RuleRow): RuleRow => ({
  ...row,
  breaches: row.breaches.slice(0, MOST_SHOWN),
  notExercised: row.notExercised.slice(0, MOST_UNEXERCISED),
});

/**
 * The rows of a report, with more breaches than are shown (`shownRow`). A breach that a second judgement does not
 * find was unsteady, and only warns.
 * @param again the judgements after the suspects were sent once more
 */
export function rowsOf(
  evidence: Evidence,
  first: Judgements,
  again: Judgements,
  rules: readonly Rule[] = catalogue,
): RuleRow[] {
  const used = new Set<WaivedBy>();
  const rows = rules.map((rule) => {
    const judgement = first.get(rule.id) ?? unjudged(rule.id, "unreadable");
    const steady = new Set((again.get(rule.id)?.breaches ?? []).map((one) => keyOf(rule.id, one)));
    const breaches = judgement.breaches.map((breach) => reported(evidence, { rule, breach, steady, used }));
    return rowOf(rule, judgement, breaches);
  });
  return rows.map((row) => (row.id === "waivers" ? withUnused(row, evidence, used) : row));
}

interface Found {
  rule: Rule;
  breach: Breach;
  steady: ReadonlySet<string>;
  used: Set<WaivedBy>;
}

function reported(evidence: Evidence, { rule, breach, steady, used }: Found): ReportedBreach {
  const { registration, at } = evidence;
  const waiver = waiverOf(registration.waivers, { rule: rule.id, breach, at });
  if (waiver) used.add(waiver);
  const isSteady = steady.has(keyOf(rule.id, breach));
  const isNew = at - Date.parse(rule.since) < NEW_DAYS * DAY_MS;
  const isFailure = rule.level === "must" && !breach.warnsOnly && !waiver && isSteady && !isNew;
  const { reason = "", validUntil, decision } = waiver ?? {};
  return {
    operation: breach.operation.slice(0, 300),
    expected: breach.expected.slice(0, 300),
    found: breach.found.slice(0, 300),
    exchanges: breach.exchanges.map(({ n }) => n).slice(0, 10),
    curl: curlOf(registration, breach.exchanges.at(-1)),
    verdict: isFailure ? "FAIL" : "WARN",
    ...(waiver ? { waiver: { reason, validUntil, decision } } : {}),
    ...(isSteady ? {} : { unsteady: true as const }),
  };
}

function rowOf(rule: Rule, { checked, notExercised }: Judgement, breaches: ReportedBreach[]): RuleRow {
  const { id, says, source, level, fix } = rule;
  const worstFirst = [...breaches].sort(
    (a, b) => Number(a.verdict === "WARN") - Number(b.verdict === "WARN"),
  );
  return {
    ...{ id, says: carried(says), source, level, fix: carried(fix), checked },
    verdict: checked === 0 && breaches.length === 0 ? "NOT_APPLICABLE" : worst(breaches),
    notExercised: [...notExercised],
    notExercisedTotal: notExercised.length,
    breaches: worstFirst.slice(0, MOST_IN_ROW),
    breachesTotal: breaches.length,
  };
}

/** The worst verdict of breaches or rules. */
export function worst(judged: readonly { verdict: RuleVerdict }[]): Verdict {
  const has = (one: RuleVerdict) => judged.some(({ verdict }) => verdict === one);
  return has("FAIL") ? "FAIL" : has("WARN") ? "WARN" : "PASS";
}

/** A waiver that excuses nothing is reported, so that exceptions do not outlive their cause. */
function withUnused(row: RuleRow, { registration, at }: Evidence, used: ReadonlySet<WaivedBy>): RuleRow {
  const unused = registration.waivers.filter(
    (one) => !used.has(one) && !(one.validUntil !== undefined && Date.parse(one.validUntil) <= at),
  );
  const breaches = unused.map(({ rule, pathPattern }): ReportedBreach => ({
    operation: `${rule} ${pathPattern}`,
    expected: "a breach that it excuses",
    found: "none",
    exchanges: [],
    curl: "",
    verdict: "WARN",
  }));
  if (breaches.length === 0) return row;
  const all = [...row.breaches, ...breaches];
  return {
    ...row,
    verdict: "WARN",
    breaches: all.slice(0, MOST_IN_ROW),
    breachesTotal: row.breachesTotal + breaches.length,
  };
}
