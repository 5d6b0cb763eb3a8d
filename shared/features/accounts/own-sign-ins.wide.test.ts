import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { join } from "node:path";
import { config } from "../../auth/config.ts";
import { clock } from "../../clock.ts";
import { getEphemeral, ephemeralKey } from "../../data/ephemeral.ts";
import { read, readPartition } from "../../data/repository.ts";
import { callsOf, tally } from "../../testing/aws-calls.ts";
import { type Caller, callerOf, refusal } from "../../testing/caller.ts";
import {
  accountRecords,
  addPersonTo,
  addServiceAdmin,
  bearerOf,
  type ServiceName,
} from "../../testing/people.ts";
import { functionProcesses } from "../../testing/processes.ts";
import {
  addPersonWithFactor,
  codeOf,
  PASSWORD,
  passwordHash,
  wholeService,
} from "../../testing/second-factors.ts";
import { aMinuteAgo } from "../../testing/settled.ts";
import type { Account } from "./account.ts";
import { recordSignIn, renewSignIn } from "./record-sign-in.ts";
import { userTokens } from "./user-tokens.ts";

/*
 * The sign-ins of one's own account: what is shown of them, what ends them, and when each end is felt; in every service.
 */

const services = Object.keys(accountRecords) as ServiceName[];
const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

afterEach(() => {
  clock.resume();
  config.signInIdleMinutes = { admin: 15, others: 480, remembered: 43_200 };
});

const later = (seconds: number) => clock.freeze(new Date(clock.now().getTime() + seconds * 1000));

interface Shown {
  id: number;
  kind: string;
  current: boolean;
  rememberMe: boolean;
  createdAt: string;
  lastUsedAt: string;
  expiresAt: string;
  network: string;
  privateNetwork: boolean;
  sameNetwork: boolean;
  browser?: string;
  system?: string;
}

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const SIGN_INS = "/api/authenticate/sign-ins";
const administrator = { authorities: ["ROLE_USER", "ROLE_ADMIN"], adminServiciu: true };

/** The last use as other processes know it. */
const useOf = (service: string, id: number) => getEphemeral(ephemeralKey(service, "sign-in-use", id));

/** A service as a browser calls it, with the tokens of one person. */
class Person {
  readonly login: string;
  readonly id: number;
  readonly #call: Caller;

  constructor(call: Caller, account: { login: string; id: number }) {
    this.#call = call;
    this.login = account.login;
    this.id = account.id;
  }

  async signIn(options: { rememberMe?: boolean; from?: string; userAgent?: string } = {}): Promise<string> {
    const { rememberMe = false, from, userAgent } = options;
    const { status, json } = await this.#call("POST", "/api/authenticate", {
      body: { username: this.login, password: PASSWORD, rememberMe },
      from,
      headers: userAgent === undefined ? {} : { "user-agent": userAgent },
    });
    expect(status).toBe(200);
    return (json as { id_token: string }).id_token;
  }

  ask(token: string, method: string, path: string, sent: { body?: object; from?: string } = {}) {
    return this.#call(method, path, { ...sent, headers: { authorization: `Bearer ${token}` } });
  }

  async list(token: string, from?: string): Promise<Shown[]> {
    const { status, json } = await this.ask(token, "GET", SIGN_INS, from === undefined ? {} : { from });
    expect(status).toBe(200);
    return (json as { items: Shown[] }).items;
  }

  async idOf(token: string): Promise<number> {
    return (await this.list(token)).find(({ current }) => current)?.id ?? 0;
  }

  /** What a token gets outside of the zones. */
  async status(token: string): Promise<number> {
    return (await this.ask(token, "GET", "/api/authenticate")).status;
  }

  statuses = (...tokens: string[]): Promise<number[]> => Promise.all(tokens.map((one) => this.status(one)));

  async adminStatus(token: string): Promise<number> {
    return (await this.ask(token, "GET", "/api/admin/users")).status;
  }
}

const personOf = async (service: ServiceName, call: Caller, fields: object = {}): Promise<Person> =>
  new Person(call, await addPersonTo(service, { passwordHash: await passwordHash, ...fields }));

