import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { clock } from "../../clock.ts";
import { read } from "../../data/repository.ts";
import {
  addPerson,
  call,
  type CallResult,
  PASSWORD,
  signInAs,
  stored,
} from "../../testing/accounts-service.ts";
import { makePasskey, type SoftLie, type SoftPasskey, usePasskey } from "../../testing/soft-authenticator.ts";
import { changeAccount } from "./save-account.ts";
import { people } from "../../testing/accounts-service.ts";
import { factorsOf } from "./factors.ts";
import { userTokens } from "./user-tokens.ts";

beforeEach(() => void clock.freeze(new Date()));
afterEach(() => clock.resume());

const later = (seconds: number) => clock.freeze(new Date(clock.now().getTime() + seconds * 1000));
const refusal = ({ status, body }: CallResult) => [status, (body as { message?: string }).message];
const tokenIn = ({ body }: CallResult) => (body as { id_token: string }).id_token;

interface Challenge {
  id: string;
  methods: string[];
  passkey: { challenge: string; userVerification: string; allowCredentials?: { id: string }[] };
}

let count = 0;

interface Options {
  challenge: string;
  user: { id: string };
  attestation: string;
  authenticatorSelection: object;
  excludeCredentials: { id: string }[];
}

const begin = async (token: string) =>
  (
    await call("POST /api/authenticate/factors", {
      token,
      body: { kind: "passkey", name: "Laptop", password: PASSWORD },
    })
  ).body as { id: number; passkey: Options };

const prove = (token: string, id: number, credential: object) =>
  call(`POST /api/authenticate/factors/${id}/finish`, { token, body: { credential } });

interface Person {
  login: string;
  token: string;
  passkey: SoftPasskey;
}

async function enrolled(): Promise<Person> {
  const login = `cheie-${(count += 1)}`;
  await addPerson(login);
  const token = tokenIn(await signInAs(login, PASSWORD));
  const { id, passkey: options } = await begin(token);
  const { passkey, credential } = makePasskey(options);
  const answer = await prove(token, id, credential);
  expect(answer).toMatchObject({ status: 200, body: { recoveryCodes: expect.any(Array) as unknown[] } });
  return { login, token: tokenIn(answer), passkey };
}

const factorsIn = async (login: string) => {
  const { id = 0 } = (await stored(login)) ?? {};
  return (await read(factorsOf("platform"), { id }))?.factors ?? [];
};

const afterPassword = async (login: string) =>
  ((await signInAs(login, PASSWORD)).body as { challenge: Challenge }).challenge;
const alone = async (body: object = {}) =>
  (await call("POST /api/authenticate/passkeys", { body })).body as Challenge;
const finish = ({ id }: { id: string }, credential: object) =>
  call("POST /api/authenticate/factor", { body: { challenge: id, method: "passkey", credential } });

describe("adding a passkey", () => {
  it("adding a passkey asks for a discoverable one, a verified person and no attestation, and keeps its counter and backup flags", async () => {
    await addPerson("adauga.cheie");
    const token = tokenIn(await signInAs("adauga.cheie", PASSWORD));
    const { id, passkey: options } = await begin(token);
    expect(options).toMatchObject({
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [],
      rp: { id: "temelia.test" },
    });
    const { passkey, credential } = makePasskey(options);
    expect((await prove(token, id, credential)).status).toBe(200);
    expect(await factorsIn("adauga.cheie")).toMatchObject([
      {
        kind: "passkey",
        name: "Laptop",
        credentialId: passkey.id,
        counter: 0,
        isShared: true,
        isBackedUp: true,
      },
    ]);
  });

  const lies: [string, SoftLie][] = [
    ["was made on a page of another host", { origin: "https://temelia.example" }],
    ["was made for another host", { rpId: "temelia.example" }],
    ["did not verify the person", { isUnverified: true }],
    ["was made for another challenge", { challenge: "b3RoZXI" }],
  ];

  it.each(lies)("adding a passkey is refused if it %s", async (_, lie) => {
    const login = `minte-${(count += 1)}`;
    await addPerson(login);
    const token = tokenIn(await signInAs(login, PASSWORD));
    const { id, passkey: options } = await begin(token);
    expect(refusal(await prove(token, id, makePasskey(options, lie).credential))).toEqual([
      400,
      "error.factorNeconfirmat",
    ]);
    expect(await factorsIn(login)).toEqual([]);
  });

  it("adding a passkey names the others of the account, so that a device does not make two", async () => {
    const { token, passkey } = await enrolled();
    expect((await begin(token)).passkey.excludeCredentials.map(({ id }) => id)).toEqual([passkey.id]);
  });

  it.each([[{}], [{ credential: {} }], [{ credential: { id: 7, response: 8 } }], [{ code: "123456" }]])(
    "adding a passkey is refused for %j",
    async (body) => {
      const { token } = await enrolled();
      const { id } = await begin(token);
      const answer = await call(`POST /api/authenticate/factors/${id}/finish`, { token, body });
      expect(refusal(answer)).toEqual([400, "error.factorNeconfirmat"]);
    },
  );
});

