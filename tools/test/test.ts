import { conclude, run, time, timesOf, vitest, type Outcome } from "./suites.ts";

/**
 * `npm test`: everything that must hold before a change lands. The static checks run one after the other, in parallel
 * with the tests. The last line is the sum: each static check counts as one.
 */

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

/** TypeScript 7 checks types alone: dependency-cruiser needs the interface of TypeScript 6. */
const typesOf = (project: string) => ["../typescript-7/bin/tsc", "-p", project];

const checks: Check[] = [
  { name: "types", command: typesOf("tsconfig.json") },
  { name: "types of browser tests", command: typesOf("tests/browser") },
  { name: "types of the console", command: typesOf("console") },
  { name: "lint", command: ["oxlint", "--deny-warnings", "."] },
  cruise("dependency rules", ".dependency-cruiser.cjs"),
  cruise("dependency rules of tests", ".dependency-cruiser.tests.cjs"),
  { name: "format", command: ["oxfmt", "--check", "."] },
];

async function runStaticChecks(): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { name, command, says = /(?:)/ } of checks) {
    const outcome = await time(name, async () => {
      const { isGood, output } = await run(command, "pipe");
      const holds = isGood && says.test(output);
      return { passed: Number(holds), failed: Number(!holds), output };
    });
    outcomes.push(outcome);
  }
  return outcomes;
}

const [statics, tested] = await Promise.all([runStaticChecks(), vitest("tests", [])]);
console.log(`\n${timesOf(tested.files ?? [])}`);
conclude([...statics, tested]);
