import { issuer, signInSteps } from "../../testing/government-login.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { config } from "../../auth/config.ts";
import { clock } from "../../clock.ts";
import { read } from "../../data/repository.ts";
import type { Caller } from "../../testing/caller.ts";
import {
  accountRecords,
  addPersonTo,
  addServiceAdmin,
  bearerOf,
  type ServiceName,
} from "../../testing/people.ts";
import {
  addPersonWithFactor,
  codeOf,
  PASSWORD,
  passwordHash,
  wholeService,
} from "../../testing/second-factors.ts";
import { makePasskey, type SoftPasskey, usePasskey } from "../../testing/soft-authenticator.ts";
import type { Account, AccountRecords } from "./account.ts";
import { accounts } from "./accounts.ts";
import { issueKey } from "./one-time-keys.ts";

/*
 * Every state of second factors, by every way to a token, in every service: what the token opens.
 */

const states = ["absent", "due later", "due", "enrolled", "reset", "reset and due", "lost"] as const;
type State = (typeof states)[number];

/** E: everything. O: only the enrolment of a factor. -: nothing, or there is no token. By the states, in their order. */
const expected: Record<keyof typeof ways, string> = {
  "a token from before": "E E O - - - -",
  "its renewal": "E E O - - - -",
  "its confirmation by a code": "- - - - - - -",
  "a token of the same person at another service": "- - - - - - -",
  "the password": "E E O - E O -",
  "the password, remembered": "E E O - E O -",
  "the password and a code": "- - - E - - -",
  "the password and a recovery code": "- - - E - - E",
  "the password and a passkey": "- - - E - - -",
  "a passkey alone": "- - - E - - -",
  "the confirmation of that sign-in": "- - - E - - -",
  "the removal of one of two factors by that sign-in": "- - - E - - -",
  "the government's login": "E E E E E E E",
  "a new password by the token from before": "E E - - - - -",
  "a new password by an administrator": "E E O - E O -",
  "a new password by mail": "E E O - E O -",
  "a factor that the password enrols": "E E E - E E -",
};

/** Ways that only some services have; in the others they give no token. */
const onlyIn: Partial<Record<keyof typeof ways, readonly ServiceName[]>> = {
  "the government's login": ["documents", "notifications", "platform"],
  "a new password by the token from before": ["documents", "notifications", "platform"],
  "a new password by mail": ["documents", "notifications", "platform"],
};

/** The operations that give a token of a person, and a way of the table by each. */
const givenBy: Record<string, keyof typeof ways> = {
  "authenticate.signIn": "the password",
  "authenticate.renew": "its renewal",
  "authenticate.finish": "the password and a code",
  "factors.finish": "a factor that the password enrols",
  "factors.remove": "the removal of one of two factors by that sign-in",
  "public.sessions.complete": "the government's login",
};

const services = Object.keys(accountRecords) as ServiceName[];

const has = (service: ServiceName, way: keyof typeof ways): boolean => onlyIn[way]?.includes(service) ?? true;

interface Person {
  id: number;
  login: string;
  password: string;
  /** From before anything was done about factors. */
  before: string;
  /** That of the last sign-in by two factors. */
  signedIn?: string | undefined;
  /** What the person has; absent if lost, or never there. */
  secret?: string;
  passkey?: SoftPasskey;
  recoveryCodes?: string[];
}

const administrator = { authorities: ["ROLE_USER", "ROLE_ADMIN"], adminServiciu: true };
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const later = (seconds: number) => clock.freeze(new Date(clock.now().getTime() + seconds * 1000));

class Steps {
  readonly call: Caller;
  readonly service: ServiceName;

  constructor(service: ServiceName, call: Caller) {
    this.service = service;
    this.call = call;
  }

  async token(...request: Parameters<Caller>): Promise<string | undefined> {
    return ((await this.call(...request)).json as { id_token?: string } | undefined)?.id_token;
  }

  signIn({ login, password }: Pick<Person, "login" | "password">, fields: object = {}) {
    return this.token("POST", "/api/authenticate", { body: { username: login, password, ...fields } });
  }

