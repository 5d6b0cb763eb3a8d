import { etagAfter } from "../../testing/etags.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { logEntriesOf, logLinesOf } from "../../testing/log-lines.ts";
import {
  addPerson,
  type CallResult,
  type CallOptions,
  call,
  mailedKey,
  mailSink,
  organizationAdministrator,
  PASSWORD,
  serviceAdministrator,
  signInAs,
  stored,
  tokenOf,
} from "../../testing/accounts-service.ts";
import type { Account } from "./account.ts";

const NEW_PASSWORD = "cu totul altă parolă";

/** Calls as the service administrator, as the administrator of organization 1, and as an ordinary user. */
const as: Record<
  "service" | "organization" | "person",
  (address: string, request?: CallOptions) => Promise<CallResult>
> = {
  service: call,
  organization: call,
  person: call,
};

beforeAll(async () => {
  const addCaller = async (login: string, fields: Partial<Account>) => {
    const token = tokenOf(await addPerson(login, fields));
    return (address: string, request: CallOptions = {}) => call(address, { token, ...request });
  };
  as.service = await addCaller("sef", serviceAdministrator);
  as.organization = await addCaller("sefa.org", organizationAdministrator(1));
  as.person = await addCaller("oarecare", { organizatieId: 1 });
});

const fields = (login: string, more: object = {}) => ({
  body: { login, email: `${login}@exemplu.md`, ...more },
});
const logins = ({ body }: CallResult) =>
  (body as { items: { login: string }[] }).items.map(({ login }) => login);

describe("/api/admin/users", () => {
  it.each([
    ["GET", "/api/admin/users"],
    ["GET", "/api/admin/users/sef"],
    ["POST", "/api/admin/users"],
    ["PUT", "/api/admin/users"],
    ["PUT", "/api/admin/users/sef"],
    ["DELETE", "/api/admin/users/sef"],
  ])("%s %s is for administrators: 401 for nobody, 403 for others", async (method, path) => {
    expect((await call(`${method} ${path}`)).status).toBe(401);
    expect((await as.person(`${method} ${path}`)).status).toBe(403);
  });
});

it("POST /api/admin/users answers 201 with Location and the account, which signs in with the given password", async () => {
  const answer = await as.service(
    "POST /api/admin/users",
    fields("ion@org", { email: "ion@exemplu.md", password: NEW_PASSWORD, firstName: "Ion" }),
  );
  expect(answer).toMatchObject({
    status: 201,
    body: {
      login: "ion@org",
      firstName: "Ion",
      activated: true,
      langKey: "ro",
      authorities: ["ROLE_USER"],
      createdBy: "sef",
    },
  });
  expect(answer.headers.location).toBe("http://temelia.test/platform/api/admin/users/ion%40org");
  expect(answer.body).not.toHaveProperty("passwordHash");
  expect((await signInAs("ion@org", NEW_PASSWORD)).status).toBe(200);
  expect((await as.service("GET /api/admin/users/ion%40org")).body).toEqual(answer.body);
});

it("POST /api/admin/users without a password mails a key, so that the person chooses one", async () => {
  await as.service("POST /api/admin/users", fields("invitata", { langKey: "ru" }));
  expect(mailSink.mails().at(-1)).toMatchObject({
    to: ["invitata@exemplu.md"],
    subject: "Для вас создана учётная запись",
  });
  const body = { key: mailedKey("invitata@exemplu.md"), newPassword: NEW_PASSWORD };
  expect((await call("POST /api/account/reset-password/finish", { body })).status).toBe(200);
  expect((await signInAs("invitata", NEW_PASSWORD)).status).toBe(200);
});

it.each([
  ["error.idexists", { id: 5 }],
  ["error.userexists", { login: "OARECARE" }],
  ["error.emailexists", { email: "oarecare@exemplu.md" }],
  ["error.invalidpassword", { password: "scurt" }],
  ["error.adminFaraOrganizatie", { authorities: ["ROLE_ADMIN"] }],
  ["error.operatorFaraSistem", { authorities: ["ROLE_OPERATOR"] }],
  ["error.validare", { authorities: ["ROLE_MACHINE"] }],
  ["error.validare", { email: "fără adresă" }],
])("POST /api/admin/users refuses with 400 %s", async (message, more) => {
  const answer = await as.service("POST /api/admin/users", fields("refuzata", more));
  expect(answer).toMatchObject({ status: 400, body: { message } });
  expect(await stored("refuzata")).toBeUndefined();
});

