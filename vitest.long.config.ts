import { defineConfig } from "vitest/config";
import { mutation } from "./tools/mutants/mutation.ts";

/** The tests that take minutes: `npm run test:long`. One file after the other, because they measure. */
export default defineConfig({
  plugins: [mutation()],
  test: {
    name: "long",
    // The cache is keyed by files, not by mutants of them.
    fsModuleCache: process.env.TEMELIA_MUTANT === undefined,
    include: ["**/*.long.test.ts"],
    testTimeout: 30 * 60_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    globalSetup: ["shared/testing/start-cloud.ts"],
    setupFiles: ["shared/testing/environment.ts", "shared/testing/logs.ts", "shared/testing/unanswered.ts"],
  },
});
