import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { root } from "../../localstack/serverless/deployment.ts";

/** Runs a script of this folder against the emulator, and returns its output. @throws Error with the output if it fails */
export async function pythonScript(
  name: string,
  args: string[],
  env: Record<string, string>,
): Promise<string> {
  const interpreter = join(root, ".tmp/deploy-check/cloud/bin/python");
  const child = spawn(interpreter, [join(import.meta.dirname, name), ...args], { cwd: root, env });
  const [said, failure, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close") as Promise<[number | null]>,
  ]);
  if (code !== 0) throw new Error(`${name}: ${said}${failure}`);
  return said.trim();
}
