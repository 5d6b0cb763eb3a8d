import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { config } from "../../auth/config.ts";
import { clock } from "../../clock.ts";
import { read } from "../../data/repository.ts";
import {
  addPerson,
  call,
  type CallResult,
  mailedKey,
  mailSink,
  PASSWORD,
  people,
  serviceAdministrator,
  signInAs,
  stored,
} from "../../testing/accounts-service.ts";
import { dump } from "../../testing/dump.ts";
import { logEntriesOf } from "../../testing/log-lines.ts";
import { codeOf } from "../../testing/second-factors.ts";
import { deleteAccount } from "./delete-account.ts";
import { factorsOf } from "./factors.ts";
import { userTokens } from "./user-tokens.ts";

beforeEach(() => void clock.freeze(new Date()));
afterEach(() => {
  clock.resume();
  config.secondFactor = "off";
  config.factorGraceDays = 14;
});

interface Challenge {
  id: string;
  methods: string[];
}

const later = (seconds: number) => clock.freeze(new Date(clock.now().getTime() + seconds * 1000));
const tokenIn = ({ body }: CallResult) => (body as { id_token: string }).id_token;
const refusal = ({ status, body }: CallResult) => [status, (body as { message?: string }).message];
const challengeIn = ({ body }: CallResult) => (body as { challenge: Challenge }).challenge;

let count = 0;
const passwordOf = async (login: string) => tokenIn(await signInAs(login, PASSWORD));

interface Enrolled {
  login: string;
  secret: string;
  token: string;
  recoveryCodes: string[];
}

/** A person who has added an authenticator app. */
async function enrolled(fields: Parameters<typeof addPerson>[1] = {}): Promise<Enrolled> {
  const login = `factor-${(count += 1)}`;
  await addPerson(login, fields);
  return { login, ...(await enrol(await passwordOf(login))) };
}

const begin = (token: string, body: object = {}) =>
  call("POST /api/authenticate/factors", {
    token,
    body: { kind: "totp", name: "Telefon", password: PASSWORD, ...body },
  });

async function enrol(token: string) {
  const { id, secret } = (await begin(token)).body as { id: number; secret: string };
  const answer = await call(`POST /api/authenticate/factors/${id}/finish`, {
    token,
    body: { code: codeOf(secret) },
  });
  expect(answer.status).toBe(200);
  const { id_token, recoveryCodes } = answer.body as { id_token: string; recoveryCodes: string[] };
  return { secret, token: id_token, recoveryCodes };
}

const challenged = async (login: string, fields: object = {}) =>
  challengeIn(
    await call("POST /api/authenticate", { body: { username: login, password: PASSWORD, ...fields } }),
  ).id;

const finish = (challenge: string, code: string, method = "totp", from?: string) =>
  call("POST /api/authenticate/factor", { body: { challenge, method, code }, from });

/** Signs in with both factors, half a minute after the code that was used before. */
async function signInWith({ login, secret }: Pick<Enrolled, "login" | "secret">, fields: object = {}) {
  later(30);
  return finish(await challenged(login, fields), codeOf(secret));
}

