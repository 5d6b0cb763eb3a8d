import { expect, it } from "vitest";
import { catalogue, lines } from "../../functions/platform/audit/rules/catalogue.ts";
import { checklist } from "../../tools/conformance/checklist.ts";
import { testsOf } from "../../tools/conformance/reference.ts";
import { remedies } from "./remedies.ts";

it("the reference of the conformance rules has a rule for every line of the standard and of the checklist, and knows each rule", () => {
  const known = new Set(catalogue.map(({ id }) => id));
  for (const { line, rules } of checklist)
    expect([line, rules.length > 0, rules.filter((id) => !known.has(id))], remedies.rulesOfLine).toEqual([
      line,
      true,
      [],
    ]);
  expect(lines.filter(({ rules }) => rules.length === 0)).toEqual([]);
});

it("the reference of the conformance rules has a test for every rule", () => {
  expect(
    catalogue.map(({ id }) => id).filter((id) => testsOf(id).length === 0),
    remedies.rulesOfLine,
  ).toEqual([]);
});
