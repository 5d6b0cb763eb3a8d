import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PDFDocument } from "@cantoo/pdf-lib";
import { beforeAll, expect, it } from "vitest";
import { apiOf, byId, openDocument, openLanding, press, signIn, textFile, until } from "../testing/page.js";
import { hasPages } from "./leafing.js";

let ion;
beforeAll(async () => {
  ion = await apiOf("ion.operator");
  await openLanding();
  await signIn("ion.operator");
});

async function twoPages() {
  const path = join(import.meta.dirname, "../files/proces-verbal-scanat.pdf");
  const pdf = await PDFDocument.load(readFileSync(path));
  const [second] = await pdf.copyPages(pdf, [0]);
  pdf.addPage(second);
  return new File([await pdf.save()], "doua.pdf", { type: "application/pdf" });
}

async function read(file) {
  const { id } = await ion.upload(file);
  await openDocument(id);
  await until(() => expect(byId("document-title").textContent).toBe(file.name));
  byId("reading").open = true;
}

it("the pages of a document are leafed through, and the ends are ends", async () => {
  await read(await twoPages());
  await until(() => expect(byId("page-number").textContent).toBe("Pagina 1 din 2"));
  const picture = () => byId("leaf").querySelector("img");
  expect([picture().alt, picture().src]).toEqual([
    "doua.pdf, Pagina 1 din 2",
    expect.stringMatching(/^blob:/),
  ]);
  expect([byId("page-before").disabled, byId("page-after").disabled]).toEqual([true, false]);
  await press("Pagina următoare");
  await until(() => expect(byId("page-number").textContent).toBe("Pagina 2 din 2"));
  expect([byId("page-before").disabled, byId("page-after").disabled]).toEqual([false, true]);
});

it("another document does not show the pages of the one before, and a note has none", async () => {
  await read(textFile("text", "nota.txt"));
  expect([byId("leafing").hidden, byId("leaf").children.length, byId("read-text").hidden]).toEqual([
    true,
    0,
    false,
  ]);
  expect(
    ["application/pdf", "image/png", "image/gif", undefined].map((contentType) => hasPages({ contentType })),
  ).toEqual([true, true, false, false]);
});
