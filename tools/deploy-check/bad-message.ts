import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "../../localstack/serverless/deployment.ts";

interface Deployment {
  environment: Record<string, string>;
  variables: Record<string, string>;
}

/**
 * Sends a message that nobody understands and waits until the consumer has failed on it as often as it may: then it lies
 * in the dead-letter queue, whole. @throws Error where it does not arrive there
 */
export function sendBadMessage({ environment, variables }: Deployment): void {
  const script = join(import.meta.dirname, "bad_message.py");
  const { status, stdout, stderr } = spawnSync(
    join(root, ".tmp/deploy-check/cloud/bin/python"),
    [script, `${variables.QUEUE_URL_PREFIX ?? ""}uploads`],
    { cwd: root, env: environment, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
}
