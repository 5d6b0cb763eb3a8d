import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
vi.hoisted(() => {
  process.env.STAFF_NETWORKS = "192.0.2.0/24,203.0.113.0/24";
  process.env.ADMIN_NETWORKS = "192.0.2.0/24";
});
import { join } from "node:path";
import { config } from "../../auth/config.ts";
import { update } from "../../data/repository.ts";
import type { Route, RouteGroup } from "../../http/route.ts";
import type { Caller } from "../../testing/caller.ts";
import { accountRecords, addPersonTo, addServiceAdmin, bearerOf } from "../../testing/people.ts";
import { wholeService } from "../../testing/second-factors.ts";
import { citizenSession, officialSession } from "../../testing/sessions.ts";
import type { Account, AccountRecords } from "../accounts/account.ts";

/* Sessions of the government's login at the addresses that are older than the zones, in every service that has that login. */

afterEach(() => void (config.governmentLogin = "optional"));

const [OF_ADMINISTRATORS, OF_STAFF, HOME] = ["192.0.2.9", "203.0.113.9", "198.51.100.9"] as const;
const OWN_SIGN_IN = /^\/api\/authenticate(\/|$)/;
const staff = { authorities: ["ROLE_USER", "ROLE_STAFF"] };

/** The routes that ask for the token of an account. */
async function routesOf(service: string): Promise<Route[]> {
  const path = join(import.meta.dirname, "../../../functions", service, "api.ts");
  const { groups } = (await import(path)) as { groups: RouteGroup[] };
  return groups.flatMap(Object.values).filter(({ access }) => access.scheme?.name === "userToken");
}

describe.each(["documents", "notifications", "platform"] as const)(
  "an official's session at %s",
  (service) => {
    let call: Caller;
    let routes: Route[];
    beforeAll(async () => {
      [call, routes] = [await wholeService(service), await routesOf(service)];
    });
    const sessionOf = async (id: number) => ({
      authorization: `Bearer ${(await officialSession(service, id)).token}`,
    });
    const ask = async (
      { method, path }: Pick<Route, "method" | "path">,
      headers: Record<string, string>,
      from: string = OF_ADMINISTRATORS,
    ) => (await call(method, path.replaceAll(/\{\w+\}/g, "999999999"), { headers, from })).status;

    it("an official's session opens at every address without a zone what the token of its account opens", async () => {
      const official = await addPersonTo(service, staff);
      const admin = await addServiceAdmin(service);
      const differences: unknown[] = [];
      for (const route of routes.filter(({ path }) => !OWN_SIGN_IN.test(path)))
        for (const person of route.method === "GET" ? [official, admin] : [official]) {
          const statuses = [
            await ask(route, bearerOf(service, person)),
            await ask(route, await sessionOf(person.id)),
          ];
          if (statuses[0] !== statuses[1]) differences.push([route.operationId, person.login, ...statuses]);
        }
      expect(differences).toEqual([]);
      expect(routes.length).toBeGreaterThan(service === "platform" ? 5 : 100);
    });

    it("an official's session opens nothing of the sign-in with a password: its renewal, its factors, its end", async () => {
      const session = await sessionOf((await addPersonTo(service, staff)).id);
      const own = routes.filter(({ path }) => OWN_SIGN_IN.test(path));
      const statuses = await Promise.all(own.map((route) => ask(route, session)));
      expect(new Set(statuses)).toEqual(new Set([401]));
    });

    const READ = { method: "GET", path: "/api/account" } as const;

    it("an official's session counts in the networks of their zone alone", async () => {
      const everywhere = async (person: Account) => {
        const session = await sessionOf(person.id);
        return Promise.all([OF_ADMINISTRATORS, OF_STAFF, HOME].map((from) => ask(READ, session, from)));
      };
      expect(await everywhere(await addPersonTo(service, staff))).toEqual([200, 200, 403]);
      expect(await everywhere(await addServiceAdmin(service))).toEqual([200, 403, 403]);
    });

    it("an official's session opens nothing once the account has no role of an official, or is deactivated", async () => {
      const records = accountRecords[service] as unknown as AccountRecords<Account>;
      const ends: [Partial<Account>, number][] = [
        [{ authorities: ["ROLE_USER"] }, 403],
        [{ activated: false }, 401],
      ];
      for (const [change, status] of ends) {
        const { id } = await addPersonTo(service, staff);
        const session = await sessionOf(id);
        expect(await ask(READ, session)).toBe(200);
        await update(records, { id }, (before) => ({ ...before, ...change }));
        expect([change, await ask(READ, session)]).toEqual([change, status]);
      }
    });

    it("an official's session is needed where passwords have ended, and a session of a citizen or of another service opens nothing", async () => {
      config.governmentLogin = "only";
      const { id } = await addPersonTo(service, staff);
      expect(await ask(READ, await sessionOf(id))).toBe(200);
      const foreign = service === "documents" ? "platform" : "documents";
      const others = [await citizenSession(service, "2000000000009"), await officialSession(foreign, id)];
      for (const { token } of others) expect(await ask(READ, { authorization: `Bearer ${token}` })).toBe(401);
    });
  },
);