describe.each(services)("the sign-ins of an account of %s", (service) => {
  let call: Caller;
  beforeAll(async () => {
    call = await wholeService(service);
  });
  const somebody = (fields: object = {}) => personOf(service, call, fields);

  it("the list of one's sign-ins says when each began, from which network and browser, when it was used last, and which one asks", async () => {
    clock.freeze(new Date());
    const person = await somebody();
    const began = clock.iso();
    const phone = await person.signIn({
      rememberMe: true,
      from: "2a02:2f0e:1c3::77",
      userAgent: "curl/8.5.0",
    });
    later(600);
    const here = await person.signIn({ from: "10.20.4.7", userAgent: FIREFOX });
    const items = await person.list(here, "10.20.4.99");
    expect(items).toMatchObject([
      {
        kind: "account",
        current: true,
        rememberMe: false,
        createdAt: clock.iso(),
        network: "10.20.4.0/24",
        privateNetwork: true,
        sameNetwork: true,
        browser: "Firefox",
        system: "Windows",
        expiresAt: new Date(clock.now().getTime() + 7 * DAY * 1000).toISOString().replace(/\.\d+/, ".000"),
      },
      {
        current: false,
        rememberMe: true,
        createdAt: began,
        lastUsedAt: began,
        network: "2a02:2f0e:1c3::/48",
        privateNetwork: false,
        sameNetwork: false,
        browser: "curl",
      },
    ]);
    expect(items[1]).not.toHaveProperty("system");
    later(60);
    expect(await person.status(phone)).toBe(200);
    expect((await person.list(here)).map(({ lastUsedAt }) => lastUsedAt)).toEqual([clock.iso(), clock.iso()]);
    expect(JSON.stringify(items)).not.toContain('10.20.4.7"');
  });

  it("a sign-in that is ended is refused from its next request on, with its renewed tokens; the others go on", async () => {
    const person = await somebody();
    const [here, phone] = [await person.signIn(), await person.signIn()];
    const renewed = await person.ask(phone, "PUT", "/api/authenticate");
    const second = (renewed.json as { id_token: string }).id_token;
    const path = `${SIGN_INS}/${await person.idOf(phone)}/revoke`;
    expect((await person.ask(here, "POST", path)).status).toBe(204);
    expect(await person.statuses(here, phone, second)).toEqual([200, 401, 401]);
    expect(refusal(await person.ask(here, "POST", path))).toEqual([404, "error.intrareInexistenta"]);
    expect((await person.list(here)).map(({ current }) => current)).toEqual([true]);
  });

  it("a sign-out ends the sign-in that it is made with, and no other", async () => {
    const person = await somebody();
    const [here, phone] = [await person.signIn(), await person.signIn()];
    expect((await person.ask(phone, "DELETE", `${SIGN_INS}/current`)).status).toBe(204);
    expect(await person.statuses(here, phone)).toEqual([200, 401]);
    expect(await person.list(here)).toHaveLength(1);
  });

  it("the end of all others leaves the token that asks, its renewals too, and ends the rest: remembered ones and those without a record", async () => {
    const person = await somebody();
    const account = await read(accountRecords[service] as never, { id: person.id });
    const old = userTokens(service).issue(account as never);
    const [here, phone, remembered] = [
      await person.signIn(),
      await person.signIn(),
      await person.signIn({ rememberMe: true }),
    ];
    const others = () => person.ask(here, "POST", `${SIGN_INS}/revoke-others`);
    expect(await person.statuses(here, phone, remembered, old)).toEqual([200, 200, 200, 200]);
    expect((await others()).status).toBe(204);
    expect(await person.statuses(here, phone, remembered, old)).toEqual([200, 401, 401, 401]);
    const renewed = await person.ask(here, "PUT", "/api/authenticate");
    const next = (renewed.json as { id_token: string }).id_token;
    const later = await person.signIn();
    expect((await others()).status).toBe(204);
    expect(await person.statuses(here, next, later)).toEqual([200, 200, 401]);
    expect(await person.list(next)).toMatchObject([{ current: true }]);
    expect((await person.ask(here, "DELETE", "/api/authenticate")).status).toBe(204);
    expect(await person.statuses(here, next)).toEqual([401, 401]);
  });

  it("a sign-in of another account cannot be ended, nor seen", async () => {
    const [mine, theirs] = [await somebody(), await somebody()];
    const [here, there] = [await mine.signIn(), await theirs.signIn()];
    const id = await theirs.idOf(there);
    expect(refusal(await mine.ask(here, "POST", `${SIGN_INS}/${id}/revoke`))).toEqual([
      404,
      "error.intrareInexistenta",
    ]);
    expect(await theirs.status(there)).toBe(200);
    expect((await mine.list(here)).map((one) => one.id)).not.toContain(id);
  });

  it("a sign-in that nobody uses ends: in the admin zone after fifteen minutes, elsewhere after eight hours", async () => {
    clock.freeze(new Date());
    const person = await somebody(administrator);
    const token = await person.signIn();
    const id = await person.idOf(token);
    later(15 * MINUTE);
    expect(await person.adminStatus(token)).toBe(200);
    later(15 * MINUTE + 1);
    expect(refusal(await person.ask(token, "GET", "/api/admin/users"))).toEqual([
      401,
      "error.sesiuneInactiva",
    ]);
    expect(await person.status(token)).toBe(200);
    // That use is noted beside its request.
    await vi.waitFor(async () =>
      expect(await useOf(service, id)).toMatchObject({ usedAt: clock.now().getTime() }),
    );
    expect(await person.adminStatus(token)).toBe(401);
    later(8 * HOUR);
    expect(await person.status(token)).toBe(200);
    later(8 * HOUR + 1);
    expect(refusal(await person.ask(token, "GET", "/api/authenticate"))).toEqual([
      401,
      "error.sesiuneInactiva",
    ]);
    expect(await person.list(await person.signIn())).toHaveLength(1);
  });

  it("a sign-in that is remembered has a time of its own, in every zone", async () => {
    config.signInIdleMinutes.remembered = 3 * 24 * 60;
    clock.freeze(new Date());
    const person = await somebody(administrator);
    const token = await person.signIn({ rememberMe: true });
    later(3 * DAY);
    expect([await person.adminStatus(token), await person.status(token)]).toEqual([200, 200]);
    later(3 * DAY + 1);
    expect([await person.adminStatus(token), await person.status(token)]).toEqual([401, 401]);
  });

  it("the end of another sign-in needs a proof of the last fifteen minutes: the sign-in itself, or the password", async () => {
    clock.freeze(new Date());
    const person = await somebody();
    const [here, phone] = [await person.signIn(), await person.signIn()];
    later(15 * MINUTE + 1);
    const id = await person.idOf(phone);
    for (const path of [`${SIGN_INS}/${id}/revoke`, `${SIGN_INS}/revoke-others`]) {
      expect(refusal(await person.ask(here, "POST", path))).toEqual([403, "error.parolaDinNou"]);
      const wrong = await person.ask(here, "POST", path, { body: { password: "alta parolă" } });
      expect(refusal(wrong)).toEqual([400, "error.invalidpassword"]);
    }
    expect(await person.statuses(here, phone)).toEqual([200, 200]);
    const body = { password: PASSWORD };
    expect((await person.ask(here, "POST", `${SIGN_INS}/${id}/revoke`, { body })).status).toBe(204);
    expect((await person.ask(here, "POST", `${SIGN_INS}/revoke-others`, { body })).status).toBe(204);
    expect((await person.ask(here, "DELETE", `${SIGN_INS}/current`)).status).toBe(204);
  });

  it("the list of one's sign-ins, and their ends, are 401 without a token", async () => {
    const asked = [
      call("GET", SIGN_INS),
      call("DELETE", `${SIGN_INS}/current`),
      call("POST", `${SIGN_INS}/1/revoke`),
      call("POST", `${SIGN_INS}/revoke-others`),
    ];
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });
});

