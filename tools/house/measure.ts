import { bookkeepingRows } from "./bookkeeping.ts";
import { consoleRows } from "./console.ts";
import { functionsRows } from "./functions.ts";
import { refusalsRows } from "./refusals.ts";
import { routesRows } from "./routes.ts";
import type { Row } from "./row.ts";
import { titlesRows } from "./titles.ts";

/* Prints how large the house is. Each number is a row; a row is a small function in a file of this folder. */

const rows: readonly Row[] = [
  ...consoleRows(),
  ...functionsRows(),
  ...refusalsRows(),
  ...routesRows(),
  ...bookkeepingRows(),
  ...titlesRows(),
];

console.table(Object.fromEntries(rows.map(({ what, now, goal }) => [what, { now, goal }])));
