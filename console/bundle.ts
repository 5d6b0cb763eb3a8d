import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { type Language, languages } from "../shared/everywhere/texts.ts";

/** By source (`console/main.tsx`): the file that it became, and those that it imports at once. */
type Built = ReadonlyMap<string, { output: string; imports: readonly string[] }>;

const APP = "console/app.html";
/** Its addresses are as in the pages that it frames. */
const PUBLIC_FRAME = "console/public.html";
/**
 * The frame and the first list are one file with all that they import, which takes one round trip. Split by their
 * users they were 60 files, and a browser loads only a few from one host at once.
 */
const FIRST = { name: "main", test: /\/console\/(main|documents\/list-documents)\.tsx$/ };
/** The script that requests the first list's rows comes before the list. */
const AHEAD = { name: "ahead", test: /\/console\/ahead\.ts$/, priority: 1 };
/**
 * By this first line V8 compiles all functions of a file on another thread while it loads. Otherwise the page compiles
 * each at its first call: a thousand of them, 200 of the 700 ms that it works until the first list (CPU four times slower).
 */
const COMPILED_AHEAD = "//# allFunctionsCalledOnLoad";
const ofFirstList = [AHEAD, FIRST];
/** Two files are written in half the time of four hundred, and libraries keep their name when a screen changes. */
const OF_DRAFT = [
  { name: "libraries", test: /\/node_modules\// },
  { name: "main", test: /\/(console|client|shared)\// },
];
/** The oldest browsers with `light-dark()`, which the styles use. */
const TARGET = ["chrome123", "firefox120", "safari17.5"];
const define = { "process.env.NODE_ENV": '"production"' };

/** A build for whoever works on the pages: readable and fast. */
export interface Draft {
  /** Markup for the head of every page. */
  head: string;
}

interface Bundle {
  root: string;
  folder: string;
  draft?: Draft | undefined;
}

interface Page {
  /** Its name in the project: `console/public/link.html`. */
  source: string;
  text: string;
}

/**
 * Bundles scripts and styles into a folder, and writes their hashed names into each page. Each page is there in each language, and its
 * scripts have the texts of that one; a page without scripts is in all languages at once. A draft has all texts in the same scripts.
 * @returns by page, in order of loading, its scripts and styles
 */
export async function bundle(wanted: Bundle): Promise<Record<string, string[]>> {
  const { root, draft } = wanted;
  const pages = await Promise.all((await pagesOf(root)).map((source) => readPage(root, source)));
  const loaded: Record<string, string[]> = {};
  let built = draft && (await bundleAll(wanted, pages, undefined));
  // One after the other: each takes all processors, and much memory.
  for (const language of languages) {
    if (!draft) built = await bundleAll(wanted, pages, language);
    for (const page of pages) Object.assign(loaded, await writePage(wanted, { page, language, built }));
  }
  return loaded;
}

/** A page as browsers get it. One with a head of its own is whole; the others have a frame in common. */
async function readPage(root: string, source: string): Promise<Page> {
  const text = await readFile(join(root, source), "utf8");
  if (text.includes("</head>")) return { source, text };
  const frame = await readFile(join(root, PUBLIC_FRAME), "utf8");
  return { source, text: framed(frame, basename(source, ".html"), text) };
}

/** What a public page begins with of these stands in its head. */
const OF_HEAD = /^(?:<(?:meta|link)\b[^>]*>\s*)*/;

/** A public page in its frame, with its script. */
export function framed(frame: string, name: string, text: string): string {
  const [ofHead = ""] = OF_HEAD.exec(text) ?? [];
  const script = `<script type="module" src="./${name}.ts"></script>\n`;
  return frame
    .replace("</head>", () => `${ofHead}${script}</head>`)
    .replace("</main>", () => `${text.slice(ofHead.length)}</main>`);
}

/** Bundles what pages name. Without a language, with the texts of all. */
async function bundleAll(
  wanted: Bundle,
  pages: readonly Page[],
  language: Language | undefined,
): Promise<Built> {
  const named = pages.map(({ source, text }) => ({ source, names: referencesOf(source, text) }));
  const ofApp = named.filter(({ source }) => source === APP).flatMap(({ names }) => names.filter(isScript));
  const others = named.flatMap(({ names }) => names).filter((name) => !ofApp.includes(name));
  return new Map([
    ...(await bundleApp(wanted, ofApp, language)),
    ...(await bundlePages(wanted, others, language)),
  ]);
}

interface Written {
  page: Page;
  language: Language;
  built: Built | undefined;
}

/** Writes a page in a language. */
async function writePage(
  { folder, draft }: Bundle,
  { page: { source: page, text }, language, built }: Written,
): Promise<Record<string, string[]>> {
  const references = referencesOf(page, text);
  const outputOf = (source: string) => {
    const found = built?.get(source);
    if (!found) throw new Error(`${source} is not built.`);
    return found;
  };
  const files = references.map(outputOf);
  const own = new Set(files.map(({ output }) => output));
  const imported = [...new Set(files.flatMap(({ imports }) => imports))].filter((file) => !own.has(file));
  const isSpoken = references.some(isScript);
  const replaced = text
    .replaceAll(REFERENCE, (_, attribute: string, source: string) => {
      const { output } = outputOf(join(dirname(page), source));
      return `${attribute}="/${output}"`;
    })
    .replace("<html", isSpoken ? `<html lang="${language}"` : "<html")
    .replace("</head>", `${imported.map(preloadOf).join("")}${draft?.head ?? ""}</head>`);
  const name = basename(page).replace(/\.html$/, isSpoken ? `.${language}.html` : ".html");
  await writeFile(join(folder, name), replaced.replaceAll(/\n\s*/g, "\n"));
  return { [name]: [...own, ...imported] };
}

const isScript = (source: string): boolean => /\.tsx?$/.test(source);

/** The browser loads what a script imports together with the script, not after it. */
const preloadOf = (file: string): string => `<link rel="modulepreload" href="/${file}" />\n`;

/** `src="./link.ts"`, `href="./style.css"`: a source beside the page. */
const REFERENCE = /\b(src|href)="(\.{1,2}\/[^"]+)"/g;

