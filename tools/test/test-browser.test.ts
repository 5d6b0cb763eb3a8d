import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { root } from "../../localstack/serverless/deployment.ts";

it("npm run test:browser says what is missing, and fails, where no browser is installed", () => {
  const { status, stderr } = spawnSync(process.execPath, ["tools/test/test-browser.ts"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, CHROMIUM: "/nowhere/chromium" },
  });
  expect(stderr).toMatch(/^No Chromium: set CHROMIUM to the path of an installed one/);
  expect(status).toBe(1);
});
