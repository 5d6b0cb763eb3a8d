import { expect, it } from "vitest";
import { zip } from "../testing/file-samples.ts";
import { DOCX } from "./file-kinds.ts";
import { type Block, blocksOf, headingMark, marks } from "./reading-marks.ts";
import { readingView } from "./reading-view.ts";

const relations = (...all: [id: string, type: string, target: string][]): string =>
  `<Relationships>${all
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`)
    .join("")}</Relationships>`;
const main = (target: string) => ({ "_rels/.rels": relations(["r1", "officeDocument", target]) });

const blocks = async (bytes: Buffer, contentType: string): Promise<Block[]> =>
  (await readingView({ bytes, contentType }, 10_000)).blocks;

const cell = (text: string) => `<w:tc><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`;
const paragraph = (text: string, properties = "") =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`;
const styles =
  "<w:styles><w:style w:styleId='Titlu1'><w:name w:val='heading 1'/></w:style>" +
  "<w:style w:styleId='Propriu'><w:name w:val='Capitol'/><w:pPr><w:outlineLvl w:val='1'/></w:pPr></w:style></w:styles>";
const docx = (body: string): Buffer =>
  zip({
    ...main("word/document.xml"),
    "word/document.xml": `<w:document><w:body>${body}</w:body></w:document>`,
    "word/_rels/document.xml.rels": relations(["r1", "styles", "styles.xml"]),
    "word/styles.xml": styles,
  });

it("a DOCX is read with its headings, whatever its styles are called, and with its tables", async () => {
  const body =
    paragraph("Hotărâre", "<w:pStyle w:val='Titlu1'/>") +
    paragraph("Bugetul", "<w:pStyle w:val='Propriu'/><w:rPr><w:b/></w:rPr>") +
    paragraph("Se aprobă", "<w:outlineLvl w:val='9'/>") +
    `<w:tbl><w:tr>${cell("Școli")}${cell("512,4")}</w:tr><w:tr>${cell("")}${cell("7")}</w:tr></w:tbl>${paragraph("Primar")}`;
  expect(await blocks(docx(body), DOCX)).toEqual([
    { tip: "TITLU", nivel: 1, text: "Hotărâre" },
    { tip: "TITLU", nivel: 2, text: "Bugetul" },
    { tip: "PARAGRAF", text: "Se aprobă" },
    {
      tip: "TABEL",
      randuri: [
        ["Școli", "512,4"],
        ["", "7"],
      ],
    },
    { tip: "PARAGRAF", text: "Primar" },
  ]);
});

it("an ODT is read with its headings and tables, and sheets of an ODS with their names", async () => {
  const table =
    "<table:table table:name='Tabel1'><table:table-row><table:table-cell><text:p>a</text:p><text:p>b</text:p></table:table-cell>" +
    "<table:table-cell><text:p>c</text:p></table:table-cell></table:table-row></table:table>";
  const of = (kind: string, content: string) =>
    zip({
      "content.xml": `<office:document-content><office:${kind}>${content}</office:${kind}></office:document-content>`,
    });
  const rows = { tip: "TABEL", randuri: [["a\nb", "c"]] };
  const heading = "<text:h text:outline-level='3'>Anexa</text:h>";
  expect(await blocks(of("text", heading + table), "application/vnd.oasis.opendocument.text")).toEqual([
    { tip: "TITLU", nivel: 3, text: "Anexa" },
    rows,
  ]);
  expect(await blocks(of("spreadsheet", table), "application/vnd.oasis.opendocument.spreadsheet")).toEqual([
    { tip: "TITLU", nivel: 1, text: "Tabel1" },
    rows,
  ]);
});

it("a sheet of an XLSX is a table in which empty cells keep their place", async () => {
  const sheet =
    "<worksheet><sheetData><row><c r='A1' t='inlineStr'><is><t>Nume</t></is></c><c r='D1'><v>4</v></c></row>" +
    "<row><c r='B2'><v>5</v></c></row></sheetData></worksheet>";
  const bytes = zip({
    ...main("xl/workbook.xml"),
    "xl/workbook.xml": "<workbook><sheets><sheet name='Buget' r:id='r1'/></sheets></workbook>",
    "xl/_rels/workbook.xml.rels": relations(["r1", "worksheet", "sheet1.xml"]),
    "xl/sheet1.xml": sheet,
  });
  expect(await blocks(bytes, "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet")).toEqual([
    { tip: "TITLU", nivel: 1, text: "Buget" },
    {
      tip: "TABEL",
      randuri: [
        ["Nume", "", "", "4"],
        ["", "5"],
      ],
    },
  ]);
});

it("the title of a slide of a PPTX is a heading", async () => {
  const shape = (place: string, text: string) =>
    `<p:sp><p:nvSpPr><p:nvPr>${place}</p:nvPr></p:nvSpPr><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;
  const bytes = zip({
    ...main("ppt/presentation.xml"),
    "ppt/presentation.xml": "<p:presentation><p:sldIdLst><p:sldId r:id='r1'/></p:sldIdLst></p:presentation>",
    "ppt/_rels/presentation.xml.rels": relations(["r1", "slide", "slide1.xml"]),
    "ppt/slide1.xml": `<p:sld>${shape("<p:ph type='title'/>", "Raport")}${shape("<p:ph idx='1'/>", "Rezultate")}</p:sld>`,
  });
  expect(
    await blocks(bytes, "application/vnd.openxmlformats-officedocument.presentationml.presentation"),
  ).toEqual([
    { tip: "TITLU", nivel: 1, text: "Raport" },
    { tip: "PARAGRAF", text: "Rezultate" },
  ]);
});

it("an RTF is read with its headings and tables", async () => {
  const rtf =
    String.raw`{\rtf1\ansi\pard\outlinelevel0 Titlu\par\pard Text\par` +
    String.raw`\trowd\cellx1\cellx2\pard\intbl a\par b\cell c\cell\row\pard Sfarsit\par}`;
  expect(await blocks(Buffer.from(rtf), "application/rtf")).toEqual([
    { tip: "TITLU", nivel: 1, text: "Titlu" },
    { tip: "PARAGRAF", text: "Text" },
    { tip: "TABEL", randuri: [["a\nb", "c"]] },
    { tip: "PARAGRAF", text: "Sfarsit" },
  ]);
});

it("any other file is paragraphs, and one that says more than is wanted is cut and says so", async () => {
  const file = { bytes: Buffer.from("<p>unu</p><p>doi</p>"), contentType: "text/html" };
  expect(await readingView(file, 100)).toEqual({
    blocks: [
      { tip: "PARAGRAF", text: "unu" },
      { tip: "PARAGRAF", text: "doi" },
    ],
    isCut: false,
  });
  const long = { ...file, bytes: Buffer.from(`<p>unu</p><p>${"doi ".repeat(1_000)}</p>`) };
  expect(await readingView(long, 4)).toEqual({ blocks: [{ tip: "PARAGRAF", text: "unu" }], isCut: true });
});

it("a table inside of a cell is a part of its text, and what is cut in the middle of a table stays one", () => {
  const { cell: begin, cellEnd: end, rowEnd, tableEnd } = marks;
  const inner = `${begin}b${end}${rowEnd}${tableEnd}`;
  expect(blocksOf(`${begin}a${inner}${end}${rowEnd}${begin}c`)).toEqual([
    { tip: "TABEL", randuri: [["a b"], ["c"]] },
  ]);
  expect(blocksOf(`${headingMark(0)}x\n${headingMark(9)}y`)).toEqual([
    { tip: "PARAGRAF", text: "x" },
    { tip: "TITLU", nivel: 6, text: "y" },
  ]);
});
