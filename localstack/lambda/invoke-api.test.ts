import { afterAll, beforeAll, expect, it } from "vitest";
import { listenOnLoopback, type Loopback } from "../../shared/testing/loopback.ts";
import { invoke } from "../cloud/invoke.ts";
import { BODY_BYTES } from "./bodies-apart.ts";
import { invokeApi } from "./invoke-api.ts";

let api: Loopback;
const invoked: unknown[] = [];

beforeAll(async () => {
  const invoke = async (name: string, event: unknown) => {
    invoked.push([name, event]);
    if ((event as { bad?: boolean }).bad) throw new RangeError("too far");
    return Promise.resolve(event);
  };
  api = await listenOnLoopback(invokeApi({ invoke }, ["consumer"]));
});

afterAll(() => api.stop());

const post = (name: string, event: object, headers: Record<string, string> = {}) =>
  fetch(`${api.url}/2015-03-31/functions/${name}/invocations`, {
    method: "POST",
    headers,
    body: JSON.stringify(event),
  });

it("the local invoke API runs a function by its deployed name and answers with what it returned", async () => {
  const answer = await post("temelia-local-consumer", { Records: [] });
  expect([answer.status, await answer.json()]).toEqual([200, { Records: [] }]);
  expect(answer.headers.has("x-amz-function-error")).toBe(false);
});

it("the local invoke API says by a header that the function failed", async () => {
  const answer = await post("temelia-local-consumer", { bad: true });
  expect([answer.status, answer.headers.get("x-amz-function-error")]).toEqual([200, "Unhandled"]);
  expect(await answer.json()).toMatchObject({ errorType: "RangeError", errorMessage: "too far" });
});

it("the local invoke API answers 202 at once to an event, and 404 to a name that no function has", async () => {
  invoked.length = 0;
  const event = await post("temelia-local-consumer", { bad: true }, { "x-amz-invocation-type": "Event" });
  expect(event.status).toBe(202);
  expect(invoked).toEqual([["consumer", { bad: true }]]);
  const unknown = await post("temelia-local-nobody", {});
  expect([unknown.status, unknown.headers.get("x-amzn-errortype")]).toEqual([
    404,
    "ResourceNotFoundException",
  ]);
});

it.each([
  [
    "binary",
    { rawPath: "/ț", body: Buffer.from([0, 255, 123, 10]).toString("base64"), isBase64Encoded: true },
  ],
  ["empty binary", { rawPath: "/", body: "", isBase64Encoded: true }],
  ["text", { rawPath: "/", body: 'base64== "ț"', isBase64Encoded: false }],
  ["text, without a mark,", { statusCode: 200, body: '{"ț":"\\n"}' }],
  ["empty text", { rawPath: "/", body: "", isBase64Encoded: false }],
  ["no", { Records: [] }],
])(
  "the local invoke API takes an event with %s body beside the JSON as it takes it within, and answers so",
  async (_, event) => {
    invoked.length = 0;
    const [within, beside] = [
      await invoke(api.url, "temelia-local-consumer", event),
      await invoke(api.url, "temelia-local-consumer", event, { bodiesApart: true }),
    ];
    // A gateway has the bytes, which are in JSON as Lambda has them.
    expect([within, JSON.parse(JSON.stringify(beside))]).toEqual([event, event]);
    expect(invoked).toEqual([
      ["consumer", event],
      ["consumer", event],
    ]);
  },
);

it("the local invoke API sends the bytes of a body as they are to a client that takes them, and JSON alone to any other", async () => {
  const events = [
    { body: Buffer.from("octeți").toString("base64"), isBase64Encoded: true },
    { body: "octeți", isBase64Encoded: false },
  ];
  for (const event of events) await expectAsItIs(event);
});

async function expectAsItIs(event: { body: string; isBase64Encoded: boolean }): Promise<void> {
  const [json, apart] = [
    await post("temelia-local-consumer", event),
    await post("temelia-local-consumer", event, { [BODY_BYTES]: "0" }),
  ];
  expect(await json.json()).toEqual(event);
  expect(apart.headers.get(BODY_BYTES)).toBe("7");
  expect(await apart.text()).toBe(`${JSON.stringify({ ...event, body: "" })}octeți`);
}

it("the local invoke API says also to a client that takes bodies apart that the function failed", async () => {
  const failing = invoke(api.url, "temelia-local-consumer", { bad: true }, { bodiesApart: true });
  await expect(failing).rejects.toThrow("too far");
});
