import { defineConfig } from "vitest/config";

/** The pages in a real browser: `npm run test:browser`. */
export default defineConfig({
  test: {
    name: "browser",
    include: ["tests/browser/*.test.ts"],
    testTimeout: 180_000,
    hookTimeout: 240_000,
    fileParallelism: false,
  },
});
