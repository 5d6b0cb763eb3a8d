import { SSF } from "@e965/xlsx";
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
    written.add(`${label}\n`);
    const sheet = file.part(part);
    if (sheet) ifWhole(() => writeSheet(sheet, { texts, shown, written }));
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

interface Reading {
  texts: string[];
  shown: Shown;
  written: TextWriter;
}

/** Codes of headers and footers: parts, fonts, sizes, colours and fields (ECMA-376-1, 18.3.1.46). */
const HEADER_CODE = /&(?:"[^"]*"|K[\dA-F]{6}|K\d\d[+-]\d{3}|\d+|[A-Z&])/gi;

const headers = /^(odd|even|first)(Header|Footer)$/;

function writeSheet(part: Buffer, { texts, shown, written }: Reading): void {
  let cell: { type?: string | undefined; style?: string | undefined } = {};
  let value = "";
  let isText = false;
  walk(part, {
    open({ name, attribute }) {
      if (name === "c") {
        cell = { type: attribute("t"), style: attribute("s") };
        value = "";
      }
      isText = name === "v" || name === "t" || headers.test(name);
      if (headers.test(name)) value = "";
    },
    close(name) {
      isText = false;
      if (name === "c" && value !== "") written.add(`${said()}\t`);
      if (name === "row") written.add("\n");
      if (headers.test(name))
        written.add(`${value.replaceAll(HEADER_CODE, (code) => (code === "&&" ? "&" : " "))}\n`);
    },
    text(more) {
      if (isText) value += more;
    },
    isEnough: () => written.isFull,
  });

  function said(): string {
    if (cell.type === "s") return texts[Number(value)] ?? "";
    return cell.type === undefined || cell.type === "n" ? shown(cell.style, value) : value;
  }
}