describe("the record of a sign-in", () => {
  const service = "platform";
  let call: Caller;
  beforeAll(async () => {
    call = await wholeService(service);
  });
  const somebody = (fields: object = {}) => personOf(service, call, fields);

  it("a pause in the admin zone ends with a new proof: a second factor given again opens it, by new tokens in place of those before", async () => {
    clock.freeze(new Date());
    const { account, secret } = await addPersonWithFactor(service, administrator);
    const person = new Person(call, account);
    const challenged = await call("POST", "/api/authenticate", {
      body: { username: account.login, password: PASSWORD },
    });
    const finish = async (id: string) => {
      const body = { challenge: id, method: "totp", code: codeOf(secret) };
      const { json } = await call("POST", "/api/authenticate/factor", { body });
      return (json as { id_token: string }).id_token;
    };
    const token = await finish((challenged.json as { challenge: { id: string } }).challenge.id);
    later(20 * MINUTE);
    expect(await person.status(token)).toBe(200);
    expect(await person.adminStatus(token)).toBe(401);
    const again = await person.ask(token, "POST", "/api/authenticate/challenges");
    const proved = await finish((again.json as { id: string }).id);
    expect(await person.adminStatus(proved)).toBe(200);
    expect([await person.status(token), await person.list(proved)]).toMatchObject([401, [{ current: true }]]);
    later(16 * MINUTE);
    const path = `${SIGN_INS}/revoke-others`;
    const body = { password: PASSWORD };
    expect(refusal(await person.ask(proved, "POST", path, { body }))).toEqual([403, "error.factorDinNou"]);
  });

  it("the last use is stored for other processes once in two minutes, and never before", async () => {
    clock.freeze(new Date());
    const person = await somebody();
    const token = await person.signIn();
    const id = await person.idOf(token);
    later(119);
    await person.status(token);
    expect(await useOf(service, id)).toBeUndefined();
    later(1);
    await person.status(token);
    await vi.waitFor(async () =>
      expect(await useOf(service, id)).toMatchObject({ usedAt: clock.now().getTime() }),
    );
    const noted = (await useOf(service, id))?.usedAt;
    later(60);
    await person.status(token);
    expect((await useOf(service, id))?.usedAt).toBe(noted);
  });

  it("a request of a sign-in with a record makes the same AWS calls as one without, and one more, beside it, once in minutes", async () => {
    const person = await somebody();
    const account = await read(accountRecords[service], { id: person.id });
    const without = userTokens(service).issue(account as Account);
    const token = await person.signIn();
    const callsWith = async (one: string) => tally((await callsOf(() => person.status(one))).calls);
    expect(await callsWith(token)).toEqual(await callsWith(without));
    clock.freeze(new Date(clock.now().getTime() + 10 * MINUTE * 1000));
    expect(await callsWith(token)).toContain("dynamodb.PutItem 1");
    expect(await callsWith(token)).toEqual(await callsWith(without));
  });

  it("a first factor ends all other sign-ins, and leaves its own in the list", async () => {
    const person = await somebody();
    const [here, there] = [await person.signIn(), await person.signIn()];
    const wanted = { kind: "totp", name: "Telefon", password: PASSWORD };
    const begun = await person.ask(here, "POST", "/api/authenticate/factors", { body: wanted });
    const { id, secret } = begun.json as { id: number; secret: string };
    const path = `/api/authenticate/factors/${id}/finish`;
    const { json } = await person.ask(here, "POST", path, { body: { code: codeOf(secret) } });
    const { id_token: token } = json as { id_token: string };
    expect(await person.statuses(token, there)).toEqual([200, 401]);
    expect(await person.list(token)).toMatchObject([{ current: true }]);
  });

  it("a sign-in that was ended meanwhile gets no new tokens, and keeps nobody from the answer that shows recovery codes", async () => {
    const person = await somebody();
    const token = await person.signIn();
    const id = await person.idOf(token);
    await person.ask(token, "DELETE", `${SIGN_INS}/current`);
    expect(await renewSignIn(service, { id: person.id, tokensFrom: 0 }, id)).toBe(id);
    expect(await person.status(token)).toBe(401);
  });

  it("the end of all others is 404 by a token without a record, which would end itself", async () => {
    const person = await somebody();
    const account = await read(accountRecords[service], { id: person.id });
    const [token, without] = [await person.signIn(), userTokens(service).issue(account as Account)];
    expect(refusal(await person.ask(without, "POST", `${SIGN_INS}/revoke-others`))).toEqual([
      404,
      "error.intrareInexistenta",
    ]);
    expect(await person.statuses(token, without)).toEqual([200, 200]);
  });

  it("the fifty-first sign-in ends the one that was used least recently", async () => {
    clock.freeze(new Date());
    const person = await somebody();
    const [used, unused] = [await person.signIn(), await person.signIn()];
    later(300);
    expect(await person.status(used)).toBe(200);
    const account = { id: person.id, tokensFrom: 0, keptSignIn: undefined };
    const forgetAt = clock.epochSeconds() + DAY;
    const origin = { address: "192.0.2.1" };
    for (let count = 2; count < 50; count += 1)
      await recordSignIn(service, account, { kind: "account", rememberMe: false, forgetAt, origin });
    later(60);
    const fiftyFirst = await person.signIn();
    expect(await person.list(fiftyFirst)).toHaveLength(50);
    expect(await person.statuses(used, unused)).toEqual([200, 401]);
  });

  it("twenty sign-ins at the same time are twenty records", async () => {
    const person = await somebody();
    const tokens = await Promise.all(Array.from({ length: 20 }, () => person.signIn()));
    expect(await person.statuses(...tokens)).toEqual(Array(20).fill(200));
    expect(await person.list(tokens[0] ?? "")).toHaveLength(20);
  });

  it("the sign-ins of a removed account are removed with it", async () => {
    const person = await somebody();
    await person.signIn();
    const headers = bearerOf(service, await addServiceAdmin(service));
    expect((await call("DELETE", `/api/admin/users/${person.login}`, { headers })).status).toBe(204);
    const rows = await readPartition(accountRecords[service].table, `user#${person.id}`, {
      prefix: "sign-in#",
    });
    expect(rows).toEqual([]);
  });
});

