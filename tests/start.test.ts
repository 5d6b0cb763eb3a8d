import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { root } from "../localstack/serverless/deployment.ts";
import { freeShift, refuseTaken, shifted, usualPorts } from "../localstack/run/ports.ts";

const LIMIT_MS = 180_000;

let shift = 0;
let started: ChildProcess | undefined;

afterEach(() => {
  started?.kill("SIGKILL");
  rmSync(join(root, `.tmp/state-${String(shift)}`), { recursive: true, force: true });
});

interface Ended {
  code: number | null;
  said: string;
}

/** Runs start.ts as its npm script does; `meet` is called once it says a line that fits. */
async function run(fits: RegExp, meet: (child: ChildProcess) => void): Promise<Ended> {
  const args = ["--import", "./tools/require-node.js", "localstack/run/start.ts", "--shift", String(shift)];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  started = child;
  let said = "";
  let isMet = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (isMet || !fits.test(said)) return;
      isMet = true;
      meet(child);
    });
  }
  const [code] = (await once(child, "close")) as [number | null];
  return { code, said };
}

describe("npm start", () => {
  it(
    "says where to look and who to sign in as, and stops everything when it is asked to",
    async () => {
      shift = await freeShift();
      const { code, said } = await run(/identical/, (child) => child.kill("SIGINT"));
      expect(said).toMatch(
        new RegExp(`http://localhost:${String(usualPorts.front + shift)}/[^]*ion\\.operator[^]*TOKEN=`),
      );
      expect(code).toBe(0);
      await refuseTaken(shifted(usualPorts, shift));
    },
    LIMIT_MS,
  );

  it(
    "names every taken port in one line, and starts nothing",
    async () => {
      shift = await freeShift();
      const { front, cloud } = shifted(usualPorts, shift);
      const others = [front, cloud].map((port) => createServer().listen(port, "127.0.0.1"));
      await Promise.all(others.map((other) => once(other, "listening")));
      const { code, said } = await run(/identical/, (child) => child.kill("SIGINT"));
      for (const other of others) other.close();
      const taken = `Taken ports: ${String(front)} (front), ${String(cloud)} (cloud). Stop what listens there and start again.`;
      expect([code, said]).toEqual([1, `${taken}\n`]);
    },
    LIMIT_MS,
  );
});
