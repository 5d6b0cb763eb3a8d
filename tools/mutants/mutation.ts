import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vitest/config";
import { root } from "../../localstack/serverless/deployment.ts";

/** A replacement in a file: the original text, and the text that replaces it. */
export interface Mutation {
  /** Path in the repository. */
  file: string;
  /** Any white space matches any other, regardless of how the formatter broke the line. */
  says: string;
  instead: string;
}

/** The source of a mutated file. @throws Error if the file no longer contains the text to replace */
export const mutate = (mutation: Mutation): string =>
  replaced(readFileSync(join(root, mutation.file), "utf8"), mutation);

function replaced(source: string, { file, says, instead }: Mutation): string {
  const words = says
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(words.join("\\s+"));
  if (!pattern.test(source)) throw new Error(`${file} no longer says: ${says}`);
  return source.replace(pattern, () => instead);
}

/** The environment for the run of a mutant: vite loads it in the tests (below), Node in the processes that they start. */
export const environmentOf = ({ file, says, instead }: Mutation): Record<string, string> => ({
  TEMELIA_MUTANT: JSON.stringify({ file, says, instead } satisfies Mutation),
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import=${new URL("child-processes.ts", import.meta.url).href}`,
});

/** Opener processes get no environment variables; in the run of a mutant they get those that load it. */
export const intoOpeners: Mutation = {
  file: "shared/apart/opener-process.ts",
  says: "env: {",
  instead: `env: {
    NODE_OPTIONS: process.env.NODE_OPTIONS,
    TEMELIA_MUTANT: process.env.TEMELIA_MUTANT,`,
};

/** The source of a file in the run of a mutant. Undefined if the file is unchanged. */
export function sourceInRun(path: string): string | undefined {
  const { TEMELIA_MUTANT } = process.env;
  if (!TEMELIA_MUTANT) return undefined;
  const mutations = [JSON.parse(TEMELIA_MUTANT) as Mutation, intoOpeners].filter(
    ({ file }) => path === join(root, file),
  );
  return mutations.length === 0 ? undefined : mutations.reduce(replaced, readFileSync(path, "utf8"));
}

/** Imports a mutated file as a separate module, beside the module without the mutation. Needs the plugin below. */
export const importMutant = <Module>(mutation: Mutation): Promise<Module> =>
  import(
    /* @vite-ignore */ `${join(root, mutation.file)}?mutant=${encodeURIComponent(JSON.stringify(mutation))}`
  );

/**
 * Loads mutants; writes no file. `TEMELIA_MUTANT` is the mutation of a whole run; `importMutant`
 * requests one by the address of a module.
 */
export function mutation(): Plugin {
  return {
    name: "mutants",
    enforce: "pre",
    load(id) {
      const [path, query] = id.split("?");
      const requested = new URLSearchParams(query).get("mutant");
      if (requested) return mutate(JSON.parse(requested) as Mutation);
      return path === undefined ? undefined : sourceInRun(path);
    },
  };
}
