import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../localstack/serverless/deployment.ts";

const SOURCE = "docs/wings.json";

/** What is done in each wing of a service and in each room of `shared`, from the ground up. */
const wings = (): Record<string, Record<string, string>> =>
  JSON.parse(readFileSync(join(root, SOURCE), "utf8")) as Record<string, Record<string, string>>;

const foldersIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "testing")
    .map(({ name }) => name);

/** @throws Error that names the folders without a line, and the lines without a folder */
function sectionOf(part: string, lines: Record<string, string>): string {
  const folder = part === "shared" ? part : `functions/${part}`;
  const present = foldersIn(folder);
  const wrong = [
    ...present.filter((name) => !Object.hasOwn(lines, name)),
    ...Object.keys(lines).filter((name) => !present.includes(name)),
  ];
  if (wrong.length > 0) throw new Error(`${SOURCE}, ${folder}: a line for each folder; ${wrong.join(", ")}`);
  const rows = Object.entries(lines).map(([name, work]) => `| \`${name}\` | ${work} |`);
  return `## \`${folder}\`\n\n| folder | work |\n|---|---|\n${rows.join("\n")}\n`;
}

const HEAD = `# The rooms

<!-- Written by npm run generate from docs/wings.json. -->

A service is divided into wings by the work that is done there, and a wing into rooms. A wing imports from those above it in
this table, never the other way round: \`npm run check -- imports\` fails otherwise.

A line belongs to the room that owns its *act*, not to the room whose record it reads: \`countOutcome(…)\` is called in
many rooms and defined in one. Three questions find most places:

1. Does the line describe what is stored (a schema, a key, a list, a state, a question that a record answers by itself)? \`records/\`.
2. Does it decide who may do it? \`access/\`.
3. Otherwise: which request, message or clock starts it? That feature.
`;

/** docs/rooms.md. */
export const roomsPage = (): string =>
  [HEAD, ...Object.entries(wings()).map(([part, lines]) => sectionOf(part, lines))].join("\n");
