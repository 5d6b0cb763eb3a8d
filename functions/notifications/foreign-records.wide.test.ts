import { call, callWith, createMachine, createSystem, fresh, operatorOf } from "./testing.ts";
import { createLinked, withMail } from "./self-service/testing.ts";
import { beforeAll, describe, expect, it } from "vitest";
import type { Route } from "../../shared/http/route.ts";
import { nextId } from "../../shared/ids.ts";
import { callsOf, tally } from "../../shared/testing/aws-calls.ts";
import { addressOf, type Call, callsIn, matrixOf } from "../../shared/testing/routes-matrix.ts";
import { untilUndisturbed } from "../../shared/testing/with-faults.ts";
import { groups, texts } from "./api.ts";
import { columns, likeOf, type World } from "./calls.expectations.ts";

/*
 * A caller that names a record of another system or person gets the answer for one that does not exist: the same
 * status, body and headers (no ETag, no Link, no Location), also with a revision that would be stale. For a
 * trackingId, which a sender chooses and others can guess, even the calls are the same.
 */

type Stranger = "otherCitizen" | "otherOperator" | "otherMachine";
const strangers: Stranger[] = ["otherCitizen", "otherOperator", "otherMachine"];

const matrix = matrixOf(texts, columns, likeOf);
const callOf = await callsIn<Call<World>>(import.meta.dirname);

/** The routes that name a record which strangers do not find. */
const cases = groups
  .flatMap((group) => Object.values(group))
  .flatMap((route) =>
    strangers
      .filter((stranger) => matrix.get(route.operationId)?.[columns.indexOf(stranger)] === 404)
      .map((stranger) => [route.operationId, stranger, route] as const),
  );

let world: World;
let ask: Record<
  Stranger,
  (address: string, body: object | undefined, headers: Record<string, string>) => ReturnType<typeof call>
>;
beforeAll(async () => {
  await withMail();
  const [{ system }, { certificate }] = [await createMachine(), await createMachine()];
  world = { systemId: system.id, citizen: await createLinked() };
  const otherCitizen = await createLinked();
  const operator = await operatorOf(await createSystem());
  ask = {
    otherCitizen: (address, body, headers) => otherCitizen.ask(address, body, headers),
    otherOperator: (address, body, headers) => call(address, { ...operator, ...headers }, body),
    otherMachine: (address, body, headers) => callWith(certificate, address, body, headers),
  };
});

/** The address with an unknown name instead of the record's. */
function addressOfNone({ path, method }: Route, address: string): string {
  if (!path.includes("{")) return address.replace(/\d+$/, String(nextId()));
  const none = path.includes("{trackingId}") ? fresh("T") : String(nextId());
  return `${method} ${path.replace(/\{\w+\}/, none)}${address.includes("?") ? address.slice(address.indexOf("?")) : ""}`;
}

/** Headers that differ between any two answers. */
const own = ["x-correlation-id", "content-length", "ratelimit-remaining", "ratelimit-reset"];

/** Everything that a caller learns: the answer without what names the request, and the calls that its time depends on. */
async function learnt(
  stranger: Stranger,
  address: string,
  body: object | undefined,
  headers: Record<string, string>,
) {
  const { calls, result } = await callsOf(() => ask[stranger](address, body, headers));
  const { correlationId: _, instance: __, ...json } = result.json as Record<string, unknown>;
  const shown = Object.entries(result.headers).filter(([name]) => !own.includes(name));
  return { status: result.status, json, headers: shown, calls: tally(calls) };
}

const revisions: Record<string, string>[] = [{}, { "if-match": '"1"' }, { "if-none-match": '"1"' }];

describe("a record of another is like one that does not exist", () => {
  it("a record of another is like one that does not exist on as many routes as the matrix has", () => {
    expect(cases.length).toBeGreaterThan(25);
    expect(new Set(cases.map(([, stranger]) => stranger))).toEqual(new Set(strangers));
  });

  it.each(cases)("%s for %s", untilUndisturbed, async (_, stranger, route) => {
    const wanted = callOf(route);
    const address = `${route.method} ${await addressOf(route, wanted, world)}`;
    const body = await wanted.body?.(world);
    const isGuessed = route.path.includes("{trackingId}");
    for (const headers of revisions) {
      // Once before: a process caches what it has read of the caller.
      await learnt(stranger, addressOfNone(route, address), body, headers);
      const ofNone = await learnt(stranger, addressOfNone(route, address), body, headers);
      const ofOther = await learnt(stranger, address, body, headers);
      expect(ofOther).toEqual({ ...ofNone, calls: isGuessed ? ofNone.calls : ofOther.calls });
      expect(ofNone.status).toBe(404);
    }
  });
});
