import { beforeEach, expect, it, vi } from "vitest";
import { byId, send, until } from "../testing/page.js";
import { askForTerms, connectTerms, dayValue, endOfDay, limitDays, termsIn } from "./terms.js";

beforeEach(() => {
  document.body.innerHTML = `<dialog id="terms-dialog"><h2 id="terms-title"></h2><form id="terms-form">
    <select name="drept"><option value="CITIRE"></option><option value="SCRIERE"></option></select>
    <input name="ultimaZi" type="date"><button type="submit" id="terms-submit"></button></form></dialog>
    <div id="status"></div><div id="alert"></div>`;
  connectTerms();
});

const typed = (drept, ultimaZi) => ({ elements: { drept: { value: drept }, ultimaZi: { value: ultimaZi } } });

it("a last day ends with its last moment, in the visitor's own time", () => {
  const end = new Date(endOfDay("2030-02-28"));
  expect([end.getDate(), end.getHours(), end.getMinutes(), end.getSeconds()]).toEqual([28, 23, 59, 59]);
  expect(dayValue(end.toISOString())).toBe("2030-02-28");
});

it("without a last day there is no end; an end whose day stays keeps its hour", () => {
  const noon = new Date(2030, 1, 28, 12).toISOString();
  expect(termsIn(typed("CITIRE", ""))).toEqual({ drept: "CITIRE" });
  expect(termsIn(typed("SCRIERE", "2030-02-28"), noon)).toEqual({ drept: "SCRIERE", dataExpirare: noon });
  expect(termsIn(typed("CITIRE", "2030-03-01"), noon).dataExpirare).toBe(endOfDay("2030-03-01"));
});

it("days that have passed, and those that are too far away, cannot be chosen", () => {
  const field = document.createElement("input");
  limitDays(field, 10);
  const inTenDays = new Date();
  inTenDays.setDate(inTenDays.getDate() + 10);
  expect([field.min, field.max]).toEqual([dayValue(Date.now()), dayValue(inTenDays)]);
});

it("the dialog begins with the terms as they are, and hands on those chosen", async () => {
  const act = vi.fn();
  askForTerms({ key: "change", about: "ion.operator", before: { drept: "SCRIERE" }, act });
  const { drept, ultimaZi } = byId("terms-form").elements;
  expect([byId("terms-dialog").open, byId("terms-title").textContent, drept.value, ultimaZi.value]).toEqual([
    true,
    "Schimbă: ion.operator",
    "SCRIERE",
    "",
  ]);
  send(byId("terms-form"), { drept: "CITIRE", ultimaZi: "2099-12-31" });
  await until(() => expect(act).toHaveBeenCalled());
  expect(act).toHaveBeenCalledWith({ drept: "CITIRE", dataExpirare: endOfDay("2099-12-31") });
  expect(byId("terms-dialog").open).toBe(false);
});
