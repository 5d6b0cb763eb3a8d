import { everyRow } from "../../../shared/data/lists.ts";
import { readMany } from "../../../shared/data/repository.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import type { Audited } from "../audit/audit.ts";
import type { RuleRow } from "../audit/model/report.ts";
import type { Deviation } from "../evidence/results.ts";
import { EVERY_OPERATION, type Issue, Issues, unclosedOfSystem } from "../records/issue.ts";

/** Above this number of operations, one issue stands for a whole rule. */
const MOST_OF_RULE = 50;

/** The issues of a system that are not closed. */
export async function readUnclosed(systemId: number): Promise<Stored<Issue>[]> {
  const ids: number[] = [];
  for await (const { id } of everyRow(Issues.table, [{ partitions: [unclosedOfSystem(systemId)] }]))
    ids.push(id);
  return readMany(Issues, ids);
}

/** The deviations of a report, one for each rule and operation, or for each rule with too many of them. */
export const deviationsOf = (rows: readonly RuleRow[]): Deviation[] => rows.flatMap(ofRule);

function ofRule({ id: rule, breaches, breachesTotal, verdict }: RuleRow): Deviation[] {
  const [first] = breaches;
  if (!first) return [];
  const deviations = new Map(
    breaches.map(({ operation, expected, found, waiver, ...breach }) => [
      operation,
      { rule, operation, verdict: worse(breach.verdict), isWaived: waiver !== undefined, expected, found },
    ]),
  );
  if (breachesTotal <= MOST_OF_RULE) return [...deviations.values()];
  const isWaived = breaches.every(({ waiver }) => waiver !== undefined);
  const { expected, found } = first;
  return [{ rule, operation: EVERY_OPERATION, verdict: worse(verdict), isWaived, expected, found }];
}

const worse = (verdict: RuleRow["verdict"]): "WARN" | "FAIL" => (verdict === "FAIL" ? "FAIL" : "WARN");

const nameOf = ({ rule, operation }: Pick<Issue, "rule" | "operation">): string => `${rule}\n${operation}`;

/** As reports write it: `<rule> <operation>`. */
const shownName = (name: string): string => name.replace("\n", " ");

interface ChangedIssues {
  opened: number;
  /** Ids. */
  closes: number[];
  /** The same issues by name: a report has no second number of them. */
  changes: { new: string[]; gone: string[] };
}

/** The changes of the issues of a system: which ones are opened, and which ones are closed. */
export function changesOf(
  { rows, operations, isWhole }: Pick<Audited, "rows" | "operations" | "isWhole">,
  deviations: readonly Deviation[],
  unclosed: readonly Stored<Issue>[],
): ChangedIssues {
  const [now, before] = [new Set(deviations.map(nameOf)), new Set(unclosed.map(nameOf))];
  const exercised = new Set(rows.flatMap(({ id, checked }) => (checked > 0 ? [id] : [])));
  const missed = new Set(
    rows.flatMap(({ id, notExercised }) =>
      notExercised.map(({ what }) => nameOf({ rule: id, operation: what })),
    ),
  );
  // A deviation has not disappeared just because it was not looked for.
  const isLookedFor = (issue: Issue): boolean =>
    exercised.has(issue.rule) && !missed.has(nameOf(issue)) && (isWhole || operations.has(issue.operation));
  const opened = [...now].filter((name) => !before.has(name));
  const closed = unclosed.filter((issue) => !now.has(nameOf(issue)) && isLookedFor(issue));
  return {
    opened: opened.length,
    closes: closed.map(({ id }) => id),
    changes: { new: opened.map(shownName), gone: closed.map((issue) => shownName(nameOf(issue))) },
  };
}