  /** The two halves of a sign-in. */
  async signInBy(
    { login, password }: Person,
    proof: (challenge: { passkey?: { challenge: string } }) => object,
  ): Promise<string | undefined> {
    const { json } = await this.call("POST", "/api/authenticate", { body: { username: login, password } });
    const { challenge } = json as { challenge?: { id: string; passkey?: { challenge: string } } };
    return this.finish(challenge?.id, proof(challenge ?? {}));
  }

  finish(challenge = "none", proof: object = {}) {
    return this.token("POST", "/api/authenticate/factor", { body: { challenge, ...proof } });
  }

  async confirm(token: string | undefined, secret = "AAAA"): Promise<string | undefined> {
    const { json } = await this.call("POST", "/api/authenticate/challenges", bearer(token ?? ""));
    return this.finish((json as { id?: string }).id, { method: "totp", code: codeOf(secret) });
  }

  /** What a token opens, at older addresses as in the zone. */
  async opens(token: string | undefined): Promise<string> {
    if (token === undefined) return "-";
    const isOpen = async (address: string) => (await this.call("GET", address, bearer(token))).status === 200;
    const older = await isOpen("/api/admin/users");
    const inZone = await isOpen("/api/v1/admin/approvals");
    if (older !== inZone) return "older addresses and the zone differ";
    if (inZone) return "E";
    return (await isOpen("/api/authenticate/factors")) ? "O" : "-";
  }

  async add(): Promise<Person> {
    const subject = has(this.service, "the government's login")
      ? { subject: `${issuer.url}#functionar-${Math.random()}` }
      : {};
    const fields = { ...administrator, ...subject, passwordHash: await passwordHash };
    const { id, login } = await addPersonTo(this.service, fields);
    const person = { id, login, password: PASSWORD };
    return { ...person, before: (await this.signIn(person)) ?? "" };
  }

  async begin<Begun>(token: string, kind: "totp" | "passkey"): Promise<Begun> {
    const body = { kind, name: "Al meu", password: PASSWORD };
    const { json } = await this.call("POST", "/api/authenticate/factors", { ...bearer(token), body });
    return json as Begun;
  }

  async prove(
    token: string,
    id: number,
    body: object,
  ): Promise<{ id_token?: string; recoveryCodes?: string[] }> {
    const { json } = await this.call("POST", `/api/authenticate/factors/${id}/finish`, {
      ...bearer(token),
      body,
    });
    return json as { id_token?: string; recoveryCodes?: string[] };
  }

  /** An app and a passkey. */
  async enrol(person: Person): Promise<Person> {
    const app = await this.begin<{ id: number; secret: string }>(person.before, "totp");
    const code = codeOf(app.secret);
    const { id_token: token = "", recoveryCodes = [] } = await this.prove(person.before, app.id, { code });
    const key = await this.begin<{ id: number; passkey: Parameters<typeof makePasskey>[0] }>(
      token,
      "passkey",
    );
    const { passkey, credential } = makePasskey(key.passkey);
    expect((await this.prove(token, key.id, { credential })).id_token).toBeDefined();
    return { ...person, secret: app.secret, passkey, recoveryCodes };
  }

  async reset({ login }: Person): Promise<void> {
    const [ana, ion] = await Promise.all([addServiceAdmin(this.service), addServiceAdmin(this.service)]);
    const path = `/api/admin/users/${login}/reset-factors`;
    const asked = await this.call("POST", path, { headers: bearerOf(this.service, ana) });
    const { id } = asked.json as { id: number };
    const approval = `/api/v1/admin/approvals/${id}/approve`;
    expect((await this.call("POST", approval, { headers: bearerOf(this.service, ion) })).status).toBe(200);
  }

