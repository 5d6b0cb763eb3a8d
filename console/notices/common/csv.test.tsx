import { expect, it } from "vitest";
import { recipientsIn } from "./csv.ts";
import { entriesIn } from "./entries.ts";

it("a table of recipients has one column that names them; the others are variables", () => {
  const table = recipientsIn(
    '﻿email;suma;text\nana@exemplu.md;120;"rând 1\nrând ""2"""\n\nion@exemplu.md;-5,50;\n',
  );
  expect(table).toEqual({
    variables: ["suma", "text"],
    errors: [],
    recipients: [
      { type: "Email", value: "ana@exemplu.md", variables: { suma: "120", text: 'rând 1\nrând "2"' } },
      { type: "Email", value: "ion@exemplu.md", variables: { suma: "-5,50", text: "" } },
    ],
  });
});

it("a table of recipients names each wrong row by its line", () => {
  const table = recipientsIn(
    'sms,nota\n+37369123456,"două\nrânduri"\nnimic,a\n069111222,a,b\n069111222,=1+1\n069111222, ＝1',
  );
  expect(table.errors).toEqual([
    { line: 4, problem: "recipient" },
    { line: 5, problem: "fields" },
    { line: 6, problem: "formula" },
    { line: 7, problem: "formula" },
  ]);
  expect(table.recipients).toHaveLength(1);
});

it.each([
  ["nume,suma\nAna,1", "header"],
  ["email,sms\na@b.md,069111222", "header"],
  ["email,suma,suma\na@b.md,1,2", "header"],
  ["email\n", "empty"],
  [`email\n${"a@b.md\n".repeat(10_001)}`, "tooMany"],
] as const)("a table of recipients is refused as a whole: %#", (text, problem) => {
  expect(recipientsIn(text).errors).toEqual([{ line: 1, problem }]);
});

it("recipients written by hand are told apart by their form, and each counts once", () => {
  expect(
    entriesIn("ana@exemplu.md, +373 69 123-456\n2002004006019;1012600037116\nana@exemplu.md\nAna"),
  ).toEqual({
    recipients: [
      { type: "Email", value: "ana@exemplu.md" },
      { type: "SMS", value: "+373 69 123-456" },
      { type: "IDNP", value: "2002004006019" },
      { type: "IDNO", value: "1012600037116" },
    ],
    wrong: ["Ana"],
  });
});
