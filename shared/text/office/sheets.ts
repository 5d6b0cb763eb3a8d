import { SSF } from "@e965/xlsx";
import { headingMark, marks } from "../reading-marks.ts";
import { ifWhole, type Related } from "./packed.ts";
import type { Package } from "./package.ts";
import { walk } from "./walk.ts";
import type { TextWriter } from "../text-writer.ts";

/** Numbers as their formats show them, by the position of the style of a cell. */
type Shown = (style: string | undefined, value: string) => string;

export function writeSheets(file: Package): void {
  const { written } = file;
  const related = file.related(file.main);
  const texts = sharedTexts(file, related);
  const shown = formatsOf(file, related);
  for (const { part, label } of file.listed("sheet")) {
    written.add(`${file.isMarked ? headingMark(1) : ""}${label}\n`);
    const sheet = file.part(part);
    const layout = file.isMarked ? markedLayout : plainLayout;
    if (sheet) ifWhole(() => writeSheet(sheet, { texts, shown, written, layout }));
    file.writeRelated(part);
  }
}

const partOf = (file: Package, related: Related[], type: string): Buffer | undefined =>
  file.part(related.find((one) => one.type === type)?.name ?? "");

/** The texts that cells name by their position, each with its reading if it has one (Japanese). */
function sharedTexts(file: Package, related: Related[]): string[] {
  const part = partOf(file, related, "sharedStrings");
  const texts: string[] = [];
  if (!part) return texts;
  let text = "";
  let isText = false;
  ifWhole(() =>
    walk(part, {
      open({ name }) {
        if (name === "si") text = "";
        if (name === "rPh") text += " ";
        isText = name === "t";
      },
      close(name) {
        if (name === "si") texts.push(text);
        isText = false;
      },
      text(more) {
        if (isText) text += more;
      },
    }),
  );
  return texts;
}

function formatsOf(file: Package, related: Related[]): Shown {
  const part = partOf(file, related, "styles");
  const own = new Map<string, string>();
  const ofStyle: string[] = [];
  let inCells = false;
  if (part)
    ifWhole(() =>
      walk(part, {
        open({ name, attribute }) {
          if (name === "cellXfs") inCells = true;
          if (name === "numFmt") own.set(attribute("numFmtId") ?? "", attribute("formatCode") ?? "");
          if (name === "xf" && inCells) ofStyle.push(attribute("numFmtId") ?? "0");
        },
        close(name) {
          if (name === "cellXfs") inCells = false;
        },
      }),
    );
  return (style, value) => {
    const id = ofStyle[Number(style)] ?? "0";
    return id === "0" ? value : formatted(own.get(id) ?? Number(id), value);
  };
}

/** The part of the library that is used here; it has no type of its own. */
interface Formats {
  format(code: string | number, value: number): string;
}

/** Dates of the built-in formats are shown as the country writes them. */
const COUNTRY_DATES = new Map([
  [14, "dd.mm.yyyy"],
  [22, "dd.mm.yyyy hh:mm"],
]);

/** The library takes these points for decimal ones, and shows nothing. */
const DATE_POINT = /(?<=[dmy])\.(?=[dmy])/gi;

function formatted(format: string | number, value: string): string {
  const known = typeof format === "number" ? (COUNTRY_DATES.get(format) ?? format) : format;
  const code = typeof known === "number" ? known : known.replaceAll(DATE_POINT, '"."');
  try {
    return (SSF as Formats).format(code, Number(value));
  } catch {
    return value;
  }
}

/** What stands around cells, and at the ends of rows and of the sheet. */
interface Layout {
  cell: string;
  cellEnd: string;
  rowEnd: string;
  sheetEnd: string;
  /** True if cells that are empty keep their place. */
  hasEmpty: boolean;
}

const plainLayout: Layout = { cell: "", cellEnd: "\t", rowEnd: "\n", sheetEnd: "", hasEmpty: false };
const markedLayout: Layout = {
  ...{ cell: marks.cell, cellEnd: marks.cellEnd, rowEnd: marks.rowEnd, sheetEnd: marks.tableEnd },
  hasEmpty: true,
};

/** More empty cells before one are left out: a note far to the right needs no table of that width. */
const MOST_EMPTY = 30;

/** The number of a column from its letters, from 1; 0 without them. */
const columnOf = (reference = ""): number =>
  [...(/^[A-Z]{1,3}/.exec(reference)?.[0] ?? "")].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  );

interface Reading {
  layout: Layout;
  texts: string[];
  shown: Shown;
  written: TextWriter;
}

/** Codes of headers and footers: parts, fonts, sizes, colours and fields (ECMA-376-1, 18.3.1.46). */
const HEADER_CODE = /&(?:"[^"]*"|K[\dA-F]{6}|K\d\d[+-]\d{3}|\d+|[A-Z&])/gi;

const headers = /^(odd|even|first)(Header|Footer)$/;

function writeSheet(part: Buffer, { texts, shown, written, layout }: Reading): void {
  let cell: { type?: string | undefined; style?: string | undefined } = {};
  let value = "";
  let isText = false;
  let column = 0;
  /** How many cells of the row are written. */
  let filled = 0;
  walk(part, {
    open({ name, attribute }) {
      if (name === "row") column = 0;
      if (name === "c") {
        column = columnOf(attribute("r")) || column + 1;
        cell = { type: attribute("t"), style: attribute("s") };
        value = "";
      }
      isText = name === "v" || name === "t" || headers.test(name);
      if (headers.test(name)) value = "";
    },
    close(name) {
      isText = false;
      if (name === "c" && value !== "") writeCell();
      if (name === "row") {
        written.add(layout.rowEnd);
        filled = 0;
      }
      if (name === "sheetData") written.add(layout.sheetEnd);
      if (headers.test(name))
        written.add(`${value.replaceAll(HEADER_CODE, (code) => (code === "&&" ? "&" : " "))}\n`);
    },
    text(more) {
      if (isText) value += more;
    },
    isEnough: () => written.isFull,
  });

  function writeCell(): void {
    const empty = layout.hasEmpty ? Math.min(Math.max(column - 1 - filled, 0), MOST_EMPTY) : 0;
    written.add(`${(layout.cell + layout.cellEnd).repeat(empty)}${layout.cell}${said()}${layout.cellEnd}`);
    filled += empty + 1;
  }

  function said(): string {
    if (cell.type === "s") return texts[Number(value)] ?? "";
    return cell.type === undefined || cell.type === "n" ? shown(cell.style, value) : value;
  }
}
