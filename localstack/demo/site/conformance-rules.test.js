import { beforeEach, expect, it } from "vitest";
import { byId } from "../testing/page.js";

const { closeRules, renderRules } = await import("./conformance-rules.js");

beforeEach(() => {
  document.body.innerHTML = `<p id="no-report"></p><p id="no-broken"></p><ul id="broken"></ul>
    <details id="kept-rules"><summary id="kept-count"></summary><ul id="kept"></ul></details>`;
});

const row = (rule, verdict, fields = {}) => ({
  rule,
  verdict,
  says: { ro: `cere ${rule}`, ru: `требует ${rule}` },
  fix: { ro: `repară ${rule}`, ru: `исправьте ${rule}` },
  source: "section 8",
  level: "must",
  checked: 3,
  breaches: [],
  breachesTotal: 0,
  notExercised: [],
  notExercisedTotal: 0,
  ...fields,
});

const breach = {
  operation: "GET /a<script>",
  expected: "1",
  found: "<img src=x onerror=alert(1)>",
  curl: "curl 'http://a/<b>'",
  verdict: "FAIL",
};

const rulesIn = (id) => [...byId(id).querySelectorAll("summary code")].map(({ textContent }) => textContent);

it("FAIL comes before WARN, and the rules that pass are counted apart", () => {
  renderRules([row("a", "PASS"), row("b", "WARN"), row("c", "FAIL"), row("d", "PASS", { checked: 0 })]);
  expect([rulesIn("broken"), rulesIn("kept")]).toEqual([
    ["c", "b"],
    ["a", "d"],
  ]);
  expect([byId("kept-count").textContent, byId("kept").textContent.includes("neîncercată")]).toEqual([
    "Reguli respectate: 2",
    true,
  ]);
});

it("a row tells what to do, and of each deviation what was found, by which command, as text", () => {
  const waiver = { reason: "vechi", decision: "0063" };
  renderRules([
    row("noun", "FAIL", {
      breaches: [breach, { ...breach, verdict: "WARN", waiver, unsteady: true, curl: "" }],
      breachesTotal: 7,
      notExercised: [{ what: "citizen", why: { ro: "fără date", ru: "нет данных" } }],
      notExercisedTotal: 1,
    }),
  ]);
  const { textContent } = byId("broken");
  for (const part of [
    "repară noun",
    "verificări: 3 · obligatoriu · section 8",
    `Găsit: ${breach.found}`,
    breach.curl,
    "Excepție: vechi, 0063",
    "nu s-a repetat",
    "și încă 5",
    "Neîncercat: citizen – fără date",
  ])
    expect(textContent).toContain(part);
  expect(byId("broken").querySelectorAll("img, script, b, pre")).toHaveLength(1);
});

it("an open row stays open when it is rendered again, until another system is shown", () => {
  const rules = [row("noun", "FAIL")];
  const details = () => byId("broken").querySelector("details");
  renderRules(rules);
  details().open = true;
  details().dispatchEvent(new Event("toggle"));
  renderRules(rules);
  expect(details().open).toBe(true);
  closeRules();
  renderRules(rules);
  expect(details().open).toBe(false);
});

it("a system without a report says so; one that breaks nothing too", () => {
  renderRules(undefined);
  expect([byId("no-report").hidden, byId("no-broken").hidden, byId("kept-rules").hidden]).toEqual([
    false,
    true,
    true,
  ]);
  renderRules([row("a", "PASS")]);
  expect([byId("no-report").hidden, byId("no-broken").hidden]).toEqual([true, false]);
});
