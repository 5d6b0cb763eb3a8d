import { issuer, signInSteps } from "../../shared/testing/government-login.ts";
import "./testing.ts";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { accountRightsEnd } from "../../shared/testing/account-rights.ts";
import { callerOf } from "../../shared/testing/caller.ts";
import { addServiceAdmin, bearerOf } from "../../shared/testing/people.ts";
import { functionProcesses } from "../../shared/testing/processes.ts";
import { aMinuteAgo } from "../../shared/testing/settled.ts";
import type { SignedInPerson } from "../../shared/testing/test-issuer.ts";
import { handler as accountsFunction } from "./operating/accounts/routes.ts";

describe("a right that ends", () => {
  accountRightsEnd("platform", join(import.meta.dirname, "operating/accounts", "routes.ts"));
});

describe("an official's session ends at the next request, in any of four processes that have cached it", () => {
  const processes = Array.from({ length: 4 }, () => functionProcesses(1));
  afterAll(() => Promise.all([issuer.stop(), ...processes.map(({ stop }) => stop())]));
  const own = callerOf(accountsFunction);
  const everywhere = processes.map(({ handlerOf }) =>
    callerOf(handlerOf(join(import.meta.dirname, "operating/zone-routes.ts"))),
  );
  const { signIn } = signInSteps("platform", own);

  interface Given {
    token: string;
    person: SignedInPerson;
    /** An account of the service, as an administrator changes it. */
    administer(method: string, fields?: object): Promise<{ status: number }>;
  }

  let count = 0;
  const begin = (): Promise<Given> =>
    aMinuteAgo(async () => {
      const person = { sub: `functionar-${(count += 1)}`, roles: ["staff"] };
      const { id_token: token } = await signIn(person);
      const headers = bearerOf("platform", await addServiceAdmin("platform"));
      const listing = "/platform/api/admin/users";
      const { json } = await own("GET", `${listing}?size=200`, { headers });
      const { items } = json as { items: { subject?: string; login: string }[] };
      const account = items.find(({ subject }) => subject?.endsWith(`#${person.sub}`));
      return {
        token,
        person,
        administer: (method, fields) =>
          method === "DELETE"
            ? own(method, `${listing}/${account?.login}`, { headers })
            : own(method, listing, { headers, body: { ...account, ...fields } }),
      };
    });
  const sent = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

  const ways: [string, number, (given: Given) => Promise<unknown>][] = [
    [
      "a sign-out",
      401,
      async ({ token }) => {
        const [call = own] = everywhere;
        const answer = await call("DELETE", "/platform/api/v1/staff/sessions/current", sent(token));
        expect(answer.status).toBe(204);
      },
    ],
    ["a deactivation", 401, ({ administer }) => administer("PUT", { activated: false })],
    ["a deletion", 401, ({ administer }) => administer("DELETE")],
    ["another person of the account", 401, ({ administer }) => administer("PUT", { subject: null })],
    [
      "a role that the next sign-in no longer has",
      403,
      ({ person }) => expect(signIn({ ...person, roles: [] })).rejects.toThrow("Nu aveți un rol"),
    ],
  ];
  it.each(ways)(
    "an official's session ends at the next request, in any of four processes that have cached it by %s: %s",
    async (_, status, end) => {
      const given = await begin();
      const ask = async () => {
        const asked = everywhere.map((call) =>
          call("GET", "/platform/api/v1/staff/systems", sent(given.token)),
        );
        return (await Promise.all(asked)).map((answer) => answer.status);
      };
      expect(await ask()).toEqual([200, 200, 200, 200]);
      await end(given);
      expect(await ask()).toEqual([status, status, status, status]);
    },
  );
});
