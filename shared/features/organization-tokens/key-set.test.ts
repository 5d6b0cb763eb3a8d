import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import "../../testing/local-cloud.ts";
import { signingKeys } from "../../auth/signing-keys.ts";
import type { LambdaHandler } from "../../http/handler.ts";
import { newSigningKey } from "../../testing/environment.ts";
import { httpProxy } from "../../testing/http-proxy.ts";

const proxy = await httpProxy();
process.env.IDENTITY_URL = `${proxy.url}/identity`;
const { clock } = await import("../../clock.ts");
const { keySet } = await import("./key-set.ts");
const { deleteEphemeral, ephemeralKey } = await import("../../data/ephemeral.ts");

const [old, next] = [newSigningKey(), newSigningKey()].map((pem) => signingKeys(pem)[0]?.jwk);
const handlerOf =
  (...keys: unknown[]): LambdaHandler =>
  async () => ({
    statusCode: 200,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ keys }),
  });
const kidOf = (key: typeof old) => key?.kid ?? "";
const START = Date.parse("2026-11-20T10:00:00Z");
const freezeAt = (ms: number) => clock.freeze(new Date(START + ms));

beforeEach(async () => {
  await deleteEphemeral(ephemeralKey("library", "key-set", `${proxy.url}/identity`));
  proxy.seen.length = 0;
  freezeAt(0);
});
afterEach(() => clock.resume());
afterAll(() => proxy.stop());

describe("the key set of the identity service", () => {
  it("the key set of the identity service is fetched once for many tokens, also when they come at once", async () => {
    proxy.serve(handlerOf(old));
    const find = keySet("library");
    const found = await Promise.all([1, 2, 3].map(() => find(kidOf(old))));
    expect([...found, await find(kidOf(old))]).toEqual([old, old, old, old]);
    expect(proxy.seen).toEqual(["GET /identity/api/v1/jwks"]);
  });

  it("the key set of the identity service is asked again for an unknown key, but at most every 30 s: nobody can make it ask by inventing names", async () => {
    proxy.serve(handlerOf(old));
    const find = keySet("library");
    await find(kidOf(old));
    proxy.serve(handlerOf(next, old));
    expect(await find(kidOf(next))).toBeUndefined();
    freezeAt(30_000);
    expect(await find(kidOf(next))).toEqual(next);
    for (const name of ["a", "b", "c"]) expect(await find(name)).toBeUndefined();
    expect(proxy.seen).toHaveLength(2);
  });

  it("forgets a key that is no longer published", async () => {
    proxy.serve(handlerOf(next, old));
    const find = keySet("library");
    await find(kidOf(old));
    proxy.serve(handlerOf(next));
    freezeAt(5 * 60_000);
    expect(await find(kidOf(old))).toBeUndefined();
  });

  it("identity down: tokens are still verified by the cached key set", async () => {
    proxy.serve(handlerOf(old));
    const find = keySet("library");
    await find(kidOf(old));
    proxy.serve(undefined);
    freezeAt(5 * 60_000);
    expect(await find(kidOf(old))).toEqual(old);
  });

  it("identity down: a process that starts takes the copy that another one kept", async () => {
    proxy.serve(handlerOf(old));
    await keySet("library")(kidOf(old));
    proxy.serve(undefined);
    expect(await keySet("library")(kidOf(old))).toEqual(old);
  });

  it("the key set of the identity service that never came is 503 with Retry-After, and is there when identity is back", async () => {
    proxy.serve(undefined);
    const find = keySet("library");
    await expect(find(kidOf(old))).rejects.toMatchObject({
      kind: "unavailable",
      headers: { "retry-after": "5" },
    });
    proxy.serve(handlerOf(old));
    expect(await find(kidOf(old))).toEqual(old);
  });

  it("the key set of the identity service of another shape counts as none", async () => {
    proxy.serve(handlerOf({ kty: "oct", k: "AAAA", kid: kidOf(old) }));
    await expect(keySet("library")(kidOf(old))).rejects.toMatchObject({ kind: "unavailable" });
  });
});
