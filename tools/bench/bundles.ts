import { build } from "esbuild";
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { parse } from "yaml";
import { declaredFunctions } from "../../localstack/serverless/functions.ts";
import { root } from "../../localstack/serverless/deployment.ts";
import { readAtStart } from "../weights.ts";
import bundling from "../../localstack/serverless/bundling.js";

/** A function as it is deployed. */
export interface Bundle {
  name: string;
  /** The size of all its files, including those loaded at their first use. */
  bytes: number;
  /** The size of the files that its start reads. */
  bytesAtStart: number;
  /** The largest packages in it, with their bytes. */
  heaviest: [name: string, bytes: number][];
  file: string;
}

/** Options of esbuild as serverless.yml gives them to serverless-esbuild. */
interface Packaging {
  format: "esm";
  splitting: boolean;
  target: string;
  minify: boolean;
  keepNames: boolean;
  charset: "utf8";
  mainFields: string[];
  alias: Record<string, string>;
  exclude: string[];
  define: Record<string, string>;
  banner: Record<string, string>;
}

const esbuildOptions = (): Packaging =>
  (
    parse(readFileSync(join(root, "serverless.yml"), "utf8"), { logLevel: "error" }) as {
      custom: { esbuild: Packaging };
    }
  ).custom.esbuild;

/** Bundles functions of functions.yml into `folder` as the deployment does: the named ones, or all. */
export async function bundleInto(folder: string, names?: string[]): Promise<Bundle[]> {
  const options = esbuildOptions();
  const functions = Object.entries(declaredFunctions()).filter(([name]) => names?.includes(name) ?? true);
  return Promise.all(functions.map(([name, { handler }]) => bundle(name, handler, { folder, options })));
}

async function bundle(
  name: string,
  handler: string,
  { folder, options }: { folder: string; options: Packaging },
): Promise<Bundle> {
  const { exclude, ...given } = options;
  const entry = handler.replace(/\.\w+$/, "");
  const { metafile } = await build({
    entryPoints: [join(root, `${entry}.ts`)],
    ...pick(given, [
      "format",
      "splitting",
      "target",
      "minify",
      "keepNames",
      "charset",
      "mainFields",
      "alias",
      "define",
      "banner",
    ]),
    absWorkingDir: root,
    external: exclude,
    bundle: true,
    platform: "node",
    outdir: join(folder, name),
    outExtension: { ".js": ".mjs" },
    plugins: bundling,
    metafile: true,
    logLevel: "error",
  });
  const outputs = Object.values(metafile.outputs);
  const file = join(folder, name, `${basename(entry)}.mjs`);
  return {
    name,
    file,
    bytes: sum(outputs.map(({ bytes }) => bytes)),
    bytesAtStart: sum(readAtStart(file).map((path) => statSync(path).size)),
    heaviest: heaviestOf(outputs.map(({ inputs }) => inputs)),
  };
}

const sum = (numbers: number[]): number => numbers.reduce((all, number) => all + number, 0);

const pick = <T extends object, K extends keyof T>(from: T, names: K[]): Pick<T, K> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>;

const SHOWN = 4;

function heaviestOf(outputs: Record<string, { bytesInOutput: number }>[]): [string, number][] {
  const sizes = new Map<string, number>();
  for (const [path, { bytesInOutput }] of outputs.flatMap((inputs) => Object.entries(inputs))) {
    const owner = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? "temelia";
    sizes.set(owner, (sizes.get(owner) ?? 0) + bytesInOutput);
  }
  return [...sizes].sort(([, a], [, b]) => b - a).slice(0, SHOWN);
}

/**
 * Milliseconds of processor time that the thread of a new process needs to import the module, measured in `times` processes. On
 * an idle machine the clock shows the same; on a busy one it shows the waiting too.
 */
export async function importTimes(
  file: string,
  times: number,
  env: Record<string, string>,
): Promise<number[]> {
  const script = `
    const before = process.threadCpuUsage();
    await import(${JSON.stringify(file)});
    const { user, system } = process.threadCpuUsage(before);
    console.log((user + system) / 1000);`;
  const measured: number[] = [];
  for (let i = 0; i < times; i++) {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--input-type=module", "--eval", script],
      { env: { ...process.env, ...env } },
    );
    measured.push(Number(stdout.trim().split("\n").at(-1)));
  }
  return measured;
}

/** Bundles into a temporary folder, which is removed after `use`. */
export async function withBundles<T>(use: (bundles: Bundle[]) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "temelia-bundles-"));
  try {
    return await use(await bundleInto(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
