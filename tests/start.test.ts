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

interface Exit {
  code: number | null;
  output: string;
}

/** Runs start.ts as its npm script does; calls `onMatch` once, when its output matches `pattern`. */
async function run(pattern: RegExp, onMatch: (child: ChildProcess) => void): Promise<Exit> {
  const args = ["--import", "./tools/require-node.js", "localstack/run/start.ts", "--shift", String(shift)];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  started = child;
  let output = "";
  let hasMatched = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (hasMatched || !pattern.test(output)) return;
      hasMatched = true;
      onMatch(child);
    });
  }
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output };
}

describe("npm start", () => {
  it(
    "says where to look and who to sign in as, and stops everything when it is asked to",
    async () => {
      shift = await freeShift();
      const { code, output } = await run(/identical/, (child) => child.kill("SIGINT"));
      expect(output).toMatch(
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
      const { code, output } = await run(/identical/, (child) => child.kill("SIGINT"));
      for (const other of others) other.close();
      const taken = `Taken ports: ${String(front)} (front), ${String(cloud)} (cloud). Stop what listens there and start again.`;
      expect([code, output]).toEqual([1, `${taken}\n`]);
    },
    LIMIT_MS,
  );
});
