import { spawn } from "node:child_process";
import { once as onceEmitted } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { committedRows, rowsOfServer } from "../../functions/platform/audit/testing/lenient/audited.ts";
import type { LenientServer, Running } from "../../functions/platform/audit/testing/lenient/servers.ts";
import { lenientContract } from "../../functions/platform/audit/testing/lenient/system.ts";
import { once } from "../../shared/once.ts";
import { installPython } from "../checks/python.ts";
import { folder } from "./commands.ts";

/* Lenient servers in Python, which an audit must leave as they are (`functions/platform/audit/plan/harm.ts`). */

const versions = { fastapi: "0.165.0", uvicorn: "0.54.0", flask: "3.1.3", werkzeug: "3.1.9" };
const contractFile = join(folder, "lenient-contract.json");

/** @throws Missing without Python or its packages */
const interpreter = once(() => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(contractFile, JSON.stringify(lenientContract()));
  const packages = Object.entries(versions).map(([name, version]) => `${name}==${version}`);
  return installPython(join(folder, "lenient"), packages);
});

const serverOf = (name: string, version: string, file: string): LenientServer => ({
  name,
  version,
  start: () => started(join(import.meta.dirname, "lenient", file)),
});

export const pythonServers: readonly LenientServer[] = [
  serverOf("FastAPI", versions.fastapi, "with_fastapi.py"),
  serverOf("Flask", versions.flask, "with_flask.py"),
];

async function started(file: string): Promise<Running> {
  const child = spawn(interpreter(), ["-B", file, contractFile], { stdio: ["ignore", "pipe", "ignore"] });
  const ended = onceEmitted(child, "close");
  const printed = onceEmitted(child.stdout, "data") as Promise<[Buffer]>;
  const [port] = await Promise.race([printed, ended.then(() => [undefined])]);
  if (port === undefined) throw new Error(`${file} has ended`);
  const url = `http://127.0.0.1:${String(port).trim()}`;
  return {
    url,
    bytes: async () => Buffer.from(await (await fetch(`${url}/store`)).arrayBuffer()),
    async stop() {
      child.kill();
      await ended;
    },
  };
}

/** @throws Error if an audit has changed the store, or the committed table says otherwise; Missing without its packages */
export async function auditPython(server: LenientServer): Promise<void> {
  const rows = await rowsOfServer(server);
  const committed = committedRows().filter((row) => row.server === server.name);
  if (!rows.every(({ isStoreEqual }) => isStoreEqual) || !isDeepStrictEqual(rows, committed))
    throw new Error(`npm run tool lenient: ${JSON.stringify({ rows, committed })}`);
}
