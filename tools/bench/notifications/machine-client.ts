import { readFileSync } from "node:fs";
import { Agent, request } from "node:https";
import { join } from "node:path";

export interface Answer {
  status: number;
  body: string;
}

export interface MachineClient {
  call(method: string, path: string, body?: object): Promise<Answer>;
  stop(): void;
}

/** A system that calls over mutual TLS with a development certificate. */
export function machineClient(url: string, certificates: string, name: string): MachineClient {
  const read = (file: string) => readFileSync(join(certificates, file));
  const agent = new Agent({
    keepAlive: true,
    ca: read("ca.pem"),
    cert: read(`${name}.pem`),
    key: read(`${name}.key.pem`),
  });
  return {
    call: (method, path, body) => send(agent, { method, url: `${url}/notifications${path}`, body }),
    stop: () => agent.destroy(),
  };
}

interface Sent {
  method: string;
  url: string;
  body: object | undefined;
}

const send = (agent: Agent, { method, url, body }: Sent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = body ? { "content-type": "application/json" } : {};
    const outgoing = request(url, { agent, method, headers }, (incoming) => {
      let text = "";
      incoming.setEncoding("utf8");
      incoming.on("data", (part: string) => (text += part));
      incoming.on("error", reject);
      incoming.on("end", () => resolve({ status: incoming.statusCode ?? 500, body: text }));
    });
    outgoing.on("error", reject);
    outgoing.end(body && JSON.stringify(body));
  });
