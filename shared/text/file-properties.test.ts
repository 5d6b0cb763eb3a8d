import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, it } from "vitest";
import { zip } from "../testing/file-samples.ts";
import { propertiesOf } from "./file-properties.ts";
import { readFile } from "./text-of.ts";

const read = async (bytes: Buffer | string, contentType: string) =>
  (await readFile({ bytes: Buffer.from(bytes as string), contentType })).properties;

it("properties of files have one form, and what cannot be one is left out", () => {
  expect(
    propertiesOf({
      title: "  Act\n\u202enou ",
      author: " ",
      date: "D:20310314100000+02'00'",
      language: "ro-MD",
      pages: "3",
    }),
  ).toEqual({ title: "Act nou", date: "2031-03-14T08:00:00.000Z", language: "ro", pages: 3 });
  const times = ["2031-03-14T08:00:00", "D:2031", "2031-03-14", "0-00-00", "1601-01-01T00:00:00Z", "ieri"];
  expect(
    times.map((date) => propertiesOf({ title: "", author: "", date, language: "", pages: 0 }).date),
  ).toEqual([
    "2031-03-14T08:00:00.000Z",
    "2031-01-01T00:00:00.000Z",
    "2031-03-14T00:00:00.000Z",
    undefined,
    undefined,
    undefined,
  ]);
});

it("properties of files are read of OpenDocument, HTML, RTF and mails", async () => {
  const meta = `<m><dc:title>Act</dc:title><meta:initial-creator>Ana</meta:initial-creator><dc:creator>Ion</dc:creator><meta:creation-date>2031-03-14T08:00:00</meta:creation-date><meta:document-statistic meta:page-count="2"/></m>`;
  const odt = zip({ "content.xml": "<a/>", "meta.xml": meta });
  const common = { title: "Act", author: "Ana" };
  const date = "2031-03-14T08:00:00.000Z";
  expect(await read(odt, "application/vnd.oasis.opendocument.text")).toEqual({ ...common, date, pages: 2 });
  const html = `<html lang="ro"><head><title>Act</title><meta name="Author" content="Ana"></head><body>x`;
  expect(await read(html, "text/html")).toEqual({ ...common, language: "ro" });
  const rtf = String.raw`{\rtf1\ansicpg1250{\info{\upr{\title Ac?}{\*\ud{\title \u354?ar\'e3}}}{\author Ana}{\creatim\yr2031\mo3\dy14\hr8\min0}{\nofpages2}}x}`;
  expect(await read(rtf, "application/rtf")).toEqual({ ...common, title: "Ţară", date, pages: 2 });
  const eml = "Subject: Act\r\nFrom: Ana <ana@example.com>\r\nDate: Fri, 14 Mar 2031 10:00:00 +0200\r\n\r\nx";
  expect(await read(eml, "message/rfc822")).toEqual({ ...common, author: "Ana ana@example.com", date });
});

it("the language of a file is that of its text, and of few words the one that it names", async () => {
  const russian =
    "Настоящее постановление вступает в силу со дня официального опубликования и подлежит исполнению";
  expect(await read(`<html lang="en"><p>${russian}`, "text/html")).toEqual({ language: "ru" });
  expect(await read("<html lang=en><p>act", "text/html")).toEqual({ language: "en" });
});

it("the language of a PDF of few words is the one that its catalog names, and a catalog that only PDFium reads names none", async () => {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.addPage();
  expect(await read(Buffer.from(await pdf.save()), "application/pdf")).toEqual({ pages: 1 });
  pdf.setLanguage("ro-MD");
  const named = Buffer.from(await pdf.save());
  expect(await read(named, "application/pdf")).toEqual({ language: "ro", pages: 1 });
  const damaged = Buffer.from(named.toString("latin1").replace(/startxref\s+\d+/, "startxref 7"), "latin1");
  expect(await read(damaged, "application/pdf")).toEqual({ pages: 1 });
});
