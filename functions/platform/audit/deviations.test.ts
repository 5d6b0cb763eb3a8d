import { afterAll, describe, expect, it } from "vitest";
import { deviations } from "../../../shared/testing/sample-system.ts";
import { catalogue } from "./rules/catalogue.ts";
import { deviating, rowOf, startSample } from "./testing.ts";

const sample = await startSample();
afterAll(() => sample.system.stop());

const ruleOf = (deviation: string): string => deviation.split(":")[0] ?? "";
/** A silent answer takes its whole time; all others have the time that a loaded machine needs. */
const limitsFor = (deviation: string) => ({ answerSeconds: deviation === "transport: silent" ? 1 : 10 });

describe("a system with one deviation", () => {
  it.each(Object.keys(deviations))(
    "has one row below PASS for it, and at most two beside: %s",
    async (name) => {
      const { report } = await sample.audited([name], { registration: { limits: limitsFor(name) } });
      const row = rowOf(report, ruleOf(name));
      expect(row.verdict).toBe(row.level === "must" ? "FAIL" : "WARN");
      expect(deviating(report).length).toBeLessThanOrEqual(3);
      for (const { operation, expected, found } of row.breaches)
        expect([operation, expected, found]).not.toContain("");
      expect(sample.system.writes).toEqual([]);
    },
  );
});

it("every rule has a switch of the sample, or a test of its registration", () => {
  const switched = new Set(Object.keys(deviations).map(ruleOf));
  const others = catalogue.map(({ id }) => id).filter((id) => !switched.has(id));
  expect(others).toEqual(["waivers"]);
  expect(catalogue).toHaveLength(53);
});

it("every rule says in both languages what it asks and what to do", () => {
  for (const { says, fix } of catalogue)
    for (const text of [says, fix]) {
      expect(text.ro).toMatch(/^[A-ZȘȚÎÂĂa-z][^а-я]+\.$/);
      expect(text.ru).toMatch(/[а-яё].*\.$/i);
    }
});
