import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vitest/config";
import { root } from "../../localstack/serverless/deployment.ts";
import { mutants } from "./table.ts";

/** A text of a file, taken away: what the file says, and what stands there instead. */
export interface Mutation {
  /** Path in the repository. */
  file: string;
  /** White space counts as one blank, however the formatter broke the line. */
  says: string;
  instead: string;
}

/** The source of a mutated file. Throws where the file no longer says what is taken away. */
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

/** The module that a file is with a mutation, beside the module that it is without. Needs the plugin below. */
export const importMutant = <Module>(mutation: Mutation): Promise<Module> =>
  import(
    /* @vite-ignore */ `${join(root, mutation.file)}?mutant=${encodeURIComponent(JSON.stringify(mutation))}`
  );

/**
 * Loads mutants; no file is written. `TEMELIA_MUTANT` numbers one of the table that a whole run sees, `importMutant`
 * asks for one by the address of a module.
 */
export function mutation(): Plugin {
  const ofRun = mutants[Number(process.env.TEMELIA_MUTANT ?? NaN)];
  return {
    name: "mutants",
    enforce: "pre",
    load(id) {
      const [path, query] = id.split("?");
      const asked = new URLSearchParams(query).get("mutant");
      if (asked) return mutate(JSON.parse(asked) as Mutation);
      return ofRun && path === join(root, ofRun.file) ? mutate(ofRun) : undefined;
    },
  };
}
