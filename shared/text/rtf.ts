import { encodingOfCodePage } from "./code-pages.ts";
import { type FileProperties, propertiesOf } from "./file-properties.ts";
import type { Gathering } from "./office/walk.ts";
import { headingMark, marks } from "./reading-marks.ts";
import { TextWriter } from "./text-writer.ts";
import { UnreadableFile } from "./unreadable.ts";

/* The text of Rich Text Format files (specification 1.9.1): one pass over the bytes, with a stack of groups. */

/** What a group inherits from the one around it. */
interface Group {
  /** Its text is not the document's. */
  isLeftOut: boolean;
  /** Text that a tracked change deleted. */
  isDeleted: boolean;
  /** How many characters stand for one that older readers do not know. */
  replacements: number;
  codePage: string;
  /** It is a note, a header: a text of its own. */
  isApart: boolean;
}

/** Groups whose text is data of the format. */
const leftOut = new Set(
  (
    "fonttbl colortbl stylesheet info listtable listoverridetable revtbl rsidtbl generator themedata colorschememapping datastore " +
    "latentstyles pict objdata objclass objname fldinst bkmkstart bkmkend xmlnstbl filetbl sn sv sp nonshppict atnid atnauthor atntime " +
    "atndate atnref annotationtime ffname ffdeftext ffhelptext ffstattext ffentrymcr ffexitmcr ffformat datafield pn xe tc template " +
    "userprops docvar private wgrffmtfilter passwordhash upr panose falt fontemb ftnsep ftnsepc aftnsep aftnsepc"
  ).split(" "),
);

/** Groups that older readers skip, and whose text is the document's. */
const kept = new Set([
  "shpinst",
  "annotation",
  "ud",
  "shppict",
  "formfield",
  "background",
  "nesttableprops",
  "do",
  "dptxbxtext",
]);

/** What control words stand for. */
const signs: Readonly<Record<string, string>> = {
  par: "\n",
  line: "\n",
  sect: "\n",
  page: "\n",
  column: "\n",
  row: "\n",
  nestrow: "\n",
  cell: "\t",
  nestcell: "\t",
  tab: "\t",
  emdash: "—",
  endash: "–",
  emspace: " ",
  enspace: " ",
  qmspace: " ",
  bullet: "•",
  lquote: "‘",
  rquote: "’",
  ldblquote: "“",
  rdblquote: "”",
};

/** Groups that begin a text of their own. */
const beginnings = new Set([
  "footnote",
  "annotation",
  "shptxt",
  "header",
  "footer",
  "headerf",
  "footerf",
  "headerl",
  "footerl",
  "headerr",
  "footerr",
]);

/** Code pages of the character sets of fonts. */
const charsets: Readonly<Record<number, string>> = {
  77: "macintosh",
  128: "shift_jis",
  129: "euc-kr",
  134: "gbk",
  136: "big5",
  161: "windows-1253",
  162: "windows-1254",
  163: "windows-1258",
  177: "windows-1255",
  178: "windows-1256",
  186: "windows-1257",
  204: "windows-1251",
  222: "windows-874",
  238: "windows-1250",
};

const MOST_DEPTH = 10_000;

const CONTROL = /([A-Za-z]{1,32})(-?\d{1,10})? ?/y;

/** The text of an RTF file: headers, notes and comments where they stand. @throws UnreadableFile */
export function textOfRtf(
  bytes: Buffer,
  most = Infinity,
  { about = {}, gathered = "plain" }: Gathering = {},
): string {
  const source = bytes.toString("latin1");
  if (!/^\s{0,100}\{\\rtf/.test(source)) throw new UnreadableFile("stricat");
  Object.assign(about, propertiesIn(source));
  return new Reader(source, most, gathered === "marked").text();
}

/** What stands before the text: fonts, styles, and what the file says about itself. */
const MOST_HEAD = 500_000;

function propertiesIn(source: string): FileProperties {
  const head = source.slice(0, MOST_HEAD);
  const at = head.indexOf("{\\info");
  if (at === -1) return {};
  const info = head.slice(at);
  const codePage = /\\ansicpg\d+/.exec(head)?.[0] ?? "";
  const textOf = (name: string): string | undefined => {
    // Letters that no code page has stand in a second group.
    const unicode = new RegExp(`\\{\\\\\\*\\\\ud(\\\\uc\\d+)?\\s?(?=\\{\\\\${name} )`).exec(info);
    const begin = unicode ? unicode.index + unicode[0].length : info.indexOf(`{\\${name} `);
    const group = begin === -1 ? "" : groupAt(info, begin).slice(name.length + 3, -1);
    return group === ""
      ? undefined
      : new Reader(`{\\rtf1${codePage}${unicode?.[1] ?? ""} ${group}}`, Infinity, false).text();
  };
  const time = /\{\\creatim([^}]{0,100})\}/.exec(info)?.[1] ?? "";
  const part = (name: string, digits: number): string =>
    (new RegExp(`\\\\${name}(\\d+)`).exec(time)?.[1] ?? "").padStart(digits, "0");
  return propertiesOf({
    title: textOf("title"),
    author: textOf("author"),
    date: `${part("yr", 4)}-${part("mo", 2)}-${part("dy", 2)}T${part("hr", 2)}:${part("min", 2)}`,
    pages: /\\nofpages(\d{1,7})/.exec(info)?.[1],
  });
}

/** Longer titles are none. */
const MOST_GROUP = 10_000;

/** A group from its brace to the one that ends it. */
function groupAt(source: string, begin: number): string {
  let depth = 0;
  for (let at = begin; at < source.length && at - begin < MOST_GROUP; at += 1) {
    const sign = source.charAt(at);
    if (sign === "\\") at += 1;
    else if (sign === "{") depth += 1;
    else if (sign === "}" && (depth -= 1) === 0) return source.slice(begin, at + 1);
  }
  return "";
}

