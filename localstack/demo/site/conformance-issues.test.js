import { beforeEach, expect, it } from "vitest";
import { byId } from "../testing/page.js";

const { renderIssues } = await import("./conformance-issues.js");

beforeEach(() => {
  const parts = ["DESCHISA", "ACCEPTATA", "INCHISA"].map(
    (status) => `<details id="issues-${status}"><summary></summary><ul></ul><p class="more"></p></details>`,
  );
  document.body.innerHTML = `<p id="no-issues"></p>${parts.join("")}`;
});

const issue = {
  rule: "noun",
  operation: "GET /<b>office</b>",
  expected: "offices",
  found: "<img src=x>",
  openedAt: "2026-11-01T08:00:00.000Z",
  seen: 2,
};
const page = (items, total = items.length) => ({ items, total });

it("issues are shown by state, with their total, as text", () => {
  const closed = { ...issue, operation: "*", closedAt: "2026-11-08T08:00:00.000Z", note: "reparat" };
  renderIssues({ DESCHISA: page([issue], 60), ACCEPTATA: page([]), INCHISA: page([closed]) });
  const open = byId("issues-DESCHISA");
  expect(open.textContent).toMatch(
    /Deschise: 60noun GET \/<b>office<\/b>.*<img src=x>.*văzută de 2 ori.*1.*60/,
  );
  expect(open.querySelectorAll("b, img")).toHaveLength(0);
  expect(byId("issues-INCHISA").textContent).toMatch(/tot sistemul.*închisă .*reparat/);
  expect([byId("issues-ACCEPTATA").hidden, byId("no-issues").hidden]).toEqual([true, true]);
});

it("a system without issues says so", () => {
  renderIssues({ DESCHISA: page([]), ACCEPTATA: page([]), INCHISA: page([]) });
  expect([byId("no-issues").hidden, byId("issues-DESCHISA").hidden]).toEqual([false, true]);
});
