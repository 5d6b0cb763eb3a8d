import { issuer, signInSteps } from "../../../shared/testing/government-login.ts";
import { afterAll, expect, it } from "vitest";

process.env.GOVERNMENT_LOGIN = "only";
const { administrator, call, official, someUser } = await import("../testing.ts");
const { hashPassword } = await import("../../../shared/auth/passwords.ts");
const { addPersonTo } = await import("../../../shared/testing/people.ts");
const { signIn } = signInSteps("platform", (method, address, sent) =>
  call(`${method} ${address.replace("/platform", "")}`, sent?.headers, sent?.body as object),
);
afterAll(() => issuer.stop());

const PASSWORD = "o parolă bună de probă";

it("with GOVERNMENT_LOGIN=only no password of an official opens an older address either", async () => {
  const signInAs = async (login: string, authorities: string[]) => {
    await addPersonTo("platform", { login, authorities, passwordHash: await hashPassword(PASSWORD) });
    return call("POST /api/authenticate", {}, { username: login, password: PASSWORD });
  };
  expect((await signInAs("om", ["ROLE_USER"])).status).toBe(200);
  expect(await signInAs("functionara", ["ROLE_USER", "ROLE_STAFF"])).toMatchObject({
    status: 403,
    json: { detail: "Funcționarii intră doar prin autentificarea guvernamentală." },
  });
});

it("with GOVERNMENT_LOGIN=only a token that a password gave an official earlier is refused at every address", async () => {
  const statuses = async (headers: Record<string, string>) => {
    const addresses = ["GET /api/account", "GET /api/admin/users", "PUT /api/authenticate"];
    return Promise.all(addresses.map(async (address) => (await call(address, headers)).status));
  };
  expect(await statuses(await administrator())).toEqual([403, 403, 403]);
  expect(await statuses(await official())).toEqual([403, 403, 403]);
  expect(await statuses(await someUser())).toEqual([200, 403, 200]);
});

it("with GOVERNMENT_LOGIN=only the zones admit sessions of the government's login, and no token of an account", async () => {
  expect((await call("GET /api/v1/staff/systems", await official())).status).toBe(403);
  const { id_token: token } = await signIn({ sub: "functionar", roles: ["staff"] });
  const session = { authorization: `Bearer ${token}` };
  expect((await call("GET /api/v1/staff/systems", session)).status).toBe(200);
});
