import { utils, write as writeBook } from "@e965/xlsx";
import cfb from "cfb";
import { expect, it } from "vitest";
import { compound, zip } from "../../testing/file-samples.ts";
import { UnreadableFile } from "../unreadable.ts";
import { textOfDoc, textOfPpt, textOfXls } from "./compound.ts";
import { textOfDocx, textOfPptx, textOfXlsx } from "./office-open-xml.ts";
import { textOfOpenDocument } from "./open-document.ts";

const reasonOf = (read: Promise<string>): Promise<unknown> =>
  read.catch((error: unknown) => (error instanceof UnreadableFile ? error.reason : error));

const relations = (...all: [id: string, type: string, target: string][]): string =>
  `<Relationships>${all
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`)
    .join("")}</Relationships>`;

const main = (target: string) => ({ "_rels/.rels": relations(["r1", "officeDocument", target]) });

/** A DOCX with a body, and parts that its relations name. */
const docx = (body: string, parts: Record<string, string> = {}): Buffer =>
  zip({
    ...main("word/document.xml"),
    "word/document.xml": `<w:document><w:body>${body}</w:body></w:document>`,
    "word/_rels/document.xml.rels": relations(
      ...Object.keys(parts).map(
        (name, i) => [`r${i}`, name.replace(/\d*\.xml$/, ""), name] satisfies [string, string, string],
      ),
    ),
    ...Object.fromEntries(Object.entries(parts).map(([name, xml]) => [`word/${name}`, xml])),
  });

it("the text of a DOCX has its breaks, tabs and hyphens, and no word of two that stand apart", async () => {
  const body =
    "<w:p><w:r><w:t>unu</w:t><w:br/><w:t>doi</w:t><w:tab/><w:t>trei</w:t></w:r><w:r><w:t>spre</w:t></w:r><w:r><w:softHyphen/><w:t>zece</w:t></w:r>" +
    "<w:r><w:t>într</w:t><w:noBreakHyphen/><w:t>un</w:t></w:r></w:p><w:p><w:r><w:t>pa\u00adtru</w:t></w:r></w:p>";
  expect(await textOfDocx(docx(body))).toBe("unu\ndoi\ttreisprezeceîntr-un\npatru");
});

it("the text of a DOCX has what was inserted, fields, text boxes once and texts that stand for pictures, and not what was deleted", async () => {
  const body =
    "<w:p><w:ins><w:r><w:t>inserat</w:t></w:r></w:ins><w:del><w:r><w:delText>șters</w:delText></w:r></w:del>" +
    "<w:moveFrom><w:r><w:t>mutat</w:t></w:r></w:moveFrom><w:fldSimple w:instr='MERGEFIELD Nume'><w:r><w:t> câmp</w:t></w:r></w:fldSimple>" +
    "<w:r><w:instrText>PAGE</w:instrText></w:r><mc:AlternateContent xmlns:mc='m'><mc:Choice><w:txbxContent><w:p><w:r><w:t>casetă</w:t></w:r></w:p></w:txbxContent></mc:Choice>" +
    "<mc:Fallback><w:txbxContent><w:p><w:r><w:t>casetă</w:t></w:r></w:p></w:txbxContent></mc:Fallback></mc:AlternateContent>" +
    "<w:drawing><wp:docPr id='1' descr='Stema orașului'/></w:drawing></w:p>";
  expect((await textOfDocx(docx(body))).split(/\s+/)).toEqual([
    "inserat",
    "câmp",
    "casetă",
    "Stema",
    "orașului",
  ]);
});

it("the text of a DOCX ends with its headers, footers, notes and comments, and lacks only a part that is damaged", async () => {
  const said = (text: string) => `<w:x><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:x>`;
  const file = docx("<w:p><w:r><w:t>corp</w:t></w:r></w:p>", {
    "header1.xml": said("Nr. 77-a/2031"),
    "footer1.xml": "<w:x>",
    "footnotes.xml": said("notă"),
    "endnotes.xml": said("notă de final"),
    "comments.xml": said("comentariu"),
    "settings.xml": said("setare"),
  });
  expect(await textOfDocx(file)).toBe("corp\nNr. 77-a/2031\nnotă\nnotă de final\ncomentariu");
});

it("the text of a DOCX ends where as many characters were read as are wanted", async () => {
  const body = "<w:p><w:r><w:t>0123456789</w:t></w:r></w:p>".repeat(50_000);
  const text = await textOfDocx(docx(body), 100);
  expect([text.length >= 100, text.length < 200]).toEqual([true, true]);
});

it("the text of a PPTX is that of its slides in their order, with tables and notes", async () => {
  const slide = (text: string) => `<p:sld><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:sld>`;
  const file = zip({
    ...main("ppt/presentation.xml"),
    "ppt/presentation.xml":
      "<p:presentation><p:sldIdLst><p:sldId id='256' r:id='r2'/><p:sldId id='257' r:id='r1'/></p:sldIdLst></p:presentation>",
    "ppt/_rels/presentation.xml.rels": relations(
      ["r1", "slide", "slides/slide1.xml"],
      ["r2", "slide", "/ppt/slides/slide2.xml"],
    ),
    "ppt/slides/slide1.xml": slide("a doua"),
    "ppt/slides/slide2.xml": slide("prima"),
    "ppt/slides/_rels/slide2.xml.rels": relations(["r1", "notesSlide", "../notesSlides/notes.xml"]),
    "ppt/notesSlides/notes.xml": slide("note"),
  });
  expect(await textOfPptx(file)).toBe("prima\nnote\na doua");
});

const xlsx = (sheet: string): Buffer =>
  zip({
    ...main("xl/workbook.xml"),
    "xl/workbook.xml": "<workbook><sheets><sheet name='Plăți' sheetId='1' r:id='r1'/></sheets></workbook>",
    "xl/_rels/workbook.xml.rels": relations(
      ["r1", "worksheet", "worksheets/sheet1.xml"],
      ["r2", "sharedStrings", "sharedStrings.xml"],
      ["r3", "styles", "styles.xml"],
    ),
    "xl/sharedStrings.xml":
      "<sst><si><t>simplu</t></si><si><r><t>din </t></r><r><t>bucăți</t></r></si></sst>",
    "xl/styles.xml":
      "<styleSheet><numFmts><numFmt numFmtId='164' formatCode='DD.MM.YYYY'/></numFmts><cellStyleXfs><xf numFmtId='9'/></cellStyleXfs>" +
      "<cellXfs><xf numFmtId='0'/><xf numFmtId='164'/><xf numFmtId='14'/><xf numFmtId='4'/></cellXfs></styleSheet>",
    "xl/worksheets/sheet1.xml": `<worksheet>${sheet}</worksheet>`,
  });

it("the text of an XLSX has a row in each line, dates and numbers as they are shown, and its headers", async () => {
  const sheet =
    "<sheetData><row><c t='s'><v>0</v></c><c t='s'><v>1</v></c><c s='1'><v>47960</v></c><c s='2'><v>47960</v></c></row>" +
    "<row><c s='3'><v>1234.5</v></c><c t='inlineStr'><is><t>pe loc</t></is></c><c t='str'><f>A1</f><v>calculat</v></c><c><v>7</v></c></row></sheetData>" +
    '<headerFooter><oddHeader>&amp;L&amp;"Arial,Bold"Registru&amp;P &amp;&amp; altele</oddHeader></headerFooter>';
  expect((await textOfXlsx(xlsx(sheet))).split("\n").map((line) => line.trim())).toEqual([
    "Plăți",
    "simplu\tdin bucăți\t22.04.2031\t22.04.2031",
    "1,234.50\tpe loc\tcalculat\t7",
    "Registru  & altele",
  ]);
});

const odf = (content: string, more: Record<string, string> = {}): Buffer =>
  zip({
    mimetype: "application/vnd.oasis.opendocument.text",
    "content.xml": `<office:document-content>${content}</office:document-content>`,
    ...more,
  });

it("the text of an OpenDocument has notes, comments, spaces and headers, and not what was deleted", async () => {
  const content =
    "<text:tracked-changes><text:changed-region><text:deletion><text:p>șters</text:p></text:deletion></text:changed-region></text:tracked-changes>" +
    "<text:p>unu<text:s text:c='2'/>doi<text:tab/>trei<text:line-break/>patru<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>notă</text:p></text:note-body></text:note></text:p>" +
    "<text:p>cinci<office:annotation><dc:creator>Ana</dc:creator><dc:date>2031-01-01</dc:date><text:p>comentariu</text:p></office:annotation></text:p>";
  const styles =
    "<office:document-styles><office:master-styles><style:master-page><style:header><text:p>antet</text:p></style:header></style:master-page></office:master-styles></office:document-styles>";
  expect(await textOfOpenDocument(odf(content, { "styles.xml": styles }))).toBe(
    "unu  doi\ttrei\npatru\n1 notă\ncinci\ncomentariu\nantet",
  );
});

it("an OpenDocument that is encrypted asks for its password", async () => {
  const manifest =
    "<manifest:manifest><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>";
  expect(await reasonOf(textOfOpenDocument(odf("", { "META-INF/manifest.xml": manifest })))).toBe("cuParola");
});

it.each([
  ["DOCX", textOfDocx],
  ["PPTX", textOfPptx],
  ["XLSX", textOfXlsx],
  ["OpenDocument", textOfOpenDocument],
])(
  "the text of a %s is refused where it is damaged, has entities of its own, is too deep or has no main part",
  async (_, read) => {
    const parts = (xml: string) =>
      zip({
        ...main("main.xml"),
        "main.xml": xml,
        "content.xml": xml,
      });
    const damaged = ["<a>&x;</a>", "<a>", "<a>".repeat(600) + "</a>".repeat(600)].map((xml) => parts(xml));
    for (const bytes of [...damaged, Buffer.from("PK"), zip({ a: "b" }), compound()])
      expect(await reasonOf(read(bytes))).toBe("stricat");
  },
);

it("an office file that was encrypted with a password is a compound file, and asks for it", async () => {
  const file = cfb.utils.cfb_new();
  cfb.utils.cfb_add(file, "/EncryptedPackage", Buffer.alloc(5000));
  const bytes = Buffer.from(cfb.write(file, { type: "buffer" }) as Uint8Array);
  expect(await reasonOf(textOfDocx(bytes))).toBe("cuParola");
});

it("a DOCX of more parts than documents have is too large", async () => {
  const parts = Object.fromEntries(Array.from({ length: 5_001 }, (_, i) => [`a${i}`, ""]));
  expect(await reasonOf(textOfDocx(zip(parts)))).toBe("preaMare");
});

it("the text of an XLS has the rows of its sheets", async () => {
  const book = utils.book_new();
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([
      ["Școala", "Ёлка"],
      [7, "șapte"],
    ]),
    "Foaie",
  );
  const bytes = Buffer.from(writeBook(book, { type: "buffer", bookType: "biff8" }) as Uint8Array);
  expect(await textOfXls(bytes)).toBe("Foaie\nȘcoala\tЁлка\n7\tșapte");
});

/** A record of a presentation (MS-PPT, 2.3.1). */
function record(type: number, content: Buffer, isContainer = false): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt16LE(isContainer ? 0xf : 0, 0);
  head.writeUInt16LE(type, 2);
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}

const container = (type: number, ...records: Buffer[]): Buffer => record(type, Buffer.concat(records), true);

function compoundOf(streams: Record<string, Buffer>): Buffer {
  const file = cfb.utils.cfb_new();
  for (const [name, content] of Object.entries(streams)) cfb.utils.cfb_add(file, `/${name}`, content);
  return Buffer.from(cfb.write(file, { type: "buffer" }) as Uint8Array);
}

it("the text of a PPT has slides and comments, and not where a master says that slides have a text", async () => {
  const wide = (text: string) => Buffer.from(text, "utf16le");
  const stream = Buffer.concat([
    container(
      0x03f8,
      container(
        0xf004,
        container(0xf011, record(0x0bc3, Buffer.alloc(8))),
        record(0x0fa8, Buffer.from("Click")),
      ),
      container(0xf004, record(0x0fa0, wide("pe fundal"))),
    ),
    container(0x03ee, record(0x0fa0, wide("Titlu\rcorp\vrând")), record(0x0fba, wide("nume intern"))),
    container(0x1388, record(0x138b, container(0x2ee0, record(0x0fba, wide("comentariu"))))),
  ]);
  expect(await textOfPpt(compoundOf({ "PowerPoint Document": stream }))).toBe(
    "pe fundal\nTitlu\ncorp\nrând\ncomentariu",
  );
});

it("files of before 2007 ask for their password, and are refused where they are damaged", async () => {
  const word = Buffer.alloc(1000);
  word.writeUInt16LE(0x0100, 10);
  expect(await reasonOf(textOfDoc(compoundOf({ WordDocument: word })))).toBe("cuParola");
  expect(await reasonOf(textOfPpt(compoundOf({ EncryptedSummary: word })))).toBe("cuParola");
  for (const bytes of [Buffer.from("x"), compound(), Buffer.from("<html>")]) {
    expect(await reasonOf(textOfDoc(bytes))).toBe("stricat");
    expect(await reasonOf(textOfPpt(bytes))).toBe("stricat");
  }
});

it("a file with the ending of DOC may be RTF", async () => {
  expect(await textOfDoc(Buffer.from("{\\rtf1 act\\par nou}"))).toBe("act\nnou");
});
