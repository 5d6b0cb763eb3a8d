import { afterEach, beforeAll, describe, expect, it } from "vitest";
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
import { codeOf, PASSWORD, passwordHash, wholeService } from "../../testing/second-factors.ts";
import type { Account, AccountRecords } from "./account.ts";
import { issueKey } from "./one-time-keys.ts";
import { accounts } from "./accounts.ts";

/*
 * Every state of second factors, by every way to a token, in every service: what the token opens.
 */

const services = Object.keys(accountRecords) as ServiceName[];
/** Services where people choose a new password by mail, and change their own. */
const mailing: readonly ServiceName[] = ["documents", "notifications", "platform"];

afterEach(() => {
  clock.resume();
  config.secondFactor = "off";
  config.factorGraceDays = 14;
});

const later = (seconds: number) => clock.freeze(new Date(clock.now().getTime() + seconds * 1000));

type Opens = "everything" | "only enrolment" | "nothing";

interface Person {
  id: number;
  login: string;
  /** From before anything was done about factors. */
  before: string;
  /** Undefined without an app. */
  secret?: string;
  recoveryCodes?: string[];
}

const administrator = { authorities: ["ROLE_USER", "ROLE_ADMIN"], adminServiciu: true };

const tokenIn = ({ json }: { json: unknown }) => (json as { id_token?: string }).id_token;
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

class Steps {
  readonly call: Caller;
  readonly service: ServiceName;

  constructor(service: ServiceName, call: Caller) {
    this.service = service;
    this.call = call;
  }

  signIn(login: string, fields: object = {}) {
    return this.call("POST", "/api/authenticate", {
      body: { username: login, password: PASSWORD, ...fields },
    });
  }

  async opens(token: string | undefined): Promise<Opens> {
    if (token === undefined) return "nothing";
    const [users, factors] = await Promise.all([
      this.call("GET", "/api/admin/users", bearer(token)),
      this.call("GET", "/api/authenticate/factors", bearer(token)),
    ]);
    if (users.status === 200) return "everything";
    return factors.status === 200 ? "only enrolment" : "nothing";
  }

  async add(): Promise<Person> {
    const account = await addPersonTo(this.service, { ...administrator, passwordHash: await passwordHash });
    return { id: account.id, login: account.login, before: tokenIn(await this.signIn(account.login)) ?? "" };
  }

  async enrol({ id: accountId, login, before }: Person): Promise<Person> {
    const wanted = { kind: "totp", name: "Telefon", password: PASSWORD };
    const begun = await this.call("POST", "/api/authenticate/factors", { ...bearer(before), body: wanted });
    const { id, secret } = begun.json as { id: number; secret: string };
    const path = `/api/authenticate/factors/${id}/finish`;
    const { json } = await this.call("POST", path, { ...bearer(before), body: { code: codeOf(secret) } });
    return {
      id: accountId,
      login,
      before,
      secret,
      recoveryCodes: (json as { recoveryCodes: string[] }).recoveryCodes,
    };
  }

  async reset({ login }: Person): Promise<void> {
    const [ana, ion] = await Promise.all([addServiceAdmin(this.service), addServiceAdmin(this.service)]);
    const path = `/api/admin/users/${login}/reset-factors`;
    const asked = await this.call("POST", path, { headers: bearerOf(this.service, ana) });
    const { id } = asked.json as { id: number };
    const approval = `/api/v1/admin/approvals/${id}/approve`;
    expect((await this.call("POST", approval, { headers: bearerOf(this.service, ion) })).status).toBe(200);
  }

  async finish(answer: { json: unknown }, proof: object) {
    const { challenge } = answer.json as { challenge?: { id: string } };
    const body = { challenge: challenge?.id ?? "none", ...proof };
    return this.call("POST", "/api/authenticate/factor", { body });
  }

  async byMail({ id, login }: Person): Promise<string | undefined> {
    const people = accounts(accountRecords[this.service] as unknown as AccountRecords<Account>);
    const account = await read(people.entity, { id });
    const key = account && (await issueKey(people, "reset", account));
    const body = { key, newPassword: PASSWORD };
    const { status } = await this.call("POST", "/api/account/reset-password/finish", { body });
    expect(status).toBe(200);
    return tokenIn(await this.signIn(login));
  }
}

