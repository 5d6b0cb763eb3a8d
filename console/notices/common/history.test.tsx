import { expect, it } from "vitest";
import { changesBetween } from "./history.tsx";

it("history names the fields that a person knows, with their values before and after", () => {
  const labels = { name: "Denumirea", subject: "Subiectul", "body.ro": "Textul" };
  const before = { name: "A", revision: 1, subject: { ro: "S", ru: "Т" }, body: { ro: "x" }, activ: true };
  const after = { name: "B", revision: 2, subject: { ro: "S" }, body: { ro: "y" }, activ: true };
  expect(changesBetween(before, after, labels)).toEqual([
    { label: "Denumirea", before: "A", after: "B" },
    { label: "Subiectul (ru)", before: "Т", after: undefined },
    { label: "Textul", before: "x", after: "y" },
  ]);
});
