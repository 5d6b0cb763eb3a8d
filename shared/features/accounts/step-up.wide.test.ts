import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clock } from "../../clock.ts";
import { type Caller, refusal } from "../../testing/caller.ts";
import { addPersonTo, addServiceAdmin, bearerOf, type ServiceName } from "../../testing/people.ts";
import { addPersonWithFactor, codeOf, wholeService } from "../../testing/second-factors.ts";
import type { Account } from "./account.ts";

/*
 * Acts that a token that lies about must not open. The records that they name do not exist: what is told is if the act asks for the
 * factor before it looks for them.
 */

const administrator = { authorities: ["ROLE_USER", "ROLE_ADMIN"], adminServiciu: true };

beforeEach(() => void clock.freeze(new Date()));
afterEach(() => clock.resume());

/** A call of each act; it names a person whom the administrator may change. */
type Act = (person: Account) => [method: string, address: string, body?: object];

const everywhere: Record<string, Act> = {
  "the rights of an administrator": ({ login }) => [
    "PUT",
    `/api/admin/users/${login}`,
    { authorities: ["ROLE_USER", "ROLE_ADMIN"], adminServiciu: true },
  ],
  "the password of another person": ({ login }) => [
    "PUT",
    `/api/admin/users/${login}`,
    { password: "altă parolă bună" },
  ],
  "a new administrator": ({ id }) => [
    "POST",
    "/api/admin/users",
    {
      login: `nou-${id}`,
      email: `nou-${id}@exemplu.md`,
      password: "o parolă bună",
      authorities: ["ROLE_USER", "ROLE_ADMIN"],
      adminServiciu: true,
    },
  ],
  "the deletion of an account": ({ login }) => ["DELETE", `/api/admin/users/${login}`],
  "the reset of factors": ({ login }) => ["POST", `/api/admin/users/${login}/reset-factors`],
  "an approval": () => ["POST", "/api/v1/admin/approvals/1/approve"],
  "the result of an approval": () => ["GET", "/api/v1/admin/approvals/1/result"],
};

const own: Partial<Record<ServiceName, Record<string, Act>>> = {
  documents: {
    "a purge": () => ["POST", "/api/documents/1/purge"],
    "a new secret": () => ["POST", "/api/admin/machine-clients/1/rotate"],
    "a new client with its secret": () => [
      "POST",
      "/api/admin/machine-clients",
      { denumire: "Cadastru", emitentId: 1, scopes: ["documente.read"] },
    ],
  },
  notifications: { "a new secret": () => ["POST", "/api/sistems/1/rotate-secret"] },
  platform: { "a new token": () => ["POST", "/api/v1/admin/systems/1/rotate-token"] },
  identity: { "a new secret": () => ["POST", "/api/v1/admin/projects/1/rotate-secret", {}] },
  invoicing: {
    "a new token": () => ["POST", "/api/v1/admin/bank-tokens", { bank: "AGRNMD2X", name: "Banca" }],
  },
};

const services: ServiceName[] = [
  "documents",
  "notifications",
  "platform",
  "identity",
  "template-admin",
  "invoicing",
];

describe.each(services)("acts of %s that ask for the factor again", (service) => {
  let call: Caller;
  beforeAll(async () => void (call = await wholeService(service)));
  const later = (seconds: number) => clock.freeze(new Date(clock.now().getTime() + seconds * 1000));
  const FACTOR = [403, "error.factorDinNou"];

  it.each(Object.entries({ ...everywhere, ...own[service] }))(
    "%s asks for the factor again when the last is older than fifteen minutes",
    async (_, act) => {
      const { account } = await addPersonWithFactor(service, administrator);
      const { account: person } = await addPersonWithFactor(service);
      const headers = bearerOf(service, account);
      const [method, address, body] = act(person);
      const send = () => call(method, address, { headers, ...(body ? { body } : {}) });
      later(901);
      expect(refusal(await send())).toEqual(FACTOR);
      later(-1);
      expect((await send()).text).not.toContain("error.factorDinNou");
    },
  );

  it("a person without a second factor is not asked, and neither is a change of no rights", async () => {
    const headers = bearerOf(service, await addServiceAdmin(service));
    const { account } = await addPersonWithFactor(service, administrator);
    const own = bearerOf(service, account);
    const { login } = await addPersonTo(service);
    later(901);
    const address = `/api/admin/users/${login}`;
    const body = { authorities: ["ROLE_USER", "ROLE_ADMIN"], adminServiciu: true };
    expect((await call("PUT", address, { headers, body })).status).toBe(200);
    expect((await call("PUT", address, { headers: own, body: { firstName: "Ana" } })).status).toBe(200);
  });

  it("a confirmation by the factor opens the act, with a token of the same sign-in", async () => {
    const { account, secret } = await addPersonWithFactor(service, administrator);
    const { account: person } = await addPersonWithFactor(service);
    const headers = bearerOf(service, account);
    later(901);
    const begun = await call("POST", "/api/authenticate/challenges", { headers });
    const { id: challenge } = begun.json as { id: string };
    const body = { challenge, method: "totp", code: codeOf(secret) };
    const { json } = await call("POST", "/api/authenticate/factor", { body });
    const fresh = { authorization: `Bearer ${(json as { id_token: string }).id_token}` };
    const address = `/api/admin/users/${person.login}/reset-factors`;
    expect((await call("POST", address, { headers: fresh })).status).toBe(202);
  });
});