describe("a sign-in by a passkey", () => {
  it("a sign-in by a passkey needs no password: the key names the account", async () => {
    const { login, passkey } = await enrolled();
    const challenge = await alone();
    expect(challenge).toMatchObject({ methods: ["passkey"], passkey: { userVerification: "required" } });
    expect(challenge.passkey.allowCredentials ?? []).toEqual([]);
    const answer = await finish(challenge, usePasskey(passkey, challenge.passkey.challenge));
    expect(answer.status).toBe(200);
    expect(await call("GET /api/authenticate", { token: tokenIn(answer) })).toMatchObject({ body: login });
    expect(await factorsIn(login)).toMatchObject([{ counter: 1, lastUsedAt: clock.iso() }]);
  });

  it("a sign-in by a passkey ends the challenge of a password, which names the keys of the account", async () => {
    const { login, passkey } = await enrolled();
    const challenge = await afterPassword(login);
    expect(challenge.methods).toEqual(["passkey", "recovery"]);
    expect(challenge.passkey.allowCredentials?.map(({ id }) => id)).toEqual([passkey.id]);
    expect((await finish(challenge, usePasskey(passkey, challenge.passkey.challenge))).status).toBe(200);
  });

  it("a sign-in by a passkey is remembered if its beginning says so", async () => {
    const { passkey } = await enrolled();
    const challenge = await alone({ rememberMe: true });
    const { exp, iat } = userTokens("platform").verify(
      tokenIn(await finish(challenge, usePasskey(passkey, challenge.passkey.challenge))),
    );
    expect(exp - iat).toBe(2_592_000);
  });

  const lies: [string, SoftLie][] = [
    ["a page of another host", { origin: "https://temelia.example" }],
    ["another host", { rpId: "temelia.example" }],
    ["a person whom the device did not verify", { isUnverified: true }],
    ["another challenge", { challenge: "b3RoZXI" }],
    ["a counter that went back, as that of a copy", { counter: 0 }],
    ["the account of nobody", { userHandle: Buffer.from("platform:7").toString("base64url") }],
    ["an account of another service", { userHandle: Buffer.from("documents:7").toString("base64url") }],
    ["no account", { userHandle: "" }],
  ];

  it.each(lies)("a sign-in by a passkey is refused for %s", async (_, lie) => {
    const { passkey } = await enrolled();
    const first = await alone();
    expect((await finish(first, usePasskey(passkey, first.passkey.challenge))).status).toBe(200);
    const challenge = await alone();
    expect(refusal(await finish(challenge, usePasskey(passkey, challenge.passkey.challenge, lie)))).toEqual([
      401,
      "error.factorGresit",
    ]);
  });

  it("a sign-in by a passkey is refused for the key of another person after a password, and for a key that names another account", async () => {
    const [one, other] = [await enrolled(), await enrolled()];
    const challenge = await afterPassword(one.login);
    const { challenge: random } = challenge.passkey;
    expect((await finish(challenge, usePasskey(other.passkey, random))).status).toBe(401);
    const next = await alone();
    const lie = { userHandle: one.passkey.userHandle };
    expect((await finish(next, usePasskey(other.passkey, next.passkey.challenge, lie))).status).toBe(401);
  });

  it("a sign-in by a passkey counts once: neither its answer nor its challenge opens twice", async () => {
    const { passkey } = await enrolled();
    const challenge = await alone();
    const credential = usePasskey(passkey, challenge.passkey.challenge);
    const answers = await Promise.all([finish(challenge, credential), finish(challenge, credential)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await finish(await alone(), credential)).status).toBe(401);
  });

  it("a sign-in by a passkey ends after five minutes, with the key and with the account", async () => {
    const { login, token, passkey } = await enrolled();
    const late = await alone();
    later(301);
    expect(refusal(await finish(late, usePasskey(passkey, late.passkey.challenge)))).toEqual([
      401,
      "error.provocareIncheiata",
    ]);
    const status = async () => {
      const challenge = await alone();
      return (await finish(challenge, usePasskey(passkey, challenge.passkey.challenge))).status;
    };
    expect(await status()).toBe(200);
    const { id = 0 } = (await stored(login)) ?? {};
    await changeAccount(people, id, (account) => ({ ...account, activated: false }));
    expect(await status()).toBe(401);
    await changeAccount(people, id, (account) => ({ ...account, activated: true }));
    expect(await status()).toBe(200);
    const [factor] = await factorsIn(login);
    expect((await call(`DELETE /api/authenticate/factors/${factor?.id ?? 0}`, { token })).status).toBe(200);
    expect(await status()).toBe(401);
  });

  it("wrong passkeys of strangers delay nobody", async () => {
    const { login, passkey } = await enrolled();
    for (let i = 0; i < 25; i += 1) {
      const challenge = await alone();
      const lie = { challenge: "b3RoZXI" };
      await finish(challenge, usePasskey(passkey, challenge.passkey.challenge, lie));
    }
    const challenge = await afterPassword(login);
    expect((await finish(challenge, usePasskey(passkey, challenge.passkey.challenge))).status).toBe(200);
  });
});
