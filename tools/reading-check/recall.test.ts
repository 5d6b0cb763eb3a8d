import { expect, it } from "vitest";
import type { ExpectedFile } from "./corpus.ts";
import { missedBy, rowsOf } from "./kinds.ts";
import { found } from "./recall.ts";

const expected: ExpectedFile = {
  file: "pdf/a.pdf",
  kind: "pdf",
  words: ["cerere", "stefan", "munca"],
  also: ["titlu"],
  embedded: ["anexa"],
  features: { fields: ["stefan"], annotations: [] },
  probes: { field: ["stefan"], attachment: [["anexa", "anexe"]], bookmark: ["cuprins"] },
  hostile: false,
  ocr: false,
};
const read = (text: string) => found(expected, { text, refusal: undefined, milliseconds: 1 });

it("a word of a file counts where it is whole, however it is written", () => {
  expect(read("CERERE, Ștefan, muncă")).toMatchObject({ recall: 1, precision: 1, fields: 1, missing: [] });
  expect(read("CerereȘtefan munca altceva titlu")).toMatchObject({
    recall: 1 / 3,
    precision: 1 / 2,
    fields: 0,
    missing: ["cerere", "stefan"],
  });
  expect(found(expected, { text: undefined, refusal: "cuParola", milliseconds: 1 })).toMatchObject({
    recall: 0,
  });
});

it("a probe is asked for where a reference finds it, in any of its spellings", () => {
  expect(read("cerere anexe").probes).toEqual([
    { place: "field", isFound: false },
    { place: "attachment", isFound: true },
  ]);
});

it("a kind with a reader misses its limits by what is not found, and one without has none", () => {
  const [row] = rowsOf([read("CERERE, Ștefan, muncă, anexa"), read("munca necunoscut")]);
  expect(row && missedBy(row)).toEqual([
    "pdf: recall, median 33.3 %, at least 99.0 %",
    "pdf: precision, median 50.0 %, at least 97.0 %",
    "pdf: files with a recall of 95 % 50.0 %, at least 90.0 %",
    "pdf: 1 probes of field not found",
    "pdf: 1 probes of attachment not found",
  ]);
  const other = rowsOf([{ ...read("nimic"), kind: "heic (scan)" }]);
  expect(other.flatMap(missedBy)).toEqual([]);
});
