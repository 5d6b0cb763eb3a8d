import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clock } from "../clock.ts";
import { withPdf } from "../text/pdf.ts";
import { pagesOf as readPages } from "../text/text-of.ts";
import { type Block, PageError, textBlocks } from "./blocks.ts";
import { writeDocx } from "./docx.ts";
import { docxText } from "./docx-template.ts";
import { htmlBlocks } from "./html-blocks.ts";
import { fillSource } from "./make-page.ts";
import { writePdf } from "./pdf.ts";

beforeEach(() => clock.freeze("2026-05-01T10:00:00.000Z"));
afterEach(() => clock.resume());

const WORDS = { title: "Decizie", language: "ro" };
const pdfOf = (html: string) => writePdf([{ blocks: htmlBlocks(html) }], WORDS);
const docxOf = (html: string) => writeDocx(htmlBlocks(html), WORDS);
const DOT =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const LETTERS = [
  "ăâîșț ĂÂÎȘȚ „ghilimele” –",
  "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
  "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ",
];

const LINES = Array.from(
  { length: 110 },
  (_, i) => `<tr><td>${i + 1}</td><td>Rândul ${i + 1}: țară, ёлка</td></tr>`,
);
const DECISION =
  `<h1>Decizie</h1>${LETTERS.map((line) => `<p><b>${line}</b><br><i>${line}</i></p>`).join("")}` +
  "<ol><li>unu<ul><li>în unu<ul><li>adânc</li></ul></li></ul></li><li>doi</li></ol><hr>" +
  `<table><thead><tr><th>Nr.</th><th>Text</th></tr></thead><tbody>${LINES.join("")}</tbody></table>` +
  `<hr class="pagina"><p>${"lung".repeat(1250)}</p><img src="${DOT}">`;

/** The text of each page, with single spaces. */
const pagesOf = async (bytes: Buffer): Promise<string[]> =>
  (await readPages({ bytes, contentType: "application/pdf" })).map(({ text }) =>
    text.replaceAll(/\s+/g, " ").trim(),
  );

const ACROSS = 60;
const DARKNESS = " .:-=+*#%@";

/** A page as its darkness in a coarse raster: a picture that is readable in a diff. */
const rasterOf = (bytes: Buffer, page: number): Promise<string> =>
  withPdf(bytes, (pdf) => {
    const { width, height, data } = pdf.draw(page, { width: ACROSS * 8, grey: true });
    const rows = [];
    for (let y = 0; y + 16 <= height; y += 16) {
      let row = "";
      for (let x = 0; x + 8 <= width; x += 8)
        row += DARKNESS[Math.min(9, Math.round(darkness(data, { x, y, width }) * 20))];
      rows.push(row.trimEnd());
    }
    return `${rows.join("\n")}\n`;
  });

function darkness(data: Uint8Array, { x, y, width }: { x: number; y: number; width: number }): number {
  let sum = 0;
  for (let row = y; row < y + 16; row += 1)
    for (let at = x; at < x + 8; at += 1) sum += 255 - (data[row * width + at] ?? 255);
  return sum / (16 * 8 * 255);
}

/** Compares with the picture stored beside the test; `TEMELIA_NEW_PICTURES=1` stores new ones. */
function expectPicture(name: string, raster: string): void {
  const folder = join(import.meta.dirname, "pictures");
  const file = join(folder, `${name}.txt`);
  if (process.env.TEMELIA_NEW_PICTURES) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, raster);
  }
  expect(raster).toBe(readFileSync(file, "utf8"));
}

it("a generated PDF shows every letter of Romanian and Russian, lists in lists, a table over pages, and words longer than a line", async () => {
  const pages = await pagesOf(await pdfOf(DECISION));
  const text = pages.join(" ");
  for (const line of LETTERS) expect(text.split(line).length).toBe(3);
  for (const words of ["unu", "în unu", "adânc", "doi", "Rândul 110: țară, ёлка"])
    expect(text).toContain(words);
  expect(text.replaceAll(/ |\d+ \/ \d+/g, "").includes("lung".repeat(1250))).toBe(true);
  const withHeader = pages.filter((page) => page.includes("Nr. Text"));
  expect(withHeader.length).toBeGreaterThan(2);
});

it("a generated PDF looks as its stored pictures", async () => {
  const bytes = await pdfOf(DECISION);
  const count = (await pagesOf(bytes)).length;
  for (let page = 1; page <= count; page += 1) expectPicture(`decision-${page}`, await rasterOf(bytes, page));
});

it("a generated PDF is the same to the byte while the clock stands, and so is a DOCX", async () => {
  expect((await pdfOf(DECISION)).equals(await pdfOf(DECISION))).toBe(true);
  expect((await docxOf(DECISION)).equals(await docxOf(DECISION))).toBe(true);
});

it("a generated PDF refuses a letter that no font shows, by name", async () => {
  await expect(pdfOf("<p>bine 漢 𝒳</p>")).rejects.toMatchObject({
    fault: "literaFaraSemn",
    detail: "漢 𝒳",
  });
});

it("a generated PDF refuses a picture that is none, and more than 500 pages", async () => {
  await expect(pdfOf('<img src="data:image/png;base64,AAAA">')).rejects.toMatchObject({
    fault: "imagineGresita",
  });
  await expect(docxOf('<img src="data:image/png;base64,AAAA">')).rejects.toMatchObject({
    fault: "imagineGresita",
  });
  await expect(pdfOf('<p>a</p><hr class="pagina">'.repeat(501))).rejects.toMatchObject({
    fault: "preaMare",
  });
});

