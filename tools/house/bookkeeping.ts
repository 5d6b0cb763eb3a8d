import { execFileSync } from "node:child_process";
import { root } from "../../localstack/serverless/deployment.ts";
import { remedies } from "../../tests/architecture/remedies.ts";
import type { Row } from "./row.ts";
import { linesOf, number, textOf, trackedIn } from "./sources.ts";

/** The files that .gitattributes calls generated. */
function generated(): string[] {
  const output = execFileSync("git", ["check-attr", "-z", "--stdin", "linguist-generated"], {
    cwd: root,
    input: trackedIn(".").join("\0"),
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  const [...fields] = output.split("\0");
  return fields.filter((_, at) => at % 3 === 0 && fields[at + 2] === "set");
}

const scripts = (): string[] =>
  Object.keys((JSON.parse(textOf("package.json")) as { scripts: object }).scripts);

/** The files that a change touches besides its own. */
export const bookkeepingRows = (): Row[] => [
  {
    what: "tracked lines that are generated",
    now: number.format(generated().reduce((sum, file) => sum + linesOf(file), 0)),
    goal: "200,000",
  },
  { what: "scripts of package.json", now: String(scripts().length), goal: "16" },
  { what: "obligations with a remedy", now: String(Object.keys(remedies).length), goal: "25" },
];
