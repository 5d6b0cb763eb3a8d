import { expect, it } from "vitest";
import { day, number, openableName, second, shownOf, size } from "./format.js";

it.each([
  ["contract.pdf (v3)", "contract (v3).pdf"],
  ["Decizia 12.2026.docx (v12)", "Decizia 12.2026 (v12).docx"],
  ["fără extensie (v1)", "fără extensie (v1)"],
  ["Nota 3. Anexă (v2)", "Nota 3. Anexă (v2)"],
  ["contract.pdf", "contract.pdf"],
])("a downloaded version has a name that opens by double click: %s", (name, openable) => {
  expect(openableName(name)).toBe(openable);
});

it("sizes, numbers and days are written as the language does", () => {
  expect([size(0), size(1023), size(1536), size(5 * 1024 ** 3)]).toEqual([
    "0 B",
    "1.023 B",
    "1,5 KB",
    "5 GB",
  ]);
  expect(number(12345)).toBe("12.345");
  expect(day("2026-11-22T10:00:00Z")).toBe("22 nov. 2026");
  expect(second("2026-11-22T10:00:07")).toBe("22.11.2026, 10:00:07");
});

it("a list that is not shown whole says so, and only such a one", () => {
  expect(shownOf({ items: [1, 2], total: 1234 })).toBe("Se arată 2 din 1.234.");
  expect(shownOf({ items: [1, 2], total: 2 })).toBe("");
});
