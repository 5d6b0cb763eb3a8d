import type { Row } from "./row.ts";
import { functionsOver, importsOf, isScript, isTest, linesOf, number, trackedIn } from "./sources.ts";

const MOST_LINES = 60;

/** The size of the console, and into how many pieces it is cut. */
export function consoleRows(): Row[] {
  const all = trackedIn("console");
  const scripts = all.filter((file) => isScript(file) && !isTest(file));
  const importers = new Map<string, number>();
  for (const file of scripts)
    for (const imported of importsOf(file)) importers.set(imported, (importers.get(imported) ?? 0) + 1);
  const once = scripts.filter((file) => importers.get(file) === 1).length;
  const lines = (files: readonly string[]): number => files.reduce((sum, file) => sum + linesOf(file), 0);
  return [
    { what: "lines of the console", now: number.format(lines(all)), goal: "50,000" },
    { what: "… of its code without tests", now: number.format(lines(scripts)), goal: "" },
    {
      what: "files of the console that one other imports",
      now: `${once} of ${scripts.length}, ${Math.round((100 * once) / scripts.length)} %`,
      goal: "35 %",
    },
    {
      what: `functions of the console over ${MOST_LINES} lines`,
      now: String(functionsOver(MOST_LINES, scripts)),
      goal: "15",
    },
  ];
}
