/*
 * The parts of a page, independent of its source and target formats: HTML and text are converted to blocks once, and
 * each writer handles only blocks.
 */

export interface TextRun {
  kind: "text";
  text: string;
  bold?: boolean;
  italics?: boolean;
  underline?: boolean;
}

export type Run = TextRun | { kind: "break" };

export interface Cell {
  isHeader: boolean;
  blocks: Block[];
}

export interface Picture {
  kind: "picture";
  type: "png" | "jpg";
  bytes: Buffer;
}

export type Block =
  | { kind: "heading"; level: number; runs: Run[] }
  | { kind: "paragraph"; runs: Run[] }
  | { kind: "list"; ordered: boolean; items: Block[][] }
  | { kind: "table"; rows: Cell[][] }
  | Picture
  | { kind: "rule" }
  | { kind: "pageBreak" };

/** The reason why blocks cannot be made or written. */
export type PageFault = "preaAdanc" | "preaMare" | "imagineGresita" | "literaFaraSemn" | "caracterDeControl";

export class PageError extends Error {
  override readonly name = "PageError";
  readonly fault: PageFault;
  /** Details: the letters that no font has, the codes of control characters. */
  readonly detail: string;

  constructor(fault: PageFault, detail = "", options?: ErrorOptions) {
    super(`${fault} ${detail}`.trim(), options);
    this.fault = fault;
    this.detail = detail;
  }
}

/** Control characters but tabs and line ends, and what is no character: no page shows them, and XML cannot represent most. */
const CONTROL = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;
/** Codes in a refusal, at most. */
const MOST_CODES = 10;

/** Refuses texts with control characters, by their codes: they are invisible. @throws PageError */
export function refuseControls(texts: Iterable<string>): void {
  const codes = new Set<string>();
  for (const text of texts)
    for (const [found] of text.matchAll(CONTROL))
      codes.add(`U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`);
  if (codes.size > 0) throw new PageError("caracterDeControl", [...codes].slice(0, MOST_CODES).join(", "));
}

/** All texts in blocks, for checks of their letters. */
export function* textsIn(blocks: Block[]): Generator<TextRun> {
  for (const block of blocks) {
    if (block.kind === "heading" || block.kind === "paragraph") {
      for (const run of block.runs) if (run.kind === "text") yield run;
    } else if (block.kind === "list") for (const item of block.items) yield* textsIn(item);
    else if (block.kind === "table")
      for (const row of block.rows) for (const cell of row) yield* textsIn(cell.blocks);
  }
}

/** A text as blocks: an empty line ends a paragraph, any other line break is kept. */
export const textBlocks = (text: string): Block[] =>
  text
    .replaceAll("\r\n", "\n")
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.replace(/^\n+/, "").trimEnd())
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => ({
      kind: "paragraph" as const,
      runs: paragraph
        .split("\n")
        .flatMap((line, i): Run[] => [
          ...(i > 0 ? [{ kind: "break" as const }] : []),
          { kind: "text", text: line },
        ]),
    }));
