import { issuer, returnedIn, signInSteps } from "../../../../shared/testing/government-login.ts";
import { administrator, call, type Headers } from "../../testing.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { addPersonTo, addServiceAdmin, bearerOf } from "../../../../shared/testing/people.ts";
import type { SignedInPerson } from "../../../../shared/testing/test-issuer.ts";
import { hashPassword } from "../../../../shared/auth/passwords.ts";
import { mailSink } from "../../../../shared/testing/local-mail.ts";
import { config } from "../../../../shared/config.ts";
import type { Account } from "../../access/account.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

const { begin, visit, comeBack, complete, signIn } = signInSteps("platform", (method, address, sent) =>
  call(`${method} ${address.replace("/platform", "")}`, sent?.headers, sent?.body as object),
);

let admin: Headers;
beforeAll(async () => {
  admin = await administrator();
});
afterEach(() => clock.resume());
afterAll(() => issuer.stop());

let count = 0;
const officialOf = (roles: string[], claims: object = {}): SignedInPerson => ({
  sub: `functionar-${(count += 1)}`,
  roles,
  name: "Ion Ceban",
  ...claims,
});
const subjectOf = ({ sub }: SignedInPerson) => `${issuer.url}#${sub}`;
const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });

const accountWith = async (subject: string): Promise<Account | undefined> => {
  const { json } = await call<PageOf<Account>>("GET /api/admin/users?size=200", admin);
  return json.items.find((one) => one.subject === subject);
};
const change = (account: object, fields: object) =>
  call("PUT /api/admin/users", admin, { ...account, ...fields });
const statusesOf = async (token: string) =>
  Promise.all(
    ["staff", "admin", "app"].map(async (zone) => {
      const path = zone === "app" ? "audits/1" : "systems";
      return (await call(`GET /api/v1/${zone}/${path}`, bearer(token))).status;
    }),
  );
/** The page where a sign-in ends. */
const pageOf = async (person: SignedInPerson) => {
  const { status, text } = await comeBack(await visit(await begin(), person));
  expect(status).toBe(200);
  return text;
};

describe("an official of the government's login", () => {
  it("enters the staff zone, and no other", async () => {
    const { id_token: token, zones } = await signIn(officialOf(["staff"]));
    expect(zones).toEqual(["staff"]);
    expect(await statusesOf(token)).toEqual([200, 403, 403]);
  });

  it("an official of the government's login does not become an administrator by a claim: an administrator gives adminServiciu, and the role comes with the next sign-in", async () => {
    const person = officialOf(["admin"], { adminServiciu: true, organizatieId: 1, hasSecret: true });
    const first = await signIn(person);
    expect([first.zones, await statusesOf(first.id_token)]).toEqual([["staff"], [200, 403, 403]]);
    const account = await accountWith(subjectOf(person));
    expect(account).toMatchObject({ authorities: ["ROLE_USER", "ROLE_STAFF"], adminServiciu: false });
    expect(account).not.toHaveProperty("organizatieId");
    expect((await change(account ?? {}, { adminServiciu: true })).status).toBe(200);
    const second = await signIn(person, { zone: "admin" });
    expect([second.zones, await statusesOf(second.id_token)]).toEqual([
      ["staff", "admin"],
      [200, 200, 403],
    ]);
  });

  it("an official of the government's login has the roles of the last sign-in: what was taken away is taken from open sessions too", async () => {
    const person = officialOf(["staff"]);
    const { id_token: token } = await signIn(person);
    expect(await pageOf({ ...person, roles: [] })).toContain("Nu aveți un rol în acest serviciu.");
    expect((await accountWith(subjectOf(person)))?.authorities).toEqual(["ROLE_USER"]);
    expect(await statusesOf(token)).toEqual([403, 403, 403]);
    await signIn(person);
    expect(await statusesOf(token)).toEqual([200, 403, 403]);
  });

  it("an official of the government's login keeps one account, also when twenty sign-ins make it at the same time", async () => {
    const person = officialOf(["staff"]);
    const begun = await Promise.all(Array.from({ length: 20 }, () => begin()));
    const callbacks: string[] = [];
    for (const one of begun) callbacks.push(await visit(one, person));
    const returned = (await Promise.all(callbacks.map((address) => comeBack(address)))).map(returnedIn);
    expect(returned).toHaveLength(20);
    const { json } = await call<PageOf<Account>>("GET /api/admin/users?size=200", admin);
    expect(json.items.filter(({ subject }) => subject === subjectOf(person))).toHaveLength(1);
  });

  it("an official of the government's login asks for a zone that they may enter", async () => {
    const { text } = await comeBack(await visit(await begin({ zone: "admin" }), officialOf(["staff"])));
    expect(text).toContain("Nu aveți un rol în acest serviciu.");
    await expect(begin({ zone: "citizen" })).rejects.toThrow("error.zonaLipsa");
  });
});

it("an account and a person of the government's login are not linked by a mail address that the issuer names", async () => {
  const { email, login } = await addServiceAdmin("platform");
  const person = officialOf(["staff", "admin"], { email, email_verified: true, preferred_username: login });
  const { zones } = await signIn(person);
  expect(zones).toEqual(["staff"]);
  expect((await accountWith(subjectOf(person)))?.login).not.toBe(login);
});

