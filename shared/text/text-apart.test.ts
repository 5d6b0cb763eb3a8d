import { PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { Document, Packer, Paragraph } from "docx";
import { expect, it } from "vitest";
import { noise } from "../testing/file-samples.ts";
import type { File } from "./pages.ts";
import { joinPages } from "./page-texts.ts";
import { LIMITS } from "./readably.ts";
import { pagesApart } from "./text-apart.ts";
import { UnreadableFile } from "./unreadable.ts";

const PDF = "application/pdf";
const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

const textApart = async (file: File, limits = LIMITS): Promise<string> =>
  joinPages((await pagesApart(file, {}, limits)).map(({ text }) => text));

async function pdfOf(text: string): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.addPage().drawText(text);
  return Buffer.from(await pdf.save());
}

/** A small PDF whose page draws a form that draws another ten times, which draws another ten times … */
async function endlessPdf(depth = 12): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const { context } = pdf;
  let inner = context.register(
    context.stream("BT ET", { Type: "XObject", Subtype: "Form", BBox: [0, 0, 9, 9] }),
  );
  for (let level = 0; level < depth; level += 1)
    inner = context.register(
      context.stream("/F Do ".repeat(10), {
        Type: "XObject",
        Subtype: "Form",
        BBox: [0, 0, 9, 9],
        Resources: { XObject: { F: inner } },
      }),
    );
  const page = pdf.addPage();
  page.node.setXObject(PDFName.of("F"), inner);
  page.node.addContentStream(context.register(context.stream("/F Do")));
  return Buffer.from(await pdf.save());
}

const refusalOf = (read: Promise<string>): Promise<unknown> =>
  read.then(
    () => undefined,
    (error: unknown) => (error instanceof UnreadableFile ? error.reason : error),
  );

it("a text that is read apart is that of a PDF, a DOCX and a text file", async () => {
  const docx = new Document({ sections: [{ children: [new Paragraph("Hotărâre")] }] });
  expect(await textApart({ bytes: await pdfOf("Decizia"), contentType: PDF })).toBe("Decizia");
  expect(await textApart({ bytes: await Packer.toBuffer(docx), contentType: DOCX })).toBe("Hotărâre");
  expect(await textApart({ bytes: Buffer.from("ședință"), contentType: "text/plain" })).toBe("ședință");
});

it("a text that is read apart is refused with the reason that the file itself gives", async () => {
  expect(await refusalOf(textApart({ bytes: noise, contentType: PDF }))).toBe("stricat");
});

it("a text that is read apart of a file that its reader never comes to an end with is refused in time, and others go on meanwhile", async () => {
  const limits = { milliseconds: 1500, megabytes: Infinity };
  const began = performance.now();
  const [refused, read] = await Promise.all([
    refusalOf(textApart({ bytes: await endlessPdf(), contentType: PDF }, limits)),
    textApart({ bytes: await pdfOf("Decizia"), contentType: PDF }).then(
      (text) => [text, performance.now() - began] as const,
    ),
  ]);
  expect([refused, read[0]]).toEqual(["preaMare", "Decizia"]);
  expect(read[1]).toBeLessThan(performance.now() - began);
});

it("a text that is read apart of a file that fills the memory is refused", async () => {
  const limits = { milliseconds: 30_000, megabytes: 0 };
  expect(await refusalOf(textApart({ bytes: await endlessPdf(), contentType: PDF }, limits))).toBe(
    "preaMare",
  );
});
