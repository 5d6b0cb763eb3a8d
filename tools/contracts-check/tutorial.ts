import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "../../localstack/serverless/deployment.ts";
import { run } from "./commands.ts";

/*
 * Follows docs/add-an-endpoint.md in a copy of the project: each block goes where the comment above it says, then the commands of
 * the document run. A comment is `<!-- new: FILE -->`, or `<!-- in: FILE, before: BEGINNING OF A LINE -->`.
 */

const GUIDE = "docs/add-an-endpoint.md";
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
  if (at === -1) throw new Error(`${GUIDE}: no line of ${file} begins with ${beginning}`);
  await writeFile(file, lines.toSpliced(at, 0, ...text.trimEnd().split("\n")).join("\n"));
}

/** @returns how many files changed by hand */
async function follow(guide: string, folder: string): Promise<number> {
  const files = new Set<string>();
  for (const [, kind, file = "", before = "", text = ""] of guide.matchAll(BLOCK)) {
    files.add(file);
    if (kind === "in") await insert(join(folder, file), before, text);
    else await writeFile(join(folder, file), text);
  }
  return files.size;
}

const MOST_FILES = 6;

/** @throws Error if a step of the guide or one of its checks fails */
export async function followTutorial(): Promise<void> {
  const guide = await readFile(join(root, GUIDE), "utf8");
  // Outside of the project, whose ignored folders some programs leave out.
  const folder = await mkdtemp(join(tmpdir(), "tutorial-"));
  try {
    await copyTo(folder);
    const files = await follow(guide, folder);
    if (files === 0 || files > MOST_FILES) throw new Error(`${GUIDE} changes ${files} files by hand`);
    const [, commands = ""] = COMMANDS.exec(guide) ?? [];
    for (const command of ["npm run format", "npm run generate", ...commands.trim().split("\n")])
      await run("bash", ["-c", command], folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
