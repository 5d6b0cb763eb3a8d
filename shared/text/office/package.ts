import { UnreadableFile } from "../unreadable.ts";
import { ifWhole, type Related, relatedTo } from "./packed.ts";
import { type Grammar, type Tag, walk, writeText } from "./walk.ts";
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

interface Listed {
  part: string;
  label: string;
}

export class Package {
  readonly written: TextWriter;
  private readonly parts: Map<string, Buffer>;
  private readonly read = new Set<string>();

  constructor(parts: Map<string, Buffer>, most: number) {
    this.parts = parts;
    this.written = new TextWriter(most);
  }

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
    writeText(part, grammar, this.written);
    this.written.add("\n");
    this.writeRelated(name);
  }

  writeRelated(name: string): void {
    for (const one of this.related(name)) if (said.has(one.type)) ifWhole(() => this.write(one.name));
  }
}
