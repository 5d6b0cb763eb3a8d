import { expect, it } from "vitest";
import { fieldsOf, valuesOf } from "./template-fields.js";

const HTML =
  "{{titlu}}{{#puncte}}<li>{{.}}</li>{{/puncte}}{{#cheltuieli}}{{#randuri}}{{articol}}{{suma.lei}}{{/randuri}}{{/cheltuieli}}{{^cheltuieli}}{{motiv}}{{/cheltuieli}}";
const fields = fieldsOf({ format: "HTML", continut: HTML, variabile: [] });

it("values are texts, lists are lines or rows, what only is there or not is a choice", () => {
  expect(fields.map(({ name, kind, columns }) => [name, kind, columns])).toEqual([
    ["titlu", "text", undefined],
    ["motiv", "text", undefined],
    ["puncte", "lines", []],
    ["cheltuieli", "choice", []],
    ["randuri", "rows", ["articol", "suma.lei"]],
  ]);
});

it("what is written becomes values in the shape of the template; what is empty is left out", () => {
  const written = {
    titlu: " Decizie ",
    motiv: " ",
    puncte: "unu\n\n doi \n",
    cheltuieli: true,
    randuri: "hârtie | 100\nscaun",
  };
  expect(JSON.parse(JSON.stringify(valuesOf(fields, (name) => written[name])))).toEqual({
    titlu: "Decizie",
    puncte: ["unu", "doi"],
    cheltuieli: true,
    randuri: [{ articol: "hârtie", suma: { lei: "100" } }, { articol: "scaun" }],
  });
});

it("a DOCX has its names alone: several lines are a list", () => {
  const word = fieldsOf({ format: "DOCX", continut: "UEs=", variabile: ["nume", "puncte"] });
  const written = { nume: "Ion", puncte: "unu\ndoi" };
  expect({ ...valuesOf(word, (name) => written[name]) }).toEqual({ nume: "Ion", puncte: ["unu", "doi"] });
});

it("a name of the language is a name like any other", () => {
  const odd = fieldsOf({ format: "TEXT", continut: "{{__proto__.x}}", variabile: [] });
  expect(JSON.stringify(valuesOf(odd, () => "da"))).toBe('{"__proto__":{"x":"da"}}');
  expect({}.x).toBeUndefined();
});
