import { expect, it } from "vitest";
import "../testing/page.js";

const { rowsOf } = await import("./conformance-report.js");

const says = { ro: "Spune <b>asta</b>", ru: "Говорит" };
const row = (rule, verdict, fields = {}) => ({
  ...{ rule, verdict, says, fix: { ro: "Reparați", ru: "Исправьте" } },
  ...{ breaches: [], breachesTotal: 0, notExercised: [], notExercisedTotal: 0, ...fields },
});
const breach = {
  operation: "GET /x",
  expected: "a",
  found: "<script>1</script>",
  verdict: "WARN",
  curl: "curl x",
};

it("rules that need work come worst first, and those that hold apart", () => {
  const rules = [row("one", "PASS"), row("two", "WARN"), row("three", "FAIL")];
  const { toMend, kept } = rowsOf({ rules });
  expect(toMend.map((one) => one.querySelector("summary code").textContent)).toEqual(["three", "two"]);
  expect(kept.map((one) => one.querySelector("code").textContent)).toEqual(["one"]);
  expect(rowsOf({})).toEqual({ toMend: [], kept: [] });
});

it("what a system says is shown as text", () => {
  const { toMend } = rowsOf({ rules: [row("two", "WARN", { breaches: [breach], breachesTotal: 3 })] });
  expect(toMend[0].querySelector("script, b")).toBeNull();
  expect(toMend[0].textContent).toContain("așteptat a, găsit <script>1</script>");
  expect(toMend[0].textContent).toContain("… și încă 2, în raport");
});

it("a waiver is shown with its reason, and its decision or its end", () => {
  const waived = (waiver) =>
    rowsOf({ rules: [row("two", "WARN", { breaches: [{ ...breach, waiver }], breachesTotal: 1 })] }).toMend[0]
      .textContent;
  expect(waived({ reason: "Vechi", decision: "0063" })).toContain("Exceptat prin decizia 0063: Vechi");
  expect(waived({ reason: "Se repară", validUntil: "2026-12-01T00:00:00Z" })).toMatch(
    /Exceptat până la .*2026: Se repară/,
  );
});

it("what could not be verified is counted and named", () => {
  const notExercised = [{ what: "staff", why: { ro: "fără date de acces", ru: "нет доступа" } }];
  const [shown] = rowsOf({ rules: [row("two", "WARN", { notExercised, notExercisedTotal: 1 })] }).toMend;
  expect(shown.textContent).toMatch(/Ce nu s-a putut verifica: 1.*staff: fără date de acces/);
});
