import { afterEach, describe, expect, it } from "vitest";
import {
  addPerson,
  call,
  mailSink,
  PASSWORD,
  signInAs,
  stored,
  tokenOf,
} from "../../testing/accounts-service.ts";
import { clock } from "../../clock.ts";
import { refusals } from "./texts.ts";

afterEach(() => clock.resume());

const NEW_PASSWORD = "cu totul altă parolă";

it("GET /api/account shows the fields of one's own account and nothing else; imageUrl is empty where there is none", async () => {
  const token = tokenOf(await addPerson("dana", { firstName: "Dana", hasSecret: true, clientId: 4 }));
  const { status, headers, body } = await call("GET /api/account", { token });
  expect(status).toBe(200);
  expect(headers.etag).toMatch(/^"\d+"$/);
  expect(body).toEqual({
    id: expect.any(Number),
    login: "dana",
    firstName: "Dana",
    email: "dana@exemplu.md",
    imageUrl: "",
    activated: true,
    langKey: "ro",
    authorities: ["ROLE_USER"],
    createdBy: "system",
    createdDate: expect.stringMatching(/Z$/),
    lastModifiedBy: "system",
    lastModifiedDate: expect.stringMatching(/Z$/),
  });
});

it("GET /api/account is 401 without a token", async () => {
  expect((await call("GET /api/account")).status).toBe(401);
});

it("POST /api/account changes names, address, picture and language", async () => {
  const token = tokenOf(await addPerson("elena", { lastName: "Rusu" }));
  const body = {
    firstName: "Elena",
    email: "Noua@Exemplu.md",
    imageUrl: "https://exemplu.md/e.png",
    langKey: "ru",
  };
  const answer = await call("POST /api/account", { token, body: { ...body, currentPassword: PASSWORD } });
  expect(answer).toMatchObject({
    status: 200,
    body: { ...body, email: "noua@exemplu.md", lastModifiedBy: "elena" },
  });
  expect(answer.body).not.toHaveProperty("lastName");
  expect((await call("GET /api/account", { token })).body).toEqual(answer.body);
});

it("POST /api/account ignores login and authorities, and every other right", async () => {
  const token = tokenOf(await addPerson("modesta"));
  const body = {
    login: "alta",
    authorities: ["ROLE_ADMIN"],
    adminServiciu: true,
    hasSecret: true,
    organizatieId: 9,
  };
  expect((await call("POST /api/account", { token, body })).status).toBe(200);
  const account = await stored("modesta");
  expect(account).toMatchObject({ authorities: ["ROLE_USER"], adminServiciu: false, hasSecret: false });
  expect(account?.organizatieId).toBeUndefined();
});

it("POST /api/account refuses an address that another account has: 400 error.emailexists", async () => {
  await addPerson("prima");
  const token = tokenOf(await addPerson("adoua"));
  const answer = await call("POST /api/account", {
    token,
    body: { email: "prima@exemplu.md", currentPassword: PASSWORD },
  });
  expect(answer).toMatchObject({ status: 400, body: { message: "error.emailexists" } });
});

describe("another address of one's own account", () => {
  const move = (token: string, email: string, currentPassword?: string) =>
    call("POST /api/account", { token, body: { email, currentPassword } });

  it("another address of one's own account asks for the password: a stolen token moves no mail", async () => {
    const token = tokenOf(await addPerson("mutare"));
    for (const [password, error] of [
      [undefined, "error.parolaCeruta"],
      ["o parolă greșită", "error.invalidpassword"],
    ] as const)
      expect(await move(token, "alta@exemplu.md", password)).toMatchObject({
        status: 400,
        body: { message: error },
      });
    expect(await stored("mutare")).toMatchObject({ email: "mutare@exemplu.md" });
    expect((await move(token, "MUTARE@exemplu.md")).status).toBe(200);
    expect((await move(token, "alta@exemplu.md", PASSWORD)).status).toBe(200);
    expect(await stored("mutare")).toMatchObject({ email: "alta@exemplu.md" });
  });

  it("another address of one's own account is told to the one before, without a link", async () => {
    const token = tokenOf(await addPerson("anuntata", { langKey: "ru" }));
    mailSink.clear();
    await move(token, "noua.anuntata@exemplu.md", PASSWORD);
    const [mail, ...others] = mailSink.mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: ["anuntata@exemplu.md"],
      subject: "Адрес вашей учётной записи изменён",
    });
    expect(mail?.text).toContain("anuntata");
    expect(mail?.text).not.toMatch(/https?:|noua/);
  });

  it("another address of one's own account is no way to guess the password: 429 after five wrong ones", async () => {
    const token = tokenOf(await addPerson("ghicire"));
    for (let i = 0; i < 5; i += 1) await move(token, "alt.ghicire@exemplu.md", `greșit ${i}`);
    expect((await move(token, "alt.ghicire@exemplu.md", PASSWORD)).status).toBe(429);
  });

  it("another address of one's own account needs no password where it has none: its person signs in elsewhere", async () => {
    const token = tokenOf(await addPerson("fara-parola", { passwordHash: undefined }));
    expect((await move(token, "alta.fara@exemplu.md")).status).toBe(200);
  });
});

