import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { eventBus } from "./event-bus.ts";
import { EVENTS, invokeApi } from "./invoke-api.ts";

afterEach(() => void vi.restoreAllMocks());

const reports = { eventBridge: { pattern: { source: ["aws.ses"], "detail-type": ["Email Bounced"] } } };
const functions = {
  bounces: { handler: "bounces.handler", events: [reports] },
  others: { handler: "others.handler", events: [{ eventBridge: { pattern: { source: ["other"] } } }] },
  hourly: { handler: "hourly.handler", events: [{ schedule: "rate(1 hour)" }] },
};
const bounced = { source: "aws.ses", "detail-type": "Email Bounced", detail: { mail: { messageId: "m-1" } } };

/** A bus, and the functions that it has invoked; the first invocations fail. */
function busOf(failures = 0) {
  const invoked: [name: string, event: object][] = [];
  const invoke = (name: string, event: unknown) => {
    invoked.push([name, event as object]);
    return invoked.length > failures ? Promise.resolve() : Promise.reject(new Error("not yet"));
  };
  return { invoked, lambda: { invoke }, bus: eventBus({ invoke }, functions) };
}

it("an event invokes the functions whose pattern it matches, in the envelope of EventBridge", async () => {
  const { bus, invoked } = busOf();
  await bus.put(bounced);
  await bus.put({ ...bounced, "detail-type": "Email Opened" });
  expect(invoked).toMatchObject([["bounces", { ...bounced, version: "0", resources: [] }]]);
});

it("a function that fails gets the event again, up to three times", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const [second, none] = [busOf(1), busOf(Infinity)];
  await second.bus.put(bounced);
  await none.bus.put(bounced);
  expect([second.invoked.length, none.invoked.length]).toEqual([2, 3]);
});

it("a local imitation puts an event at the address of the bus", async () => {
  const { bus, invoked, lambda } = busOf();
  const server = invokeApi(lambda, Object.keys(functions), bus).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${String(port)}${EVENTS}`;
  const answer = await fetch(address, { method: "POST", body: JSON.stringify(bounced) });
  server.close();
  expect(answer.status).toBe(202);
  await vi.waitFor(() => expect(invoked.map(([name]) => name)).toEqual(["bounces"]), { timeout: 20_000 });
});
