import { setTimeout as sleep } from "node:timers/promises";
import { GetCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { as, person, using, type Person, type ServiceClient } from "./testing.ts";
import { dynamo } from "../../shared/aws/clients.ts";
import { MOST_CALLS } from "../../shared/aws/call-pool.ts";
import type { Invocation } from "../../shared/context.ts";
import { lambdaHandler } from "../../shared/http/handler.ts";
import { callsOf } from "../../shared/testing/aws-calls.ts";
import { storeProxy, type StoreReply } from "../../shared/testing/store-proxy.ts";
import { withFaults } from "../../shared/testing/with-faults.ts";
import { groups } from "./api.ts";
import { Documents } from "./records/document.ts";
import { documents } from "./service.ts";

/*
 * More calls than the process can handle at once: they wait, and are refused only if waiting cannot help. A proxy in
 * front of the local cloud counts connections and holds back answers.
 */
const proxy = await storeProxy(process.env.AWS_ENDPOINT_URL ?? "");
process.env.AWS_ENDPOINT_URL = proxy.url;

let arrived = 0;
let release = () => {};
/** From now on every answer of the database waits for `release`. */
function holdAnswers(): void {
  arrived = 0;
  const { promise, resolve } = Promise.withResolvers<unknown>();
  release = () => (proxy.behave(), resolve(undefined));
  proxy.behave(async (_asked, pass) => {
    arrived += 1;
    await promise;
    return pass();
  });
}
const untilFull = () => expect.poll(() => arrived).toBe(MOST_CALLS);

/** One call outside any request: it has no time budget and waits as long as it takes. */
const call = () =>
  dynamo().send(new GetCommand({ TableName: Documents.table, Key: Documents.key({ id: 1 }) }));
const calls = (count: number) => Array.from({ length: count }, call);

let somebody: Person;
let ana: ServiceClient;
let path: string;
beforeAll(async () => {
  somebody = await person();
  ana = as(somebody);
  // A document without content, because the other AWS clients have their own connections.
  const { json } = await ana.post<{ id: number }>("/api/documents", { denumire: "Cerere" });
  path = `/api/documents/${json.id}`;
});
afterEach(() => release());
afterAll(() => proxy.stop());

const handler = lambdaHandler(documents, ...groups);
/** Ana, calling a function that has this much time in Lambda. */
const within = (milliseconds: number): ServiceClient => {
  const invocation: Invocation = { getRemainingTimeInMillis: () => milliseconds };
  return using((event) => handler(event, invocation as Parameters<typeof handler>[1]), somebody);
};
const fifty = Array.from({ length: 50 }, (_, i) => i);

describe("more calls than connections", () => {
  it("50 lists at once are all answered, over only as many connections as the pool has", async () => {
    const answers = await Promise.all(fifty.map(() => ana.get("/api/documents")));
    expect(answers.map(({ status }) => status)).toEqual(fifty.map(() => 200));
    expect(proxy.mostConnections()).toBeLessThanOrEqual(MOST_CALLS);
  });

  it.skipIf(withFaults)("a call that waits for its turn does not time out: it is sent once", async () => {
    let attempts = 0;
    dynamo().middlewareStack.add((next) => (args) => ((attempts += 1), next(args)), {
      step: "finalizeRequest",
      priority: "low",
      name: "countAttempts",
    });
    holdAnswers();
    const made = callsOf(() => Promise.all(fifty.map(() => ana.get(path))));
    await untilFull();
    // Longer than opening a connection may take.
    await sleep(2_500);
    release();
    const { calls, result } = await made;
    dynamo().middlewareStack.remove("countAttempts");
    expect(result.map(({ status }) => status)).toEqual(fifty.map(() => 200));
    expect(attempts).toBe(calls.length);
  });
});

it("a queue longer than the budget of a request is 503 with Retry-After at once, without a call; who has the time waits and is answered", async () => {
  holdAnswers();
  const slow = calls(MOST_CALLS);
  await untilFull();
  await sleep(1_000);
  release();
  await Promise.all(slow);

  holdAnswers();
  // Judging by the duration of the last calls, these take longer than three seconds.
  const queue = calls(40 * MOST_CALLS);
  await untilFull();
  const refused = await within(4_000).get<{ message: string; status: number }>(path);
  expect([refused.status, refused.headers["content-type"]]).toEqual([503, "application/problem+json"]);
  expect(refused.json).toMatchObject({ message: "error.indisponibil", status: 503 });
  // Retry-After is the time that the queue needs. A request that waits until its budget ends does not get this
  // estimate.
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3);
  expect(arrived).toBe(MOST_CALLS);
  const patient = within(900_000).get(path);
  release();
  await Promise.all(queue);
  expect((await patient).status).toBe(200);
});

it("a request whose budget ends while its call is under way is a 503 with Retry-After, in the service's format", async () => {
  holdAnswers();
  const { status, headers, json } = await within(1_300).get<{ message: string }>(path);
  expect([status, headers["content-type"]]).toEqual([503, "application/problem+json"]);
  expect(json.message).toBe("error.indisponibil");
  expect(headers["retry-after"]).toBe("2");
  expect(arrived).toBe(1);
});

it("a request whose budget ends while its call still waits is a 503 too, and the call is never made", async () => {
  holdAnswers();
  const busy = calls(MOST_CALLS);
  await untilFull();
  expect((await within(1_300).get(path)).status).toBe(503);
  release();
  await Promise.all(busy);
  expect(arrived).toBe(MOST_CALLS);
});

it("a request whose budget ends gives its places back: the next one is answered", async () => {
  holdAnswers();
  const ended = fifty.map(() => within(1_300).get(path));
  expect((await Promise.all(ended)).map(({ status }) => status)).toEqual(fifty.map(() => 503));
  release();
  expect((await ana.get(path)).status).toBe(200);
});

describe.concurrent("a write whose fault lasts is a 503 with Retry-After:", () => {
  const refused = (type: string, more: object = {}, status = 400): StoreReply => {
    const body = Buffer.from(JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${type}`, ...more }));
    return { status, headers: { "content-type": "application/x-amz-json-1.0" }, body };
  };
  const cancelled = (Code: string) =>
    refused("TransactionCanceledException", { CancellationReasons: [{ Code: "None" }, { Code }] });
  const faults: Record<string, StoreReply | "cut"> = {
    "another transaction on its items": cancelled("TransactionConflict"),
    "a hot partition under its items": cancelled("ThrottlingError"),
    "throughput that its items have used up": cancelled("ProvisionedThroughputExceeded"),
    "a table that is throttled": refused("ThrottlingException"),
    "its own earlier attempt, which still runs": refused("TransactionInProgressException"),
    "a fault inside the database": refused("InternalServerError", {}, 500),
    "a connection that is cut": "cut",
  };
  // The name of the document tells the proxy which fault to inject into its transaction.
  beforeAll(() => {
    release = () => {};
    proxy.behave(({ headers, body }, pass) => {
      if (!String(headers["x-amz-target"]).endsWith("TransactWriteItems")) return pass();
      return Object.entries(faults).find(([name]) => body.includes(name))?.[1] ?? pass();
    });
  });
  it.each(Object.keys(faults))("%s", async (denumire) => {
    const { status, headers, json } = await ana.post<{ message: string }>("/api/documents", { denumire });
    expect([status, headers["retry-after"], json.message]).toEqual([503, "2", "error.indisponibil"]);
  });
});
