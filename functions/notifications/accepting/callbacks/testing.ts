import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type createMachine, createSystem } from "../../testing.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { idsIn } from "../../../../shared/data/lists.ts";
import { changing, readMany } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { newWebhookSecret } from "../../../../shared/outgoing/webhooks.ts";
import { listenOnLoopback, type Loopback } from "../../../../shared/testing/loopback.ts";
import { Changes, changesOf, type StatusChange } from "../../records/change.ts";
import { type System, Systems } from "../../records/system.ts";
import { sealCallbackSecret } from "./callback-secret.ts";

export type Machine = Awaited<ReturnType<typeof createMachine>>;

/** A call as a system receives it. */
export interface ReceivedCall {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** A server of a system: it keeps the calls and answers by `answer`. */
export interface CalledServer extends Loopback {
  calls: ReceivedCall[];
  /** Default: 204. */
  answer(call: ReceivedCall, reply: ServerResponse): void;
}

export async function startCalledServer(): Promise<CalledServer> {
  const server = createServer((request, reply) => void receive(request, reply));
  const listening = await listenOnLoopback(server);
  const called: CalledServer = {
    ...listening,
    calls: [],
    answer: (_call, reply) => void reply.writeHead(204).end(),
  };
  async function receive(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = "", url: path = "" } = request;
    const headers = request.headers as Record<string, string>;
    const call = { method, path, headers, body: Buffer.concat(chunks).toString() };
    called.calls.push(call);
    called.answer(call, reply);
  }
  return called;
}

export interface CalledSystem {
  system: Stored<System>;
  secret: string;
}

/** A system that is told about changes at this address. */
export async function createCalledSystem(callbackUrl: string): Promise<CalledSystem> {
  const secret = newWebhookSecret();
  const system = await createSystem({ callbackUrl });
  const callbackSigilat = await sealCallbackSecret(secret, system.id);
  return { system: await changeSystem(system, { callbackSigilat }), secret };
}

export async function changeSystem(before: Stored<System>, fields: Partial<System>): Promise<Stored<System>> {
  const after = { ...before, ...fields };
  await transact(changing(Systems, before, after));
  return { ...after, rev: before.rev + 1 };
}

/** The changes of a system's notifications, oldest first. */
export async function changesIn({ id }: Pick<System, "id">): Promise<Stored<StatusChange>[]> {
  const ids = await idsIn(Changes.table, [{ partitions: [changesOf(id)] }], 1000);
  return (await readMany(Changes, ids)).toSorted((a, b) => a.id - b.id);
}
