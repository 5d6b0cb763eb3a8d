import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  addPerson,
  call,
  mailedKey,
  mailSink,
  PASSWORD,
  people,
  signInAs,
  stored,
} from "../../testing/accounts-service.ts";
import { clock } from "../../clock.ts";
import { changeAccount } from "./save-account.ts";

beforeEach(() => mailSink.clear());
afterEach(() => clock.resume());

const DAY = 24 * 3600 * 1000;
const registration = (login: string, more: object = {}) => ({
  body: { login, email: `${login}@exemplu.md`, password: PASSWORD, ...more },
});
const register = (login: string, more: object = {}) => call("POST /api/register", registration(login, more));
const activate = (key: string) => call(`GET /api/activate?key=${key}`);

describe("POST /api/register", () => {
  it("POST /api/register answers 201 with nothing, and the account is inactive until it is activated by mail", async () => {
    expect(await register("noua")).toMatchObject({ status: 201, body: "" });
    expect((await signInAs("noua", PASSWORD)).status).toBe(401);
    expect((await activate(mailedKey("noua@exemplu.md"))).status).toBe(200);
    expect((await signInAs("noua", PASSWORD)).status).toBe(200);
  });

  it("mails a key of 26 characters in the person's language, with the correlation id and nothing that the sender chose", async () => {
    await call("POST /api/register", {
      ...registration("rusa", { langKey: "ru", firstName: "http://rău.example" }),
      headers: { "x-correlation-id": "proba-7" },
    });
    const [mail] = mailSink.mails();
    expect(mail).toMatchObject({ to: ["rusa@exemplu.md"], subject: "Активируйте учётную запись" });
    expect(mail?.headers["x-correlation-id"]).toContain("proba-7");
    expect(mail?.text).not.toContain("example");
    expect(mailedKey("rusa@exemplu.md")).toHaveLength(26);
  });

  it("POST /api/register takes the language of the request where none is named", async () => {
    await call("POST /api/register", { ...registration("limba"), headers: { "accept-language": "ru" } });
    expect(await stored("limba")).toMatchObject({ langKey: "ru" });
  });

  it("POST /api/register ignores authorities and every other right in the body", async () => {
    await register("lacoma", {
      id: 7,
      authorities: ["ROLE_ADMIN"],
      adminServiciu: true,
      hasSecret: true,
      activated: true,
      organizatieId: 1,
      clientId: 1,
      passwordHash: "x",
      tokensFrom: -1,
    });
    const account = await stored("lacoma");
    expect(account).toMatchObject({
      authorities: ["ROLE_USER"],
      adminServiciu: false,
      hasSecret: false,
      activated: false,
      tokensFrom: 0,
    });
    expect(account?.id).not.toBe(7);
    expect([account?.organizatieId, account?.clientId]).toEqual([undefined, undefined]);
  });

  it.each([
    ["error.userexists", { login: "Ocupata", email: "alta@exemplu.md" }],
    ["error.emailexists", { login: "alta", email: "OCUPATA@exemplu.md" }],
    ["error.invalidpassword", { login: "scurta", password: "1234567" }],
    ["error.invalidpassword", { login: "lunga", password: "x".repeat(101) }],
    ["error.invalidpassword", { login: "comuna", password: "password1" }],
  ])("POST /api/register refuses with 400 %s and stores nothing", async (message, more) => {
    if (!(await stored("ocupata"))) await addPerson("ocupata");
    expect(await register(more.login, more)).toMatchObject({ status: 400, body: { message } });
    if (more.login !== "Ocupata") expect(await stored(more.login)).toBeUndefined();
    expect(mailSink.mails()).toEqual([]);
  });

  it.each([
    ["login", { login: "cu spațiu" }],
    ["login", { login: "system" }],
    ["login", { login: "a\r\nb" }],
    ["email", { email: "fără adresă" }],
    ["email", { email: "a@exemplu.md\r\nBcc: b@exemplu.md" }],
    ["langKey", { langKey: "fr" }],
    ["firstName", { firstName: "x".repeat(51) }],
  ])("POST /api/register names the wrong field %s: 400", async (field, more) => {
    expect(await register("gresita", more)).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  });

  it("POST /api/register gives a login and an address to one of two that ask at once", async () => {
    const answers = await Promise.all([register("disputata"), register("disputata"), register("disputata")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  });

  it("frees login and address of a registration that nobody activated within a day", async () => {
    await register("uitata");
    expect((await register("uitata")).status).toBe(400);
    clock.freeze(new Date(Date.now() + DAY + 1000));
    expect((await register("uitata")).status).toBe(201);
  });

  it("POST /api/register never frees what an administrator deactivated", async () => {
    await addPerson("oprita", { activated: false });
    clock.freeze(new Date(Date.now() + DAY + 1000));
    expect(await register("oprita")).toMatchObject({ status: 400, body: { message: "error.userexists" } });
  });

  it("POST /api/register keeps the account when the mail cannot be sent, and the activation can be asked for again", async () => {
    mailSink.fail("sender", 451);
    const answer = await register("ghinionista");
    mailSink.recover();
    expect([answer.status, mailSink.mails()]).toEqual([201, []]);
    await call("POST /api/account/reset-password/init", { body: "ghinionista@exemplu.md" });
    expect((await activate(mailedKey("ghinionista@exemplu.md"))).status).toBe(200);
    expect((await signInAs("ghinionista", PASSWORD)).status).toBe(200);
  });
});

describe("the link of an activation mail", () => {
  const linkIn = () => /http:\S+/.exec(mailSink.mails().at(-1)?.text ?? "")?.[0] ?? "";

  it("the link of an activation mail leads to a page with a button; programs that open links activate nothing", async () => {
    await register("verificata");
    const key = mailedKey("verificata@exemplu.md");
    expect(linkIn()).toBe(`http://temelia.test/cont/activare?serviciu=platform&key=${key}`);
    for (const language of ["ro", "ru"]) {
      const page = await call(`GET /api/account/activate?key=${key}`, {
        headers: { "accept-language": language },
      });
      expect([page.status, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
      expect(page.body).toContain(language === "ro" ? "Activează contul" : "Активировать учётную запись");
      expect(page.body).toContain(language === "ro" ? "a fost folosită deja" : "уже использована");
    }
    expect(await stored("verificata")).toMatchObject({ activated: false });
    expect((await activate(key)).status).toBe(200);
  });

  it("the link of an activation mail repeats nothing of the request, and sends no referrer", async () => {
    const page = await call('GET /api/account/activate?key="><script>alert(1)</script>');
    expect(page.body).not.toContain("alert(1)");
    expect(page.headers["referrer-policy"]).toBe("no-referrer");
    expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
  });
});

it.each(["", "?key=", "?key=AAAAAAAAAAAAAAAAAAAA"])(
  "GET /api/activate with a wrong key (%j) is 400",
  async (key) => {
    expect((await call(`GET /api/activate${key}`)).status).toBe(400);
  },
);

it("GET /api/activate takes a key once", async () => {
  await register("odata");
  const key = mailedKey("odata@exemplu.md");
  expect((await activate(key)).status).toBe(200);
  expect(await activate(key)).toMatchObject({ status: 400, body: { message: "error.cheieGresita" } });
});

it("GET /api/activate takes a key for one hour", async () => {
  await register("tarzie");
  clock.freeze(new Date(Date.now() + 3600 * 1000 + 1000));
  expect((await activate(mailedKey("tarzie@exemplu.md"))).status).toBe(400);
});

it("GET /api/activate does not bring back what was deactivated since", async () => {
  await register("revenita");
  const { id = 0 } = (await stored("revenita")) ?? {};
  await changeAccount(people, id, (account) => ({ ...account, registeredUntil: undefined }));
  expect((await activate(mailedKey("revenita@exemplu.md"))).status).toBe(400);
  expect(await stored("revenita")).toMatchObject({ activated: false });
});

it("GET /api/activate does not take the key of a password", async () => {
  await addPerson("incurcata");
  await call("POST /api/account/reset-password/init", { body: "incurcata@exemplu.md" });
  expect((await activate(mailedKey("incurcata@exemplu.md"))).status).toBe(400);
});
