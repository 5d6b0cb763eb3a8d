import { afterEach, describe, expect, it, vi } from "vitest";
import {
  addPerson,
  call,
  PASSWORD,
  people,
  signInAs,
  stored,
  tokenOf,
} from "../../testing/accounts-service.ts";
import { clock } from "../../clock.ts";
import { changeAccount } from "./save-account.ts";
import { userTokens } from "./user-tokens.ts";

afterEach(() => clock.resume());

const bodyWithoutIds = (body: unknown) => ({ ...(body as object), correlationId: "", instance: "" });
const idToken = (body: unknown) => (body as { id_token: string }).id_token;

it("POST /api/authenticate returns {id_token} and the same token in the Authorization header", async () => {
  await addPerson("ana");
  const { status, headers, body } = await signInAs("ana", PASSWORD);
  expect(status).toBe(200);
  expect(headers.authorization).toBe(`Bearer ${idToken(body)}`);
  expect(await call("GET /api/authenticate", { token: idToken(body) })).toMatchObject({
    status: 200,
    body: "ana",
  });
});

it("POST /api/authenticate does not care about the case of the login", async () => {
  await addPerson("vasile");
  expect((await signInAs("  Vasile ", PASSWORD)).status).toBe(200);
});

it("POST /api/authenticate gives the token 86,400 seconds, with rememberMe 2,592,000", async () => {
  await addPerson("memoria");
  const lifetimes = [false, true].map(async (rememberMe) => {
    const { body } = await call("POST /api/authenticate", {
      body: { username: "memoria", password: PASSWORD, rememberMe },
    });
    const { iat, exp } = userTokens("platform").verify(idToken(body));
    return exp - iat;
  });
  expect(await Promise.all(lifetimes)).toEqual([86_400, 2_592_000]);
});

it("POST /api/authenticate answers an unknown login, a wrong password and an inactive account alike: 401", async () => {
  await addPerson("maria");
  await addPerson("inactiva", { activated: false });
  await addPerson("invitata", { passwordHash: undefined });
  const refusals = await Promise.all([
    signInAs("nimeni", PASSWORD),
    signInAs("maria", "altceva"),
    signInAs("inactiva", PASSWORD),
    signInAs("invitata", PASSWORD),
  ]);
  const [first] = refusals;
  for (const refusal of refusals) {
    expect(refusal).toMatchObject({ status: 401, body: { message: "error.autentificareGresita" } });
    expect(refusal.headers["www-authenticate"]).toBe('Bearer realm="platform"');
    expect(bodyWithoutIds(refusal.body)).toEqual(bodyWithoutIds(first?.body));
  }
});

it.each([[{}], [{ username: "ana" }], [{ username: "ana", password: 7 }], [{ username: "", password: "x" }]])(
  "POST /api/authenticate refuses %j: 400",
  async (body) => {
    expect((await call("POST /api/authenticate", { body })).status).toBe(400);
  },
);

it("POST /api/authenticate is logged whether it succeeds or fails, with neither login nor password", async () => {
  const { id } = await addPerson("jurnal");
  const lines: string[] = [];
  const spy = vi.spyOn(process.stdout, "write").mockImplementation((text) => lines.push(String(text)) > 0);
  await signInAs("jurnal", PASSWORD);
  await signInAs("jurnal", "o parolă greșită");
  spy.mockRestore();
  const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(logged).toMatchObject([
    { message: "signed in", object: id },
    { message: "metric GuessesFailed", GuessesFailed: 1 },
    { message: "refused", route: "/api/authenticate", status: "401" },
  ]);
  expect(lines.join("")).not.toMatch(/jurnal|parol/);
});

it("POST /api/authenticate keeps no answer for an Idempotency-Key: a token is a secret", async () => {
  await addPerson("cheie");
  const request = { body: { username: "cheie", password: PASSWORD }, headers: { "idempotency-key": "k1" } };
  await call("POST /api/authenticate", request);
  const again = await call("POST /api/authenticate", request);
  expect(again.headers["idempotent-replayed"]).toBeUndefined();
});

