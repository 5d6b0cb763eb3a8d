import { kernel } from "../refusals.ts";
import "../testing/local-cloud.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { clock } from "../clock.ts";
import { callerOf } from "../testing/caller.ts";
import { limited, type Access } from "./access.ts";
import { lambdaHandler } from "./handler.ts";
import type { RateRule } from "./access.ts";
import { plainText } from "./responses.ts";
import { get, routes } from "./route.ts";
import { service } from "./service.ts";

const ticketOffice = service({
  name: "library",
  title: "Casa",
  description: "",
  errorFormats: {},
});

/** The bearer token is the key of the caller. */
const known: Access<string> = {
  zone: "user",
  async admit({ headers }) {
    const [, key] = /^Bearer (.+)$/.exec(headers.authorization ?? "") ?? [];
    if (!key) throw kernel.neautentificat();
    return key;
  },
  identify: (key) => key,
};
const anybody: Access<undefined> = {
  zone: "public",
  admit: async () => undefined,
  identify: () => undefined,
};

const rule = (name: string, by: RateRule["by"], most: number): RateRule => ({
  name,
  by,
  perMinute: () => most,
});
const answer = <Caller>(access: Access<Caller>) => ({ access, summary: "", returns: plainText });
const done = () => Promise.resolve("bine");

const call = callerOf(
  lambdaHandler(
    ticketOffice,
    routes("tickets", {
      byCaller: get("/api/caller", answer(limited(known, rule("tickets", "caller", 2))), done),
      byBoth: get(
        "/api/both",
        answer(limited(known, rule("both", "caller", 2), rule("both", "address", 3))),
        done,
      ),
      anonymous: get("/api/anonymous", answer(limited(anybody, rule("open", "caller", 1))), done),
    }),
  ),
);

const ask = (path: string, key: string, from = "192.0.2.1") =>
  call("GET", `/library${path}`, { from, headers: { authorization: `Bearer ${key}` } });
const statuses = async (...calls: (() => ReturnType<typeof ask>)[]) => {
  const found: number[] = [];
  for (const one of calls) found.push((await one()).status);
  return found;
};

beforeEach(() => clock.freeze(new Date("2026-03-01T10:00:15Z")));
afterEach(() => clock.resume());

it("a limit by caller counts a caller's requests from every address, and no other caller's", async () => {
  expect(
    await statuses(
      () => ask("/api/caller", "user#1", "192.0.2.1"),
      () => ask("/api/caller", "user#1", "192.0.2.2"),
      () => ask("/api/caller", "user#1", "192.0.2.3"),
      () => ask("/api/caller", "machine#1", "192.0.2.1"),
    ),
  ).toEqual([200, 200, 429, 200]);
});

it("a limit by caller tells what is left, and when to come back", async () => {
  await ask("/api/caller", "user#2");
  const { headers } = await ask("/api/caller", "user#2");
  expect(headers).toMatchObject({
    "ratelimit-limit": "2",
    "ratelimit-remaining": "0",
    "ratelimit-reset": "45",
  });
  const refused = await ask("/api/caller", "user#2");
  expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "45"]);
  clock.freeze(new Date("2026-03-01T10:01:00Z"));
  expect((await ask("/api/caller", "user#2")).status).toBe(200);
});

it("a limit by caller counts callers without a name by their address", async () => {
  expect(
    await statuses(
      () => ask("/api/anonymous", "", "192.0.2.1"),
      () => ask("/api/anonymous", "", "192.0.2.1"),
      () => ask("/api/anonymous", "", "192.0.2.2"),
    ),
  ).toEqual([200, 429, 200]);
});

describe("limits by caller and by address", () => {
  it("both hold, and the headers are those of the tighter one", async () => {
    const first = await ask("/api/both", "user#3", "192.0.2.7");
    expect(first.headers).toMatchObject({ "ratelimit-limit": "2", "ratelimit-remaining": "1" });
    expect(
      await statuses(
        () => ask("/api/both", "user#4", "192.0.2.7"),
        () => ask("/api/both", "user#5", "192.0.2.7"),
        () => ask("/api/both", "user#6", "192.0.2.7"),
        () => ask("/api/both", "user#6", "192.0.2.8"),
      ),
    ).toEqual([200, 200, 429, 200]);
  });
});
