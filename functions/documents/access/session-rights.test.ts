import { issuer, signInSteps } from "../../../shared/testing/government-login.ts";
import { client, freshIdnp, serviceAdmin } from "../testing.ts";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { read, update } from "../../../shared/data/repository.ts";
import { userTokens } from "../../../shared/features/accounts/user-tokens.ts";
import { callerOf, type Caller } from "../../../shared/testing/caller.ts";
import { bearerOf } from "../../../shared/testing/people.ts";
import { functionProcesses } from "../../../shared/testing/processes.ts";
import { aMinuteAgo } from "../../../shared/testing/settled.ts";
import { handler as accountsFunction } from "../administration/accounts/routes.ts";
import { Accounts } from "./account.ts";
import { Clients } from "../records/client.ts";
import type { PageOf } from "../../../shared/http/responses.ts";

/* The processes cache callers for an hour; this one, which takes the rights away, caches none. */
process.env.CALLER_CACHE_SECONDS = "3600";
const processes = Array.from({ length: 4 }, () => functionProcesses(1));
const zone = join(import.meta.dirname, "testing.ts");
const everywhere: Caller[] = processes.map(({ handlerOf }) => callerOf(handlerOf(zone)));
const own = callerOf(accountsFunction);
const { signIn } = signInSteps("documents", own);
afterAll(() => Promise.all([issuer.stop(), ...processes.map(({ stop }) => stop())]));

const sentBy = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
/** The answers of all processes to a session, each with the caller that it admits. */
const answersTo = (path: string, token: string) =>
  Promise.all(
    everywhere.map(async (call) => {
      const { status, text } = await call("GET", `/documents/api/v1/${path}/callers`, sentBy(token));
      return status === 200 ? text : status;
    }),
  );
const four = <T>(value: T): T[] => Array.from({ length: 4 }, () => value);

describe("a citizen's session", () => {
  const begin = () =>
    aMinuteAgo(async () => {
      const idnp = freshIdnp();
      const { id } = await client({ idnp });
      const { id_token: token } = await signIn({ sub: `cetatean-${idnp}`, idnp, name: "Ana Rusu" });
      return { id, token };
    });

  it("a citizen's session ends by a sign-out at the next request in every process", async () => {
    const { id, token } = await begin();
    expect(await answersTo("citizen", token)).toEqual(four(`"client#${id}"`));
    const [first = own] = everywhere;
    const { status } = await first("DELETE", "/documents/api/v1/citizen/sessions/current", sentBy(token));
    expect(status).toBe(204);
    expect(await answersTo("citizen", token)).toEqual(four(401));
  });

  it("a citizen's session is nobody's once the client is inactive or has another IDNP, at the next request in every process", async () => {
    for (const change of [{ activ: false }, { idnp: freshIdnp() }]) {
      const { id, token } = await begin();
      expect(await answersTo("citizen", token)).toEqual(four(`"client#${id}"`));
      await update(Clients, { id }, (before) => ({ ...before, ...change }));
      const now = await answersTo("citizen", token);
      expect(now).toEqual(four(expect.stringMatching(/^"session#\d+"$/)));
    }
  });
});

describe("an official's session", () => {
  let count = 0;
  const begin = () =>
    aMinuteAgo(async () => {
      const person = { sub: `functionar-${(count += 1)}`, roles: ["staff"], name: "Ion Ceban" };
      return { person, token: (await signIn(person)).id_token };
    });
  const accountOf = async (token: string): Promise<Record<string, unknown>> => {
    const [first = own] = everywhere;
    const { json } = await first("GET", "/documents/api/v1/staff/callers", sentBy(token));
    const admin = await serviceAdmin();
    const { json: page } = await own("GET", "/documents/api/admin/users?size=200", {
      headers: bearerOf("documents", admin),
    });
    const id = Number(String(json).replace("user#", ""));
    return (page as PageOf<Record<string, unknown>>).items.find((one) => one.id === id) ?? {};
  };

  it("an official's session is refused once the role was taken away at the next sign-in, at the next request in every process", async () => {
    const { person, token } = await begin();
    expect((await answersTo("staff", token)).every((answer) => typeof answer === "string")).toBe(true);
    await expect(signIn({ ...person, roles: [] })).rejects.toThrow("Nu aveți un rol");
    expect(await answersTo("staff", token)).toEqual(four(403));
  });

  it("an official's session ends for good once the account is deactivated, at the next request in every process", async () => {
    const { token } = await begin();
    const account = await accountOf(token);
    const headers = bearerOf("documents", await serviceAdmin());
    const change = (activated: boolean) =>
      own("PUT", "/documents/api/admin/users", { headers, body: { ...account, activated } });
    expect((await change(false)).status).toBe(200);
    expect(await answersTo("staff", token)).toEqual(four(401));
    expect((await change(true)).status).toBe(200);
    expect(await answersTo("staff", token)).toEqual(four(401));
  });

  it("an official's session ends with every other sign-in of the account, at the next request in every process", async () => {
    const { person, token } = await begin();
    const account = await read(Accounts, { id: Number((await accountOf(token)).id) });
    const password = account ? userTokens("documents").issue(account) : "";
    for (const one of [token, password])
      expect(await answersTo("staff", one)).toEqual(four(`"user#${account?.id}"`));
    const { status } = await own("DELETE", "/documents/api/authenticate", sentBy(password));
    expect(status).toBe(204);
    for (const one of [token, password]) expect(await answersTo("staff", one)).toEqual(four(401));
    const { id_token: again } = await signIn(person);
    expect(await answersTo("staff", again)).toEqual(four(`"user#${account?.id}"`));
  });
});
