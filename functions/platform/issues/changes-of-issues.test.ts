import "../testing.ts";
import { expect, it } from "vitest";
import type { RuleRow } from "../audit/model/report.ts";
import type { Issue } from "../records/issue.ts";
import { changesOf, deviationsOf } from "./changes-of-issues.ts";

const text = { ro: "", ru: "" };
const breachOf = (operation: string): RuleRow["breaches"][number] => ({
  operation,
  expected: "a",
  found: "b",
  exchanges: [],
  curl: "",
  verdict: "FAIL",
});
const rowOf = (
  id: string,
  operations: string[],
  checked = 1,
  breachesTotal = operations.length,
): RuleRow => ({
  ...{ id, says: text, fix: text, source: "", level: "must", notExercised: [], notExercisedTotal: 0 },
  verdict: operations.length > 0 ? "FAIL" : "PASS",
  checked,
  breaches: operations.map(breachOf),
  breachesTotal,
});
const issueOf = (id: number, rule: string, operation: string) =>
  ({ id, rule, operation, status: "DESCHISA", rev: 1 }) as Issue & { rev: number };

it("the issues that an audit changes are one for each operation, and one for all above fifty", () => {
  const many = Array.from({ length: 51 }, (_, i) => `GET /a${String(i)}`);
  expect(deviationsOf([rowOf("noun", ["GET /a", "GET /b"])]).map(({ operation }) => operation)).toEqual([
    "GET /a",
    "GET /b",
  ]);
  expect(deviationsOf([rowOf("noun", many.slice(0, 50))])).toHaveLength(50);
  expect(deviationsOf([rowOf("noun", many, 1, 2000)])).toMatchObject([
    { rule: "noun", operation: "*", verdict: "FAIL" },
  ]);
});

it("the issues that an audit changes are closed only if the rule was exercised at the operation", () => {
  const unclosed = [
    issueOf(1, "noun", "GET /a"),
    issueOf(2, "problem", "GET /b"),
    issueOf(3, "noun", "GET /c"),
  ];
  const rows = [rowOf("noun", ["GET /a"]), rowOf("problem", [], 0)];
  const changes = (isWhole: boolean, operations: string[]) =>
    changesOf({ rows, operations: new Set(operations), isWhole }, deviationsOf(rows), unclosed);
  expect(changes(true, [])).toMatchObject({ opened: 0, closes: [3] });
  expect(changes(false, [])).toMatchObject({ opened: 0, closes: [] });
  expect(changes(false, ["GET /c"])).toMatchObject({ opened: 0, closes: [3] });
  expect(changesOf({ rows, operations: new Set(), isWhole: true }, deviationsOf(rows), []).opened).toBe(1);
});

it("the issues that an audit changes are named as many as they are counted", () => {
  const unclosed = [issueOf(1, "noun", "GET /a"), issueOf(3, "noun", "GET /c")];
  const rows = [rowOf("noun", ["GET /a", "GET /b"])];
  expect(changesOf({ rows, operations: new Set(), isWhole: true }, deviationsOf(rows), unclosed)).toEqual({
    opened: 1,
    closes: [3],
    changes: { new: ["noun GET /b"], gone: ["noun GET /c"] },
  });
});

it("the issues that an audit changes stay open at an operation where the rule says that it was not exercised", () => {
  const unclosed = [issueOf(1, "no-5xx", "POST /a"), issueOf(2, "no-5xx", "POST /b")];
  const rows = [{ ...rowOf("no-5xx", []), notExercised: [{ what: "POST /a", why: text }] }];
  expect(changesOf({ rows, operations: new Set(), isWhole: true }, [], unclosed).closes).toEqual([2]);
});