describe("adding an authenticator app", () => {
  it("adding an authenticator app shows its secret once, as text and as an address for a QR code", async () => {
    await addPerson("adauga");
    const token = await passwordOf("adauga");
    const { status, body } = await begin(token);
    expect([status, body]).toMatchObject([
      201,
      { kind: "totp", secret: expect.stringMatching(/^[A-Z2-7]{32}$/) },
    ]);
    const { secret, uri } = body as { secret: string; uri: string };
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Temelia%20platform:adauga\?/);
    const { token: next } = await enrol(token);
    const shown = await call("GET /api/authenticate/factors", { token: next });
    expect(JSON.stringify(shown.body)).not.toContain("secret");
  });

  it("adding an authenticator app needs the password, so that a token that lies about adds none", async () => {
    await addPerson("fara.parola");
    const token = await passwordOf("fara.parola");
    expect(refusal(await begin(token, { password: "alta parolă" }))).toEqual([400, "error.invalidpassword"]);
    expect(refusal(await begin(token, { password: undefined }))).toEqual([400, "error.invalidpassword"]);
  });

  it("adding an authenticator app counts when a code proves it: a wrong code adds nothing", async () => {
    await addPerson("nedovedit");
    const token = await passwordOf("nedovedit");
    const { id } = (await begin(token)).body as { id: number };
    const wrong = await call(`POST /api/authenticate/factors/${id}/finish`, {
      token,
      body: { code: "000000" },
    });
    expect(refusal(wrong)).toEqual([400, "error.factorNeconfirmat"]);
    expect((await signInAs("nedovedit", PASSWORD)).status).toBe(200);
    expect((await stored("nedovedit"))?.secondFactor).toBeUndefined();
  });

  it("adding an authenticator app takes fifteen minutes at most, and belongs to its account", async () => {
    await addPerson("tarziu");
    const [token, other] = [await passwordOf("tarziu"), (await enrolled()).token];
    const { id, secret } = (await begin(token)).body as { id: number; secret: string };
    const prove = async (as: string) =>
      refusal(
        await call(`POST /api/authenticate/factors/${id}/finish`, {
          token: as,
          body: { code: codeOf(secret) },
        }),
      );
    expect(await prove(other)).toEqual([404, "error.factorInexistent"]);
    later(901);
    expect(await prove(token)).toEqual([404, "error.factorInexistent"]);
  });

  it("adding an authenticator app ends every other sign-in of the account and goes on with this one, and the person is told", async () => {
    await addPerson("incheie");
    const [one, other] = [await passwordOf("incheie"), await passwordOf("incheie")];
    const { token } = await enrol(one);
    const statuses = [one, other, token].map(
      async (each) => (await call("GET /api/account", { token: each })).status,
    );
    expect(await Promise.all(statuses)).toEqual([401, 401, 200]);
    expect(mailSink.mails().findLast(({ to }) => to.includes("incheie@exemplu.md"))?.subject).toBe(
      "A fost adăugat un al doilea factor de autentificare",
    );
  });

  it("adding an authenticator app keeps its secret sealed and its recovery codes hashed", async () => {
    const { login, secret, recoveryCodes } = await enrolled();
    const { id = 0 } = (await stored(login)) ?? {};
    const kept = JSON.stringify(await read(factorsOf("platform"), { id }));
    for (const shown of [secret, ...recoveryCodes]) expect(kept).not.toContain(shown);
    expect(recoveryCodes).toHaveLength(10);
  });

  it("recovery codes have 120 random bits, and stand nowhere but as hashes", async () => {
    const { recoveryCodes } = await enrolled();
    for (const code of recoveryCodes)
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){5}$/);
    const kept = (await dump()).join("\n");
    for (const code of recoveryCodes) {
      expect(kept).not.toContain(code);
      expect(kept).not.toContain(code.replaceAll("-", ""));
    }
  });

  it("a further factor asks for a recent one, gives no new recovery codes and ends no sign-in", async () => {
    const { token } = await enrolled();
    const { secret, recoveryCodes, token: next } = await enrol(token);
    expect([recoveryCodes, (await call("GET /api/account", { token })).status]).toEqual([undefined, 200]);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    later(901);
    expect(refusal(await begin(next))).toEqual([403, "error.factorDinNou"]);
  });

  it("an account has ten factors at most", async () => {
    const { token } = await enrolled();
    for (let more = 0; more < 9; more += 1) await enrol(token);
    expect(refusal(await begin(token))).toEqual([409, "error.preaMultiFactori"]);
  });
});

