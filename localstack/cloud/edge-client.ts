import { Agent } from "node:http";
import { callJson } from "./json-call.ts";

/** Calls of the pollers to the edge of the local cloud. */
export interface EdgeClient {
  /** @throws Error whose message is the error's name, after the last of three attempts */
  call<Answer>(target: string, input: object, signal?: AbortSignal): Promise<Answer>;
  close(): void;
}

const MOST_ATTEMPTS = 3;

/** A client of the edge at this endpoint. The pollers may repeat each of their calls, so any failure is tried again. */
export function edgeClient(endpoint: string): EdgeClient {
  const agent = new Agent({ keepAlive: true });
  const server = { port: Number(new URL(endpoint).port), agent };
  const region = process.env.AWS_REGION ?? "us-east-1";
  return {
    async call<Answer>(target: string, input: object, signal?: AbortSignal): Promise<Answer> {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await callJson<Answer>(server, target, input, { region, ...(signal ? { signal } : {}) });
        } catch (fault) {
          if (attempt === MOST_ATTEMPTS) throw fault;
        }
      }
    },
    close: () => agent.destroy(),
  };
}
