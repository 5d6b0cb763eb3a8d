import { expect, it } from "vitest";
import { changesBetween, changesIn } from "./changes.ts";

it("a history names the fields that people know, with their values before and after", () => {
  const labels = { name: "Denumirea", subject: "Subiectul", "body.ro": "Textul" };
  const before = { name: "A", revision: 1, subject: { ro: "S", ru: "Т" }, body: { ro: "x" }, activ: true };
  const after = { name: "B", revision: 2, subject: { ro: "S" }, body: { ro: "y" }, activ: true };
  expect(changesBetween(before, after, labels)).toEqual([
    { label: "Denumirea", values: { before: "A", after: "B" } },
    { label: "Subiectul (ru)", values: { before: "Т", after: undefined } },
    { label: "Textul", values: { before: "x", after: "y" } },
  ]);
});

const line = (fields: object) => ({
  id: 1,
  fapt: "MODIFICAT" as const,
  actor: "ana",
  creatLa: "2026-11-27T08:00:00Z",
  ...fields,
});

it("a field whose values the history does not keep is shown by its name", () => {
  const changed = line({ campuri: ["activ", "email"], valori: { activ: true } });
  const record = { activ: false, email: "ana@exemplu.md" };
  const labels = { activ: "Activ", email: "E-mail", login: "Login" };
  expect(changesIn(changed, [], { record, labels, namesOnly: ["email"] })).toEqual([
    { label: "Activ", values: { before: true, after: false } },
    { label: "E-mail" },
  ]);
});

it("the values after a change are those before the next change of the same record", () => {
  const labels = { cod: "Cod" };
  const [member, second, first] = [
    line({ despre: "membership", valori: { cod: "M" } }),
    line({ valori: { cod: "B" } }),
    line({ valori: { cod: "A" } }),
  ];
  const known = { record: { cod: "C" }, labels, namesOnly: [] };
  expect(changesIn(first, [member, second], known)).toEqual([
    { label: "Cod", values: { before: "A", after: "B" } },
  ]);
  expect(changesIn(second, [member], known)).toEqual([{ label: "Cod", values: { before: "B", after: "C" } }]);
});

it("a list of values is one value", () => {
  expect(changesBetween({ rol: ["A"] }, { rol: ["A", "B"] }, { rol: "Roluri" })).toEqual([
    { label: "Roluri", values: { before: "A", after: "A, B" } },
  ]);
});
