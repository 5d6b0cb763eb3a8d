import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "../../localstack/serverless/deployment.ts";
import { run } from "./commands.ts";

/*
 * Follows the guides of docs/ in a copy of the project: each block goes where the comment above it says, then the commands of the
 * guides run. A comment is `<!-- new: FILE -->`, or `<!-- in: FILE, before: BEGINNING OF A LINE -->`.
 */

const guides = ["docs/add-an-endpoint.md", "docs/console.md"];
const BLOCK = /<!-- (new|in): (\S+?)(?:, before: (.+?))? -->\s*```\w+\n([\s\S]*?)```/g;
const COMMANDS = /## Check it\s*```sh\n([\s\S]*?)```/;

/** The files that git knows and that are here, without those that are ignored. */
async function copyTo(folder: string): Promise<void> {
  const { stdout } = await run("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], root);
  for (const file of stdout.split("\0").filter(Boolean)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(root, file), join(folder, file));
  }
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  // The checks read the files that git knows.
  await run("git", ["init", "-q"], folder);
  await run("git", ["add", "--all"], folder);
}

/** @throws Error if no line of the file begins so */
async function insert(file: string, beginning: string, text: string): Promise<void> {
  const lines = (await readFile(file, "utf8")).split("\n");
  const at = lines.findIndex((line) => line.startsWith(beginning));
  if (at === -1) throw new Error(`no line of ${file} begins with ${beginning}`);
  await writeFile(file, lines.toSpliced(at, 0, ...text.trimEnd().split("\n")).join("\n"));
}

const MOST_FILES = 6;

/** Makes the changes of a guide. @returns the commands that it checks them with. @throws Error if a step has no place */
async function apply(guide: string, folder: string): Promise<string[]> {
  const text = await readFile(join(root, guide), "utf8");
  const files = new Set<string>();
  for (const [, kind, file = "", before = "", block = ""] of text.matchAll(BLOCK)) {
    files.add(file);
    if (kind === "in") await insert(join(folder, file), before, block);
    else await writeFile(join(folder, file), block);
  }
  if (files.size === 0 || files.size > MOST_FILES)
    throw new Error(`${guide} changes ${files.size} files by hand`);
  const [, commands = ""] = COMMANDS.exec(text) ?? [];
  if (commands === "") throw new Error(`${guide} names no checks`);
  return commands.trim().split("\n");
}

/** @throws Error if a step of a guide or one of its checks fails */
export async function followGuides(): Promise<void> {
  // Outside of the project, whose ignored folders some programs leave out.
  const folder = await mkdtemp(join(tmpdir(), "guides-"));
  try {
    await copyTo(folder);
    const checks: string[] = [];
    for (const guide of guides) checks.push(...(await apply(guide, folder)));
    // Each check once, of the changes of all guides.
    for (const command of new Set(["npm run format", "npm run generate", ...checks]))
      await run("bash", ["-c", command], folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
