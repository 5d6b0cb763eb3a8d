import { once } from "../../once.ts";
import { headingMark, marks } from "../reading-marks.ts";
import { UnreadableFile } from "../unreadable.ts";
import { ifWhole, type Related, relatedTo } from "./packed.ts";
import { type Gathered, type Grammar, type Tag, walk, writeText } from "./walk.ts";
import { TextWriter } from "../text-writer.ts";

const description = ({ attribute }: Tag): string => {
  const all = [attribute("title"), attribute("descr")].filter((text) => text);
  return all.length > 0 ? ` ${all.join(" ")}\n` : "";
};

/** The markup of documents, drawings, charts, notes and comments: no two of them use a name in different ways. */
const grammar: Grammar = {
  texts: ["t", "v", "text"],
  // Of two versions of a drawing the first one is read; a field's code and what was deleted or moved away are not.
  without: ["Fallback", "del", "moveFrom", "delText", "instrText", "rPr", "pPr", "sectPr", "numCache"],
  signs: {
    tab: "\t",
    ptab: "\t",
    br: "\n",
    cr: "\n",
    noBreakHyphen: "-",
    docPr: description,
    cNvPr: description,
    textpath: ({ attribute }) => `${attribute("string") ?? ""}\n`,
    txbxContent: "\n",
  },
  ends: { p: "\n", tc: "\t", pt: "\n", cm: "\n", comment: "\n", rt: " " },
};

/** Kinds of parts that say something, by the type of what names them. */
const said = new Set([
  "header",
  "footer",
  "footnotes",
  "endnotes",
  "comments",
  "chart",
  "chartEx",
  "diagramData",
  "notesSlide",
  "drawing",
  "threadedComment",
  "comment",
]);

const stylesIn = /^(?:heading|titlu)\s*(\d)$/i;

/** The markup with headings, by the styles of a document, and with cells of tables. */
const markedGrammar = (levels: ReadonlyMap<string, number>): Grammar => ({
  ...grammar,
  signs: { ...grammar.signs, tc: marks.cell },
  ends: { ...grammar.ends, tc: marks.cellEnd, tr: marks.rowEnd, tbl: marks.tableEnd },
  marks: {
    pStyle: ({ attribute }) => headingMark(levels.get(attribute("val") ?? "") ?? 0),
    // Of a paragraph, from 0; 9 is text.
    outlineLvl: ({ attribute }) => headingMark(outlineOf(attribute("val"))),
    // The place of the title of a slide.
    ph: ({ attribute }) => headingMark(/^(?:ctrTitle|title)$/.test(attribute("type") ?? "") ? 1 : 0),
  },
});

const BODY = 9;
const outlineOf = (value: string | undefined): number =>
  value === undefined || Number(value) >= BODY ? 0 : Number(value) + 1;

/** The levels of the styles of headings, by their names in the file: the name of a style is that of the program's language. */
function headingStyles(part: Buffer | undefined): Map<string, number> {
  const levels = new Map<string, number>();
  let id = "";
  const note = (level: number) => {
    if (level > 0 && !levels.has(id)) levels.set(id, level);
  };
  if (part)
    ifWhole(() =>
      walk(part, {
        open({ name, attribute }) {
          const value = attribute("val") ?? "";
          if (name === "style") id = attribute("styleId") ?? "";
          else if (name === "name") note(value === "Title" ? 1 : Number(stylesIn.exec(value)?.[1] ?? 0));
          else if (name === "outlineLvl") note(outlineOf(value));
        },
      }),
    );
  return levels;
}

interface Listed {
  part: string;
  label: string;
}

export class Package {
  readonly written: TextWriter;
  private readonly parts: Map<string, Buffer>;
  private readonly read = new Set<string>();
  readonly isMarked: boolean;

  constructor(parts: Map<string, Buffer>, most: number, gathered: Gathered) {
    this.parts = parts;
    this.isMarked = gathered === "marked";
    this.written = new TextWriter(most);
  }

  private readonly grammar = once(() => {
    if (!this.isMarked) return grammar;
    const styles = this.related(this.main).find(({ type }) => type === "styles");
    return markedGrammar(headingStyles(this.part(styles?.name ?? "")));
  });

  /** The name of the main part. @throws UnreadableFile */
  get main(): string {
    const { name } = this.related("").find(({ type }) => type === "officeDocument") ?? {};
    if (name === undefined || !this.parts.has(name)) throw new UnreadableFile("stricat");
    return name;
  }

  related(name: string): Related[] {
    return relatedTo(name, this.parts);
  }

  /** The parts that the main part lists by elements of a name, in their order, each with the name that the element gives it. */
  listed(element: string): Listed[] {
    const byId = new Map(this.related(this.main).map(({ id, name }) => [id, name]));
    const listed: Listed[] = [];
    walk(this.part(this.main) ?? Buffer.alloc(0), {
      open(tag) {
        const part = tag.name === element ? byId.get(tag.relation() ?? "") : undefined;
        if (part !== undefined) listed.push({ part, label: tag.attribute("name") ?? "" });
      },
    });
    return listed;
  }

  part(name: string): Buffer | undefined {
    return this.parts.get(name);
  }

  /** Writes a part, and those that it names: each once. @throws DamagedPart */
  write(name: string): void {
    const part = this.parts.get(name);
    if (!part || this.read.has(name)) return;
    this.read.add(name);
    writeText(part, this.grammar(), this.written);
    this.written.add("\n");
    this.writeRelated(name);
  }

  writeRelated(name: string): void {
    for (const one of this.related(name)) if (said.has(one.type)) ifWhole(() => this.write(one.name));
  }
}
