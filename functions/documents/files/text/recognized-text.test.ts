import { as, person, textFile, type Person } from "../../testing.ts";
import { beforeAll, expect, it } from "vitest";
import { read } from "../../../../shared/data/repository.ts";
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
  expect(await textOf(id)).toBe("prima");
  await as(ana).upload(`/api/documents/${id}/versions`, { file: textFile("a doua") });
  expect(await textOf(id)).toBeUndefined();
  await as(ana).post("/api/transcriere", { documentId: id });
  expect(await textOf(id)).toBe("a doua");
});

it("sealed content has none outside its transcription", async () => {
  expect(await textOf(await transcribed("taină", { criptat: "true" }))).toBeUndefined();
});