describe("a sign-in with a second factor", () => {
  it("a right password alone gets a challenge and no token", async () => {
    const { login } = await enrolled();
    const { status, headers, body } = await signInAs(login, PASSWORD);
    expect([status, body]).toMatchObject([
      401,
      { message: "error.factorNecesar", challenge: { methods: ["totp", "recovery"] } },
    ]);
    expect([headers.authorization, JSON.stringify(body).includes("id_token")]).toEqual([undefined, false]);
  });

  it("a wrong password gets no challenge, whether or not the account has a second factor", async () => {
    const { login } = await enrolled();
    const answer = await signInAs(login, "altă parolă");
    expect([refusal(answer), challengeIn(answer)]).toEqual([[401, "error.autentificareGresita"], undefined]);
  });

  it("a code of the app ends the sign-in, and the token says when it was given", async () => {
    const person = await enrolled();
    const { status, headers, body } = await signInWith(person);
    const token = (body as { id_token: string }).id_token;
    expect([status, headers.authorization]).toEqual([200, `Bearer ${token}`]);
    expect(userTokens("platform").verify(token).authTime).toBe(clock.epochSeconds());
    expect((await call("GET /api/account", { token })).status).toBe(200);
  });

  it("rememberMe of the first half counts in the second, and no other", async () => {
    const person = await enrolled();
    const lifetimeOf = (token: string) => {
      const { exp, iat } = userTokens("platform").verify(token);
      return exp - iat;
    };
    expect(lifetimeOf(tokenIn(await signInWith(person, { rememberMe: true })))).toBe(2_592_000);
    expect(lifetimeOf(tokenIn(await signInWith(person)))).toBe(86_400);
  });

  it.each([
    [-60, 401],
    [-30, 200],
    [0, 200],
    [30, 200],
    [60, 401],
  ])("a code of %i seconds from now is answered %i", async (offset, status) => {
    const { login, secret } = await enrolled();
    later(120);
    expect((await finish(await challenged(login), codeOf(secret, offset))).status).toBe(status);
  });

  it("a code counts once, also for two sign-ins at the same time, and no older one after it", async () => {
    const { login, secret } = await enrolled();
    later(120);
    const code = codeOf(secret);
    const open = [await challenged(login), await challenged(login)];
    const answers = await Promise.all(open.map((id) => finish(id, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(refusal(await finish(await challenged(login), codeOf(secret, -30)))).toEqual([
      401,
      "error.factorGresit",
    ]);
  });

  it("the code that added the app signs in nobody", async () => {
    const { login, secret } = await enrolled();
    expect((await finish(await challenged(login), codeOf(secret))).status).toBe(401);
  });

  it("a recovery code ends a sign-in once, however it is typed, and the person is told", async () => {
    const { login, recoveryCodes } = await enrolled();
    const [code = "", other = ""] = recoveryCodes;
    const typed = code.replaceAll("-", " ").toLowerCase().replaceAll("0", "o").replaceAll("1", "l");
    expect((await finish(await challenged(login), typed, "recovery")).status).toBe(200);
    expect((await finish(await challenged(login), code, "recovery")).status).toBe(401);
    expect((await finish(await challenged(login), other, "recovery")).status).toBe(200);
    expect(mailSink.mails().findLast(({ to }) => to.includes(`${login}@exemplu.md`))?.subject).toBe(
      "A fost folosit un cod de rezervă",
    );
  });

  it("a challenge ends with five wrong tries, also for the right code", async () => {
    const { login, secret } = await enrolled();
    later(30);
    const challenge = await challenged(login);
    const code = codeOf(secret);
    for (let i = 0; i < 5; i += 1)
      expect(refusal(await finish(challenge, "1", "totp", `203.0.113.${i}`))).toEqual([
        401,
        "error.factorGresit",
      ]);
    expect(refusal(await finish(challenge, code))).toEqual([401, "error.provocareIncheiata"]);
  });

  it("a challenge ends after five minutes", async () => {
    const { login, secret } = await enrolled();
    const challenge = await challenged(login);
    later(301);
    expect(refusal(await finish(challenge, codeOf(secret)))).toEqual([401, "error.provocareIncheiata"]);
  });

  it("a challenge ends with its use", async () => {
    const { login, secret, recoveryCodes } = await enrolled();
    later(30);
    const challenge = await challenged(login);
    expect((await finish(challenge, codeOf(secret))).status).toBe(200);
    expect(refusal(await finish(challenge, recoveryCodes[0] ?? "", "recovery"))).toEqual([
      401,
      "error.provocareIncheiata",
    ]);
  });

  it("a challenge of one person is not ended by the factor of another", async () => {
    const [one, other] = [await enrolled(), await enrolled()];
    later(30);
    const challenge = await challenged(one.login);
    expect(refusal(await finish(challenge, codeOf(other.secret)))).toEqual([401, "error.factorGresit"]);
    expect((await finish(challenge, other.recoveryCodes[0] ?? "", "recovery")).status).toBe(401);
  });

  it("a challenge ends with a new password", async () => {
    const { login, secret, token } = await enrolled();
    const challenge = await challenged(login);
    const body = { currentPassword: PASSWORD, newPassword: "altă parolă bună" };
    expect((await call("POST /api/account/change-password", { token, body })).status).toBe(200);
    later(30);
    expect(refusal(await finish(challenge, codeOf(secret)))).toEqual([401, "error.provocareIncheiata"]);
  });

  it("a challenge ends with the deactivation of its account", async () => {
    const { login, secret } = await enrolled();
    const admin = await addPerson(`sef-${login}`, serviceAdministrator);
    const challenge = await challenged(login);
    const token = userTokens("platform").issue(admin);
    await call(`PUT /api/admin/users/${login}`, { token, body: { activated: false } });
    later(30);
    expect((await finish(challenge, codeOf(secret))).status).toBe(401);
  });

  it("guesses of codes are delayed by account, over all challenges and addresses: 429", async () => {
    const { login, secret } = await enrolled();
    for (let i = 0; i < 20; i += 1)
      expect((await finish(await challenged(login), "1", "totp", `198.51.100.${i}`)).status).toBe(401);
    later(30);
    const answer = await finish(await challenged(login), codeOf(secret), "totp", "198.51.100.99");
    expect(refusal(answer)).toEqual([429, "error.preaMulteCereri"]);
  });

  it("an unknown challenge is 401", async () => {
    expect(refusal(await finish("necunoscuta", "123456"))).toEqual([401, "error.provocareIncheiata"]);
  });
});

describe("a stolen password of an account with a second factor", () => {
  it("a stolen password opens nothing by a reset: it changes the password and no factor", async () => {
    const { login, secret } = await enrolled();
    await call("POST /api/account/reset-password/init", { body: { mail: `${login}@exemplu.md` } });
    const body = { key: mailedKey(`${login}@exemplu.md`), newPassword: PASSWORD };
    expect((await call("POST /api/account/reset-password/finish", { body })).status).toBe(200);
    expect(refusal(await signInAs(login, PASSWORD))).toEqual([401, "error.factorNecesar"]);
    expect((await signInWith({ login, secret })).status).toBe(200);
  });

  it("a stolen password opens nothing with a token from before the factor", async () => {
    await addPerson("furata");
    const stolen = await passwordOf("furata");
    await enrol(await passwordOf("furata"));
    const addresses = [
      "GET /api/account",
      "PUT /api/authenticate",
      "GET /api/authenticate/factors",
      "POST /api/authenticate/challenges",
    ];
    for (const address of addresses) expect((await call(address, { token: stolen })).status).toBe(401);
    const body = { currentPassword: PASSWORD, newPassword: "altă parolă bună" };
    expect((await call("POST /api/account/change-password", { token: stolen, body })).status).toBe(401);
  });
});

describe("one's own factors", () => {
  it("one's own factors are listed with their names and last uses", async () => {
    const person = await enrolled();
    const token = tokenIn(await signInWith(person));
    const { body } = await call("GET /api/authenticate/factors", { token });
    expect(body).toEqual({
      required: false,
      recoveryCodes: 10,
      items: [
        {
          id: expect.any(Number) as number,
          kind: "totp",
          name: "Telefon",
          createdAt: expect.any(String) as string,
          lastUsedAt: clock.iso(),
        },
      ],
    });
  });

  const firstOf = async (token: string) =>
    ((await call("GET /api/authenticate/factors", { token })).body as { items: { id: number }[] }).items[0]
      ?.id ?? 0;

  it("one's own factors have names that can be changed, those of others are unknown", async () => {
    const [one, other] = [await enrolled(), await enrolled()];
    const id = await firstOf(one.token);
    const rename = (token: string) =>
      call(`PATCH /api/authenticate/factors/${id}`, { token, body: { name: "Tableta" } });
    expect(await rename(one.token)).toMatchObject({ status: 200, body: { id, name: "Tableta" } });
    expect(refusal(await rename(other.token))).toEqual([404, "error.factorInexistent"]);
    const removal = await call(`DELETE /api/authenticate/factors/${id}`, { token: other.token });
    expect(refusal(removal)).toEqual([404, "error.factorInexistent"]);
  });

  it("one's own last factor goes with its recovery codes and ends all other sign-ins; then the password signs in", async () => {
    const { login, token } = await enrolled();
    const answer = await call(`DELETE /api/authenticate/factors/${await firstOf(token)}`, { token });
    expect(answer.status).toBe(200);
    expect((await call("GET /api/account", { token })).status).toBe(401);
    const next = tokenIn(answer);
    expect(await call("GET /api/authenticate/factors", { token: next })).toMatchObject({
      body: { recoveryCodes: 0, items: [] },
    });
    expect((await signInAs(login, PASSWORD)).status).toBe(200);
    expect(mailSink.mails().findLast(({ to }) => to.includes(`${login}@exemplu.md`))?.subject).toBe(
      "A fost șters un factor de autentificare",
    );
    await enrol(next);
    expect((await signInAs(login, PASSWORD)).status).toBe(401);
  });

  it("new recovery codes end the old ones, and the person is told", async () => {
    const { login, token, recoveryCodes } = await enrolled();
    let fresh: string[] = [];
    const lines = await logEntriesOf(async () => {
      const { body } = await call("PUT /api/authenticate/recovery-codes", { token });
      fresh = (body as { recoveryCodes: string[] }).recoveryCodes;
    });
    expect(fresh).toHaveLength(10);
    const renewal = { message: "renewed the recovery codes of an account", security: "factor" };
    expect(lines).toContainEqual(expect.objectContaining(renewal));
    expect((await finish(await challenged(login), recoveryCodes[0] ?? "", "recovery")).status).toBe(401);
    expect((await finish(await challenged(login), fresh[0] ?? "", "recovery")).status).toBe(200);
    expect(mailSink.mails().some(({ subject }) => subject === "Aveți coduri de rezervă noi")).toBe(true);
  });

  it("an account without a factor has no recovery codes to renew and nothing to confirm", async () => {
    await addPerson("fara.factor");
    const token = await passwordOf("fara.factor");
    for (const address of ["PUT /api/authenticate/recovery-codes", "POST /api/authenticate/challenges"])
      expect(refusal(await call(address, { token }))).toEqual([409, "error.faraFactor"]);
  });

  it("one's own factors end with the account", async () => {
    const { login } = await enrolled();
    const { id = 0 } = (await stored(login)) ?? {};
    const admin = await addPerson(`sterge-${login}`, serviceAdministrator);
    await deleteAccount(people, admin, login, {});
    expect(await read(factorsOf("platform"), { id })).toBeUndefined();
  });

  it("administrators see who has a second factor", async () => {
    const { login } = await enrolled();
    const token = userTokens("platform").issue(await addPerson(`vede-${login}`, serviceAdministrator));
    expect(await call(`GET /api/admin/users/${login}`, { token })).toMatchObject({
      body: { secondFactor: true },
    });
  });
});

describe("a confirmation of a person who is signed in", () => {
  const removalOf = async (token: string) =>
    refusal(await call("PUT /api/authenticate/recovery-codes", { token }));

  it("a confirmation is asked for by acts about factors fifteen minutes after the last, and goes on with the sign-in", async () => {
    const person = await enrolled();
    const token = tokenIn(await signInWith(person, { rememberMe: true }));
    later(900);
    expect(await removalOf(token)).toEqual([200, undefined]);
    later(1);
    expect(await removalOf(token)).toEqual([403, "error.factorDinNou"]);
    const begun = await call("POST /api/authenticate/challenges", { token });
    expect(begun).toMatchObject({ status: 201, body: { methods: ["totp", "recovery"] } });
    const answer = await finish((begun.body as Challenge).id, codeOf(person.secret));
    expect(await removalOf(tokenIn(answer))).toEqual([200, undefined]);
    const { verify } = userTokens("platform");
    expect(verify(tokenIn(answer)).exp).toBe(verify(token).exp);
  });

  it("a confirmation is not made by a renewal of the token", async () => {
    const person = await enrolled();
    const token = tokenIn(await signInWith(person));
    later(901);
    const renewed = tokenIn(await call("PUT /api/authenticate", { token }));
    expect(await removalOf(renewed)).toEqual([403, "error.factorDinNou"]);
  });
});

describe("an account that must have a second factor", () => {
  const admins = { authorities: ["ROLE_USER", "ROLE_ADMIN"], adminServiciu: true };

  it("an account that must have a second factor is led to add one for the days of grace, and then can do nothing else", async () => {
    config.secondFactor = "administrators";
    await addPerson("gratie", admins);
    const token = await passwordOf("gratie");
    const shown = await call("GET /api/authenticate/factors", { token });
    const dueAt = new Date(clock.now().getTime() + 14 * 86_400_000).toISOString();
    expect(shown.body).toMatchObject({ required: true, dueAt });
    expect((await call("GET /api/admin/users", { token })).status).toBe(200);
    later(14 * 86_400);
    const late = await passwordOf("gratie");
    const statuses = async (...addresses: string[]) =>
      Promise.all(addresses.map(async (address) => refusal(await call(address, { token: late }))));
    expect(await statuses("GET /api/admin/users", "GET /api/account", "GET /api/users")).toEqual(
      Array(3).fill([403, "error.factorObligatoriu"]),
    );
    const body = { currentPassword: PASSWORD, newPassword: "altă parolă bună" };
    expect((await call("POST /api/account/change-password", { token: late, body })).status).toBe(403);
    const { token: free } = await enrol(late);
    expect((await call("GET /api/admin/users", { token: free })).status).toBe(200);
  });

  it("an account that must have a second factor has no grace where the setting gives none", async () => {
    config.secondFactor = "everybody";
    config.factorGraceDays = 0;
    await addPerson("imediat");
    const token = await passwordOf("imediat");
    expect(refusal(await call("GET /api/account", { token }))).toEqual([403, "error.factorObligatoriu"]);
    expect((await call("GET /api/authenticate", { token })).status).toBe(200);
  });

  it("an account that must have a second factor keeps its last one", async () => {
    const { token } = await enrolled();
    config.secondFactor = "everybody";
    const shown = await call("GET /api/authenticate/factors", { token });
    const [{ id = 0 } = {}] = (shown.body as { items: { id?: number }[] }).items;
    expect(refusal(await call(`DELETE /api/authenticate/factors/${id}`, { token }))).toEqual([
      409,
      "error.ultimulFactor",
    ]);
  });

  it("an account that must have none under the setting is not asked: people, where only administrators are", async () => {
    config.secondFactor = "administrators";
    config.factorGraceDays = 0;
    await addPerson("neobligata");
    expect((await call("GET /api/account", { token: await passwordOf("neobligata") })).status).toBe(200);
  });
});