it("an account that becomes an administrator is a metric with an alarm, once, and another change is none", async () => {
  const added = async (act: () => Promise<unknown>) =>
    (await logEntriesOf(act)).filter(({ AdministratorsAdded }) => AdministratorsAdded === 1).length;
  const create = (login: string, more: object) => () =>
    as.service("POST /api/admin/users", fields(login, more));
  const change = (more: object) => () =>
    as.service("PUT /api/admin/users/urmatoarea", fields("urmatoarea", { organizatieId: 31, ...more }));
  const administrator = { authorities: ["ROLE_ADMIN"] };
  expect(await added(create("urmatoarea", { organizatieId: 31 }))).toBe(0);
  expect(await added(change(administrator))).toBe(1);
  expect(await added(change({ ...administrator, firstName: "Ana" }))).toBe(0);
  expect(await added(change({ ...administrator, adminServiciu: true }))).toBe(1);
  expect(await added(create("de-la-inceput", { organizatieId: 31, ...administrator }))).toBe(1);
});

it("POST /api/admin/users takes no server-owned fields", async () => {
  const more = { tokensFrom: 5, createdBy: "altul", registeredUntil: 1, passwordHash: "x", rev: 9 };
  await as.service("POST /api/admin/users", fields("curata", more));
  const account = await stored("curata");
  expect(account).toMatchObject({ tokensFrom: 0, createdBy: "sef" });
  expect(account?.rev).toBeGreaterThan(more.rev);
  expect([account?.passwordHash, account?.registeredUntil]).toEqual([undefined, undefined]);
});

it("POST /api/admin/users answers a repeated Idempotency-Key with the same account", async () => {
  const request = { ...fields("repetata"), headers: { "idempotency-key": "conturi-1" } };
  const first = await as.service("POST /api/admin/users", request);
  const again = await as.service("POST /api/admin/users", request);
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect(again.headers["idempotent-replayed"]).toBe("true");
});

describe("PUT /api/admin/users", () => {
  it("PUT /api/admin/users changes the account of the address, or of the id in the body", async () => {
    const { id } = await addPerson("petru", { lastName: "Rusu", clientId: 4, hasSecret: true });
    const byLogin = await as.service("PUT /api/admin/users/petru", { body: { firstName: "Petru" } });
    expect(byLogin).toMatchObject({
      status: 200,
      body: { id, firstName: "Petru", clientId: 4, hasSecret: true },
    });
    expect(byLogin.body).not.toHaveProperty("lastName");
    const byId = await as.service("PUT /api/admin/users", { body: { id, clientId: null, langKey: "ru" } });
    expect(byId).toMatchObject({ status: 200, body: { id, langKey: "ru", lastModifiedBy: "sef" } });
    expect(byId.body).not.toHaveProperty("clientId");
  });

  it.each([
    [404, "error.contInexistent", "PUT /api/admin/users/nimeni", {}],
    [404, "error.contInexistent", "PUT /api/admin/users", { id: 123 }],
    [400, "error.idinvalid", "PUT /api/admin/users", {}],
    [400, "error.idinvalid", "PUT /api/admin/users/oarecare", { id: 123 }],
    [400, "error.loginNeschimbat", "PUT /api/admin/users/oarecare", { login: "altfel" }],
    [400, "error.emailexists", "PUT /api/admin/users/oarecare", { email: "sef@exemplu.md" }],
    [400, "error.invalidpassword", "PUT /api/admin/users/oarecare", { password: "scurt" }],
  ])("PUT /api/admin/users refuses with %d %s: %s %j", async (status, message, address, body) => {
    expect(await as.service(address, { body })).toMatchObject({ status, body: { message } });
  });

  it("honours If-Match: 412 when stale", async () => {
    await addPerson("veche");
    const { etag = "" } = (await as.service("GET /api/admin/users/veche")).headers;
    const body = { firstName: "V" };
    const stale = await as.service("PUT /api/admin/users/veche", { body, headers: { "if-match": '"7"' } });
    const fresh = await as.service("PUT /api/admin/users/veche", { body, headers: { "if-match": etag } });
    expect([stale.status, fresh.status, fresh.headers.etag]).toEqual([412, 200, etagAfter(etag)]);
  });

  it("PUT /api/admin/users ends the tokens of a deactivated account, also once it is active again", async () => {
    const token = tokenOf(await addPerson("oprita"));
    await as.service("PUT /api/admin/users/oprita", { body: { activated: false } });
    expect((await call("GET /api/account", { token })).status).toBe(401);
    await as.service("PUT /api/admin/users/oprita", { body: { activated: true } });
    expect((await call("GET /api/account", { token })).status).toBe(401);
    expect((await signInAs("oprita", PASSWORD)).status).toBe(200);
  });

  it("PUT /api/admin/users ends the tokens of an account that gets a new password", async () => {
    const token = tokenOf(await addPerson("reparata"));
    await as.service("PUT /api/admin/users/reparata", { body: { password: NEW_PASSWORD } });
    expect((await call("GET /api/account", { token })).status).toBe(401);
    expect((await signInAs("reparata", NEW_PASSWORD)).status).toBe(200);
  });

  it("removing a user's organization removes ROLE_ADMIN, and a move keeps it", async () => {
    await addPerson("plecata", organizationAdministrator(3));
    const moved = await as.service("PUT /api/admin/users/plecata", { body: { organizatieId: 4 } });
    expect(moved.body).toMatchObject({ organizatieId: 4, authorities: ["ROLE_USER", "ROLE_ADMIN"] });
    const left = await as.service("PUT /api/admin/users/plecata", { body: { organizatieId: null } });
    expect(left.body).toMatchObject({ authorities: ["ROLE_USER"] });
    expect(left.body).not.toHaveProperty("organizatieId");
  });

  it("activates a registration without its mail", async () => {
    await call("POST /api/register", fields("nerabdatoare", { password: PASSWORD }));
    await as.service("PUT /api/admin/users/nerabdatoare", { body: { activated: true } });
    expect((await signInAs("nerabdatoare", PASSWORD)).status).toBe(200);
  });
});

