import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

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
  /** Of the sources and of what built them. */
  digest: string;
  /** By path in the folder: `assets/link-4XQ2K7PD.js`, `link.html`. */
  files: Record<string, BuiltFile>;
  /** By page, in order of loading: its scripts and styles. */
  pages: Record<string, string[]>;
}

/** Sources that become files; a change of any other changes nothing. */
const SOURCES = /\.(ts|tsx|css|html|svg|json)$/;
const NOT_BUILT = /\.test\.tsx?$|^console\/(build|weight)\.ts$|(^|\/)tsconfig\.json$/;
/** Read together with the sources: another bundler builds other files. */
const TOOLS = ["console/build.ts", "package-lock.json"];

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
  folder: string = join(root, ".build/console"),
): Promise<Manifest> {
  const digest = await digestOf(root);
  const present = await manifestOf(folder);
  if (present?.digest === digest) return present;

  const next = `${folder}-${randomUUID()}`;
  await mkdir(next, { recursive: true });
  try {
    const pages = await bundle(root, next);
    const manifest: Manifest = { digest, files: await describe(next), pages };
    await writeFile(join(next, "manifest.json"), JSON.stringify(manifest));
    await replace(folder, next);
    return manifest;
  } finally {
    await rm(next, { recursive: true, force: true });
  }
}

/** Tests and a start may build into one folder at the same time: the last one stays, and each is whole. */
const MOST_SWAPS = 20;

/**
 * Puts a folder in the place of another. The old one is moved aside before it is removed, so that its files are missing only
 * between two renames.
 */
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
  const sources = (await filesIn(root, ["console", "client"])).filter(
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

/** Bundles scripts and styles, and writes each page with their hashed names. */
async function bundle(root: string, folder: string): Promise<Record<string, string[]>> {
  const pages = await pagesOf(root);
  const texts = new Map<string, string>();
  for (const page of pages) texts.set(page, await readFile(join(root, page), "utf8"));
  const entries = [...texts].flatMap(([page, text]) => referencesOf(page, text));
  // Loaded here, because most starts build nothing. Its service process would stay as long as this one.
  const { build, stop } = await import("esbuild");
  try {
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: [...new Set(entries)].sort(),
      outdir: folder,
      entryNames: "assets/[name]-[hash]",
      chunkNames: "assets/[name]-[hash]",
      assetNames: "assets/[name]-[hash]",
      bundle: true,
      splitting: true,
      format: "esm",
      platform: "browser",
      // `light-dark()` of the styles needs as much.
      target: ["chrome123", "firefox120", "safari17.5"],
      minify: true,
      charset: "utf8",
      legalComments: "none",
      jsx: "automatic",
      define: { "process.env.NODE_ENV": '"production"' },
      loader: { ".svg": "copy", ".woff2": "file" },
      metafile: true,
      logLevel: "error",
    });
    const built = new Map(
      Object.entries(metafile.outputs).flatMap(([output, { entryPoint, imports }]) =>
        entryPoint ? [[entryPoint, { output: relative(folder, join(root, output)), imports }] as const] : [],
      ),
    );
    const outputOf = (source: string) => {
      const found = built.get(source);
      if (!found) throw new Error(`${source} is not built.`);
      return found;
    };
    const loaded: Record<string, string[]> = {};
    for (const [page, text] of texts) {
      const name = basename(page);
      const replaced = text.replaceAll(REFERENCE, (_, attribute: string, source: string) => {
        const { output } = outputOf(join(dirname(page), source));
        return `${attribute}="/${output}"`;
      });
      await writeFile(join(folder, name), replaced.replaceAll(/\n\s*/g, "\n"));
      loaded[name] = [
        ...new Set(
          referencesOf(page, text)
            .map(outputOf)
            .flatMap(({ output, imports }) => [
              output,
              // Of a page's scripts, what they import at once; what they load at its first use comes later.
              ...imports
                .filter(({ kind }) => kind === "import-statement")
                .map(({ path }) => relative(folder, join(root, path))),
            ]),
        ),
      ];
    }
    return loaded;
  } finally {
    await stop();
  }
}

/** `src="./link.ts"`, `href="./style.css"`: a source beside the page. */
const REFERENCE = /\b(src|href)="(\.{1,2}\/[^"]+)"/g;

const referencesOf = (page: string, text: string): string[] =>
  [...text.matchAll(REFERENCE)].map(([, , source = ""]) => join(dirname(page), source));

/** Public pages, and the frame of the staff console. */
async function pagesOf(root: string): Promise<string[]> {
  const names = await readdir(join(root, "console/public"));
  const pages = names.filter((name) => name.endsWith(".html")).map((name) => `console/public/${name}`);
  return existsSync(join(root, "console/app.html")) ? ["console/app.html", ...pages.sort()] : pages.sort();
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Describes every file of a folder, and writes its compressed copies. */
async function describe(folder: string): Promise<Record<string, BuiltFile>> {
  const described: Record<string, BuiltFile> = {};
  for (const file of await filesIn(folder, ["."])) {
    const body = await readFile(join(folder, file));
    const extension = extname(file);
    const compressed = COMPRESSED.has(extension);
    if (compressed) {
      const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      await writeFile(join(folder, `${file}.br`), await brotli(body, { params: quality }));
      await writeFile(
        join(folder, `${file}.gz`),
        await gzipped(body, { level: constants.Z_BEST_COMPRESSION }),
      );
    }
    described[file] = {
      type: TYPES[extension] ?? "application/octet-stream",
      hash: createHash("sha256").update(body).digest("hex").slice(0, 32),
      bytes: body.length,
      compressed,
    };
  }
  return described;
}
