import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { root } from "../../localstack/serverless/deployment.ts";
import { folder, run, type System } from "./commands.ts";
import { strictly } from "./typescript.ts";

/*
 * Walks docs/start-for-callers.md: its blocks are run in order by one shell, as a reader pastes them, those in TypeScript
 * collected in start.ts. A block `text` has the expected output of the commands before it; `…` stands for any text. Commands without one
 * print nothing.
 */

const DOCUMENT = "docs/start-for-callers.md";
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

/** @throws Error if a command fails, prints something else, or start.ts does not compile */
export async function walkStart(system: System): Promise<void> {
  const document = await readFile(join(root, DOCUMENT), "utf8");
  const { port } = new URL(system.origin);
  const [start, ...blocks] = blocksOf(
    document.replaceAll("http://localhost:3000", `http://localhost:${port}`),
  );
  if (start?.text !== START) throw new Error(`${DOCUMENT} does not begin with ${START}`);
  const walk = join(folder, "start");
  await rm(walk, { recursive: true, force: true });
  await mkdir(walk, { recursive: true });
  await writeFile(join(walk, "walk.sh"), scriptOf(blocks));
  const env = { TMPDIR: walk, PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ""}` };
  const { stdout } = await run("bash", ["-eu", "-o", "pipefail", join(walk, "walk.sh")], root, env);
  comparePrinted(blocks, stdout);
  await compileStart(walk);
}

/** The commands, each after a mark with its line; TypeScript is appended to start.ts. */
const scriptOf = (blocks: Block[]): string =>
  blocks
    .map(({ language, text, line }) => {
      if (language === "sh") return `echo "${MARK}${String(line)}"\n${text}`;
      return language === "ts" ? `cat >> start.ts <<'TYPESCRIPT'\n${text}TYPESCRIPT\n` : "";
    })
    .join("\n");

function comparePrinted(blocks: Block[], stdout: string): void {
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
      throw new Error(`${DOCUMENT}:${String(line)} printed\n${found}instead of\n${expected}`);
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