class Reader {
  private readonly source: string;
  private readonly written: TextWriter;
  private readonly fonts = new Map<number, string>();
  private at = 0;
  private group: Group = {
    isLeftOut: false,
    isDeleted: false,
    replacements: 1,
    codePage: "windows-1252",
    isApart: false,
  };
  private readonly around: Group[] = [];
  private bytes: number[] = [];
  /** Characters still to be skipped after one in Unicode. */
  private toSkip = 0;
  private isStarred = false;
  private readonly state = { inFonts: false, inCell: false, font: 0, codePage: "windows-1252" };

  private readonly isMarked: boolean;

  constructor(source: string, most: number, isMarked: boolean) {
    this.isMarked = isMarked;
    this.source = source;
    this.written = new TextWriter(most);
  }

  text(): string {
    while (this.at < this.source.length && !this.written.isFull) this.step();
    this.flush();
    return this.written.text();
  }

  private step(): void {
    const sign = this.source.charAt(this.at);
    this.at += 1;
    if (sign === "{") this.open();
    else if (sign === "}") this.close();
    else if (sign === "\\") this.control();
    else if (sign !== "\r" && sign !== "\n" && sign !== "\0") this.byte(sign.charCodeAt(0));
  }

  private open(): void {
    this.flush();
    this.toSkip = 0;
    if (this.around.length >= MOST_DEPTH) throw new UnreadableFile("preaMare");
    this.around.push({ ...this.group });
  }

  private close(): void {
    this.flush();
    this.toSkip = 0;
    this.isStarred = false;
    const { isApart } = this.group;
    this.group = this.around.pop() ?? this.group;
    if (isApart && !this.group.isApart) this.add("\n");
    this.state.inFonts &&= this.group.isLeftOut;
  }

  private control(): void {
    CONTROL.lastIndex = this.at;
    const found = CONTROL.exec(this.source);
    if (!found) {
      const symbol = this.source.charAt(this.at);
      this.at += 1;
      this.symbol(symbol);
      return;
    }
    this.at = CONTROL.lastIndex;
    const [, name = "", number] = found;
    this.word(name, number === undefined ? undefined : Number(number));
  }

  private symbol(symbol: string): void {
    if (symbol === "'") {
      this.byte(Number.parseInt(this.source.slice(this.at, this.at + 2), 16) || 0x20);
      this.at += 2;
    } else if (symbol === "*") this.isStarred = true;
    else if (symbol === "~") this.sign("\u00a0");
    else if (symbol === "_") this.sign("-");
    else if (symbol === "\r" || symbol === "\n") this.sign("\n");
    else if (symbol === "\\" || symbol === "{" || symbol === "}") this.byte(symbol.charCodeAt(0));
  }

  private word(name: string, number: number | undefined): void {
    const { isStarred, group } = this;
    this.isStarred = false;
    if (name === "bin") this.at += Math.max(number ?? 0, 0);
    else if (name === "u") this.unicode(number ?? 0);
    else if (name === "ud") group.isLeftOut = false;
    else if (name === "uc") group.replacements = Math.max(number ?? 1, 0);
    else if (leftOut.has(name) || (isStarred && !kept.has(name))) {
      group.isLeftOut = true;
      if (name === "fonttbl") this.state.inFonts = true;
    } else if (beginnings.has(name)) {
      this.sign("\n");
      group.isApart = true;
    } else if (name === "deleted") group.isDeleted = number !== 0;
    else if (this.isMarked && this.mark(name, number ?? 0)) return;
    else if (Object.hasOwn(signs, name)) this.sign(signs[name] ?? "");
    else this.encoding(name, number ?? 0);
  }

  /** Writes what a control word says of headings and tables. @returns false if it says nothing of them */
  private mark(name: string, number: number): boolean {
    if (name === "outlinelevel") this.sign(headingMark(number + 1));
    else if (name === "intbl") {
      if (!this.state.inCell) this.sign(marks.cell);
      this.state.inCell = true;
    } else if (name === "cell" || name === "row") {
      this.sign(name === "cell" ? marks.cellEnd : marks.rowEnd);
      this.state.inCell = false;
    } else return false;
    return true;
  }

  private encoding(name: string, number: number): void {
    if (name === "f") {
      this.flush();
      this.state.font = number;
      if (!this.state.inFonts) this.group.codePage = this.fonts.get(number) ?? this.state.codePage;
    } else if (name === "fcharset" && this.state.inFonts) {
      const page = charsets[number];
      if (page !== undefined) this.fonts.set(this.state.font, page);
    } else if (name === "ansicpg") {
      const page = encodingOfCodePage(number);
      if (page !== undefined) this.state.codePage = this.group.codePage = page;
    } else if (name === "plain") {
      this.flush();
      this.group.isDeleted = false;
      this.group.codePage = this.state.codePage;
    }
  }

  /** A character in UTF-16, in negative numbers above 32,767; what stands for it in older readers follows. */
  private unicode(number: number): void {
    this.flush();
    this.add(String.fromCharCode(number < 0 ? number + 65_536 : number));
    this.toSkip = this.group.replacements;
  }

  private byte(value: number): void {
    if (this.toSkip > 0) this.toSkip -= 1;
    else this.bytes.push(value);
  }

  private sign(text: string): void {
    this.flush();
    this.toSkip = 0;
    this.add(text);
  }

  private flush(): void {
    if (this.bytes.length === 0) return;
    this.add(new TextDecoder(this.group.codePage).decode(Buffer.from(this.bytes)));
    this.bytes = [];
  }

  private add(text: string): void {
    if (!this.group.isLeftOut && !this.group.isDeleted) this.written.add(text);
  }
}
