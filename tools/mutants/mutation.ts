import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vitest/config";
import { root } from "../../localstack/serverless/deployment.ts";
import { mutants, type Mutation } from "./table.ts";

/** The source of a mutated file. @throws Error if the file no longer contains the text to replace */
export function mutate({ file, says, instead }: Mutation): string {
  const source = readFileSync(join(root, file), "utf8");
  const words = says
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(words.join("\\s+"));
  if (!pattern.test(source)) throw new Error(`${file} no longer says: ${says}`);
  return source.replace(pattern, () => instead);
}

/** Imports a mutated file as a separate module, beside the module without the mutation. Needs the plugin below. */
export const importMutant = <Module>(mutation: Mutation): Promise<Module> =>
  import(
    /* @vite-ignore */ `${join(root, mutation.file)}?mutant=${encodeURIComponent(JSON.stringify(mutation))}`
  );

/**
 * Loads mutants; writes no file. `TEMELIA_MUTANT` is the index in the table of the mutant for a whole run; `importMutant`
 * requests one by the address of a module.
 */
export function mutation(): Plugin {
  const ofRun = mutants[Number(process.env.TEMELIA_MUTANT ?? NaN)];
  return {
    name: "mutants",
    enforce: "pre",
    load(id) {
      const [path, query] = id.split("?");
      const requested = new URLSearchParams(query).get("mutant");
      if (requested) return mutate(JSON.parse(requested) as Mutation);
      return ofRun && path === join(root, ofRun.file) ? mutate(ofRun) : undefined;
    },
  };
}
