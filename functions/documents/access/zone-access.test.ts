import { afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  client,
  freshIdnp,
  machineClient,
  organization,
  organizationAdmin,
  person,
  serviceAdmin,
} from "../testing.ts";
import { clock } from "../../../shared/clock.ts";
import { removing, update } from "../../../shared/data/repository.ts";
import { transact } from "../../../shared/data/transaction.ts";
import { userTokens } from "../../../shared/features/accounts/user-tokens.ts";
import { sessionsOf } from "../../../shared/features/sessions/session.ts";
import { callerOf } from "../../../shared/testing/caller.ts";
import { citizenSession, officialSession } from "../../../shared/testing/sessions.ts";
import { Clients } from "../records/client.ts";
import { Accounts } from "./account.ts";
import { handler } from "./testing.ts";

const call = callerOf(handler);

const ZONES = ["citizen", "staff", "admin", "app"];
const statuses = async (token?: string) =>
  Promise.all(
    ZONES.map(async (zone) => {
      const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
      return (await call("GET", `/documents/api/v1/${zone}/callers`, { headers })).status;
    }),
  );
const keyIn = async (zone: string, token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  return (await call("GET", `/documents/api/v1/${zone}/callers`, { headers })).json;
};

const own = userTokens("documents");
let idnp: string;
beforeAll(() => {
  idnp = freshIdnp();
});
afterEach(() => clock.resume());

describe("a zone admits its callers, and no others", () => {
  it("nobody, a broken token and one of another service are 401 in every zone", async () => {
    const account = await serviceAdmin();
    const elsewhere = (await officialSession("platform", account.id)).token;
    for (const token of [undefined, "x", "a.b.c", userTokens("platform").issue(account), elsewhere])
      expect([token, await statuses(token)]).toEqual([token, [401, 401, 401, 401]]);
  });

  it("a citizen", async () => {
    expect(await statuses((await citizenSession("documents", idnp)).token)).toEqual([200, 403, 403, 403]);
  });

  it("an official", async () => {
    const official = await person({ authorities: ["ROLE_USER", "ROLE_STAFF"] });
    expect(await statuses((await officialSession("documents", official.id)).token)).toEqual([
      403, 200, 403, 403,
    ]);
    expect(await statuses(own.issue(official))).toEqual([403, 200, 403, 403]);
  });

  it("an administrator", async () => {
    const admin = await organizationAdmin(await organization());
    expect(await statuses((await officialSession("documents", admin.id)).token)).toEqual([
      403, 200, 200, 403,
    ]);
  });

  it("somebody who registered by themselves is not an official", async () => {
    expect(await statuses(own.issue(await person()))).toEqual([403, 403, 403, 403]);
  });

  it("a machine client", async () => {
    expect(await statuses((await machineClient()).token)).toEqual([403, 403, 403, 200]);
  });
});

describe("a citizen is the client with their IDNP", () => {
  it("found when they sign in, or later", async () => {
    const number = freshIdnp();
    const { token } = await citizenSession("documents", number);
    expect(await keyIn("citizen", token)).toMatch(/^session#/);
    const { id } = await client({ idnp: number });
    expect(await keyIn("citizen", token)).toBe(`client#${id}`);
    expect(await keyIn("citizen", (await citizenSession("documents", number, id)).token)).toBe(
      `client#${id}`,
    );
  });

  it.each([
    ["is inactive", { activ: false }],
    ["got another IDNP", { idnp: "2000000000009" }],
  ])("a citizen is the client with their IDNP until the client %s", async (_, change) => {
    const known = await client();
    const { token } = await citizenSession("documents", known.idnp ?? "", known.id);
    expect(await keyIn("citizen", token)).toBe(`client#${known.id}`);
    await update(Clients, { id: known.id }, (before) => ({ ...before, ...change }));
    expect(await keyIn("citizen", token)).toMatch(/^session#/);
  });
});

it("a session ends with its time, whatever its token says", async () => {
  const { token, session } = await citizenSession("documents", idnp);
  clock.freeze(new Date(session.forgetAt * 1000 - 1000));
  expect(await statuses(token)).toEqual([200, 403, 403, 403]);
  clock.freeze(new Date(session.forgetAt * 1000));
  expect(await statuses(token)).toEqual([401, 401, 401, 401]);
});

it("a session ends when its record is removed", async () => {
  const { token, session } = await citizenSession("documents", idnp);
  await transact(removing(sessionsOf("documents"), session));
  expect(await statuses(token)).toEqual([401, 401, 401, 401]);
});

it("a session ends when the account of the official is deactivated", async () => {
  const account = await serviceAdmin();
  const { token } = await officialSession("documents", account.id);
  await update(Accounts, { id: account.id }, (before) => ({ ...before, activated: false }));
  expect(await statuses(token)).toEqual([401, 401, 401, 401]);
});