describe("DELETE /api/admin/users/{login}", () => {
  it("DELETE /api/admin/users/{login} answers 204; the account, its tokens and its names are gone", async () => {
    const token = tokenOf(await addPerson("stearsa"));
    expect(await as.service("DELETE /api/admin/users/stearsa")).toMatchObject({ status: 204, body: "" });
    expect((await as.service("GET /api/admin/users/stearsa")).status).toBe(404);
    expect((await as.service("DELETE /api/admin/users/stearsa")).status).toBe(404);
    expect((await call("GET /api/account", { token })).status).toBe(401);
    expect(
      (await as.service("POST /api/admin/users", fields("stearsa", { password: PASSWORD }))).status,
    ).toBe(201);
    expect((await call("GET /api/account", { token })).status).toBe(401);
  });

  it("honours If-Match: 412 when stale", async () => {
    await addPerson("pazita");
    const answer = await as.service("DELETE /api/admin/users/pazita", { headers: { "if-match": '"2"' } });
    expect(answer.status).toBe(412);
  });
});

describe("an organization's administrator", () => {
  it("an organization's administrator sees the accounts of the organization and no other", async () => {
    await addPerson("colega", { organizatieId: 1 });
    await addPerson("vecina", { organizatieId: 2 });
    const seen = await as.organization("GET /api/admin/users?size=200");
    expect(logins(seen)).toEqual(["colega", "oarecare", "sefa.org"]);
    expect(seen.body).toMatchObject({ total: 3 });
    expect(logins(await as.organization("GET /api/admin/users?login=vecina"))).toEqual([]);
    expect((await as.organization("GET /api/admin/users/colega")).status).toBe(200);
  });

  it.each([
    ["GET", {}],
    ["PUT", { body: { firstName: "X" } }],
    ["DELETE", {}],
  ])("%s of an account outside the organization is 404, as of an unknown one", async (method, request) => {
    if (!(await stored("straina"))) await addPerson("straina", { organizatieId: 2 });
    const [outside, unknown] = await Promise.all([
      as.organization(`${method} /api/admin/users/straina`, request),
      as.organization(`${method} /api/admin/users/nimeni`, request),
    ]);
    expect([outside.status, unknown.status]).toEqual([404, 404]);
    expect((outside.body as { detail: string }).detail).toBe((unknown.body as { detail: string }).detail);
  });

  it("PUT of an id outside the organization is 404", async () => {
    const { id } = await addPerson("straina.dupa.id", { organizatieId: 2 });
    expect((await as.organization("PUT /api/admin/users", { body: { id, firstName: "X" } })).status).toBe(
      404,
    );
  });

  it("an organization's administrator adds accounts inside the organization only", async () => {
    const inside = await as.organization("POST /api/admin/users", fields("angajata"));
    expect(inside).toMatchObject({ status: 201, body: { organizatieId: 1 } });
    for (const organizatieId of [2, null]) {
      const outside = await as.organization("POST /api/admin/users", fields("afara", { organizatieId }));
      expect(outside).toMatchObject({
        status: 403,
        body: { message: "error.doarAdministratorulServiciului" },
      });
    }
  });

  it("an organization's administrator names other administrators of the organization", async () => {
    await addPerson("promovata", { organizatieId: 1 });
    const body = { authorities: ["ROLE_USER", "ROLE_ADMIN"] };
    expect((await as.organization("PUT /api/admin/users/promovata", { body })).status).toBe(200);
  });

  it.each([
    ["adminServiciu", true],
    ["hasSecret", true],
    ["organizatieId", 2],
    ["organizatieId", null],
    ["clientId", 8],
    ["sistemId", 8],
  ])(
    "an organization's administrator does not give or take %s (%j): 403 on POST and PUT",
    async (field, value) => {
      if (!(await stored("tinta"))) await addPerson("tinta", { organizatieId: 1 });
      const before = await stored("tinta");
      const created = await as.organization("POST /api/admin/users", fields("nova", { [field]: value }));
      const changed = await as.organization("PUT /api/admin/users/tinta", { body: { [field]: value } });
      expect([created.status, changed.status]).toEqual([403, 403]);
      expect(await stored("nova")).toBeUndefined();
      expect(await stored("tinta")).toMatchObject({
        rev: before?.rev,
        hasSecret: false,
        adminServiciu: false,
        organizatieId: 1,
      });
    },
  );

  it("an organization's administrator may send back what the account already has", async () => {
    await addPerson("neschimbata", { organizatieId: 1, clientId: 6, hasSecret: true });
    const { body } = await as.organization("GET /api/admin/users/neschimbata");
    const answer = await as.organization("PUT /api/admin/users/neschimbata", {
      body: { ...(body as object), firstName: "N" },
    });
    expect(answer).toMatchObject({ status: 200, body: { clientId: 6, hasSecret: true, firstName: "N" } });
  });

  it("touches no service administrator, also not one of the organization", async () => {
    await addPerson("mare", { ...serviceAdministrator, organizatieId: 1 });
    const changed = await as.organization("PUT /api/admin/users/mare", { body: { firstName: "X" } });
    const removed = await as.organization("DELETE /api/admin/users/mare");
    expect([changed.status, removed.status]).toEqual([403, 403]);
  });

  it("an organization's administrator sets nobody's password and address: 403; they start a mail to the address that the person has", async () => {
    await addPerson("secreta", { organizatieId: 1, hasSecret: true });
    for (const login of ["secreta", "colega"])
      for (const [field, body] of Object.entries({
        password: { password: NEW_PASSWORD },
        email: { email: "sefa.mea@exemplu.md" },
      })) {
        const answer = await as.organization(`PUT /api/admin/users/${login}`, { body });
        expect(answer).toMatchObject({
          status: 403,
          body: {
            message: "error.doarAdministratorulServiciului",
            detail: expect.stringContaining(field) as string,
          },
        });
      }
    expect((await as.organization("PUT /api/admin/users/secreta", { body: { firstName: "S" } })).status).toBe(
      200,
    );
    const logged = await logLinesOf(async () => {
      expect((await as.organization("POST /api/admin/users/secreta/reset-password")).status).toBe(204);
    });
    expect(logged).toContain("an administrator requested a reset mail");
    const body = { key: mailedKey("secreta@exemplu.md"), newPassword: NEW_PASSWORD };
    expect((await call("POST /api/account/reset-password/finish", { body })).status).toBe(200);
    expect((await signInAs("secreta", NEW_PASSWORD)).status).toBe(200);
  });

  it("an organization's administrator starts no mail to others: 404 outside the organization, 409 for a deactivated account, 403 for other people", async () => {
    await addPerson("alta.straina", { organizatieId: 2 });
    await addPerson("oprita.doi", { organizatieId: 1, activated: false });
    const before = mailSink.mails().length;
    const start = (login: string) => `POST /api/admin/users/${login}/reset-password`;
    const token = tokenOf(await addPerson("fara.drepturi", { organizatieId: 1 }));
    const answers = [
      await as.organization(start("alta.straina")),
      await as.organization(start("nimeni")),
      await as.organization(start("oprita.doi")),
      await call(start("colega"), { token }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 409, 403]);
    expect(mailSink.mails()).toHaveLength(before);
  });
});

