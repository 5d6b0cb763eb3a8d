import { clock } from "../clock.ts";
import { once } from "../once.ts";
import { numbered } from "./page-numbers.ts";
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
 * Blocks on pages of their own, with what stands on top and at the bottom of each, with signs for the numbers of pages. Default: numbers at
 * the bottom, if there are several pages.
 */
export interface Section {
  blocks: Block[];
  header?: Block[];
  footer?: Block[];
}

/**
 * Blocks as a PDF, each section on new pages. The same blocks give the same bytes at the same clock time.
 * @throws PageError
 */
export async function writePdf(
  sections: readonly Section[],
  { title, language }: { title: string; language: string },
): Promise<Buffer> {
  const around = sections.flatMap(({ header = [], footer = [] }) => [...header, ...footer]);
  const blocks = sections.flatMap((section) => section.blocks);
  refuseTooMuch([...blocks, ...around]);
  await refuseUnknownLetters([...blocks, ...lettersOf(around)]);
  let pages = 0;
  const counting = (section: Section) => {
    const { footer, ...placed } = placedIn(section);
    return {
      ...placed,
      footer: (page: number, count: number) => {
        pages = count;
        return footer(page, count);
      },
    };
  };
  const [first = { blocks: [] }, ...more] = sections;
  const content = (of: Section) => (of.blocks.length > 0 ? of.blocks.map(contentOf) : [{ text: "" }]);
  const definition = {
    ...counting(first),
    content:
      more.length === 0
        ? content(first)
        : sections.map((section) => ({ ...counting(section), section: content(section) })),
    pageSize: "A4",
    defaultStyle: { font: FAMILY, fontSize: SIZE, lineHeight: 1.15 },
    info: { title, producer: "Temelia", creator: "Temelia", creationDate: clock.now(), modDate: clock.now() },
    language,
    displayTitle: true,
    version: "1.7",
  };
  const bytes = await written(definition);
  if (pages > MOST_PAGES) throw new PageError("preaMare");
  return bytes;
}

/** Where a section stands on its pages, and what is around it. */
const placedIn = ({ header = [], footer = [] }: Section) => ({
  pageMargins: {
    left: MARGIN,
    top: Math.max(MARGIN, heightOf(header)),
    right: MARGIN,
    bottom: Math.max(MARGIN, heightOf(footer)),
  },
  header: (page: number, count: number) => aroundPage(header, { page, count }),
  footer: (page: number, count: number) => {
    if (footer.length > 0) return aroundPage(footer, { page, count });
    return count > 1 ? { text: `${page} / ${count}`, alignment: "center", fontSize: 9 } : undefined;
  },
});

/** Room above a header and below it. */
const AROUND = 28;
const LINE_HEIGHT = 16;
const LETTERS_IN_LINE = 85;
const MOST_AROUND = TEXT_HEIGHT / 3;

/** How high these blocks are, as far as that can be told before they are set: more room than needed does no harm. */
function heightOf(blocks: Block[]): number {
  const lines = blocks.reduce((sum, block) => {
    const letters = [...textsIn([block])].reduce((all, { text }) => all + text.length, 0);
    const rows = block.kind === "table" ? block.rows.length : block.kind === "picture" ? 4 : 1;
    return sum + Math.max(rows, Math.ceil(letters / LETTERS_IN_LINE));
  }, 0);
  return blocks.length === 0 ? 0 : Math.min(MOST_AROUND, 2 * AROUND + lines * LINE_HEIGHT);
}

const aroundPage = (blocks: Block[], { page, count }: { page: number; count: number }): object | undefined =>
  blocks.length === 0
    ? undefined
    : {
        stack: blocks.map((block) => withNumbers(contentOf(block), page, count)),
        margin: [MARGIN, AROUND, MARGIN, 0],
      };

function withNumbers(content: unknown, page: number, count: number): unknown {
  if (typeof content === "string") return numbered(content, page, count);
  if (Array.isArray(content)) return content.map((one) => withNumbers(one, page, count));
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, one]) => [name, withNumbers(one, page, count)]),
  );
}

/** The letters of texts with page numbers: the signs for these have none. */
const lettersOf = (blocks: Block[]): Block[] => [
  {
    kind: "paragraph",
    runs: [{ kind: "text", text: [...textsIn(blocks)].map(({ text }) => numbered(text, 0, 0)).join("") }],
  },
];

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
