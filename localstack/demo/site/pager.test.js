import { expect, it } from "vitest";
import { byId, control, press } from "../testing/page.js";

document.body.innerHTML = '<nav id="pager"></nav>';
const { renderPager } = await import("./pager.js");

const turned = [];
const show = (page, total) =>
  renderPager("pager", { page, total, size: 10, turnTo: (target) => turned.push(target) });

it("a single page has no pager", () => {
  for (const total of [0, 10]) {
    show(1, total);
    expect(byId("pager").hidden).toBe(true);
  }
});

it("the place is said, and the pages beside it are reached", async () => {
  show(2, 21);
  expect([byId("pager").hidden, byId("pager").textContent]).toEqual([false, "ÎnapoiPagina 2 din 3Înainte"]);
  await press("Înapoi");
  await press("Înainte");
  expect(turned).toEqual([1, 3]);
  show(3, 21);
  expect(control("Înainte")).toBeUndefined();
});
