import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { root } from "../../localstack/serverless/deployment.ts";

/**
 * Sends a message that nobody understands to every queue that has a consumer and waits until each consumer has failed on
 * it as often as it may: then it lies in the dead-letter queue, whole. @throws Error where one does not arrive there
 */
export async function sendBadMessages(env: Record<string, string>): Promise<string> {
  const child = spawn(
    join(root, ".tmp/deploy-check/cloud/bin/python"),
    [join(import.meta.dirname, "bad_message.py")],
    { cwd: root, env },
  );
  const [said, failure, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close") as Promise<[number | null]>,
  ]);
  if (code !== 0) throw new Error(`${said}${failure}`);
  return said.trim();
}
