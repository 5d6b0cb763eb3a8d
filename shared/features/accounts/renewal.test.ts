import { afterEach, beforeEach, expect, it } from "vitest";
import { config } from "../../auth/config.ts";
import {
  addPerson,
  call,
  PASSWORD,
  people,
  serviceAdministrator,
  signInAs,
  stored,
} from "../../testing/accounts-service.ts";
import { clock } from "../../clock.ts";
import { changeAccount } from "./save-account.ts";
import { userTokens } from "./user-tokens.ts";
import { type Account, withTokensEnded } from "./account.ts";

const DAY = 86_400;

/** Days pass between the requests of these tests. */
beforeEach(() => {
  config.signInIdleMinutes.others = 7 * 24 * 60;
});
afterEach(() => {
  clock.resume();
  config.signInIdleMinutes.others = 480;
});

const idToken = (body: unknown) => (body as { id_token: string }).id_token;
const endOf = (token: string) => userTokens("platform").verify(token).exp;

const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as object;

async function signedIn(login: string, rememberMe = false): Promise<string> {
  await addPerson(login);
  const body = { username: login, password: PASSWORD, rememberMe };
  return idToken((await call("POST /api/authenticate", { body })).body);
}

async function renewed(token: string): Promise<string> {
  const { status, body } = await call("PUT /api/authenticate", { token });
  expect(status).toBe(200);
  return idToken(body);
}

const statusWith = async (token: string): Promise<number> =>
  (await call("GET /api/account", { token })).status;

/** Freezes the time at a number of seconds after the sign-in, which the token names. */
const pass = (token: string, seconds: number) =>
  clock.freeze(new Date((endOf(token) - DAY + seconds) * 1000));

async function change(login: string, to: (account: Account) => Account): Promise<void> {
  const { id = 0 } = (await stored(login)) ?? {};
  await changeAccount(people, id, (account) => ({ ...account, ...to(account) }));
}

it("PUT /api/authenticate gives a token that lives for a day from now; the old one lives on until its end", async () => {
  const first = await signedIn("prima");
  pass(first, DAY - 60);
  const second = await renewed(first);
  expect(endOf(second) - endOf(first)).toBe(DAY - 60);
  expect(await statusWith(first)).toBe(200);
  clock.freeze(new Date(endOf(first) * 1000));
  expect([await statusWith(first), await statusWith(second)]).toEqual([401, 200]);
});

it("PUT /api/authenticate goes on to the seventh day after the sign-in and no further", async () => {
  const first = await signedIn("saptamana");
  const signedInAt = endOf(first) - DAY;
  let token = first;
  for (let day = 1; day <= 8; day += 1) {
    clock.freeze(new Date((endOf(token) - 1) * 1000));
    token = await renewed(token);
  }
  expect(endOf(token) - signedInAt).toBe(7 * DAY);
  clock.freeze(new Date(endOf(token) * 1000));
  expect((await call("PUT /api/authenticate", { token })).status).toBe(401);
});

it("PUT /api/authenticate leaves a remembered token its thirty days", async () => {
  const first = await signedIn("memoria", true);
  expect(endOf(await renewed(first))).toBe(endOf(first));
  clock.freeze(new Date((endOf(first) - 60) * 1000));
  expect(endOf(await renewed(first))).toBe(endOf(first));
});

it("PUT /api/authenticate renews a token from before there were renewals to its own end", async () => {
  const person = await addPerson("veche");
  const { tokens } = await import("../../auth/tokens.ts");
  const old = tokens({ audience: "platform", now: clock.now }).issue({
    subject: person.login,
    authorities: person.authorities,
    claims: { uid: person.id, from: person.tokensFrom },
  });
  expect(endOf(await renewed(old))).toBe(endOf(old));
});

it("PUT /api/authenticate is 401 without a token, and for one that has expired or is of another service", async () => {
  const token = await signedIn("refuzata");
  const foreign = userTokens("documents").issue(await addPerson("straina"));
  expect((await call("PUT /api/authenticate")).status).toBe(401);
  expect((await call("PUT /api/authenticate", { token: foreign })).status).toBe(401);
  pass(token, DAY);
  expect((await call("PUT /api/authenticate", { token })).status).toBe(401);
});

it.each<[string, (account: Account) => Account]>([
  ["a deactivation", (account) => ({ ...account, activated: false })],
  ["a new password", withTokensEnded],
])("PUT /api/authenticate gives nothing after %s, which ends the renewed tokens too", async (what, to) => {
  const login = what.replaceAll(" ", "-");
  const first = await signedIn(login);
  const second = await renewed(first);
  await change(login, to);
  expect([await statusWith(first), await statusWith(second)]).toEqual([401, 401]);
  expect((await call("PUT /api/authenticate", { token: second })).status).toBe(401);
});

it("PUT /api/authenticate gives a token with the present authorities of the account", async () => {
  const first = await signedIn("promovata");
  await change("promovata", (account) => ({ ...account, authorities: ["ROLE_USER", "ROLE_STAFF"] }));
  expect(payloadOf(await renewed(first))).toMatchObject({ sub: "promovata", auth: "ROLE_USER ROLE_STAFF" });
});

it("PUT /api/authenticate tells the administrators of the service apart from those of an organization, as of now", async () => {
  await addPerson("ramasa", serviceAdministrator);
  const first = await signedIn("administratoare");
  expect(payloadOf(first)).not.toHaveProperty("adminServiciu");
  const authorities = ["ROLE_USER", "ROLE_ADMIN"];
  await change("administratoare", (account) => ({ ...account, authorities, organizatieId: 1 }));
  expect(payloadOf(await renewed(first))).not.toHaveProperty("adminServiciu");
  await change("administratoare", (account) => ({ ...account, adminServiciu: true }));
  const second = await renewed(first);
  expect(payloadOf(second)).toMatchObject({ adminServiciu: true });
  await change("administratoare", (account) => ({ ...account, authorities: ["ROLE_USER"] }));
  expect(payloadOf(await renewed(second))).not.toHaveProperty("adminServiciu");
  expect((await call("GET /api/admin/users", { token: second })).status).toBe(403);
});

it("PUT /api/authenticate keeps no answer for an Idempotency-Key: a token is a secret", async () => {
  const token = await signedIn("cheie-noua");
  const request = { token, headers: { "idempotency-key": "k1" } };
  await call("PUT /api/authenticate", request);
  const again = await call("PUT /api/authenticate", request);
  expect(again.headers["idempotent-replayed"]).toBeUndefined();
});

it("PUT /api/authenticate works where the sign-in does", async () => {
  await addPerson("obisnuita");
  const { body } = await signInAs("obisnuita", PASSWORD);
  expect(await statusWith(await renewed(idToken(body)))).toBe(200);
});
