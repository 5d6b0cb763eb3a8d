import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

/** Ends a forked process by disconnecting from it. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.connected) return;
  const exit = once(child, "exit");
  child.disconnect();
  await exit;
}
