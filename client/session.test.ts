import { describe, expect, it } from "vitest";
import {
  citizenDocumentsRead,
  documentsRead,
  machineDocumentsRead,
  staffDocumentsRead,
} from "./generated/documents/index.ts";
import { browserStore, memoryStore, type BrowserWindow } from "./session-store.ts";
import type { SessionEvent } from "./kept-tokens.ts";
import { createSession } from "./session.ts";
import { ownSignIns } from "./sign-ins.ts";
import { json, problem, scripted, tokenUntil } from "./testing.ts";
import { createClient } from "./transport.ts";

const NOW = 1_000_000;
const path = { id: 7 };
const operation = { service: "documents", schemes: ["userToken"] };

/** Two tabs of a browser: each hears of what the other one writes. */
function tabs(count: number): BrowserWindow[] {
  const values = new Map<string, string>();
  const listeners: ((event: { key: string | null }) => void)[] = [];
  return Array.from({ length: count }, (_, tab) => {
    const tellOthers = (key: string) =>
      listeners.filter((__, index) => index !== tab).forEach((listener) => listener({ key }));
    return {
      localStorage: {
        getItem: (key) => values.get(key) ?? null,
        setItem: (key, value) => {
          values.set(key, value);
          tellOthers(key);
        },
        removeItem: (key) => {
          values.delete(key);
          tellOthers(key);
        },
      },
      addEventListener: (_type, listener) => {
        listeners[tab] = listener;
      },
    };
  });
}

it("the token of an account goes to its addresses and to the zones of officials, to no others", async () => {
  const token = tokenUntil(NOW + 1000);
  const { fetch, sent } = scripted(json({ id_token: token }), json({}), json({}), json({}), json({}));
  const session = createSession({ now: () => NOW });
  const client = createClient({ fetch, tokens: session });
  await session.signIn(client, "documents", { username: "ana", password: "parola" });
  await documentsRead(client, { path });
  await staffDocumentsRead(client, { path });
  await citizenDocumentsRead(client, { path });
  await machineDocumentsRead(client, { path: { cod: "A" } });
  expect(sent.map(({ headers }) => headers.get("authorization"))).toEqual([
    null,
    `Bearer ${token}`,
    `Bearer ${token}`,
    null,
    null,
  ]);
  expect(session.endsAt("documents")).toBe(NOW + 1000);
});

it("the token of the government's login goes to the zones, beside that of the account", async () => {
  const { fetch, sent } = scripted(json({}), json({}));
  const session = createSession({ now: () => NOW });
  session.keep("documents", tokenUntil(NOW + 1000, "user"), "userToken");
  session.keep("documents", tokenUntil(NOW + 1000, "login"));
  const client = createClient({ fetch, tokens: session });
  await documentsRead(client, { path });
  await staffDocumentsRead(client, { path });
  expect(sent.map(({ headers }) => headers.get("authorization"))).toEqual([
    `Bearer ${tokenUntil(NOW + 1000, "user")}`,
    `Bearer ${tokenUntil(NOW + 1000, "login")}`,
  ]);
});

it("a refused token ends the session and tells why; a newer one is kept", async () => {
  const events: SessionEvent[] = [];
  const session = createSession({ now: () => NOW });
  session.listen((event) => events.push(event));
  const [first, second] = [tokenUntil(NOW + 1, "1"), tokenUntil(NOW + 1, "2")];
  session.keep("documents", first, "userToken");
  const client = createClient({ fetch: scripted(problem(401, "neautentificat")).fetch, tokens: session });
  await expect(documentsRead(client, { path })).rejects.toMatchObject({ kind: "unauthenticated" });
  expect(session.token(operation)).toBeUndefined();
  session.keep("documents", second, "userToken");
  session.refused?.({ ...operation, id: "", method: "GET", path: "" }, first);
  expect(session.token(operation)).toBe(second);
  expect(events.map(({ type }) => type)).toEqual(["signedIn", "ended", "signedIn"]);
  expect(events[1]).toMatchObject({ service: "documents", reason: "refused" });
});

it("an expired token is not sent: the session has ended", () => {
  let now = NOW;
  const events: SessionEvent[] = [];
  const session = createSession({ now: () => now });
  session.listen((event) => events.push(event));
  session.keep("documents", tokenUntil(NOW + 1000), "userToken");
  now += 1000;
  expect(session.token(operation)).toBeUndefined();
  expect(events.at(-1)).toMatchObject({ type: "ended", reason: "expired" });
});

