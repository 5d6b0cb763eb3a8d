/*
 * Marks in a text that is gathered for reading: where headings begin, and what stands in cells of tables. They are noncharacters of
 * Unicode, which no text has (Unicode 17, 23.7), and are in no text that is searched.
 */

const [HEADING, CELL, CELL_END, ROW_END, TABLE_END] = [
  "\ufdd0",
  "\ufdd1",
  "\ufdd2",
  "\ufdd3",
  "\ufdd4",
] as const;

export const marks = { cell: CELL, cellEnd: CELL_END, rowEnd: ROW_END, tableEnd: TABLE_END } as const;

const MOST_LEVEL = 6;

/** The beginning of a heading: the paragraph that follows. */
export const headingMark = (level: number): string =>
  Number.isInteger(level) && level >= 1 ? `${HEADING}${Math.min(level, MOST_LEVEL)}` : "";

/** A part of what a file says, in the order of the file. */
export interface Block {
  tip: "TITLU" | "PARAGRAF" | "TABEL";
  /** Of a heading, from 1. */
  nivel?: number;
  text?: string;
  /** The rows of a table. */
  randuri?: string[][];
}

const pieces = new RegExp(
  `${HEADING}[1-${MOST_LEVEL}]|[${CELL}${CELL_END}${ROW_END}${TABLE_END}\n]|[^${HEADING}-${TABLE_END}\n]+`,
  "g",
);

/** The blocks of a text with marks. A table inside of a cell is a part of its text. */
export function blocksOf(marked: string): Block[] {
  const reader = new BlockReader();
  for (const [piece] of marked.matchAll(pieces)) reader.read(piece);
  return reader.end();
}

class BlockReader {
  private readonly blocks: Block[] = [];
  private rows: string[][] = [];
  private row: string[] = [];
  private text = "";
  private level = 0;
  /** How many cells are open. */
  private depth = 0;

  read(piece: string): void {
    if (piece.startsWith(HEADING)) this.level ||= Number(piece[1]);
    else if (piece === CELL) this.open();
    else if (piece === CELL_END) this.close();
    else if (piece === ROW_END) this.endRow();
    else if (piece === TABLE_END) this.endTable();
    else if (piece === "\n" && this.depth === 0 && this.row.length === 0) this.endParagraph();
    else this.text += piece;
  }

  end(): Block[] {
    if (this.depth > 0) this.row.push(this.text.trim());
    else this.endParagraph();
    this.depth = 0;
    this.endRow();
    this.endTable();
    return this.blocks;
  }

  private open(): void {
    if (this.depth === 0) this.endParagraph();
    else this.text += " ";
    this.depth += 1;
  }

  private close(): void {
    this.depth = Math.max(0, this.depth - 1);
    if (this.depth > 0) return;
    this.row.push(this.text.trim());
    [this.text, this.level] = ["", 0];
  }

  private endRow(): void {
    if (this.depth > 0 || this.row.length === 0) return;
    if (this.row.some(Boolean)) this.rows.push(this.row);
    this.row = [];
  }

  private endTable(): void {
    if (this.depth > 0 || this.rows.length === 0) return;
    this.blocks.push({ tip: "TABEL", randuri: this.rows });
    this.rows = [];
  }

  private endParagraph(): void {
    const [text, level] = [this.text.trim(), this.level];
    this.text = "";
    if (text === "") return;
    this.level = 0;
    this.endRow();
    this.endTable();
    this.blocks.push(level > 0 ? { tip: "TITLU", nivel: level, text } : { tip: "PARAGRAF", text });
  }
}
