import { defineConfig } from "vitest/config";
import { mutation } from "./tools/mutants/mutation.ts";

/** Under faults every call is retried repeatedly, and some tests check what the faults must not cause. */
const underFire = process.env.TEMELIA_FAULTS === "on";
/** DynamoDB Local takes a multiple of the embedded engine's time for a call. */
const isSlow = underFire || process.env.TEMELIA_ENGINE === "official";
const patience = isSlow ? 3 : 1;
const limits = {
  testTimeout: 60_000 * patience,
  hookTimeout: 60_000 * patience,
  expect: { poll: { timeout: 10_000 * patience } },
};

/** `npm test` leaves the wide tests to `npm test -- wide`; by its path each can be run. */
const wide = process.env.TEMELIA_TESTS === "usual" ? ["**/*.wide.test.ts"] : [];

const FRESH_MODULES = "shared/testing/fresh-modules.ts";
/**
 * A thread starts in two thirds of the time of a process. It runs many files, with libraries loaded once; what a file
 * finds of the one before, `FRESH_MODULES` removes first.
 */
const keptThreads = { pool: "threads", isolate: false, sequence: { setupFiles: "list" } } as const;

const setupFiles = [
  FRESH_MODULES,
  "shared/testing/environment.ts",
  "shared/testing/logs.ts",
  "shared/testing/named-people.ts",
  "shared/testing/unanswered.ts",
  "shared/testing/undeclared.ts",
  "shared/testing/unmoved-heads.ts",
];
/** These tests measure the memory of a process with its children, so each file needs its own process. */
const ofProcess = "shared/apart/*.test.ts";

export default defineConfig({
  test: {
    // The cache is keyed by files, not by mutants of them.
    fsModuleCache: process.env.TEMELIA_MUTANT === undefined,
    // A worker for each core: with more, each loads and compiles the same libraries again.
    maxWorkers: 2,
    silent: "passed-only",
    projects: [
      {
        plugins: [mutation()],
        test: {
          ...limits,
          ...keptThreads,
          name: "product",
          include: [
            "shared/**/*.test.{ts,js}",
            "functions/**/*.test.ts",
            "client/*.test.ts",
            "tests/architecture/*.test.ts",
          ],
          exclude: ["**/*.long.test.ts", ofProcess, ...wide, ...(underFire ? [] : ["**/*.faults.test.ts"])],
          globalSetup: ["shared/testing/start-cloud.ts"],
          setupFiles,
        },
      },
      {
        plugins: [mutation()],
        test: {
          ...limits,
          name: "processes",
          pool: "forks",
          include: [ofProcess],
          exclude: wide,
          setupFiles,
        },
      },
      {
        test: {
          ...limits,
          ...keptThreads,
          name: "console",
          environment: "happy-dom",
          include: ["console/**/*.test.tsx", "console/public/*.test.ts"],
          setupFiles: [FRESH_MODULES, "console/testing/setup.ts"],
        },
      },
      {
        test: {
          ...limits,
          ...keptThreads,
          name: "cloud",
          setupFiles: [FRESH_MODULES],
          include: ["localstack/**/*.test.ts", "tests/*.test.ts", "tools/**/*.test.ts", "console/*.test.ts"],
          exclude: ["**/*.long.test.ts", ...wide],
        },
      },
    ],
  },
});
