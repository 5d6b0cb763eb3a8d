import { issuer, signInSteps, type SignInSteps } from "../../testing/government-login.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { clock } from "../../clock.ts";
import { readUnique } from "../../data/repository.ts";
import { type Caller, refusal } from "../../testing/caller.ts";
import { accountRecords } from "../../testing/people.ts";
import { wholeService } from "../../testing/second-factors.ts";
import { officialSession } from "../../testing/sessions.ts";
import type { Account, AccountRecords } from "./account.ts";
import { accounts } from "./accounts.ts";
import { changeAccount } from "./save-account.ts";
import { userTokens } from "./user-tokens.ts";

/* The sessions of officials at the government's login, as sign-ins of their accounts. */

const services = ["documents", "notifications", "platform"] as const;
/** An address of the admin zone, and one of the staff zone, of each. */
const zones = {
  documents: ["/api/v1/admin/users", "/api/v1/staff/documents"],
  notifications: ["/api/v1/admin/users", "/api/v1/staff/notifications"],
  platform: ["/api/v1/admin/systems", "/api/v1/staff/systems"],
} as const;
const SIGN_INS = "/api/authenticate/sign-ins";
const MINUTE = 60;

afterAll(() => issuer.stop());
afterEach(() => clock.resume());
const later = (seconds: number) => clock.freeze(new Date(clock.now().getTime() + seconds * 1000));

interface Shown {
  id: number;
  kind: string;
  current: boolean;
}

let count = 0;

describe.each(services)("the sessions of officials of %s", (service) => {
  let call: Caller;
  let steps: SignInSteps;
  const records = accountRecords[service] as unknown as AccountRecords<Account>;
  const [adminPath, staffPath] = zones[service];

  beforeAll(async () => {
    call = await wholeService(service);
    steps = signInSteps(service, (method, address, sent) =>
      call(method, address.slice(`/${service}`.length), sent),
    );
  });

  const ask = (token: string, method: string, path: string, from?: string) =>
    call(method, path, { from, headers: { authorization: `Bearer ${token}` } });
  const status = async (token: string, path: string = staffPath) => (await ask(token, "GET", path)).status;
  const list = async (token: string): Promise<Shown[]> =>
    ((await ask(token, "GET", SIGN_INS)).json as { items: Shown[] }).items;

  /** An official who administers the service, with two sessions. */
  async function official() {
    const sub = `functionar-${service}-${(count += 1)}`;
    const person = { sub, roles: ["staff", "admin"], name: "Ion Ceban" };
    await steps.signIn(person);
    const account = await readUnique(records, "subject", `${issuer.url}#${sub}`);
    await changeAccount(accounts(records), account?.id ?? 0, (before) => ({
      ...before,
      adminServiciu: true,
    }));
    const { id_token: here } = await steps.signIn(person);
    const { id_token: there } = await steps.signIn(person);
    const now = await readUnique(records, "subject", `${issuer.url}#${sub}`);
    return { account: now as Account, here, there };
  }

  it("a session of the government's login is listed among the sign-ins of its account, and ended there", async () => {
    const { account, here, there } = await official();
    const password = userTokens(service).issue(account);
    expect(await list(here)).toMatchObject([
      { kind: "government", current: expect.any(Boolean) as boolean },
      { kind: "government" },
      { kind: "government" },
    ]);
    const id = (await list(there)).find(({ current }) => current)?.id;
    expect((await list(here)).find((one) => one.id === id)).toMatchObject({ current: false });
    expect([await status(here), await status(there), (await list(password)).length]).toEqual([200, 200, 3]);
    expect((await ask(password, "POST", `${SIGN_INS}/${id}/revoke`)).status).toBe(204);
    expect([await status(here), await status(there)]).toEqual([200, 401]);
    expect(await list(here)).toHaveLength(2);
  });

  it("a session of the government's login ends all others, and goes on itself", async () => {
    const { account, here, there } = await official();
    const password = userTokens(service).issue(account);
    expect((await ask(here, "POST", `${SIGN_INS}/revoke-others`)).status).toBe(204);
    expect([await status(here), await status(there)]).toEqual([200, 401]);
    expect((await ask(password, "GET", "/api/authenticate")).status).toBe(401);
    expect(await list(here)).toMatchObject([{ current: true }]);
  });

  it("a sign-out of a session takes it from the sign-ins of its account", async () => {
    const { here, there } = await official();
    expect((await ask(there, "DELETE", "/api/v1/staff/sessions/current")).status).toBe(204);
    expect([await status(there), (await list(here)).length]).toEqual([401, 2]);
    expect((await ask(here, "DELETE", `${SIGN_INS}/current`)).status).toBe(204);
    expect(await status(here)).toBe(401);
  });

  it("a session that nobody uses closes the admin zone after fifteen minutes, and no other for eight hours", async () => {
    clock.freeze(new Date());
    const { here } = await official();
    later(15 * MINUTE);
    expect(await status(here, adminPath)).toBe(200);
    later(15 * MINUTE + 1);
    expect(refusal(await ask(here, "GET", adminPath))).toEqual([401, "error.sesiuneInactiva"]);
    expect([await status(here), await status(here, adminPath)]).toEqual([200, 401]);
  });

  it("a session from before sign-ins had records goes on to its end", async () => {
    const { account } = await official();
    const { session, token } = await officialSession(service, account.id);
    expect(await status(token)).toBe(200);
    expect((await list(token)).map(({ id }) => id)).not.toContain(session.id);
  });
});
