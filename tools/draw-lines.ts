import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../localstack/serverless/deployment.ts";

/*
 * `node tools/draw-lines.ts <seed> [--rooms]`: twenty lines of the product, drawn by a seed, for the test of its rooms: a
 * newcomer who knows the list of rooms (docs/rooms.md) says from each line alone in which room it is. `--rooms`
 * prints the folder of each line.
 */

const LINES = 20;
/** Files that only describe the product to others. */
const OUTSIDE = /\.(test|expectations)\.ts$|\/testing(\.ts$|\/)|\/(api|texts)\.ts$/;
/** Lines without a statement of their own: imports, comments, closing brackets. */
const WITHOUT_CONTENT = /^(import|export \*|\/?\*|\/\/|[)\]}])/;
const LEAST_CHARACTERS = 40;

interface Line {
  room: string;
  text: string;
}

function linesIn(file: string): Line[] {
  const lines = readFileSync(join(root, file), "utf8").split("\n");
  return lines
    .map((line) => ({ room: dirname(file), text: line.trim() }))
    .filter(({ text }) => text.length >= LEAST_CHARACTERS && !WITHOUT_CONTENT.test(text));
}

const [seed = "1", option] = process.argv.slice(2);
const files = globSync("{shared,functions}/**/*.ts", { cwd: root }).filter((file) => !OUTSIDE.test(file));
const order = ({ room, text }: Line) => createHash("sha256").update(`${seed} ${room} ${text}`).digest("hex");
/** A line that a room repeats is drawn once. */
const distinct = new Map(files.flatMap(linesIn).map((line) => [`${line.room} ${line.text}`, line]));
const drawn = [...distinct.values()]
  .map((line) => ({ ...line, at: order(line) }))
  .sort((a, b) => (a.at < b.at ? -1 : 1))
  .slice(0, LINES);
for (const [i, { room, text }] of drawn.entries())
  console.log(`${String(i + 1).padStart(2)}  ${option === "--rooms" ? room : text}`);