describe("a sign-in that is ended in one process is refused by the next request in every other one that has cached it", () => {
  const service = "platform";
  // This process has read its configuration already and caches no accounts; processes started from now on do.
  process.env.CALLER_CACHE_SECONDS = "3600";
  const processes = Array.from({ length: 3 }, () => functionProcesses(1));
  const accountsModule = join(
    import.meta.dirname,
    "../../../functions/platform/operating/accounts/routes.ts",
  );
  const calls = processes.map(({ handlerOf }): Caller => {
    const send = callerOf(handlerOf(accountsModule));
    return (method, address, sent) => send(method, `/platform${address}`, sent);
  });
  afterAll(() => Promise.all(processes.map(({ stop }) => stop())));

  const ofPerson = (account: { login: string; id: number }) => calls.map((call) => new Person(call, account));
  const everywhere = (people: Person[], token: string) => Promise.all(people.map((one) => one.status(token)));
  const begin = () =>
    aMinuteAgo(async () => {
      const account = await addPersonTo(service, { passwordHash: await passwordHash });
      const person = new Person(await wholeService(service), account);
      return { people: ofPerson(account), here: await person.signIn(), there: await person.signIn() };
    });

  it.each<[string, (person: Person, tokens: { here: string; there: string }) => Promise<unknown>]>([
    ["by its own sign-out", (person, { there }) => person.ask(there, "DELETE", `${SIGN_INS}/current`)],
    [
      "from another sign-in",
      async (person, { here, there }) =>
        person.ask(here, "POST", `${SIGN_INS}/${await person.idOf(there)}/revoke`),
    ],
    ["with all others", (person, { here }) => person.ask(here, "POST", `${SIGN_INS}/revoke-others`)],
  ])("a sign-in that is ended %s is refused at once in processes that have cached it", async (_, end) => {
    const { people, here, there } = await begin();
    expect(await everywhere(people, here)).toEqual([200, 200, 200]);
    expect(await everywhere(people, there)).toEqual([200, 200, 200]);
    expect(await end(people[0] as Person, { here, there })).toMatchObject({ status: 204 });
    expect(await everywhere(people, there)).toEqual([401, 401, 401]);
    expect(await everywhere(people, here)).toEqual([200, 200, 200]);
  });
});