const referencesOf = (page: string, text: string): string[] =>
  [...text.matchAll(REFERENCE)].map(([, , source = ""]) => join(dirname(page), source));

/** Public pages, and the frame of the staff console. */
async function pagesOf(root: string): Promise<string[]> {
  const names = await readdir(join(root, "console/public"));
  const pages = names.filter((name) => name.endsWith(".html")).map((name) => `console/public/${name}`);
  return existsSync(join(root, APP)) ? [APP, ...pages.sort()] : pages.sort();
}

/** Bundles the scripts of the staff console. Not by esbuild, which cannot group modules by name. */
async function bundleApp(
  { root, folder, draft }: Bundle,
  entries: string[],
  language: Language | undefined,
): Promise<Built> {
  if (entries.length === 0) return new Map();
  const { rolldown } = await import("rolldown");
  const { appInOneLanguage } = await import("./one-language.ts");
  const bundled = await rolldown({
    cwd: root,
    input: entries,
    platform: "browser",
    // Otherwise a screen of the first list would get a file that only imports the shared one.
    preserveEntrySignatures: false,
    tsconfig: false,
    plugins: language ? [appInOneLanguage(language)] : [],
    transform: { define, target: TARGET, jsx: { runtime: "automatic" } },
    // Libraries say "use client" for frameworks that render on servers.
    checks: { moduleLevelDirective: false, ineffectiveDynamicImport: !draft },
    logLevel: "warn",
  });
  try {
    const { output } = await bundled.write({
      dir: folder,
      format: "esm",
      minify: !draft,
      comments: false,
      postBanner: ({ name }) =>
        !draft && ofFirstList.some((one) => one.name === name) ? COMPILED_AHEAD : "",
      entryFileNames: "assets/[name]-[hash].js",
      chunkFileNames: "assets/[name]-[hash].js",
      codeSplitting: { groups: draft ? OF_DRAFT : ofFirstList },
    });
    return new Map(
      output.flatMap((chunk) =>
        chunk.type === "chunk" && chunk.isEntry && chunk.facadeModuleId
          ? [
              [
                relative(root, chunk.facadeModuleId),
                { output: chunk.fileName, imports: chunk.imports },
              ] as const,
            ]
          : [],
      ),
    );
  } finally {
    await bundled.close();
  }
}

/** Bundles the scripts of public pages, and all styles and pictures. */
async function bundlePages(
  { root, folder, draft }: Bundle,
  entries: string[],
  language: Language | undefined,
): Promise<Built> {
  // Imported here, because most starts build nothing. Its child process has to be stopped.
  const { build, stop } = await import("esbuild");
  const { pagesInOneLanguage } = await import("./one-language.ts");
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
      plugins: language ? [pagesInOneLanguage(language)] : [],
      platform: "browser",
      target: TARGET,
      minify: !draft,
      charset: "utf8",
      legalComments: "none",
      define,
      loader: { ".svg": "copy", ".woff2": "file" },
      metafile: true,
      logLevel: "error",
    });
    const pathOf = (output: string) => relative(folder, join(root, output));
    return new Map(
      Object.entries(metafile.outputs).flatMap(([output, { entryPoint, imports }]) =>
        entryPoint
          ? [
              [
                entryPoint,
                {
                  output: pathOf(output),
                  // Without what it loads only at first use.
                  imports: imports
                    .filter(({ kind }) => kind === "import-statement")
                    .map(({ path }) => pathOf(path)),
                },
              ] as const,
            ]
          : [],
      ),
    );
  } finally {
    await stop();
  }
}
