import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { eicar } from "./eicar.ts";

/** The clamd to test with, if there is one: `npm run test:scan` names it. */
export const clamdProgram = process.env.CLAMD_PROGRAM;

/** A content that the daemon knows by its hash alone. */
export const knownByHash = Buffer.from("Al doilea fișier de probă, cunoscut după sumă.\n");

/** Signatures of our own (ClamAV's .ndb and .hsb). clamd marks names that are not in ClamAV's own lists. */
const signatures = {
  "temelia.ndb": `Temelia.Test.Eicar:0:*:${eicar.toString("hex")}\n`,
  "temelia.hsb": `${createHash("sha256").update(knownByHash).digest("hex")}:${String(knownByHash.length)}:Temelia.Test.Hash\n`,
};
export const names = { byBytes: "Temelia.Test.Eicar.UNOFFICIAL", byHash: "Temelia.Test.Hash.UNOFFICIAL" };

export interface ClamdDaemon {
  socket: { path: string };
  tcp: { host: string; port: number };
  stop(): Promise<void>;
}

const START_MS = 60_000;

/** Starts a real clamd with the signatures above, on a socket and on a port of loopback; `settings` are lines of clamd.conf. */
export async function startClamdDaemon(program: string, settings: string[]): Promise<ClamdDaemon> {
  const folder = mkdtempSync(join(tmpdir(), "temelia-clamd-"));
  const [tcp, socket] = [{ host: "127.0.0.1", port: await freePort() }, { path: join(folder, "clamd.sock") }];
  mkdirSync(join(folder, "signatures"));
  for (const [name, lines] of Object.entries(signatures))
    writeFileSync(join(folder, "signatures", name), lines);
  const lines = [
    "Foreground yes",
    `DatabaseDirectory ${join(folder, "signatures")}`,
    `TemporaryDirectory ${folder}`,
    `LocalSocket ${socket.path}`,
    `TCPAddr ${tcp.host}`,
    `TCPSocket ${String(tcp.port)}`,
    ...settings,
  ];
  writeFileSync(join(folder, "clamd.conf"), `${lines.join("\n")}\n`);
  const child = spawn(program, ["--config-file", join(folder, "clamd.conf")], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const until = Date.now() + START_MS;
  while (!(await answers(tcp))) {
    if (child.exitCode !== null) throw new Error(`clamd ended: ${(await said).join("")}`);
    if (Date.now() > until) throw new Error("clamd did not start within a minute");
    await wait(50);
  }
  return {
    socket,
    tcp,
    async stop() {
      const closed = once(child, "close");
      child.kill();
      await closed;
      rmSync(folder, { recursive: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function answers(address: { host: string; port: number }): Promise<boolean> {
  const socket = connect(address, () => socket.write("zPING\0"));
  try {
    return (await text(socket)) === "PONG\0";
  } catch {
    return false;
  }
}
