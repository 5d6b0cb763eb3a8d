import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../localstack/serverless/deployment.ts";
import type { Mutation } from "./mutation.ts";

/** A mutant: the handling of a fault, or of a forbidden case, removed, and the test that must notice. */
export interface Mutant extends Mutation {
  fault: string;
  /** The title of the test. */
  test: string;
  /** The file of the test. */
  in: string;
}

type Kept = Record<string, (Mutation & Pick<Mutant, "fault">)[]>;

/** All mutants. Those of `x.test.ts` stand beside it in `x.mutants.json`, by the title of the test that must fail. */
export const allMutants = (): Mutant[] =>
  globSync("{shared,functions,localstack,client,tests,tools}/**/*.mutants.json", { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const kept = JSON.parse(readFileSync(join(root, file), "utf8")) as Kept;
      const test = file.replace(/\.mutants\.json$/, ".test.ts");
      return Object.entries(kept).flatMap(([title, mutations]) =>
        mutations.map((mutation) => ({ ...mutation, test: title, in: test })),
      );
    });
