import { fork } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { Fingerprints } from "../demo/seed-notifications.ts";

/**
 * Writes the demo data in a separate process, so that its memory is freed at its end; it ends with this one.
 * @param fingerprints those of the systems that call, by the name of their certificate
 * @returns true if there was anything to write
 * @throws Error with the output of the process if it failed
 */
export async function seedApart(fingerprints: Fingerprints): Promise<boolean> {
  const child = fork(join(import.meta.dirname, "../demo/seed-process.ts"), [JSON.stringify(fingerprints)], {
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let written: unknown;
  child.on("message", (message) => (written = message));
  const [said, [code]] = await Promise.all([text(child.stderr as Readable), once(child, "exit")]);
  if (typeof written === "boolean" && code === 0) return written;
  throw new Error(`Writing the demo data failed:\n${said.trim()}`);
}
