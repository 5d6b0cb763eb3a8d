import { expect, it } from "vitest";
import { fieldsOf, labelOf, valuesOf } from "./fields.ts";

const continut =
  "{{persoana.nume}} {{#puncte}}{{.}}{{/puncte}}{{#plati}}{{articol}} {{suma}}{{/plati}}{{#urgent}}!{{/urgent}}";
const fields = fieldsOf({ format: "TEXT", continut, variabile: [] });

it("the form has a text for each value, lines or rows for a list, a choice for an optional part", () => {
  expect(fields).toEqual([
    { name: "persoana.nume", kind: "text", columns: [] },
    { name: "puncte", kind: "lines", columns: [] },
    { name: "plati", kind: "rows", columns: ["articol", "suma"] },
    { name: "urgent", kind: "choice", columns: [] },
  ]);
});

it("labels are generated from the names of the fields", () => {
  expect(["persoana.nume", "dataNasterii", "nr_act", "persoana.idnp"].map(labelOf)).toEqual([
    "Persoana: nume",
    "Data nasterii",
    "Nr act",
    "Persoana: IDNP",
  ]);
});

it("what is empty is left out, so that the service names it as missing", () => {
  const written = {
    "persoana.nume": " Ana ",
    puncte: "unu\n\n doi",
    plati: [
      { articol: "hârtie", suma: "10" },
      { articol: " ", suma: "" },
    ],
    urgent: false,
  };
  expect(JSON.parse(JSON.stringify(valuesOf(fields, written)))).toEqual({
    persoana: { nume: "Ana" },
    puncte: ["unu", "doi"],
    plati: [{ articol: "hârtie", suma: "10" }],
  });
});

it("no name of a template reaches a built-in property", () => {
  const hostile = fieldsOf({ format: "TEXT", continut: "{{__proto__.x}}", variabile: [] });
  valuesOf(hostile, { "__proto__.x": "1" });
  expect(({} as { x?: string }).x).toBeUndefined();
});
