import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./deployment.ts";

const program = join(root, "node_modules/serverless/bin/serverless.js");

/** Credentials of no account, and nothing listens there: a command that is not refused reaches no account. */
const env = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  AWS_ENDPOINT_URL: "http://127.0.0.1:1",
  AWS_ACCESS_KEY_ID: "test",
  AWS_SECRET_ACCESS_KEY: "test",
};

it.each(["deploy", "deploy list", "deploy function --function documents-accounts", "deploy --stage local"])(
  "npx serverless %s is refused, because the secrets of the stage local are published",
  (command) => {
    const args = [program, ...command.split(" ")];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: root,
      env,
      encoding: "utf8",
    });
    expect(stdout + stderr).toContain("Name another one: npx serverless deploy --stage prod");
    expect(status).toBe(1);
  },
  120_000,
);
