import { defineConfig } from "vitest/config";
import { mutation } from "./tools/mutants/mutation.ts";

const limits = { testTimeout: 30 * 60_000, hookTimeout: 150_000 };

/** The tests that take minutes: `npm run test:long`. One file after the other, because they measure. */
export default defineConfig({
  test: {
    // The cache is keyed by files, not by mutants of them.
    fsModuleCache: process.env.TEMELIA_MUTANT === undefined,
    fileParallelism: false,
    projects: [
      {
        plugins: [mutation()],
        test: {
          ...limits,
          name: "long",
          include: ["{shared,functions,localstack}/**/*.long.test.ts"],
          globalSetup: ["shared/testing/start-cloud.ts"],
          setupFiles: [
            "shared/testing/environment.ts",
            "shared/testing/logs.ts",
            "shared/testing/named-people.ts",
            "shared/testing/unanswered.ts",
          ],
        },
      },
      // Commands that are started as users start them, without the environment of the other tests.
      { test: { ...limits, name: "long commands", include: ["tests/*.long.test.ts"] } },
    ],
  },
});