it("a person whose password or address a service administrator sets is told by mail, in their language and at the address that they had; it is logged, without the values", async () => {
  await addPerson("instiintata", { langKey: "ru" });
  const address = "instiintata@exemplu.md";
  const logged = await logLinesOf(async () => {
    const put = (body: object) => as.service("PUT /api/admin/users/instiintata", { body });
    expect((await put({ password: NEW_PASSWORD })).status).toBe(200);
    expect((await put({ email: "alta.adresa@exemplu.md" })).status).toBe(200);
    expect((await put({ email: "alta.adresa@exemplu.md", firstName: "I" })).status).toBe(200);
  });
  const mails = mailSink.mails().filter(({ to }) => to.includes(address));
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Ваш пароль изменён",
    "Адрес вашей учётной записи изменён",
  ]);
  expect(logged.split("an administrator changed the sign-in data of an account")).toHaveLength(3);
  for (const secret of [NEW_PASSWORD, address, "alta.adresa"]) expect(logged).not.toContain(secret);
  expect(mails.map(({ text }) => text).join()).not.toContain(NEW_PASSWORD);
});

it("an administrator of neither the service nor an organization administers nobody: 403", async () => {
  const token = tokenOf(await addPerson("fara.rost", { authorities: ["ROLE_ADMIN"] }));
  await addPerson("fara.org");
  expect((await call("GET /api/admin/users/fara.org", { token })).status).toBe(404);
  const answers = [
    call("GET /api/admin/users", { token }),
    call("POST /api/admin/users", { token, ...fields("pierduta") }),
  ];
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([403, 403]);
});

