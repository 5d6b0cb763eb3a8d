import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, it } from "vitest";
import { saved } from "../testing/form-pdf.ts";
import { writtenPdf } from "../testing/scanned-pdf.ts";
import { textOf } from "./text-of.ts";

it("what a PDF says has the texts of attachments of 40 MB together, and the names of all", async () => {
  const pdf = await PDFDocument.load(await writtenPdf(["Scrisoare"]));
  const large = (word: string) => Buffer.from(`${word} ${" ".repeat(25_000_000)}`);
  for (const word of ["unu", "doi", "trei"]) await pdf.attach(large(word), `${word}.txt`);
  await pdf.attach(Buffer.from("patru"), "4.txt");
  const text = await textOf({ bytes: await saved(pdf), contentType: "application/pdf" });
  expect(text.match(/\S+/g)).toEqual(["Scrisoare", "4", "patru", "doi", "doi", "trei.txt", "unu.txt"]);
});