it("POST /api/account refuses a picture that is not an https or http address", async () => {
  const token = tokenOf(await addPerson("poza"));
  const answer = await call("POST /api/account", { token, body: { imageUrl: "javascript:alert(1)" } });
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: "imageUrl" }] } });
});

describe("POST /api/account/change-password", () => {
  const change = (token: string, currentPassword: string, newPassword: string) =>
    call("POST /api/account/change-password", { token, body: { currentPassword, newPassword } });

  it("POST /api/account/change-password sets the new password, and the old one no longer counts", async () => {
    const token = tokenOf(await addPerson("schimba"));
    expect((await change(token, PASSWORD, NEW_PASSWORD)).status).toBe(200);
    expect((await signInAs("schimba", PASSWORD)).status).toBe(401);
    expect((await signInAs("schimba", NEW_PASSWORD)).status).toBe(200);
  });

  it("POST /api/account/change-password ends all earlier tokens, also those of the same second, and none of the later ones", async () => {
    clock.freeze(new Date());
    const token = tokenOf(await addPerson("secunda"));
    await change(token, PASSWORD, NEW_PASSWORD);
    const { body } = await signInAs("secunda", NEW_PASSWORD);
    expect((await call("GET /api/account", { token })).status).toBe(401);
    expect((await call("GET /api/account", { token: (body as { id_token: string }).id_token })).status).toBe(
      200,
    );
  });

  it("POST /api/account/change-password ends the tokens of one password also where the next came within the same second", async () => {
    clock.freeze(new Date());
    const first = tokenOf(await addPerson("graba"));
    await change(first, PASSWORD, NEW_PASSWORD);
    const { body } = await signInAs("graba", NEW_PASSWORD);
    const second = (body as { id_token: string }).id_token;
    expect((await change(second, NEW_PASSWORD, PASSWORD)).status).toBe(200);
    expect((await call("GET /api/account", { token: second })).status).toBe(401);
  });

  it.each([
    ["a wrong current password", "altceva greșit", NEW_PASSWORD],
    ["a short new one", PASSWORD, "scurt"],
    ["a common new one", PASSWORD, "Password1"],
  ])(
    "POST /api/account/change-password refuses %s: 400 error.invalidpassword",
    async (name, current, next) => {
      const login = name.replaceAll(" ", "-");
      const token = tokenOf(await addPerson(login));
      expect(await change(token, current, next)).toMatchObject({
        status: 400,
        body: { message: "error.invalidpassword" },
      });
      expect((await signInAs(login, PASSWORD)).status).toBe(200);
    },
  );

  it("POST /api/account/change-password refuses a new password that is known from leaks, and says so in both languages", async () => {
    const token = tokenOf(await addPerson("din-scurgeri"));
    const problem = { status: 400, body: { message: "error.parolaCompromisa" } };
    expect(await change(token, PASSWORD, "Smokey63")).toMatchObject(problem);
    expect(refusals.parolaCompromisa().reason.text.slice(0, 2)).toEqual([
      expect.stringContaining("parole furate"),
      expect.stringContaining("украденных паролей"),
    ]);
    expect((await signInAs("din-scurgeri", PASSWORD)).status).toBe(200);
  });

  it("POST /api/account/change-password is no way to guess the current password with a stolen token: 429 after five wrong ones", async () => {
    const token = tokenOf(await addPerson("furata"));
    for (let i = 0; i < 5; i += 1) await change(token, `greșit ${i}`, NEW_PASSWORD);
    expect((await change(token, PASSWORD, NEW_PASSWORD)).status).toBe(429);
  });
});

it("GET /api/users shows id and login of the others, and nothing else, to everybody who is signed in", async () => {
  const person = await addPerson("publica", { firstName: "Ascunsă" });
  const { status, body } = await call("GET /api/users?login=publica", { token: tokenOf(person) });
  expect([status, body]).toEqual([200, [{ id: person.id, login: "publica" }]]);
  expect((await call("GET /api/users")).status).toBe(401);
});