it("a generated PDF refuses more text than is broken into lines in time, at once", async () => {
  const words = "cuvânt ".repeat(15_000);
  await expect(pdfOf(`<p>${words}</p>`.repeat(5))).rejects.toMatchObject({ fault: "preaMare" });
  await expect(pdfOf(`<p>${words.repeat(2)}</p>`)).rejects.toMatchObject({ fault: "preaMare" });
});

it("a generated PDF holds 300 lines of a text, each in its place", async () => {
  const lines = Array.from({ length: 300 }, (_, i) => `rândul ${i + 1} – строка`);
  const bytes = await writePdf([{ blocks: textBlocks(lines.join("\n")) }], WORDS);
  const pages = await pagesOf(bytes);
  const found = pages.join(" ").match(/rândul \d+ – строка/g);
  expect(found).toEqual(lines);
  expect(pages.length).toBeGreaterThan(5);
  for (const page of [1, pages.length]) expectPicture(`lines-${page}`, await rasterOf(bytes, page));
});

it("a generated PDF of nothing is an empty page", async () => {
  expect(await pagesOf(await pdfOf(""))).toEqual([""]);
});

it("a generated DOCX opens in a second library with the same words", async () => {
  const text = await docxText(await docxOf(DECISION));
  for (const words of [...LETTERS, "în unu", "adânc", "Rândul 110: țară, ёлка", "lung".repeat(1250)])
    expect(text.includes(words), words.slice(0, 40)).toBe(true);
});

it("a generated DOCX leaves out the signs that XML cannot write", async () => {
  expect(await docxText(await writeDocx(textBlocks("a\u0001b"), WORDS))).toContain("ab");
});

describe("HTML", () => {
  it("HTML is bounded in its time: what takes 10 s to read is refused on the way", () => {
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => (now += 6_000));
    try {
      expect(() => htmlBlocks("<p>a</p>".repeat(5_000))).toThrow(PageError);
    } finally {
      vi.restoreAllMocks();
    }
  });

  const kinds = (html: string) => htmlBlocks(html).map(({ kind }) => kind);
  const words = (blocks: Block[]): string =>
    blocks
      .flatMap((block) => ("runs" in block ? block.runs : []))
      .map((run) => (run.kind === "text" ? run.text : "\n"))
      .join("");

  it("HTML is read as headings, paragraphs, lists, tables, rules, page breaks and pictures", () => {
    expect(
      kinds(
        `<h2>a</h2><p>b</p><ul><li>c</li></ul><table><tr><td>d</td></tr></table><hr><hr class="x pagina"><img src="${DOT}">`,
      ),
    ).toEqual(["heading", "paragraph", "list", "table", "rule", "pageBreak", "picture"]);
  });

  it("HTML keeps bold, italics and underline, also inside each other", () => {
    expect(htmlBlocks("<p>a <b>b <i>c</i></b><u>d</u></p>")).toEqual([
      {
        kind: "paragraph",
        runs: [
          { kind: "text", text: "a " },
          { kind: "text", text: "b ", bold: true },
          { kind: "text", text: "c", bold: true, italics: true },
          { kind: "text", text: "d", underline: true },
        ],
      },
    ]);
  });

  it("HTML leaves out what it does not know, and keeps its text; scripts and styles say nothing", () => {
    const html =
      "<style>p{}</style><blink>unu</blink> <a href='https://x.test'>doi</a><script>alert(1)</script>";
    expect(words(htmlBlocks(html))).toBe("unu doi");
  });

  it.each([
    "https://x.test/a.png",
    "http://169.254.169.254/",
    "file:///etc/passwd",
    "a.png",
    "data:image/svg+xml;base64,AAAA",
  ])("fetches no picture: %s is left out", (source) => {
    expect(htmlBlocks(`<p>a</p><img src="${source}">`)).toHaveLength(1);
  });

  it("folds spaces as browsers do", () => {
    expect(words(htmlBlocks("<p>\n  a \n <b> b </b>  <br> c  </p>"))).toBe("a b\nc");
  });

  it("HTML that is nested too deep, or too long, is refused", () => {
    expect(() => htmlBlocks("<div>".repeat(300) + "a")).toThrow(PageError);
    expect(() => htmlBlocks("<i>a</i>".repeat(60_000))).toThrow(PageError);
  });

  it("HTML never takes a value for markup", async () => {
    const value = `<b>"Tom" & 'Jerry'</b><script>`;
    const source = { format: "HTML", bytes: Buffer.from("<p>{{nume}}</p>") } as const;
    const { text } = await fillSource(source, { nume: value });
    expect(words(htmlBlocks(text))).toBe(value);
  });
});

it("a text has paragraphs between empty lines and keeps its lines", () => {
  expect(textBlocks("\nunu\r\ndoi\n\n \n\ntrei\n")).toEqual([
    {
      kind: "paragraph",
      runs: [{ kind: "text", text: "unu" }, { kind: "break" }, { kind: "text", text: "doi" }],
    },
    { kind: "paragraph", runs: [{ kind: "text", text: "trei" }] },
  ]);
});
