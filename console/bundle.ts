import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";

/** By source (`console/main.tsx`): the file that it became, and those that it imports at once. */
type Built = ReadonlyMap<string, { output: string; imports: readonly string[] }>;

const APP = "console/app.html";
/**
 * The frame and the first list are one file with all that they import, which takes one round trip. Split by their
 * users they were 60 files, and a browser loads only a few from one host at once.
 */
const FIRST = { name: "main", test: /\/console\/(main|documents\/list-documents)\.tsx$/ };
/** The script that requests the first list's rows comes before the list. */
const AHEAD = { name: "ahead", test: /\/console\/ahead\.ts$/, priority: 1 };
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

/**
 * Bundles scripts and styles into a folder, and writes their hashed names into each page.
 * @returns by page, in order of loading, its scripts and styles
 */
export async function bundle(wanted: Bundle): Promise<Record<string, string[]>> {
  const { root, folder, draft } = wanted;
  const texts = new Map<string, string>();
  for (const page of await pagesOf(root)) texts.set(page, await readFile(join(root, page), "utf8"));
  const entries = new Map([...texts].map(([page, text]) => [page, referencesOf(page, text)]));
  const ofApp = (entries.get(APP) ?? []).filter(isScript);
  const others = [...entries.values()].flat().filter((source) => !ofApp.includes(source));
  const built: Built = new Map([...(await bundleApp(wanted, ofApp)), ...(await bundlePages(wanted, others))]);
  const outputOf = (source: string) => {
    const found = built.get(source);
    if (!found) throw new Error(`${source} is not built.`);
    return found;
  };
  const loaded: Record<string, string[]> = {};
  for (const [page, text] of texts) {
    const files = (entries.get(page) ?? []).map(outputOf);
    const own = new Set(files.map(({ output }) => output));
    const imported = [...new Set(files.flatMap(({ imports }) => imports))].filter((file) => !own.has(file));
    const replaced = text
      .replaceAll(REFERENCE, (_, attribute: string, source: string) => {
        const { output } = outputOf(join(dirname(page), source));
        return `${attribute}="/${output}"`;
      })
      .replace("</head>", `${imported.map(preloadOf).join("")}${draft?.head ?? ""}</head>`);
    const name = basename(page);
    await writeFile(join(folder, name), replaced.replaceAll(/\n\s*/g, "\n"));
    loaded[name] = [...own, ...imported];
  }
  return loaded;
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
async function bundleApp({ root, folder, draft }: Bundle, entries: string[]): Promise<Built> {
  if (entries.length === 0) return new Map();
  const { rolldown } = await import("rolldown");
  const bundled = await rolldown({
    cwd: root,
    input: entries,
    platform: "browser",
    // Otherwise a screen of the first list would get a file that only imports the shared one.
    preserveEntrySignatures: false,
    tsconfig: false,
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
      entryFileNames: "assets/[name]-[hash].js",
      chunkFileNames: "assets/[name]-[hash].js",
      codeSplitting: { groups: draft ? OF_DRAFT : [AHEAD, FIRST] },
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
async function bundlePages({ root, folder, draft }: Bundle, entries: string[]): Promise<Built> {
  // Imported here, because most starts build nothing. Its child process has to be stopped.
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
