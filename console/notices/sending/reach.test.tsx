import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { type Estimate, Reach } from "./reach.tsx";
import { emptyValues, type SendValues } from "./values.ts";

const few = { isError: false, data: { total: 2, verificati: 0 } } as Estimate;
const said = (values: Partial<SendValues>): string[] => {
  const written = { ...emptyValues, body: "La ora 10.", ...values };
  const { unmount } = render(<Reach estimate={few} values={written} template={undefined} />);
  const all = screen.queryAllByText(/română/).map(({ textContent }) => textContent);
  unmount();
  return all;
};

const noRussian = "Textul nu este în rusă: cine citește în rusă îl primește în română.";
const noEnglish = "Textul nu este în engleză: cine citește în engleză îl primește în română.";

it("about few recipients a sender reads which languages the text lacks, and nothing about a person", () => {
  expect(said({ to: "group", group: "3" })).toEqual([noRussian, noEnglish]);
  expect(said({ to: "group", group: "3", bodyRu: "В 10 часов." })).toEqual([noEnglish]);
});

it("about few addresses a sender reads that the language chosen for them has no text", () => {
  const list = "ana@exemplu.md\nion@exemplu.md";
  expect(said({ list })).toEqual([]);
  expect(said({ list, language: "ru" })).toEqual(["2 persoane citesc în rusă, dar primesc textul în română"]);
  expect(said({ list, language: "ru", bodyRu: "В 10 часов." })).toEqual([]);
});
