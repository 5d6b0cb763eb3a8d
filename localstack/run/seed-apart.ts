import { fork } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { Certificates } from "../demo/seed-notifications.ts";

/** The demo data as they are written. */
export interface Seeding {
  /** True if there was anything to write. */
  isWritten: boolean;
  /** Writes what shows the work of an office, if that is wanted and not there yet. @returns why it failed, if it did */
  goOn(): Promise<string | undefined>;
  stop(): Promise<void>;
}

/** Most of it is written when nobody waits for it, so its heap is collected often. */
const smallHeap = ["--min-semi-space-size=1", "--max-semi-space-size=2", "--heap-growing-percent=15"];

/**
 * Writes the demo data in a separate process, so that its memory is freed at its end; it ends with this one.
 * @param certificates those of the systems that call, by their names
 * @param showcase true if it goes on, when it is told
 * @throws Error with the output of the process if it failed
 */
export async function seedApart(certificates: Certificates, showcase: boolean): Promise<Seeding> {
  const child = fork(
    join(import.meta.dirname, "../demo/seed-process.ts"),
    [JSON.stringify(certificates), ...(showcase ? ["showcase"] : [])],
    { stdio: ["ignore", "ignore", "pipe", "ipc"], execArgv: [...process.execArgv, ...smallHeap] },
  );
  const ended = Promise.all([text(child.stderr as Readable), once(child, "exit")]);
  const [isWritten] = (await Promise.race([once(child, "message"), ended.then(() => [])])) as [boolean?];
  if (isWritten === undefined) {
    const [said] = await ended;
    throw new Error(`Writing the demo data failed:\n${said.trim()}`);
  }
  const failure = async () => {
    const [said, [code]] = await ended;
    return code === 0 ? undefined : said.trim();
  };
  return {
    isWritten,
    goOn() {
      // One that has nothing more to write may end just now.
      if (child.connected) child.send("go on", () => undefined);
      return failure();
    },
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