  async byMail({ id }: Person, newPassword: string): Promise<void> {
    const people = accounts(accountRecords[this.service] as unknown as AccountRecords<Account>);
    const account = await read(people.entity, { id });
    const key = account && (await issueKey(people, "reset", account));
    const body = { key, newPassword };
    const { status } = await this.call("POST", "/api/account/reset-password/finish", { body });
    expect(status).toBe(200);
  }

  async byGovernment({ id }: Person): Promise<string> {
    const people = accounts(accountRecords[this.service] as unknown as AccountRecords<Account>);
    const { subject = "" } = (await read(people.entity, { id })) ?? {};
    const [, sub = ""] = subject.split("#");
    const steps = signInSteps(this.service, (method, address, sent) =>
      this.call(method, address.replace(`/${this.service}`, ""), sent),
    );
    return (await steps.signIn({ sub, roles: ["admin"] }, { zone: "admin" })).id_token;
  }
}

const next = ({ password }: Person): string => `${password} nouă`;

type Way = (steps: Steps, person: Person) => Promise<string | undefined>;

/** Those that change the person come last. */
const ways = {
  "a token from before": async (_, { before }) => before,
  "its renewal": (steps, { before }) => steps.token("PUT", "/api/authenticate", bearer(before)),
  "its confirmation by a code": (steps, { before, secret }) => steps.confirm(before, secret),
  async "a token of the same person at another service"({ service }, { id }) {
    const other = services.find((name) => name !== service) ?? service;
    const there = await addPersonTo(other, { ...administrator, id });
    return bearerOf(other, there).authorization?.replace("Bearer ", "");
  },
  "the password": (steps, person) => steps.signIn(person),
  "the password, remembered": (steps, person) => steps.signIn(person, { rememberMe: true }),
  async "the password and a code"(steps, person) {
    const proof = { method: "totp", code: codeOf(person.secret ?? "AAAA") };
    return (person.signedIn = await steps.signInBy(person, () => proof));
  },
  "the password and a recovery code": (steps, person) =>
    steps.signInBy(person, () => ({ method: "recovery", code: person.recoveryCodes?.[0] ?? "none" })),
  "the password and a passkey": (steps, person) =>
    steps.signInBy(person, ({ passkey: asked }) => ({
      method: "passkey",
      credential: person.passkey ? usePasskey(person.passkey, asked?.challenge ?? "") : {},
    })),
  async "a passkey alone"(steps, { passkey }) {
    const { json } = await steps.call("POST", "/api/authenticate/passkeys", { body: {} });
    const { id, passkey: asked } = json as { id: string; passkey: { challenge: string } };
    const credential = passkey ? usePasskey(passkey, asked.challenge) : {};
    return steps.finish(id, { method: "passkey", credential });
  },
  async "the confirmation of that sign-in"(steps, person) {
    const token = await steps.confirm(person.signedIn, person.secret);
    // It takes the place of the token before.
    if (token !== undefined) person.signedIn = token;
    return token;
  },
  async "the removal of one of two factors by that sign-in"(steps, { signedIn }) {
    if (signedIn === undefined) return undefined;
    const { json } = await steps.call("GET", "/api/authenticate/factors", bearer(signedIn));
    const passkey = (json as { items: { id: number; kind: string }[] }).items.find(
      ({ kind }) => kind === "passkey",
    );
    return steps.token("DELETE", `/api/authenticate/factors/${passkey?.id ?? 0}`, bearer(signedIn));
  },
  "the government's login": (steps, person) => steps.byGovernment(person),
  async "a new password by the token from before"(steps, person) {
    const body = { currentPassword: person.password, newPassword: next(person) };
    const { status } = await steps.call("POST", "/api/account/change-password", {
      ...bearer(person.before),
      body,
    });
    if (status !== 200) return undefined;
    person.password = next(person);
    return steps.signIn(person);
  },
  async "a new password by an administrator"(steps, person) {
    const { account } = await addPersonWithFactor(steps.service, administrator);
    const headers = bearerOf(steps.service, account);
    person.password = next(person);
    const body = { password: person.password };
    expect((await steps.call("PUT", `/api/admin/users/${person.login}`, { headers, body })).status).toBe(200);
    return steps.signIn(person);
  },
  async "a new password by mail"(steps, person) {
    person.password = next(person);
    await steps.byMail(person, person.password);
    return steps.signIn(person);
  },
  async "a factor that the password enrols"(steps, person) {
    const token = await steps.signIn(person);
    if (token === undefined) return undefined;
    const body = { kind: "totp", name: "Telefon", password: person.password };
    const begun = await steps.call("POST", "/api/authenticate/factors", { ...bearer(token), body });
    const { id, secret } = begun.json as { id: number; secret: string };
    return (await steps.prove(token, id, { code: codeOf(secret) })).id_token;
  },
} satisfies Record<string, Way>;

