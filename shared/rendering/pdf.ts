import { clock } from "../clock.ts";
import { once } from "../once.ts";
import { type Block, PageError, type Run, textsIn } from "./blocks.ts";
import { fontFiles, refuseUnknownLetters } from "./fonts.ts";

const FAMILY = "Serif";
/** Points: A4 with margins of 2.5 cm. */
const MARGIN = 71;
const TEXT_WIDTH = 595 - 2 * MARGIN;
const TEXT_HEIGHT = 842 - 2 * MARGIN;
const SIZE = 11;
const HEADING_SIZES = [20, 17, 15, 13, 12, 11];
const MOST_PAGES = 500;
/*
 * Breaking text into lines takes 6 to 11 µs a letter, twice that in one long paragraph, and cannot be interrupted.
 * These limits refuse it before it begins: accepted texts take less than 10 s.
 */
const MOST_LETTERS = 500_000;
const MOST_IN_RUN = 200_000;

/** pdfmake may open only our fonts, and no other file or address. */
const maker = once(async () => {
  const { default: pdfmake } = await import("pdfmake");
  pdfmake.setFonts({ [FAMILY]: fontFiles });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => Object.values(fontFiles).includes(path));
  return pdfmake;
});

/**
 * Blocks as a PDF. The same blocks give the same bytes at the same clock time.
 * @throws PageError
 */
export async function writePdf(
  blocks: Block[],
  { title, language }: { title: string; language: string },
): Promise<Buffer> {
  refuseTooMuch(blocks);
  await refuseUnknownLetters(blocks);
  let pages = 0;
  const definition = {
    content: blocks.length > 0 ? blocks.map(contentOf) : [{ text: "" }],
    pageSize: "A4",
    pageMargins: MARGIN,
    defaultStyle: { font: FAMILY, fontSize: SIZE, lineHeight: 1.15 },
    info: { title, producer: "Temelia", creator: "Temelia", creationDate: clock.now(), modDate: clock.now() },
    language,
    displayTitle: true,
    version: "1.7",
    footer: (page: number, count: number) => {
      pages = count;
      return count > 1 ? { text: `${page} / ${count}`, alignment: "center", fontSize: 9 } : undefined;
    },
  };
  const bytes = await written(definition);
  if (pages > MOST_PAGES) throw new PageError("preaMare");
  return bytes;
}

/** @throws PageError */
function refuseTooMuch(blocks: Block[]): void {
  let letters = 0;
  for (const { text } of textsIn(blocks)) {
    letters += text.length;
    if (text.length > MOST_IN_RUN || letters > MOST_LETTERS) throw new PageError("preaMare");
  }
}

async function written(definition: object): Promise<Buffer> {
  try {
    const pdfmake = await maker();
    return await pdfmake.createPdf(definition).getBuffer();
  } catch (cause) {
    if (/image|png|jpe?g/i.test(String(cause))) throw new PageError("imagineGresita", "", { cause });
    throw cause;
  }
}

function contentOf(block: Block): object {
  switch (block.kind) {
    case "heading":
      return {
        text: textOf(block.runs),
        bold: true,
        fontSize: HEADING_SIZES[block.level - 1],
        margin: [0, 8, 0, 6],
        headlineLevel: block.level,
      };
    case "paragraph":
      return { text: textOf(block.runs), margin: [0, 0, 0, 6] };
    case "list":
      return { [block.ordered ? "ol" : "ul"]: block.items.map(stackOf), margin: [0, 0, 0, 6] };
    case "table":
      return tableOf(block);
    case "picture":
      return {
        image: `data:image/${block.type === "png" ? "png" : "jpeg"};base64,${block.bytes.toString("base64")}`,
        fit: [TEXT_WIDTH, TEXT_HEIGHT],
        margin: [0, 0, 0, 6],
      };
    case "rule":
      return {
        canvas: [{ type: "line", x1: 0, y1: 0, x2: TEXT_WIDTH, y2: 0, lineWidth: 0.5 }],
        margin: [0, 4, 0, 8],
      };
    case "pageBreak":
      return { text: "", pageBreak: "after" };
  }
}

const stackOf = (blocks: Block[]): object => ({ stack: blocks.map(contentOf) });

function tableOf({ rows }: Extract<Block, { kind: "table" }>): object {
  const headers = rows.findIndex((row) => row.some(({ isHeader }) => !isHeader));
  return {
    table: {
      headerRows: headers < 0 ? 0 : headers,
      widths: Array.from({ length: rows[0]?.length ?? 0 }, () => "*"),
      body: rows.map((row) => row.map(({ blocks }) => stackOf(blocks))),
    },
    margin: [0, 2, 0, 8],
  };
}

const textOf = (runs: Run[]): object[] =>
  runs.map((run) =>
    run.kind === "break"
      ? { text: "\n" }
      : {
          text: run.text,
          ...(run.bold ? { bold: true } : {}),
          ...(run.italics ? { italics: true } : {}),
          ...(run.underline ? { decoration: "underline" } : {}),
        },
  );
