import { request } from "node:http";
import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listenOnLoopback, type Loopback } from "../../shared/testing/loopback.ts";
import { router } from "../serverless/routing.ts";
import { gateway } from "./gateway.ts";

const events: APIGatewayProxyEventV2[] = [];
/** What the function does with the next event. */
let act: (event: APIGatewayProxyEventV2) => unknown;
let server: Loopback;

const functions = {
  whole: { handler: "", events: [{ httpApi: { method: "*", path: "/a/{proxy+}" } }] },
  part: { handler: "", events: [{ httpApi: { method: "*", path: "/a/parts/{id}" } }] },
};

beforeAll(async () => {
  const invoke = async (name: string, event: unknown) => {
    events.push(event as APIGatewayProxyEventV2);
    return Promise.resolve(act({ ...(event as APIGatewayProxyEventV2), routeKey: name }));
  };
  server = await listenOnLoopback(gateway({ invoke }, router(functions)));
});

afterAll(() => server.stop());

beforeEach(() => {
  events.length = 0;
});

const nothing = () => ({ statusCode: 204, headers: {} });

async function eventFor(
  path: string,
  init: RequestInit = {},
  reply: typeof act = nothing,
): Promise<APIGatewayProxyEventV2> {
  act = reply;
  await fetch(`${server.url}${path}`, init);
  const event = events.pop();
  if (!event) throw new Error(`${path} reached no function`);
  return event;
}

describe("the local gateway", () => {
  it("passes on a path and a query as they were sent", async () => {
    const event = await eventFor("/a/b%2Fc//d?x=1%202&y=ă&x=3&z=a+b");
    expect([event.version, event.rawPath, event.rawQueryString]).toEqual([
      "2.0",
      "/a/b%2Fc//d",
      "x=1%202&y=%C4%83&x=3&z=a+b",
    ]);
    expect(event.queryStringParameters).toEqual({ x: "1 2,3", y: "ă", z: "a b" });
    expect(event.requestContext.http).toMatchObject({
      method: "GET",
      path: "/a/b%2Fc//d",
      sourceIp: "127.0.0.1",
    });
  });

  it("names headers in lower case, joins the values of one by commas, and takes the cookies out", async () => {
    const outgoing = request(`${server.url}/a/b`, {
      headers: { "X-One": ["1", "2"], Cookie: ["a=1; b=2"], "User-Agent": "probe" },
    });
    outgoing.end();
    act = nothing;
    const [answer] = (await once(outgoing, "response")) as [IncomingMessage];
    answer.resume();
    const event = events.pop();
    expect(event?.headers).toMatchObject({ "x-one": "1,2", "user-agent": "probe" });
    expect(event?.headers).not.toHaveProperty("cookie");
    expect(event?.cookies).toEqual(["a=1", "b=2"]);
  });

  it.each([
    ["application/json", '{"a":"ă"}', '{"a":"ă"}', false],
    ["text/plain; charset=utf-8", "ăîș", "ăîș", false],
    ["application/merge-patch+json", "{}", "{}", false],
    ["application/x-www-form-urlencoded", "a=1", "YT0x", true],
    ["application/pdf", Buffer.from([0xff, 0, 1]), "/wAB", true],
    ["application/json", Buffer.from([0xff]), "/w==", true],
  ])("passes on a body of %s byte for byte", async (type, body, passed, isBase64Encoded) => {
    const init = { method: "POST", headers: { "content-type": type }, body };
    expect(await eventFor("/a/b", init)).toMatchObject({ body: passed, isBase64Encoded });
  });

  it("passes on the body of a GET", async () => {
    const headers = { "content-type": "application/json", "content-length": 2 };
    const outgoing = request(`${server.url}/a/b`, { headers });
    outgoing.end("{}");
    act = nothing;
    const [answer] = (await once(outgoing, "response")) as [IncomingMessage];
    answer.resume();
    expect(events.pop()).toMatchObject({ body: "{}", isBase64Encoded: false });
  });

  it("chooses the function with the more literal route, and answers 404 where there is none", async () => {
    expect((await eventFor("/a/parts/7")).routeKey).toBe("ANY /a/parts/{id}");
    expect((await eventFor("/a/parts/7/more")).routeKey).toBe("ANY /a/{proxy+}");
    const answer = await fetch(`${server.url}/b`);
    expect([answer.status, await answer.json()]).toEqual([404, { message: "Not Found" }]);
  });

  it("answers with status, headers, cookies and bytes of the function", async () => {
    const bytes = Buffer.from([0xff, 0, 1]);
    act = () => ({
      statusCode: 201,
      headers: { "content-type": "image/png" },
      cookies: ["a=1", "b=2"],
      body: bytes.toString("base64"),
      isBase64Encoded: true,
    });
    const answer = await fetch(`${server.url}/a/b`);
    expect([answer.status, answer.headers.get("content-length"), answer.headers.getSetCookie()]).toEqual([
      201,
      "3",
      ["a=1", "b=2"],
    ]);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
  });

  it("keeps the length that the answer to a HEAD names", async () => {
    act = () => ({ statusCode: 200, headers: { "content-length": "1234" } });
    const answer = await fetch(`${server.url}/a/b`, { method: "HEAD" });
    expect(answer.headers.get("content-length")).toBe("1234");
  });

  it("refuses a body above 10 MiB with 413 and headers above 10,240 bytes with 431, before the function", async () => {
    const most = 10 * 1024 * 1024;
    const body = (size: number) => ({ method: "POST", body: Buffer.alloc(size) });
    expect((await eventFor("/a/b", body(most))).body).toHaveLength(Math.ceil(most / 3) * 4);
    expect((await fetch(`${server.url}/a/b`, body(most + 1))).status).toBe(413);
    const headers = { "x-large": "x".repeat(10_240) };
    expect((await fetch(`${server.url}/a/b`, { headers })).status).toBe(431);
    expect(events).toEqual([]);
  });

  it("answers 500 where the function throws, and tells nothing of it", async () => {
    act = () => {
      throw new Error("inside");
    };
    const answer = await fetch(`${server.url}/a/b`);
    expect([answer.status, await answer.json()]).toEqual([500, { message: "Internal Server Error" }]);
  });
});
