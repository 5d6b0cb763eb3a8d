import { expect, it } from "vitest";
import {
  authenticateSignIn,
  documentsCreate,
  documentsPatch,
  documentsRead,
  documentsReplace,
} from "./generated/documents/index.ts";
import type { CallOptions } from "./operation.ts";
import { json, networkFailure, problem, scripted, stillClock } from "./testing.ts";
import { createClient } from "./transport.ts";

function system(...answers: (Response | Error)[]) {
  const { fetch, sent } = scripted(...answers);
  const clock = stillClock(0);
  return { client: createClient({ base: "/api-of", fetch, clock }), sent, clock };
}

const path = { id: 7 };
const body = { denumire: "Aviz" };

it("a read is repeated after a lost connection, each time after a longer wait", async () => {
  const { client, clock } = system(networkFailure(), networkFailure(), networkFailure(), json({ id: 7 }));
  expect((await documentsRead(client, { path })).data.id).toBe(7);
  expect(clock.waits.length).toBe(3);
  for (const [index, wait] of clock.waits.entries()) {
    expect(wait).toBeGreaterThanOrEqual(250 * 2 ** index);
    expect(wait).toBeLessThanOrEqual(500 * 2 ** index);
  }
});

it("a read ends after five attempts as ConnectionLost", async () => {
  const { client, sent } = system(...Array.from({ length: 9 }, networkFailure));
  await expect(documentsRead(client, { path })).rejects.toMatchObject({ name: "ConnectionLost" });
  expect(sent.length).toBe(5);
});

it("a POST carries a key, the same one on its retry and another one on the next call", async () => {
  const { client, sent } = system(networkFailure(), json({ id: 1 }, 201), json({ id: 2 }, 201));
  await documentsCreate(client, { body });
  await documentsCreate(client, { body });
  const keys = sent.map(({ headers }) => headers.get("idempotency-key"));
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
});

it("the key of the caller is sent instead", async () => {
  const { client, sent } = system(json({ id: 1 }, 201));
  await documentsCreate(client, { body, idempotencyKey: "a-mea" });
  expect(sent[0]?.headers.get("idempotency-key")).toBe("a-mea");
});

it("a call waits as long as Retry-After asks, also as a date", async () => {
  const { client, clock } = system(
    problem(503, "indisponibil", { "retry-after": "7" }),
    problem(503, "indisponibil", { "retry-after": new Date(10_000).toUTCString() }),
    json({ id: 7 }),
  );
  await documentsRead(client, { path });
  expect(clock.waits).toEqual([7000, 3000]);
});

it("a Retry-After beyond half a minute is left to the caller", async () => {
  const { client, clock } = system(problem(429, "preaMulteCereri", { "retry-after": "3600" }));
  await expect(documentsRead(client, { path })).rejects.toMatchObject({
    kind: "tooManyRequests",
    retryAfter: 3600,
  });
  expect(clock.waits).toEqual([]);
});

it("a sign-in tells at once that there were too many: a person waits for it", async () => {
  const { client, clock } = system(problem(429, "preaMulteCereri", { "retry-after": "2" }));
  const signingIn = authenticateSignIn(client, { body: { username: "ana", password: "parola" } });
  await expect(signingIn).rejects.toMatchObject({ kind: "tooManyRequests", retryAfter: 2 });
  expect(clock.waits).toEqual([]);
});

it("a connection that stays silent counts as lost, and a read is repeated", async () => {
  let attempts = 0;
  const silent = (signal: AbortSignal | null | undefined) =>
    new Promise<Response>((_, reject) =>
      signal?.addEventListener("abort", () => reject(signal.reason as Error)),
    );
  const client = createClient({
    clock: stillClock(0),
    longestAnswerSeconds: 0.01,
    fetch: (_, init) => ((attempts += 1) < 3 ? silent(init?.signal) : Promise.resolve(json({ id: 7 }))),
  });
  expect((await documentsRead(client, { path })).data.id).toBe(7);
  expect(attempts).toBe(3);
});

it("a conflict with Retry-After is repeated, one without it is final", async () => {
  const { client } = system(
    problem(409, "cerereInCurs", { "retry-after": "2" }),
    json({ id: 1 }, 201),
    problem(409, "conflict"),
  );
  expect((await documentsCreate(client, { body })).status).toBe(201);
  await expect(documentsCreate(client, { body })).rejects.toMatchObject({ kind: "conflict" });
});

it.each<[string, CallOptions]>([
  ["replaced", {}],
  ["replaced under a condition", { ifMatch: 3 }],
])("a record is %s: repeated only if a second attempt means the same", async (_, options) => {
  const { client, sent } = system(networkFailure(), json({ id: 7 }));
  const replacing = documentsReplace(client, { path, body, ...options });
  if (options.ifMatch === undefined) await replacing;
  else await expect(replacing).rejects.toMatchObject({ name: "ConnectionLost" });
  expect(sent.length).toBe(options.ifMatch === undefined ? 2 : 1);
});

it("If-Match is the number of a revision, or the ETag of an answer", async () => {
  const { client, sent } = system(json({ id: 7 }, 200, { etag: '"4"' }), json({}), json({}));
  const { etag } = await documentsRead(client, { path });
  await documentsPatch(client, { path, body: {}, ifMatch: etag });
  await documentsPatch(client, { path, body: {}, ifMatch: 5 });
  expect(sent.slice(1).map(({ headers }) => headers.get("if-match"))).toEqual(['"4"', '"5"']);
});

it("an abort ends the wait with its reason", async () => {
  const abort = new AbortController();
  const { fetch } = scripted(networkFailure(), json({ id: 7 }));
  const client = createClient({ fetch });
  const reading = documentsRead(client, { path, signal: abort.signal });
  abort.abort(new Error("pagina s-a închis"));
  await expect(reading).rejects.toThrow("pagina s-a închis");
});

it("parameters are encoded, absent ones left out, and filters may name their operator", async () => {
  const { client, sent } = system(json({ id: 7 }));
  const { documentsList } = await import("./generated/documents/index.ts");
  await documentsList(client, { query: { size: 5, "filter[cod][contains]": "a&b", sort: undefined } });
  expect(sent[0]?.url).toBe("/api-of/documents/api/documents?size=5&filter%5Bcod%5D%5Bcontains%5D=a%26b");
});

it("headers of the call take the place of the usual ones: a machine signs in by Basic", async () => {
  const { client, sent } = system(json({ access_token: "t" }));
  const { machineTokensCreate } = await import("./generated/documents/index.ts");
  const headers = { Authorization: "Basic bWFzaW5hOnNlY3JldA==", "Accept-Language": "ru" };
  await machineTokensCreate(client, { body: { grant_type: "client_credentials" }, headers });
  expect(sent[0]?.headers.get("authorization")).toBe(headers.Authorization);
  expect(sent[0]?.headers.get("accept-language")).toBe("ru");
  expect(sent[0]?.body).toBe("grant_type=client_credentials");
});
