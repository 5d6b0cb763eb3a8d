import type { Row } from "./row.ts";
import { functionsOver, importsOf, isScript, isTest, linesOf, number, trackedIn } from "./sources.ts";

const MOST_LINES = 60;

/** The size of the console, and into how many pieces it is cut. */
export function consoleRows(): Row[] {
  const scripts = trackedIn("console").filter((file) => isScript(file) && !isTest(file));
  const importers = new Map<string, number>();
  for (const file of scripts)
    for (const imported of importsOf(file)) importers.set(imported, (importers.get(imported) ?? 0) + 1);
  const once = scripts.filter((file) => importers.get(file) === 1).length;
  return [
    {
      what: "lines of the console without tests",
      now: number.format(scripts.reduce((sum, file) => sum + linesOf(file), 0)),
      goal: "50,000",
    },
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
