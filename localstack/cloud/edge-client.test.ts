import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { edgeClient } from "./edge-client.ts";

/** A client of a server that answers so, and the number of calls that have reached it. */
async function clientOf(answer: (call: number, response: ServerResponse, request: IncomingMessage) => void) {
  let calls = 0;
  const server = createServer((request, response) => {
    request.resume();
    answer((calls += 1), response, request);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const client = edgeClient(`http://localhost:${String((server.address() as AddressInfo).port)}`);
  onTestFinished(() => {
    client.close();
    server.close();
  });
  return { client, calls: () => calls };
}

it("a call whose connection breaks, or which the service refuses, is tried again, three times in all", async () => {
  const { client, calls } = await clientOf((call, response) => {
    if (call === 1) return void response.destroy();
    if (call === 2) return void response.writeHead(500).end(JSON.stringify({ __type: "InternalFailure" }));
    response.end(JSON.stringify({ call }));
  });
  expect(await client.call("AmazonSQS.ReceiveMessage", {})).toEqual({ call: 3 });
  expect(calls()).toBe(3);
});

it("the last refusal is the error, by its name", async () => {
  const { client, calls } = await clientOf((call, response) => {
    response.writeHead(400).end(JSON.stringify({ __type: `Refusal${String(call)}` }));
  });
  await expect(client.call("AmazonSQS.ReceiveMessage", {})).rejects.toThrow("Refusal3");
  expect(calls()).toBe(3);
});

it("a call that is cancelled ends at once and is not tried again", async () => {
  const cancelling = new AbortController();
  const { client, calls } = await clientOf(() => cancelling.abort());
  const call = client.call("AmazonSQS.ReceiveMessage", {}, cancelling.signal);
  await expect(call).rejects.toMatchObject({ name: "AbortError" });
  expect(calls()).toBe(1);
});
