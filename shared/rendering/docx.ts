import {
  AlignmentType,
  BorderStyle,
  type FileChild,
  Document,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  Packer,
  PageBreak,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import { imageSize } from "image-size";
import PizZip from "pizzip";
import { clock } from "../clock.ts";
import { type Block, PageError, type Picture, type Run } from "./blocks.ts";

const FONT = "DejaVu Serif";
const ORDERED = "ordered";
const HALF_POINTS = 22;
const LEVELS = 9;
const INDENT = 567;
/** Maximum size of a picture in pixels at 96 dpi: the width and height of the text area on A4. */
const [MOST_WIDTH, MOST_HEIGHT] = [604, 933];
const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
];

/**
 * Blocks as a DOCX. The same blocks give the same bytes at the same clock time.
 * @throws PageError
 */
export async function writeDocx(blocks: Block[], { title }: { title: string }): Promise<Buffer> {
  const writer = new Writer();
  const children = writer.all(blocks, -1);
  const document = new Document({
    title,
    creator: "Temelia",
    lastModifiedBy: "Temelia",
    styles: { default: { document: { run: { font: FONT, size: HALF_POINTS } } } },
    numbering: {
      config: [
        {
          reference: ORDERED,
          levels: Array.from({ length: LEVELS }, (_, level) => ({
            level,
            format: LevelFormat.DECIMAL,
            text: `%${level + 1}.`,
            alignment: AlignmentType.START,
            style: { paragraph: { indent: { left: INDENT * (level + 1), hanging: INDENT / 2 } } },
          })),
        },
      ],
    },
    sections: [{ children }],
  });
  return atTime(await Packer.toBuffer(document));
}

class Writer {
  /** Number of ordered lists so far: each one counts from one. */
  #lists = 0;
  #pictures = 0;

  /** @param level of the enclosing list, -1 outside of lists */
  all(blocks: Block[], level: number): FileChild[] {
    return blocks.flatMap((block) => this.#one(block, level));
  }

  #one(block: Block, level: number): FileChild[] {
    switch (block.kind) {
      case "heading":
        return [
          new Paragraph({
            heading: headings[block.level - 1] ?? HeadingLevel.HEADING_6,
            children: runsOf(block.runs),
          }),
        ];
      case "paragraph":
        return [new Paragraph({ children: runsOf(block.runs), spacing: { after: 120 }, ...indentOf(level) })];
      case "list":
        return this.#list(block, level + 1);
      case "table":
        return [this.#table(block)];
      case "picture":
        return [new Paragraph({ children: [pictureOf(block, String((this.#pictures += 1)))] })];
      case "rule":
        return [
          new Paragraph({
            border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 1, color: "auto" } },
          }),
        ];
      case "pageBreak":
        return [new Paragraph({ children: [new PageBreak()] })];
    }
  }

  #list({ ordered, items }: Extract<Block, { kind: "list" }>, level: number): FileChild[] {
    const shown = Math.min(level, LEVELS - 1);
    const instance = (this.#lists += 1);
    const mark = ordered
      ? { numbering: { reference: ORDERED, level: shown, instance } }
      : { bullet: { level: shown } };
    return items.flatMap((blocks) => {
      const [first] = blocks;
      const isText = first?.kind === "paragraph" || first?.kind === "heading";
      const marked = new Paragraph({ ...mark, children: isText ? runsOf(first.runs) : [] });
      return [marked, ...this.all(isText ? blocks.slice(1) : blocks, level)];
    });
  }

  #table({ rows }: Extract<Block, { kind: "table" }>): Table {
    return new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      rows: rows.map(
        (row) =>
          new TableRow({
            tableHeader: row.every(({ isHeader }) => isHeader),
            children: row.map(({ blocks }) => new TableCell({ children: this.#cell(blocks) })),
          }),
      ),
    });
  }

  /** Word requires a paragraph at the end of each cell. */
  #cell(blocks: Block[]) {
    const children = this.all(blocks, -1) as (Paragraph | Table)[];
    return children.at(-1) instanceof Paragraph ? children : [...children, new Paragraph({})];
  }
}

const indentOf = (level: number) => (level < 0 ? {} : { indent: { left: INDENT * (level + 1) } });

const runsOf = (runs: Run[]): ParagraphChild[] =>
  runs.map((run) =>
    run.kind === "break"
      ? new TextRun({ break: 1 })
      : new TextRun({
          text: run.text,
          ...(run.bold ? { bold: true } : {}),
          ...(run.italics ? { italics: true } : {}),
          ...(run.underline ? { underline: {} } : {}),
        }),
  );

function pictureOf(picture: Picture, id: string): ImageRun {
  const { type, bytes } = picture;
  const { width, height } = sizeOf(picture);
  const scale = Math.min(1, MOST_WIDTH / width, MOST_HEIGHT / height);
  const transformation = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return new ImageRun({ type, data: bytes, transformation, altText: { id, name: `Imagine ${id}` } });
}

function sizeOf({ type, bytes }: Picture): { width: number; height: number } {
  try {
    const size = imageSize(bytes);
    if (size.type === type) return size;
  } catch (cause) {
    throw new PageError("imagineGresita", "", { cause });
  }
  throw new PageError("imagineGresita");
}

/** Sets every date in the file to the clock time. */
function atTime(bytes: Buffer): Buffer {
  const zip = new PizZip(bytes);
  const core = "docProps/core.xml";
  const dated = zip
    .file(core)
    ?.asText()
    .replaceAll(/(?<=<dcterms:(?:created|modified)[^>]*>)[^<]*/g, clock.iso());
  if (dated) zip.file(core, dated);
  for (const file of Object.values(zip.files)) file.date = clock.now();
  return zip.generate({ type: "nodebuffer", compression: "DEFLATE" });
}