it("GET /api/admin/users lists newest first, in pages that the envelope, X-Total-Count and Link describe", async () => {
  for (const n of [1, 2, 3]) await addPerson(`lista${n}`, { organizatieId: 7 });
  const admin = tokenOf(await addPerson("lista4", organizationAdministrator(7)));
  const first = await call("GET /api/admin/users?size=3", { token: admin });
  expect(first).toMatchObject({ status: 200, body: { page: 0, size: 3, total: 4 } });
  expect(first.headers["x-total-count"]).toBe("4");
  expect(logins(first)).toEqual(["lista4", "lista3", "lista2"]);
  const next = /<\/platform([^>]+)>; rel="next"/.exec(first.headers.link ?? "")?.[1];
  expect(logins(await call(`GET ${next}`, { token: admin }))).toEqual(["lista1"]);
  expect(logins(await call("GET /api/admin/users?size=3&page=1", { token: admin }))).toEqual(["lista1"]);
});

it.each([
  ["filter[firstName]=Ana", ["filtru1", "filtru3"]],
  ["firstName.contains=an", ["filtru1", "filtru2", "filtru3"]],
  ["filter[activated]=false", ["filtru3"]],
  ["authorities.in=ROLE_ADMIN", ["filtru4"]],
  ["filter[clientId][specified]=true", ["filtru2"]],
  ["filter[clientId][greaterThan]=5&firstName=Ana", []],
  ["organizatieId.in=8,9&login=filtru1", ["filtru1"]],
  ["organizatieId.notEquals=8", []],
])("GET /api/admin/users filters by %s", async (filter, expected) => {
  if (!(await stored("filtru4"))) {
    await addPerson("filtru1", { organizatieId: 8, firstName: "Ana" });
    await addPerson("filtru2", { organizatieId: 8, firstName: "Ioana", clientId: 6 });
    await addPerson("filtru3", { organizatieId: 8, firstName: "Ana", activated: false });
    await addPerson("filtru4", organizationAdministrator(8));
  }
  const answer = await as.service(`GET /api/admin/users?filter[organizatieId]=8&sort=login&${filter}`);
  expect(logins(answer)).toEqual(expected);
  expect(answer.body).toMatchObject({ total: expected.length });
});

it.each([
  "filter[passwordHash]=x",
  "filter[tokensFrom]=0",
  "sort=passwordHash",
  "page=-1",
  "filter[id]=abc",
  "cursor=x",
])("GET /api/admin/users refuses %s: 400", async (query) => {
  expect((await as.service(`GET /api/admin/users?${query}`)).status).toBe(400);
});
