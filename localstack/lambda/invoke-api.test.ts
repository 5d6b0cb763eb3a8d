import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listenOnLoopback, type Loopback } from "../../shared/testing/loopback.ts";
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

describe("the local invoke API", () => {
  it("runs a function by its deployed name and answers with what it returned", async () => {
    const answer = await post("temelia-local-consumer", { Records: [] });
    expect([answer.status, await answer.json()]).toEqual([200, { Records: [] }]);
    expect(answer.headers.has("x-amz-function-error")).toBe(false);
  });

  it("says by a header that the function failed", async () => {
    const answer = await post("temelia-local-consumer", { bad: true });
    expect([answer.status, answer.headers.get("x-amz-function-error")]).toEqual([200, "Unhandled"]);
    expect(await answer.json()).toMatchObject({ errorType: "RangeError", errorMessage: "too far" });
  });

  it("answers 202 at once to an event, and 404 to a name that no function has", async () => {
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
});
