import { as, person, textFile, type Person } from "../../testing.ts";
import { beforeAll, expect, it } from "vitest";
import { read, update } from "../../../../shared/data/repository.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { Conversions } from "../../records/conversion.ts";
import { Documents } from "../../records/document.ts";
import { recognizedText } from "./recognized-text.ts";

let ana: Person;
beforeAll(async () => {
  ana = await person();
});

const transcribed = async (text: string, fields: Record<string, string> = {}): Promise<number> => {
  const form = { file: textFile(text), ...fields };
  const { id } = (await as(ana).upload<{ id: number }>("/api/documents/upload", form)).json;
  await as(ana).post("/api/transcriere", { documentId: id });
  return id;
};
const textOf = async (id: number) => {
  const document = await read(Documents, { id });
  return document && recognizedText(document);
};

it("the text of a document is the one that was last read out of its current version", async () => {
  const id = await transcribed("prima");
  expect(await textOf(id)).toEqual({ certain: "prima", doubtful: "" });
  await as(ana).upload(`/api/documents/${id}/versions`, { file: textFile("a doua") });
  expect(await textOf(id)).toBeUndefined();
  await as(ana).post("/api/transcriere", { documentId: id });
  expect(await textOf(id)).toEqual({ certain: "a doua", doubtful: "" });
});

it("the text of a document is doubtful on the pages that were read with too low a confidence", async () => {
  const id = await transcribed("sigur\fdci vizul\fsigur și acesta");
  const { json } = await as(ana).get<PageOf<{ id: number }>>(`/api/conversies?filter[documentId]=${id}`);
  const calitate = { medie: 71, paginiNesigure: [2] };
  await update(Conversions, { id: json.items[0]?.id ?? 0 }, (row) => ({ ...row, calitate }));
  expect(await textOf(id)).toEqual({ certain: "sigur\f\fsigur și acesta", doubtful: "dci vizul" });
});

it("sealed content has none outside its transcription", async () => {
  expect(await textOf(await transcribed("taină", { criptat: "true" }))).toBeUndefined();
});
