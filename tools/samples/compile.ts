import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "../../localstack/serverless/deployment.ts";

/** The complaints of the compiler about a project of samples, none if it is type correct. */
export function complaintsIn(folder: string): string {
  const compiler = join(root, "node_modules/typescript-7/bin/tsc");
  const { stdout } = spawnSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8" });
  return stdout.trim();
}
