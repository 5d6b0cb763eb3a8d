import type { FileProperties } from "../file-properties.ts";
import { decodeText } from "../plain-text.ts";
import { SaxesParser, type SaxesTagPlain } from "saxes";
import type { TextWriter } from "../text-writer.ts";

/** The part is no XML, or is deeper than documents are. */
export class DamagedPart extends Error {
  override readonly name = "DamagedPart";
}

/** Documents with tables inside of tables have 60. */
const MOST_DEPTH = 500;

/** The parser is fed in pieces, so that it ends soon after enough was read. */
const PIECE = 65_536;

/** An element, by its name without the prefix. */
export interface Tag {
  name: string;
  /** The value of an attribute, by its name without the prefix. */
  attribute(name: string): string | undefined;
  /** Its attribute `r:id`, which names a relation of the part; elements may have an `id` besides. */
  relation(): string | undefined;
}

export interface Walk {
  open?(tag: Tag): void;
  close?(name: string): void;
  text?(text: string): void;
  /** True if the rest is not wanted. */
  isEnough?(): boolean;
  /** Markup that breaks the rules is read on: a document that people see has to be whole, a text need not. */
  isTolerant?: boolean;
}

const local = (name: string): string => name.slice(name.indexOf(":") + 1);

/**
 * Reads the XML of a part from its beginning to its end. Prefixes are left out: in office files no two elements differ by their
 * namespace alone. @throws DamagedPart
 */
export function walk(part: Buffer | string, { open, close, text, isEnough, isTolerant = false }: Walk): void {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  let depth = 0;
  parser.on("error", (error) => {
    if (!isTolerant) throw new DamagedPart(error.message);
  });
  parser.on("opentag", (tag) => {
    if ((depth += 1) > MOST_DEPTH) throw new DamagedPart("too deep");
    open?.(tagOf(tag));
  });
  parser.on("closetag", ({ name }) => {
    depth -= 1;
    close?.(local(name));
  });
  if (text) {
    parser.on("text", text);
    parser.on("cdata", text);
  }
  const xml = typeof part === "string" ? part : decodeText(part);
  for (let start = 0; start < xml.length; start += PIECE) {
    if (isEnough?.()) return;
    parser.write(xml.slice(start, start + PIECE));
  }
  parser.close();
}

const tagOf = ({ name, attributes }: SaxesTagPlain): Tag => ({
  name: local(name),
  attribute(wanted) {
    const full = Object.keys(attributes).find((one) => local(one) === wanted);
    return full === undefined ? undefined : attributes[full];
  },
  relation() {
    const full = Object.keys(attributes).find((one) => one.endsWith(":id"));
    return full === undefined ? undefined : attributes[full];
  },
});

/** What the elements of a format say. */
export interface Grammar {
  /** Character data counts inside of these. */
  texts: readonly string[];
  /** These are left out with everything in them. */
  without?: readonly string[];
  /** What an element stands for. */
  signs?: Readonly<Record<string, string | ((tag: Tag) => string)>>;
  /** What ends an element. */
  ends?: Readonly<Record<string, string>>;
  /** What an element says of the paragraph around it, also inside of what is left out. */
  marks?: Readonly<Record<string, (tag: Tag) => string>>;
}

/** How a text is gathered: for search, or for reading, with marks of headings and cells. */
export type Gathered = "plain" | "marked";

/** How the text of a file is gathered. */
export interface Gathering {
  /** Default: without marks. */
  gathered?: Gathered;
  /** Gets what the file says about itself. */
  about?: FileProperties;
}

/** Writes the text of a part. @throws DamagedPart */
export function writeText(part: Buffer, grammar: Grammar, written: TextWriter): void {
  const texts = new Set(grammar.texts);
  const without = new Set(grammar.without);
  const signs = new Map(Object.entries(grammar.signs ?? {}));
  const ends = new Map(Object.entries(grammar.ends ?? {}));
  const marks = new Map(Object.entries(grammar.marks ?? {}));
  let inText = 0;
  let leftOut = 0;
  walk(part, {
    open(tag) {
      written.add(marks.get(tag.name)?.(tag) ?? "");
      if (leftOut > 0 || without.has(tag.name)) leftOut += 1;
      else {
        if (texts.has(tag.name)) inText += 1;
        const sign = signs.get(tag.name);
        if (sign !== undefined) written.add(typeof sign === "string" ? sign : sign(tag));
      }
    },
    close(name) {
      if (leftOut > 0) leftOut -= 1;
      else {
        if (texts.has(name)) inText -= 1;
        written.add(ends.get(name) ?? "");
      }
    },
    text(text) {
      if (inText > 0 && leftOut === 0) written.add(text.replaceAll(/[\t\r\n]+/g, " "));
    },
    isEnough: () => written.isFull,
  });
}