it("tabs of one origin share a session and its end", () => {
  const [here, there] = tabs(2).map((tab) => createSession({ store: browserStore(tab), now: () => NOW }));
  const events: SessionEvent[] = [];
  there?.listen((event) => events.push(event));
  here?.keep("documents", tokenUntil(NOW + 1000), "userToken");
  expect(there?.token(operation)).toBe(tokenUntil(NOW + 1000));
  here?.end("documents");
  expect(there?.token(operation)).toBeUndefined();
  expect(events).toEqual([
    { service: "documents", scheme: "userToken", type: "signedIn" },
    { service: "documents", scheme: "userToken", type: "ended", reason: "elsewhere" },
  ]);
});

it("a store that another tab clears ends the sessions of this page", () => {
  let clear: (() => void) | undefined;
  const [values, events] = [new Map<string, string>(), [] as SessionEvent[]];
  const session = createSession({
    now: () => NOW,
    store: browserStore({
      localStorage: {
        getItem: (key) => values.get(key) ?? null,
        setItem: (key, value) => void values.set(key, value),
        removeItem: (key) => void values.delete(key),
      },
      addEventListener: (_type, listener) => {
        clear = () => {
          values.clear();
          listener({ key: null });
        };
      },
    }),
  });
  session.keep("documents", tokenUntil(NOW + 1000), "userToken");
  expect(session.token(operation)).toBe(tokenUntil(NOW + 1000));
  session.listen((event) => events.push(event));
  clear?.();
  expect(events).toEqual([{ service: "documents", scheme: "userToken", type: "ended", reason: "elsewhere" }]);
});

describe("a token in use", () => {
  const HOUR = 3_600_000;
  const DAY = 24 * HOUR;

  /** A session whose token was issued at 0, with a clock of its own. */
  function system(...answers: (Response | Error)[]) {
    const time = { now: 0 };
    const { fetch, sent } = scripted(...answers);
    const store = memoryStore();
    const session = createSession({ store, now: () => time.now });
    session.keep("documents", tokenUntil(DAY, "first", 0), "userToken");
    const client = createClient({ fetch, tokens: session });
    const renewals = () =>
      sent.filter(({ method, url }) => method === "PUT" && url.endsWith("/api/authenticate"));
    return { time, session, store, client, sent, renewals };
  }
  const renewed = (end: number, issuedAt: number) => json({ id_token: tokenUntil(end, "second", issuedAt) });

  it("a token in use is renewed by the first call after an hour, which does not wait for it", async () => {
    const { time, session, client, sent, renewals } = system(
      json({}),
      renewed(DAY + HOUR, HOUR),
      json({}),
      json({}),
    );
    await documentsRead(client, { path });
    expect(renewals()).toEqual([]);
    time.now = HOUR;
    await documentsRead(client, { path });
    await expect.poll(() => session.endsAt("documents")).toBe(DAY + HOUR);
    await documentsRead(client, { path });
    expect(renewals().length).toBe(1);
    expect(sent.at(-1)?.headers.get("authorization")).toBe(
      `Bearer ${tokenUntil(DAY + HOUR, "second", HOUR)}`,
    );
  });

  it("a token in use is left alone once renewing it gives nothing more", async () => {
    const { time, session, client, renewals } = system(renewed(DAY, HOUR), json({}), json({}));
    time.now = HOUR;
    await session.renew(client, "documents");
    expect(session.token(operation)).toBe(tokenUntil(DAY, "first", 0));
    time.now = 3 * HOUR;
    await documentsRead(client, { path });
    await documentsRead(client, { path });
    expect(renewals().length).toBe(1);
  });

  it("a token in use stays good if the renewal fails, which is tried again after a minute", async () => {
    const { time, client, renewals } = system(
      problem(500, "intern"),
      json({}),
      json({}),
      renewed(2 * DAY, HOUR),
      json({}),
    );
    time.now = HOUR;
    await documentsRead(client, { path });
    await documentsRead(client, { path });
    expect(renewals().length).toBe(1);
    time.now += 60_000;
    await documentsRead(client, { path });
    expect(renewals().length).toBe(2);
  });

  it("a token in use is not brought back by a renewal that ends after the sign-out", async () => {
    const { time, session, client } = system(renewed(2 * DAY, HOUR));
    time.now = HOUR;
    const renewing = session.renew(client, "documents");
    session.end("documents");
    await renewing;
    expect(session.token(operation)).toBeUndefined();
  });
});