it("a password counts until it is changed, however old it is", async () => {
  await addPerson("veche");
  clock.freeze(new Date(Date.now() + 10 * 365 * 86_400_000));
  expect((await signInAs("veche", PASSWORD)).status).toBe(200);
});

describe("failed sign-ins", () => {
  it("failed sign-ins are delayed after five per login and address: 429 with Retry-After, also for the right password", async () => {
    await addPerson("ghicita");
    for (let i = 0; i < 5; i += 1) expect((await signInAs("ghicita", `greșit ${i}`)).status).toBe(401);
    const locked = await signInAs("ghicita", PASSWORD);
    expect(locked).toMatchObject({ status: 429, body: { message: "error.preaMulteCereri" } });
    expect(Number(locked.headers["retry-after"])).toBeGreaterThan(0);
  });

  it("failed sign-ins are answered with the limit's headers: RateLimit-Limit, -Remaining and -Reset beside Retry-After", async () => {
    await addPerson("limitata");
    for (let i = 0; i < 5; i += 1) await signInAs("limitata", "greșit");
    const { status, headers } = await signInAs("limitata", "greșit");
    expect([status, headers]).toMatchObject([429, { "ratelimit-limit": "5", "ratelimit-remaining": "0" }]);
    expect(headers["ratelimit-reset"]).toMatch(/^[1-9]\d*$/);
    expect(headers["retry-after"]).toBe(headers["ratelimit-reset"]);
  });

  it("lock nobody else out: the same login from another address signs in", async () => {
    await addPerson("atacata");
    for (let i = 0; i < 6; i += 1) await signInAs("atacata", "greșit", "203.0.113.9");
    expect((await signInAs("atacata", PASSWORD, "203.0.113.9")).status).toBe(429);
    expect((await signInAs("atacata", PASSWORD, "198.51.100.7")).status).toBe(200);
  });

  it("failed sign-ins are forgotten by a right one", async () => {
    await addPerson("uituca");
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < 4; i += 1) await signInAs("uituca", "greșit");
      expect((await signInAs("uituca", PASSWORD)).status).toBe(200);
    }
  });

  it("failed sign-ins tell nothing of whether the login exists", async () => {
    for (let i = 0; i < 5; i += 1) await signInAs("inexistent", "greșit");
    expect((await signInAs("inexistent", "greșit")).status).toBe(429);
  });

  it("failed sign-ins are all that counts: twenty right ones at once all sign in", async () => {
    await addPerson("multipla");
    const answers = await Promise.all(Array.from({ length: 20 }, () => signInAs("multipla", PASSWORD)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  });
});

it("a token is needed: GET /api/authenticate without one is 401", async () => {
  expect(await call("GET /api/authenticate")).toMatchObject({
    status: 401,
    body: { message: "error.neautentificat" },
  });
});

it("a token of another service is 401", async () => {
  const ana = await addPerson("straina");
  const foreign = userTokens("documents").issue(ana);
  expect((await call("GET /api/account", { token: foreign })).status).toBe(401);
});

it("a token that was changed by one character is 401", async () => {
  const token = tokenOf(await addPerson("falsa"));
  const forged = token.slice(0, -3) + (token.endsWith("AAA") ? "BBB" : "AAA");
  expect((await call("GET /api/account", { token: forged })).status).toBe(401);
});

it("a token ends after its time", async () => {
  const token = tokenOf(await addPerson("trecuta"));
  clock.freeze(new Date(Date.now() + 86_401_000));
  expect((await call("GET /api/account", { token })).status).toBe(401);
});

it("a token ends with the account", async () => {
  const token = tokenOf(await addPerson("dezactivata"));
  const { id } = (await stored("dezactivata")) ?? { id: 0 };
  await changeAccount(people, id, (account) => ({ ...account, activated: false }));
  expect((await call("GET /api/account", { token })).status).toBe(401);
});