interface Ways {
  "a token from before": Opens;
  "its renewal": Opens;
  "its change of the password": Opens;
  "the password": Opens;
  "the password, remembered": Opens;
  "the password and a code": Opens;
  "the password and a recovery code": Opens;
  "a new password by mail": Opens;
}

async function waysOf(steps: Steps, person: Person): Promise<Ways> {
  const { login, before, secret, recoveryCodes = [] } = person;
  const isMailing = mailing.includes(steps.service);
  const changed = async () => {
    const body = { currentPassword: PASSWORD, newPassword: PASSWORD };
    const { status } = await steps.call("POST", "/api/account/change-password", { ...bearer(before), body });
    return status === 200 ? "everything" : "nothing";
  };
  later(60);
  return {
    "a token from before": await steps.opens(before),
    "its renewal": await steps.opens(tokenIn(await steps.call("PUT", "/api/authenticate", bearer(before)))),
    "the password": await steps.opens(tokenIn(await steps.signIn(login))),
    "the password, remembered": await steps.opens(tokenIn(await steps.signIn(login, { rememberMe: true }))),
    "the password and a code": await steps.opens(
      tokenIn(
        await steps.finish(await steps.signIn(login), { method: "totp", code: codeOf(secret ?? "AAAA") }),
      ),
    ),
    "the password and a recovery code": await steps.opens(
      tokenIn(
        await steps.finish(await steps.signIn(login), {
          method: "recovery",
          code: recoveryCodes[0] ?? "none",
        }),
      ),
    ),
    "its change of the password": isMailing ? await changed() : "nothing",
    "a new password by mail": isMailing ? await steps.opens(await steps.byMail(person)) : "nothing",
  };
}

describe.each(services)("the second factors of %s", (service) => {
  let steps: Steps;
  beforeAll(async () => void (steps = new Steps(service, await wholeService(service))));
  const withMail = (opens: Opens): Opens => (mailing.includes(service) ? opens : "nothing");

  it("without a second factor every way opens what it did", async () => {
    const ways = await waysOf(steps, await steps.add());
    expect(ways).toEqual({
      "a token from before": "everything",
      "its renewal": "everything",
      "the password": "everything",
      "the password, remembered": "everything",
      "the password and a code": "nothing",
      "the password and a recovery code": "nothing",
      "its change of the password": withMail("everything"),
      "a new password by mail": withMail("everything"),
    } satisfies Ways);
  });

  it("without a second factor that must be there, every way opens its enrolment and nothing else", async () => {
    const person = await steps.add();
    config.secondFactor = "administrators";
    config.factorGraceDays = 0;
    expect(await waysOf(steps, person)).toEqual({
      "a token from before": "only enrolment",
      "its renewal": "only enrolment",
      "the password": "only enrolment",
      "the password, remembered": "only enrolment",
      "the password and a code": "nothing",
      "the password and a recovery code": "nothing",
      "its change of the password": "nothing",
      "a new password by mail": withMail("only enrolment"),
    } satisfies Ways);
  });

  it("with a second factor the password opens nothing, and with a code or a recovery code it opens everything", async () => {
    expect(await waysOf(steps, await steps.enrol(await steps.add()))).toEqual({
      "a token from before": "nothing",
      "its renewal": "nothing",
      "the password": "nothing",
      "the password, remembered": "nothing",
      "the password and a code": "everything",
      "the password and a recovery code": "everything",
      "its change of the password": "nothing",
      "a new password by mail": "nothing",
    } satisfies Ways);
  });

  it("with a second factor that was reset the password opens everything, the old factor and its tokens nothing", async () => {
    const person = await steps.enrol(await steps.add());
    await steps.reset(person);
    expect(await waysOf(steps, person)).toEqual({
      "a token from before": "nothing",
      "its renewal": "nothing",
      "the password": "everything",
      "the password, remembered": "everything",
      "the password and a code": "nothing",
      "the password and a recovery code": "nothing",
      "its change of the password": "nothing",
      "a new password by mail": withMail("everything"),
    } satisfies Ways);
  });

  it("with a second factor that is lost a recovery code opens everything once", async () => {
    const { secret: _, ...person } = await steps.enrol(await steps.add());
    const first = await waysOf(steps, person);
    const again = await waysOf(steps, person);
    const way = "the password and a recovery code";
    expect([first[way], again[way], first["the password and a code"]]).toEqual([
      "everything",
      "nothing",
      "nothing",
    ]);
  });
});