describe("a sign-out everywhere", () => {
  const HOUR = 3_600_000;
  function system(...answers: (Response | Error)[]) {
    const { fetch, sent } = scripted(...answers);
    const session = createSession({ now: () => HOUR });
    session.keep("documents", tokenUntil(2 * HOUR, "account", 0), "userToken");
    const client = createClient({ fetch, tokens: session, retries: 0 });
    return { session, client, sent };
  }

  it("a sign-out everywhere calls the service by the token of the account, renews nothing beside it, and forgets the tokens", async () => {
    const { session, client, sent } = system(new Response(null, { status: 204 }));
    session.keep("documents", tokenUntil(2 * HOUR, "login"));
    const events: SessionEvent[] = [];
    session.listen((event) => events.push(event));
    expect(await session.signOutEverywhere(client, "documents")).toBeUndefined();
    expect(sent.map(({ method, headers }) => [method, headers.get("authorization")])).toEqual([
      ["DELETE", `Bearer ${tokenUntil(2 * HOUR, "account", 0)}`],
    ]);
    expect(events.map((event) => [event.scheme, event.type === "ended" && event.reason])).toEqual([
      ["sessionToken", "signedOut"],
      ["userToken", "signedOut"],
    ]);
  });

  it("a sign-out everywhere that fails keeps the token, so that it can be repeated", async () => {
    const { session, client, sent } = system(problem(500, "intern"), new Response(null, { status: 204 }));
    await expect(session.signOutEverywhere(client, "documents")).rejects.toMatchObject({ kind: "fault" });
    expect(session.endsAt("documents")).toBe(2 * HOUR);
    await session.signOutEverywhere(client, "documents");
    expect([session.endsAt("documents"), sent.length]).toEqual([undefined, 2]);
  });

  it("a sign-out everywhere with a token that has ended says so: another sign-in may have followed", async () => {
    const { session, client } = system(problem(401, "neautentificat"));
    await expect(session.signOutEverywhere(client, "documents")).rejects.toMatchObject({
      kind: "unauthenticated",
    });
    expect(session.endsAt("documents")).toBeUndefined();
  });
});

it("a fragment that no sign-in of this browser began completes nothing", async () => {
  const { fetch, sent } = scripted();
  const session = createSession({ now: () => NOW });
  const client = createClient({ fetch, tokens: session });
  for (const fragment of ["", "#sectiune", "#session=7&code=abc"])
    expect(await session.complete(client, "documents", fragment)).toBeUndefined();
  expect(sent).toEqual([]);
});

describe("a sign-out of one browser", () => {
  function system(...answers: (Response | Error)[]) {
    const { fetch, sent } = scripted(...answers);
    const session = createSession({ now: () => NOW });
    session.keep("documents", tokenUntil(NOW + 1000, "account", 0), "userToken");
    const client = createClient({ fetch, tokens: session, retries: 0 });
    return { session, client, sent };
  }

  it("a sign-out of one browser ends its sign-in at the service, and renews nothing beside it", async () => {
    const { session, client, sent } = system(new Response(null, { status: 204 }));
    expect(await session.signOut(client, "documents")).toBeUndefined();
    expect(
      sent.map(({ method, url }) => `${method} ${new URL(url, "http://temelia.test").pathname}`),
    ).toEqual(["DELETE /documents/api/authenticate/sign-ins/current"]);
    expect(sent[0]?.headers.get("authorization")).toBe(`Bearer ${tokenUntil(NOW + 1000, "account", 0)}`);
    expect(session.endsAt("documents")).toBeUndefined();
  });

  it.each([
    [401, "neautentificat"],
    [404, "intrareInexistenta"],
  ])(
    "a sign-out of one browser succeeds if the sign-in has ended, or has no record: %s",
    async (...refused) => {
      const { session, client } = system(problem(...refused));
      await session.signOut(client, "documents");
      expect(session.endsAt("documents")).toBeUndefined();
    },
  );

  it("a sign-out of one browser says that the service did not answer, and forgets the token all the same", async () => {
    const { session, client } = system(problem(500, "intern"));
    await expect(session.signOut(client, "documents")).rejects.toMatchObject({ kind: "fault" });
    expect(session.endsAt("documents")).toBeUndefined();
  });
});

it("the sign-ins of an account are listed and ended by whichever token the person has", async () => {
  const { fetch, sent } = scripted(json({ items: [] }), new Response(null, { status: 204 }), json({}));
  const session = createSession({ now: () => NOW });
  session.keep("identity", tokenUntil(NOW + 1000, "user"), "userToken");
  const client = createClient({ fetch, tokens: session });
  const signIns = ownSignIns(client, "identity");
  expect(await signIns.read()).toEqual([]);
  await signIns.end(7, "parola");
  session.keep("identity", tokenUntil(NOW + 1000, "login"));
  await signIns.endOthers();
  expect(sent.map(({ method, url, body }) => [method, url.replace(/^.*\/sign-ins/, ""), body])).toEqual([
    ["GET", "", undefined],
    ["POST", "/7/revoke", JSON.stringify({ password: "parola" })],
    ["POST", "/revoke-others", undefined],
  ]);
  expect(sent.map(({ headers }) => headers.get("authorization"))).toEqual([
    `Bearer ${tokenUntil(NOW + 1000, "user")}`,
    `Bearer ${tokenUntil(NOW + 1000, "user")}`,
    `Bearer ${tokenUntil(NOW + 1000, "login")}`,
  ]);
});
