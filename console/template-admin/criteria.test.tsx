import { expect, it } from "vitest";
import { arranged, criteriaIn, listIn } from "./criteria.ts";

it("a template shows the criteria that it names, with a row even for an entry of another shape", () => {
  const text = JSON.stringify([
    { cod: "EX-01", titlu: { ro: "Condamnări", ru: "Судимости" }, tip: "DA_NU" },
    { cod: "X", titlu: "Alt titlu" },
    "altceva",
  ]);
  expect(criteriaIn(text)).toEqual([
    { code: "EX-01", ro: "Condamnări", ru: "Судимости", kind: "DA_NU" },
    { code: "X", ro: "Alt titlu", ru: "", kind: "" },
    { code: "", ro: "", ru: "", kind: "" },
  ]);
});

it("a text that is not a list is reported, and arranging does not change it", () => {
  expect([listIn("{}"), listIn("[1"), arranged("[1")]).toEqual([undefined, undefined, "[1"]);
  expect(arranged('[{"cod":"A"}]')).toBe('[\n  {\n    "cod": "A"\n  }\n]');
});
