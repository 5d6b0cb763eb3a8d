import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { type Block, type Cell, PageError, type Picture, type Run, type TextRun } from "./blocks.ts";

import { deadline } from "./deadline.ts";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
type Style = Pick<TextRun, "bold" | "italics" | "underline">;

const MOST_LEVELS = 200;
const MOST_NODES = 100_000;

/** The style that an element gives to its text. */
const styles: Record<string, Style> = {
  b: { bold: true },
  strong: { bold: true },
  th: { bold: true },
  i: { italics: true },
  em: { italics: true },
  u: { underline: true },
};
/** Elements whose text is not part of the page. */
const silent = new Set([
  "script",
  "style",
  "template",
  "title",
  "head",
  "noscript",
  "iframe",
  "object",
  "svg",
]);
/** Elements that begin and end a paragraph, in addition to their other meaning. */
const blocky = new Set(
  "p div section article header footer main aside blockquote pre address figure figcaption form fieldset dl dt dd".split(
    " ",
  ),
);

/**
 * HTML as blocks. Unknown elements are dropped, their text is kept; nothing is downloaded: pictures must be data
 * addresses of PNG and JPEG, any others are dropped.
 * @throws PageError
 */
export function htmlBlocks(html: string): Block[] {
  const reader = new Reader();
  reader.readAll(parseFragment(html).childNodes, {}, 0);
  return reader.end();
}

class Reader {
  readonly #blocks: Block[] = [];
  #runs: Run[] = [];
  #counted: { nodes: number; isLate: () => boolean };

  constructor(counted = { nodes: 0, isLate: deadline() }) {
    this.#counted = counted;
  }

  readAll(nodes: Node[], style: Style, level: number): void {
    if (level > MOST_LEVELS) throw new PageError("preaAdanc");
    for (const node of nodes) {
      if ((this.#counted.nodes += 1) > MOST_NODES || this.#counted.isLate()) throw new PageError("preaMare");
      if (node.nodeName === "#text") this.#addText((node as DefaultTreeAdapterTypes.TextNode).value, style);
      else if ("tagName" in node && !silent.has(node.tagName)) this.#readElement(node, style, level + 1);
    }
  }

  end(): Block[] {
    this.#endParagraph();
    return this.#blocks;
  }

  #readElement(element: Element, style: Style, level: number): void {
    const { tagName, childNodes } = element;
    const inner = { ...style, ...styles[tagName] };
    const heading = /^h([1-6])$/.exec(tagName);
    if (heading) this.#readHeading(Number(heading[1]), element, style, level);
    else if (tagName === "br") this.#runs.push({ kind: "break" });
    else if (tagName === "hr") this.#add({ kind: isPageBreak(element) ? "pageBreak" : "rule" });
    else if (tagName === "img") this.#addPicture(element);
    else if (tagName === "ul" || tagName === "ol") this.#readList(element, style, level);
    else if (tagName === "table") this.#readTable(element, style, level);
    else if (blocky.has(tagName)) {
      this.#endParagraph();
      this.readAll(childNodes, inner, level);
      this.#endParagraph();
    } else this.readAll(childNodes, inner, level);
  }

  #readHeading(headingLevel: number, { childNodes }: Element, style: Style, level: number): void {
    const runs = this.#inner(childNodes, style, level).flatMap((block) =>
      block.kind === "paragraph" ? block.runs : [],
    );
    if (runs.length > 0) this.#add({ kind: "heading", level: headingLevel, runs });
  }

  #readList({ tagName, childNodes }: Element, style: Style, level: number): void {
    const items = elementsIn(childNodes, "li").map((item) => this.#inner(item.childNodes, style, level));
    const kept = items.filter((blocks) => blocks.length > 0);
    if (kept.length > 0) this.#add({ kind: "list", ordered: tagName === "ol", items: kept });
  }

  #readTable(table: Element, style: Style, level: number): void {
    const sections = ["thead", "tbody", "tfoot"].flatMap((name) => elementsIn(table.childNodes, name));
    const rows = sections.flatMap((section) =>
      elementsIn(section.childNodes, "tr").map((row) => this.#readRow(row, section.tagName, style, level)),
    );
    const width = Math.max(0, ...rows.map((row) => row.length));
    // Every row is filled to the width of the widest one, on which writers rely.
    const filled = rows.map((row) => [
      ...row,
      ...Array.from({ length: width - row.length }, (): Cell => ({ isHeader: false, blocks: [] })),
    ]);
    if (width > 0) this.#add({ kind: "table", rows: filled });
  }

  #readRow({ childNodes }: Element, section: string, style: Style, level: number): Cell[] {
    return elementsIn(childNodes, "td", "th").map((cell) => ({
      isHeader: section === "thead",
      blocks: this.#inner(cell.childNodes, { ...style, ...styles[cell.tagName] }, level),
    }));
  }

  /** The blocks of a self-contained part. */
  #inner(nodes: Node[], style: Style, level: number): Block[] {
    const reader = new Reader(this.#counted);
    reader.readAll(nodes, style, level);
    return reader.end();
  }

  #addPicture({ attrs }: Element): void {
    const source = attrs.find(({ name }) => name === "src")?.value ?? "";
    const [, type, data = ""] = /^data:image\/(png|jpe?g);base64,([A-Za-z0-9+/=\s]+)$/i.exec(source) ?? [];
    if (!type) return;
    const picture: Picture = {
      kind: "picture",
      type: type.toLowerCase() === "png" ? "png" : "jpg",
      bytes: Buffer.from(data, "base64"),
    };
    this.#add(picture);
  }

  #addText(text: string, style: Style): void {
    const folded = text.replaceAll(/[ \t\r\n\f]+/g, " ");
    if (folded !== "") this.#runs.push({ kind: "text", text: folded, ...style });
  }

  #add(block: Block): void {
    this.#endParagraph();
    this.#blocks.push(block);
  }

  #endParagraph(): void {
    const runs = trimmed(this.#runs);
    this.#runs = [];
    if (runs.length > 0) this.#blocks.push({ kind: "paragraph", runs });
  }
}

const elementsIn = (nodes: Node[], ...names: string[]): Element[] =>
  nodes.filter((node): node is Element => "tagName" in node && names.includes(node.tagName));

const isPageBreak = ({ attrs }: Element): boolean =>
  attrs.some(({ name, value }) => name === "class" && value.split(/\s+/).includes("pagina"));

/** Removes the spaces that HTML does not show: around breaks, at both ends, and next to another space. */
function trimmed(runs: Run[]): Run[] {
  const kept: Run[] = [];
  let endsInSpace = true;
  for (const run of runs) {
    if (run.kind === "break") {
      trimEnd(kept);
      kept.push(run);
      endsInSpace = true;
      continue;
    }
    const text: string = endsInSpace ? run.text.replace(/^ /, "") : run.text;
    if (text === "") continue;
    kept.push({ ...run, text });
    endsInSpace = text.endsWith(" ");
  }
  trimEnd(kept);
  return kept;
}

function trimEnd(runs: Run[]): void {
  const last = runs.at(-1);
  if (last?.kind !== "text" || !last.text.endsWith(" ")) return;
  runs.pop();
  if (last.text === " ") trimEnd(runs);
  else runs.push({ ...last, text: last.text.slice(0, -1) });
}
