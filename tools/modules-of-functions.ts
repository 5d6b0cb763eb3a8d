import { build } from "esbuild";
import { root } from "../localstack/serverless/deployment.ts";
import { handlers } from "../localstack/serverless/functions.ts";
import { once } from "../shared/once.ts";

/** The content of a function's bundle, without `import type`. */
export interface Modules {
  /** Files of this project, as paths from its root. */
  files: string[];
  /** Names of packages that these files import. */
  packages: ReadonlySet<string>;
}

/** The modules of every function, or of some, by its name. */
export async function modulesOfFunctions(names?: readonly string[]): Promise<Map<string, Modules>> {
  const functions = Object.entries(handlers()).filter(([name]) => names?.includes(name) ?? true);
  const moduleOf = (handler: string) => handler.replace(/\.\w+$/, ".ts");
  const { metafile } = await build({
    entryPoints: functions.map(([, handler]) => moduleOf(handler)),
    absWorkingDir: root,
    outdir: "nowhere",
    write: false,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    metafile: true,
  });
  const outputs = new Map(
    Object.values(metafile.outputs).map(({ entryPoint = "", inputs, imports }) => [
      entryPoint,
      { files: Object.keys(inputs), packages: new Set(imports.map(({ path }) => packageOf(path))) },
    ]),
  );
  return new Map(
    functions.map(([name, handler]) => [
      name,
      outputs.get(moduleOf(handler)) ?? { files: [], packages: new Set() },
    ]),
  );
}

/** `@scope/name/file.js` belongs to `@scope/name`. */
const packageOf = (path: string): string => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;

/** Those of all functions, bundled once: two generated lists and their tests ask for them. */
export const modulesOfAllFunctions = once(() => modulesOfFunctions());
