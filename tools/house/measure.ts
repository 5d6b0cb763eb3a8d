import { consoleRows } from "./console.ts";

/* Prints how large the house is. Each number is a row; a row is a small function in a file of this folder. */

/** What is measured, as it is now, and the goal. */
export interface Row {
  what: string;
  now: string;
  goal: string;
}

const rows: readonly Row[] = [...consoleRows()];

console.table(Object.fromEntries(rows.map(({ what, now, goal }) => [what, { now, goal }])));