it("an account and a person of the government's login are linked by a service administrator, which ends the account's tokens and is told to its owner", async () => {
  const owner = await addPersonTo("platform", { authorities: ["ROLE_USER", "ROLE_STAFF"] });
  const own = bearerOf("platform", owner);
  const person = officialOf(["staff"]);
  expect((await call("GET /api/v1/staff/systems", own)).status).toBe(200);
  expect((await change(owner, { subject: subjectOf(person) })).status).toBe(200);
  expect((await call("GET /api/v1/staff/systems", own)).status).toBe(401);
  expect(mailSink.mails().filter(({ to }) => to.includes(owner.email))).toHaveLength(1);
  await signIn(person);
  expect((await accountWith(subjectOf(person)))?.id).toBe(owner.id);
});

it("an account and a person of the government's login are one of each: a subject of another account is refused, and one that is given up ends its sessions", async () => {
  const person = officialOf(["staff"]);
  const { id_token: token } = await signIn(person);
  const account = await accountWith(subjectOf(person));
  const other = await addPersonTo("platform");
  const { status, json } = await change(other, { subject: subjectOf(person) });
  expect([status, json]).toMatchObject([400, { message: "error.subiectFolosit" }]);
  expect((await change(account ?? {}, { subject: null })).status).toBe(200);
  expect(await statusesOf(token)).toEqual([401, 401, 401]);
  expect((await change(other, { subject: subjectOf(person) })).status).toBe(200);
});

it("an account and a person of the government's login end together: a deleted account's person comes back without its rights", async () => {
  const person = officialOf(["admin"]);
  await signIn(person);
  const account = await accountWith(subjectOf(person));
  await change(account ?? {}, { adminServiciu: true });
  const { id_token: token } = await signIn(person);
  expect((await call(`DELETE /api/admin/users/${account?.login}`, admin)).status).toBe(204);
  expect(await statusesOf(token)).toEqual([401, 401, 401]);
  const again = await signIn(person);
  expect([again.zones, await statusesOf(again.id_token)]).toEqual([["staff"], [200, 403, 403]]);
  expect((await accountWith(subjectOf(person)))?.id).not.toBe(account?.id);
});

it("an account and a person of the government's login are refused by a page while the account is deactivated, and keep its authorities", async () => {
  const person = officialOf(["staff"]);
  await signIn(person);
  const account = await accountWith(subjectOf(person));
  await change(account ?? {}, { activated: false });
  for (const roles of [["staff"], []])
    expect(await pageOf({ ...person, roles })).toContain("Contul dumneavoastră este dezactivat.");
  expect((await accountWith(subjectOf(person)))?.authorities).toEqual(["ROLE_USER", "ROLE_STAFF"]);
});

it("an account and a person of the government's login can be named when the account is made, which then needs no password and gets no invitation", async () => {
  const person = officialOf(["staff"]);
  const body = { login: "numit", email: "numit@exemplu.md", subject: subjectOf(person) };
  expect((await call("POST /api/admin/users", admin, body)).status).toBe(201);
  expect(mailSink.mails().filter(({ to }) => to.includes(body.email))).toEqual([]);
  await signIn(person);
  expect((await accountWith(subjectOf(person)))?.login).toBe("numit");
});

it("a sign-out ends the session in both zones, and an account's own token has no session", async () => {
  const { id_token: token } = await signIn(officialOf(["staff"]));
  const answer = await call("DELETE /api/v1/staff/sessions/current", bearer(token));
  expect([answer.status, answer.headers.link]).toEqual([
    204,
    `<${issuer.url}/logout?client_id=temelia&post_logout_redirect_uri=${encodeURIComponent(`${config.publicUrl}/`)}>; rel="end-session"`,
  ]);
  expect(await statusesOf(token)).toEqual([401, 401, 401]);
  const { status, json } = await call("DELETE /api/v1/admin/sessions/current", admin);
  expect([status, json]).toMatchObject([404, { message: "error.sesiuneInexistenta" }]);
});

it("the last administrator of a service may be one who signs in through the government, because nothing locks them out", async () => {
  const person = officialOf(["admin"]);
  await signIn(person);
  const account = await accountWith(subjectOf(person));
  await change(account ?? {}, { adminServiciu: true });
  const { id_token: token } = await signIn(person);
  const last = bearer(token);
  // Administrators who sign in with a password. The one of this file has no password, so it does not count.
  const withPassword = await addPersonTo("platform", {
    authorities: ["ROLE_USER", "ROLE_ADMIN"],
    adminServiciu: true,
    passwordHash: await hashPassword("o parolă bună"),
  });
  const byPassword = bearerOf("platform", withPassword);
  const { json } = await call<PageOf<Account>>("GET /api/admin/users?size=200", byPassword);
  const others = json.items.filter((one) => one.adminServiciu === true && one.id !== account?.id);
  for (const { login, id } of others)
    if (id !== withPassword.id)
      expect((await call(`DELETE /api/admin/users/${login}`, byPassword)).status).toBe(204);
  expect((await call(`DELETE /api/admin/users/${withPassword.login}`, byPassword)).status).toBe(204);

  expect((await call("GET /api/v1/admin/systems", last)).status).toBe(200);
  const page = await pageOf({ ...person, roles: ["staff"] });
  expect(page).toContain("sunteți ultimul administrator al serviciului");
  expect((await call("GET /api/v1/admin/systems", last)).status).toBe(200);
  expect((await signIn(person)).zones).toEqual(["staff", "admin"]);
});

it("a wrong secret is a problem in Russian too", async () => {
  const { status, json } = await complete(1, { secret: "x", code: "x" });
  expect([status, json]).toMatchObject([404, { detail: "Sesiunea nu există." }]);
  const russian = await call(
    "POST /api/v1/public/sessions/1/complete",
    { "accept-language": "ru" },
    { secret: "x", code: "x" },
  );
  expect(russian.json).toMatchObject({ detail: "Сессия не существует." });
});
