import { expect, it } from "vitest";
import { offeredLabels, withLabel } from "./labels-field.tsx";

it("labels of other documents go on from what is written, without case and diacritics", () => {
  const known = ["hotărâri", "urgent", "urbanism", "Hotare"];
  expect(offeredLabels("", known)).toEqual(known);
  expect(offeredLabels("HOTAR", known)).toEqual(["hotărâri", "Hotare"]);
  expect(offeredLabels("urgent, ur", known)).toEqual(["urbanism"]);
});

it("a label with a comma is not offered, because it would be read as two", () => {
  expect(offeredLabels("", ["a, b", "c", "c"])).toEqual(["c"]);
});

it("at most eight labels are offered", () => {
  const known = Array.from({ length: 20 }, (_, at) => `eticheta ${String(at)}`);
  expect(offeredLabels("", known)).toHaveLength(8);
});

it("an offered label takes the place of its beginning, once, and another one may follow", () => {
  expect(withLabel("urgent, ur", "urbanism")).toBe("urgent, urbanism, ");
  expect(withLabel("urgent, ", "urgent")).toBe("urgent, ");
  expect(withLabel("", "urgent")).toBe("urgent, ");
});
