import { conclude, run, time, type Outcome } from "./suites.ts";

/* `npm run check`: what can be told without running the product. `npm run check -- types lint` runs the checks of these names. */

interface Check {
  name: string;
  command: string[];
  /** A pattern that the output must match too, if the exit code is not sufficient. */
  says?: RegExp;
}

const folders = ["shared", "functions", "client", "console", "localstack", "tools", "tests"];

const cruise = (name: string, config: string): Check => ({
  name,
  command: ["depcruise", ...folders, "--config", config],
  // A dependency cruiser that cannot read the modules finds no violations either.
  says: /\([1-9]\d* modules/,
});

/**
 * TypeScript 7 only checks types: dependency-cruiser needs the interface of TypeScript 6. Its threads check the same types
 * again, each for itself.
 */
const typesOf = (project: string) => ["../typescript-7/bin/tsc", "--singleThreaded", "-p", project];

const checks: Check[] = [
  { name: "format", command: ["oxfmt", "--check", "."] },
  { name: "types", command: typesOf("tsconfig.json") },
  { name: "types of browser tests", command: typesOf("tests/browser") },
  { name: "types of the console", command: typesOf("console") },
  { name: "lint", command: ["oxlint", "--deny-warnings", "."] },
  cruise("imports", ".dependency-cruiser.cjs"),
  cruise("imports of tests", ".dependency-cruiser.tests.cjs"),
];

/** Runs the checks whose names begin with one of these words, one after the other; without words, all. */
export async function runStaticChecks(words: string[] = [""]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { name, command, says = /(?:)/ } of checks) {
    if (!words.some((word) => name.startsWith(word))) continue;
    const outcome = await time(name, async () => {
      const { isGood, output } = await run(command, "pipe");
      const holds = isGood && says.test(output);
      return { passed: Number(holds), failed: Number(!holds), output };
    });
    outcomes.push(outcome);
  }
  return outcomes;
}

if (import.meta.main) {
  const words = process.argv.slice(2);
  conclude(await runStaticChecks(words.length > 0 ? words : undefined));
}
