import { csvLine } from "../../shared/everywhere/cells.ts";
import { dayOf } from "../words/days.ts";
import { formatsIn } from "../words/formats.ts";
import { type Language, useLanguage } from "../words/language.ts";
import { saveFile } from "./save-file.ts";

/** A moment is a Date, so that every table file writes it alike. */
export type Cell = string | number | Date | undefined;
export type Line = readonly Cell[];

const pad = (number: number): string => String(number).padStart(2, "0");

/** Local time with its zone, so that it sorts and is no puzzle elsewhere: `2026-11-27 10:00:00 +02:00`. */
function momentText(moment: Date): string {
  const ahead = -moment.getTimezoneOffset();
  const zone = `${ahead < 0 ? "-" : "+"}${pad(Math.floor(Math.abs(ahead) / 60))}:${pad(Math.abs(ahead) % 60)}`;
  const time = [moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(pad).join(":");
  return `${dayOf(moment)} ${time} ${zone}`;
}

/** Rows as a table file for the spreadsheets of a language, with the byte order mark that makes them read UTF-8. */
export function csvOf(lines: readonly Line[], language: Language): Blob {
  const decimal = /[.,]/.exec(formatsIn(language).number(0.5))?.[0] ?? ".";
  const textOf = (cell: Cell): string => {
    if (cell instanceof Date) return momentText(cell);
    return typeof cell === "number" ? String(cell).replace(".", decimal) : (cell ?? "");
  };
  const separator = decimal === "," ? ";" : ",";
  const written = lines.map((line) => csvLine(line.map(textOf), separator));
  return new Blob(["\uFEFF", ...written], { type: "text/csv;charset=utf-8" });
}

/** Saves a table file, named with its day. */
export const saveCsv = (name: string, lines: readonly Line[], language: Language): void =>
  saveFile(csvOf(lines, language), `${name}-${dayOf(Date.now())}.csv`);

/** The same in the language of the page. */
export function useCsv(): (name: string, head: readonly string[], lines: readonly Line[]) => void {
  const language = useLanguage();
  return (name, head, lines) => saveCsv(name, [head, ...lines], language);
}
