import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { freeShift, shifted, usualPorts } from "../../../localstack/run/ports.ts";
import { startStack } from "../../../localstack/run/stack.ts";
import { root } from "../../../localstack/serverless/deployment.ts";
import { machineClient, type MachineClient } from "./machine-client.ts";
import { type Sink, startSink } from "./sink.ts";

/** The whole system as `npm start` runs it, whose mail goes to a sink of the measurement. */
export interface RunningSystem {
  sink: Sink;
  /** Two systems of the demo data, neither in test mode nor limited. */
  machines: { alfa: MachineClient; beta: MachineClient };
  /** Changes the only mail provider. */
  setRate(peSecunda: number | null): Promise<void>;
  stop(): Promise<void>;
}

export async function startSystem(): Promise<RunningSystem> {
  const directory = mkdtempSync(join(tmpdir(), "temelia-bench-"));
  const workFolder = join(root, `.tmp/bench-${process.pid}`);
  const ports = shifted(usualPorts, await freeShift());
  const stack = await startStack({ ports, directory, workFolder: relative(root, workFolder) });
  const sink = await startSink();
  const certificates = join(directory, "certificates");
  const machines = {
    alfa: machineClient(stack.mutualTlsUrl, certificates, "alfa"),
    beta: machineClient(stack.mutualTlsUrl, certificates, "beta"),
  };
  const patch = await administrator(stack.url);
  const unlimited = { mod: "REAL", limitaPeMinut: 1_000_000 };
  await patch("sistems/1", unlimited);
  await patch("sistems/2", unlimited);
  // The demo data's provider has a rate that is lower than what is measured.
  await patch("providers/1", {
    configuratie: { host: "127.0.0.1", port: sink.port, password: "parola" },
    peSecunda: null,
  });
  await patch("providers/2", { activ: false });
  return {
    sink,
    machines,
    setRate: (peSecunda) => patch("providers/1", { peSecunda }),
    async stop() {
      Object.values(machines).forEach((machine) => machine.stop());
      await stack.stop();
      await sink.stop();
      for (const folder of [directory, workFolder]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Changes of records by the administrator of the demo data. */
async function administrator(url: string): Promise<(record: string, fields: object) => Promise<void>> {
  const api = `${url}/notifications/api`;
  const send = async (method: string, path: string, body: object, headers = {}) => {
    const answer = await fetch(`${api}/${path}`, {
      method,
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { id_token: string };
  };
  const credentials = { username: "admin", password: "temelia-demo" };
  const { id_token: token } = await send("POST", "authenticate", credentials);
  return async (record, fields) => {
    await send("PATCH", record, fields, { authorization: `Bearer ${token}` });
  };
}
