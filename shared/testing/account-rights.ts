import { afterAll, beforeAll, expect, it } from "vitest";
import type { Account } from "../features/accounts/account.ts";
import { callerOf, withHeaders, type Caller } from "./caller.ts";
import { addPersonTo, addServiceAdmin, bearerOf, type ServiceName } from "./people.ts";
import { functionProcesses } from "./processes.ts";
import { aMinuteAgo } from "./settled.ts";

const administrator = {
  authorities: ["ROLE_USER", "ROLE_ADMIN"],
  adminServiciu: true,
} satisfies Partial<Account>;

/** How an administrator of a service loses access, and the resulting status of the list of accounts. */
const ways: [string, (account: Account) => [method: string, path: string, body?: object], number][] = [
  ["is deactivated", (account) => ["PUT", "", { ...account, activated: false }], 401],
  ["is deleted", ({ login }) => ["DELETE", `/${login}`], 401],
  [
    "is given another password",
    (account) => ["PUT", "", { ...account, password: "o altă parolă bună" }],
    401,
  ],
  [
    "is an administrator no longer",
    (account) => ["PUT", "", { ...account, authorities: ["ROLE_USER"], adminServiciu: false }],
    403,
  ],
];

/**
 * Declares the tests that the administrators of a service lose their rights at once, in every process that has cached
 * them.
 * @param module the function of the service's accounts
 */
export function accountRightsEnd(service: ServiceName, module: string): void {
  // This process has read its configuration already and caches no accounts; processes started from now on do.
  process.env.CALLER_CACHE_SECONDS = "3600";
  const processes = Array.from({ length: 2 }, () => functionProcesses(1));
  afterAll(() => Promise.all(processes.map(({ stop }) => stop())));

  let admin: Caller;
  const listing = `/${service}/api/admin/users`;

  beforeAll(async () => {
    const { handler } = (await import(module)) as { handler: Parameters<typeof callerOf>[0] };
    admin = withHeaders(callerOf(handler), bearerOf(service, await addServiceAdmin(service)));
  });

  it.each(ways)(
    "an administrator who %s has no access at once, in any process",
    async (_way, end, status) => {
      const somebody = await aMinuteAgo(() => addPersonTo(service, administrator));
      const everywhere = processes.map(({ handlerOf }) =>
        withHeaders(callerOf(handlerOf(module)), bearerOf(service, somebody)),
      );
      const ask = () => Promise.all(everywhere.map(async (call) => (await call("GET", listing)).status));
      expect(await ask()).toEqual([200, 200]);

      const [method, path, body] = end(somebody);
      const ended = await admin(method, `${listing}${path}`, { body });
      expect(ended.status).toBeLessThan(300);
      expect(await ask()).toEqual([status, status]);
    },
  );
}
