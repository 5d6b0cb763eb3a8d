import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vitest/config";
import { root } from "../run/environment.ts";
import { mutants, type Mutant } from "./table.ts";

/** A file as the mutant has it. Throws where the file no longer says what the mutant takes away. */
export function mutated({ file, says, instead }: Mutant): string {
  const source = readFileSync(join(root, file), "utf8");
  if (!source.includes(says)) throw new Error(`${file} no longer says: ${says}`);
  return source.replace(says, () => instead);
}

/** The mutant that `TEMELIA_MUTANT` numbers, as the modules are loaded; no file is written. Nothing without it. */
export function mutation(): Plugin[] {
  const mutant = mutants[Number(process.env.TEMELIA_MUTANT ?? NaN)];
  if (!mutant) return [];
  const path = join(root, mutant.file);
  return [{ name: "mutant", enforce: "pre", load: (id) => (id === path ? mutated(mutant) : undefined) }];
}