interface Contract {
  paths: Record<string, Record<string, { operationId: string; responses?: object }>>;
  components: { schemas: Record<string, { properties?: object }> };
}

/** The operations of a service whose answers have a token of a person. */
function givingTokens(service: ServiceName): string[] {
  const file = join(import.meta.dirname, "../../../functions", service, "openapi.json");
  const { paths, components } = JSON.parse(readFileSync(file, "utf8")) as Contract;
  const having = Object.entries(components.schemas).flatMap(([name, { properties = {} }]) =>
    "id_token" in properties ? [`#/components/schemas/${name}"`] : [],
  );
  return Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .filter(({ responses = {} }) => having.some((reference) => JSON.stringify(responses).includes(reference)))
    .map(({ operationId }) => operationId);
}

/** A person in a state. */
const inState: Record<State, (steps: Steps) => Promise<Person>> = {
  absent(steps) {
    // There are no days of grace that would hide a duty.
    config.factorGraceDays = 0;
    return steps.add();
  },
  async "due later"(steps) {
    const person = await steps.add();
    config.secondFactor = "administrators";
    return person;
  },
  async due(steps) {
    const person = await steps.add();
    [config.secondFactor, config.factorGraceDays] = ["administrators", 0];
    return person;
  },
  enrolled: async (steps) => steps.enrol(await steps.add()),
  async reset(steps) {
    const person = await steps.enrol(await steps.add());
    await steps.reset(person);
    return person;
  },
  async "reset and due"(steps) {
    const person = await inState.reset(steps);
    [config.secondFactor, config.factorGraceDays] = ["administrators", 0];
    return person;
  },
  async lost(steps) {
    const { secret: _, passkey: __, ...person } = await steps.enrol(await steps.add());
    return person;
  },
};

afterEach(() => {
  clock.resume();
  config.secondFactor = "off";
  config.factorGraceDays = 14;
});
afterAll(() => issuer.stop());

describe.each(services)("the second factors of %s", (service) => {
  let steps: Steps;
  beforeAll(async () => void (steps = new Steps(service, await wholeService(service))));

  it.each(states)(
    "with a second factor that is %s every way to a token opens what the table says",
    async (state) => {
      const person = await inState[state](steps);
      const opened: Record<string, string> = {};
      for (const [way, token] of Object.entries(ways) as [keyof typeof ways, Way][]) {
        later(60);
        const given = has(service, way) ? await token(steps, person) : undefined;
        opened[way] = await steps.opens(given);
      }
      const said = Object.entries(expected).map(([way, cells]) => [
        way,
        has(service, way as keyof typeof ways) ? cells.split(" ")[states.indexOf(state)] : "-",
      ]);
      expect(opened).toEqual(Object.fromEntries(said));
    },
  );

  it("every operation that gives a token of a person is a way of the table", () => {
    const here = Object.keys(givenBy).filter((operation) =>
      has(service, givenBy[operation] ?? "the password"),
    );
    expect(givingTokens(service).toSorted()).toEqual(here.toSorted());
  });

  it("with a second factor that is lost a recovery code opens everything once", async () => {
    const person = await inState.lost(steps);
    const byCode = async () => steps.opens(await ways["the password and a recovery code"](steps, person));
    expect([await byCode(), await byCode()]).toEqual(["E", "-"]);
  });
});
