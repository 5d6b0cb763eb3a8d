import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { bundle, type Draft } from "./bundle.ts";

/** A built file: how it is answered. */
export interface BuiltFile {
  type: string;
  /** The start of its SHA-256: the ETag of a page. */
  hash: string;
  bytes: number;
  /** True if `<file>.br` and `<file>.gz` are beside it. */
  compressed: boolean;
}

/** The built files: `manifest.json` of the folder. */
export interface Manifest {
  /** Of the sources and of what built them; empty for a draft. */
  digest: string;
  /** By path in the folder: `assets/link-4XQ2K7PD.js`, `link.html`. */
  files: Record<string, BuiltFile>;
  /** By page, in order of loading: its scripts and styles. */
  pages: Record<string, string[]>;
}

/** Only these files are sources; a change of any other changes nothing. */
const SOURCES = /\.(ts|tsx|css|html|svg|json)$/;
const NOT_BUILT = /\.test\.tsx?$|^console\/(build|bundle|one-language|weight)\.ts$|(^|\/)tsconfig\.json$/;
/** The folders of sources: the pages, the client, and what pages have alike with the services. */
export const SOURCE_FOLDERS = ["console", "client", "shared/everywhere"];
/** They count as sources, because another bundler builds other files. */
const TOOLS = ["console/build.ts", "console/bundle.ts", "console/one-language.ts", "package-lock.json"];

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};
/** Fonts are compressed already. */
const COMPRESSED = new Set([".html", ".js", ".css", ".svg"]);

/**
 * Builds the pages of the console into a folder, and returns what is in it. The same sources give the same bytes; if the
 * folder has the files of these sources already, nothing is built. The folder is replaced at the end: a failed build leaves
 * the last one. Several processes may build at once.
 */
export async function buildConsole(
  root: string,
  folder: string = folderIn(root),
  draft?: Draft,
): Promise<Manifest> {
  const digest = draft ? "" : await digestOf(root);
  const present = draft ? undefined : await manifestOf(folder);
  if (present?.digest === digest) return present;

  const next = `${folder}-${randomUUID()}`;
  await mkdir(next, { recursive: true });
  try {
    const pages = await bundle({ root, folder: next, draft });
    const manifest: Manifest = { digest, files: await describe(next, { compress: !draft }), pages };
    await writeFile(join(next, "manifest.json"), JSON.stringify(manifest));
    await replace(folder, next);
    return manifest;
  } finally {
    await rm(next, { recursive: true, force: true });
  }
}

export const folderIn = (root: string): string => join(root, ".build/console");

/** True if the folder has the files of today's sources. */
export async function isBuilt(root: string): Promise<boolean> {
  return (await manifestOf(folderIn(root)))?.digest === (await digestOf(root));
}

/** Tests and a start may build into one folder at the same time: each build is whole, and the last one stays. */
const MOST_SWAPS = 20;

/** Replaces a folder by another. The old one is moved aside first, so that files are missing only between two renames. */
async function replace(folder: string, next: string): Promise<void> {
  for (let swaps = 1; ; swaps += 1) {
    const last = `${folder}-${randomUUID()}`;
    await rename(folder, last).catch(ignoring("ENOENT"));
    try {
      return await rename(next, folder);
    } catch (error) {
      if (swaps === MOST_SWAPS) throw error;
      // Another process has put its folder there meanwhile.
      ignoring("ENOTEMPTY", "EEXIST")(error);
    } finally {
      await rm(last, { recursive: true, force: true });
    }
  }
}

const ignoring =
  (...codes: string[]) =>
  (error: unknown): void => {
    if (!codes.includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  };

async function manifestOf(folder: string): Promise<Manifest | undefined> {
  const file = join(folder, "manifest.json");
  return existsSync(file) ? (JSON.parse(await readFile(file, "utf8")) as Manifest) : undefined;
}

async function digestOf(root: string): Promise<string> {
  const hash = createHash("sha256");
  const sources = (await filesIn(root, SOURCE_FOLDERS)).filter(
    (file) => SOURCES.test(file) && !NOT_BUILT.test(file),
  );
  for (const file of [...TOOLS, ...sources])
    hash
      .update(`${file}\0`)
      .update(await readFile(join(root, file)))
      .update("\0");
  return hash.digest("hex");
}

/** The files of folders, relative to the root, in one order on every machine. */
async function filesIn(root: string, folders: string[]): Promise<string[]> {
  const present = folders.filter((folder) => existsSync(join(root, folder)));
  const lists = await Promise.all(
    present.map((folder) => readdir(join(root, folder), { recursive: true, withFileTypes: true })),
  );
  return lists
    .flat()
    .filter((entry) => entry.isFile() && !entry.parentPath.includes("node_modules"))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Describes every file of a folder, and writes its compressed copies. */
async function describe(
  folder: string,
  { compress }: { compress: boolean },
): Promise<Record<string, BuiltFile>> {
  const describeOne = async (file: string): Promise<[string, BuiltFile]> => {
    const body = await readFile(join(folder, file));
    const extension = extname(file);
    const compressed = compress && COMPRESSED.has(extension);
    if (compressed) {
      const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      await writeFile(join(folder, `${file}.br`), await brotli(body, { params: quality }));
      await writeFile(
        join(folder, `${file}.gz`),
        await gzipped(body, { level: constants.Z_BEST_COMPRESSION }),
      );
    }
    const type = TYPES[extension] ?? "application/octet-stream";
    const hash = createHash("sha256").update(body).digest("hex").slice(0, 32);
    return [file, { type, hash, bytes: body.length, compressed }];
  };
  return Object.fromEntries(await Promise.all((await filesIn(folder, ["."])).map(describeOne)));
}

if (import.meta.main) await buildConsole(process.cwd());
