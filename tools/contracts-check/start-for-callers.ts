import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { root } from "../../localstack/serverless/deployment.ts";
import { folder, run, type System } from "./commands.ts";
import { strictly } from "./typescript.ts";

/*
 * Walks the first steps of callers: the blocks of a document are run in order by one shell, as a reader pastes them, those in
 * TypeScript collected in start.ts, those in JavaScript in start.js. A block `text` has the expected output of the commands before it; `…`
 * stands for any text. Commands without one print nothing.
 */

/** The check starts the system itself. */
const START = "npm ci && npm start\n";
const MARK = "--- block ";

interface Block {
  language: string;
  text: string;
  line: number;
}

const blocksOf = (document: string): Block[] =>
  [...document.matchAll(/^```(\w*)\n([^]*?)^```$/gm)].map(({ 1: language = "", 2: text = "", index }) => ({
    language,
    text,
    line: document.slice(0, index).split("\n").length,
  }));

/** A document, and the heading behind its first steps. */
interface Walk {
  document: string;
  until?: string;
}

/** The first steps of callers, in the documents that have them. */
const walks: Walk[] = [
  { document: "docs/start-for-callers.md" },
  { document: "client/README.md", until: "## Calls" },
];

/** @throws Error if a command fails, prints something else, or start.ts does not compile */
export async function walkStart(system: System): Promise<void> {
  for (const walk of walks) await walkDocument(walk, system);
}

async function walkDocument({ document, until }: Walk, system: System): Promise<void> {
  const text = await readFile(join(root, document), "utf8");
  const blocks = blocksOf(
    atAddresses(until === undefined ? text : text.slice(0, text.indexOf(until)), system),
  );
  const own = blocks.filter(({ text: commands }) => commands !== START);
  const folderOfWalk = join(folder, "start");
  await rm(folderOfWalk, { recursive: true, force: true });
  await mkdir(folderOfWalk, { recursive: true });
  await writeFile(join(folderOfWalk, "walk.sh"), scriptOf(own));
  const env = { TMPDIR: folderOfWalk, PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ""}` };
  const { stdout } = await run("bash", ["-eu", "-o", "pipefail", join(folderOfWalk, "walk.sh")], root, env);
  comparePrinted(document, own, stdout);
  if (own.some(({ language }) => language === "ts")) await compileStart(folderOfWalk);
}

/** The text with the addresses and the folder of the system that is walked. */
function atAddresses(text: string, { origin, machineOrigin, certificates }: System): string {
  const { port } = new URL(origin);
  return text
    .replaceAll("http://localhost:3000", `http://localhost:${port}`)
    .replaceAll("https://localhost:8443", machineOrigin)
    .replaceAll("$PWD/.state/certificates", certificates);
}

const SCRIPTS = new Map([
  ["ts", "start.ts"],
  ["js", "start.js"],
]);

/** The commands, each after a mark with its line; programs are appended to their file. */
const scriptOf = (blocks: Block[]): string =>
  blocks
    .map(({ language, text, line }) => {
      if (language === "sh") return `echo "${MARK}${String(line)}"\n${text}`;
      const file = SCRIPTS.get(language);
      return file ? `cat >> ${file} <<'PROGRAM'\n${text}PROGRAM\n` : "";
    })
    .join("\n");

function comparePrinted(document: string, blocks: Block[], stdout: string): void {
  const printed = new Map(
    stdout
      .split(MARK)
      .slice(1)
      .map((part) => [Number.parseInt(part, 10), part.slice(part.indexOf("\n") + 1)]),
  );
  blocks.forEach(({ language, line }, index) => {
    if (language !== "sh") return;
    const next = blocks[index + 1];
    const expected = next?.language === "text" ? next.text : "";
    const found = printed.get(line) ?? "nothing, because it did not run";
    if (!patternOf(expected).test(found))
      throw new Error(`${document}:${String(line)} printed\n${found}instead of\n${expected}`);
  });
}

const patternOf = (expected: string): RegExp =>
  new RegExp(`^${expected.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("…", ".+")}$`);

/** Compiles start.ts strictly, in the project of the walk. */
async function compileStart(walk: string): Promise<void> {
  const [project = ""] = (await readdir(walk)).filter((name) => name.startsWith("tmp."));
  const compilerOptions = { ...strictly, noEmit: true };
  const config = { compilerOptions, files: ["start.ts"] };
  await writeFile(join(walk, project, "tsconfig.json"), JSON.stringify(config));
  await run(process.execPath, ["node_modules/typescript/bin/tsc", "-p", join(walk, project)]);
}
