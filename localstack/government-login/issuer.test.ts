import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { inspect } from "node:util";
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from "openid-client";
import { inLanguage } from "../../shared/texts.ts";
import { governmentClient, governmentPeople } from "../demo/government.ts";
import { clients as documentClients } from "../demo/data.ts";
import { type Mistake, REFUSE, startTestIssuer, type TestIssuer, Visitor } from "./testing.ts";

const client = governmentClient("http://localhost:3000");
const [redirectUri = ""] = client.redirectUris;
const VERIFIER = "a-verifier-of-pkce-with-at-least-43-characters-in-it";
const STATE = "state-of-this-sign-in";
const NONCE = "nonce-of-this-sign-in";

let issuer: TestIssuer;
let relying: Configuration;

beforeAll(async () => {
  issuer = await startTestIssuer({ clients: [client] });
  relying = await discovery(new URL(issuer.url), client.id, {}, ClientSecretBasic(client.secret), {
    execute: [allowInsecureRequests, enableNonRepudiationChecks],
  });
});
afterAll(() => issuer.stop());
afterEach(() => {
  issuer.mistake = undefined;
  issuer.isDown = false;
  vi.useRealTimers();
});

async function authorizationUrl(parameters: Record<string, string> = {}): Promise<string> {
  const usual = {
    redirect_uri: redirectUri,
    scope: "openid profile",
    state: STATE,
    nonce: NONCE,
    code_challenge: await calculatePKCECodeChallenge(VERIFIER),
    code_challenge_method: "S256",
  };
  return buildAuthorizationUrl(relying, { ...usual, ...parameters }).href;
}

const exchange = (callback: string, pkceCodeVerifier = VERIFIER) =>
  authorizationCodeGrant(relying, new URL(callback), {
    expectedState: STATE,
    expectedNonce: NONCE,
    pkceCodeVerifier,
  });

const claimsOf = async (key: string) =>
  (await exchange(await issuer.signInAs(key, await authorizationUrl()))).claims();

/** The parameters that the issuer sends a visitor back with. */
const answerOf = (callback: string) => Object.fromEntries(new URL(callback).searchParams);

const minutes = (count: number) => count * 60_000;

/** Moves only the clock: timers and connections go on. */
function moveClock(ms: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });
}

describe("the local government login", () => {
  it("the local government login tells of a citizen the name and the IDNP, and no roles", async () => {
    expect(await claimsOf("maria.popescu")).toMatchObject({
      iss: issuer.url,
      aud: "temelia",
      sub: governmentPeople[0]?.sub,
      name: "Maria Popescu",
      idnp: documentClients[0]?.idnp,
      nonce: NONCE,
      acr: "http://eidas.europa.eu/LoA/substantial",
      amr: ["mfa"],
    });
    expect(await claimsOf("maria.popescu")).not.toHaveProperty("roles");
  });

  it("the local government login tells of an official the roles, and no IDNP", async () => {
    const officials = ["victor.rotaru", "alexandra.munteanu", "irina.vacaru"];
    const roles: unknown[] = [];
    for (const key of officials) roles.push((await claimsOf(key))?.roles);
    expect(roles).toEqual([["staff"], ["staff", "admin"], []]);
    expect(await claimsOf("victor.rotaru")).not.toHaveProperty("idnp");
  });

  it("the local government login tells a changed role at the next sign-in", async () => {
    const official = issuer.people.find(({ key }) => key === "oleg.cojocaru");
    if (official) official.roles = ["staff"];
    expect((await claimsOf("oleg.cojocaru"))?.roles).toEqual(["staff"]);
  });

  it("the local government login gives each person a subject of their own, without the name or the IDNP in it", () => {
    const subjects = governmentPeople.map(({ sub }) => sub);
    expect(new Set(subjects).size).toBe(governmentPeople.length);
    expect(subjects.filter((sub) => !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(sub))).toEqual([]);
  });

  it("the local government login ends the life of codes after ten minutes", async () => {
    const callback = await issuer.signInAs("maria.popescu", await authorizationUrl());
    moveClock(minutes(11));
    await expect(exchange(callback)).rejects.toMatchObject({ error: "invalid_grant" });
  });

  it("exchanges a code once", async () => {
    const callback = await issuer.signInAs("maria.popescu", await authorizationUrl());
    await exchange(callback);
    await expect(exchange(callback)).rejects.toMatchObject({ error: "invalid_grant" });
  });

  it("exchanges a code only with its verifier", async () => {
    const callback = await issuer.signInAs("maria.popescu", await authorizationUrl());
    await expect(exchange(callback, `${VERIFIER}-of-another`)).rejects.toMatchObject({
      error: "invalid_grant",
    });
  });

  it("the local government login refuses a request without PKCE", async () => {
    const address = new URL(await authorizationUrl());
    for (const name of ["code_challenge", "code_challenge_method"]) address.searchParams.delete(name);
    const { next } = await new Visitor(issuer.url).follow(address);
    expect(answerOf(next.href)).toMatchObject({ error: "invalid_request", state: STATE });
  });

  it("the local government login refuses an unknown client and an unknown address to return to, on a page of its own in all languages", async () => {
    const wishes: Record<string, string>[] = [
      { client_id: "unknown" },
      { redirect_uri: "http://localhost:3000/elsewhere" },
    ];
    for (const wish of wishes) {
      const { answer, next } = await new Visitor(issuer.url).follow(await authorizationUrl(wish));
      const page = await answer.text();
      expect([answer.status, next.origin]).toEqual([400, issuer.url]);
      expect(page).toContain("Cererea nu poate fi îndeplinită");
      expect(page).toContain("Запрос не может быть выполнен");
    }
  });

  it("the local government login refuses a client with a wrong secret", async () => {
    const callback = await issuer.signInAs("maria.popescu", await authorizationUrl());
    const { code = "" } = answerOf(callback);
    const form = {
      grant_type: "authorization_code",
      code,
      redirect_uri: redirectUri,
      code_verifier: VERIFIER,
    };
    const answer = await fetch(`${issuer.url}/token`, {
      method: "POST",
      body: new URLSearchParams(form),
      headers: { authorization: `Basic ${Buffer.from(`${client.id}:wrong`).toString("base64")}` },
    });
    expect(answer.status).toBe(401);
  });

  it("the local government login sends back whoever refuses, with access_denied and the state", async () => {
    const callback = await issuer.signInAs(REFUSE, await authorizationUrl());
    expect(answerOf(callback)).toMatchObject({ error: "access_denied", state: STATE });
  });

  it("the local government login offers only authorization codes, signed with RS256", async () => {
    const answer = await fetch(`${issuer.url}/.well-known/openid-configuration`);
    expect(await answer.json()).toMatchObject({
      issuer: issuer.url,
      response_types_supported: ["code"],
      grant_types_supported: ["authorization_code"],
      code_challenge_methods_supported: ["S256"],
      token_endpoint_auth_methods_supported: ["client_secret_basic"],
    });
  });
});

describe("the page of a sign-in", () => {
  async function openPage() {
    const visitor = new Visitor(issuer.url);
    const { answer, next } = await visitor.follow(await authorizationUrl());
    return { visitor, answer, next, page: await answer.text() };
  }

  it("the page of a sign-in has a button for each person, described in each language", async () => {
    const { page } = await openPage();
    const missing = governmentPeople.filter(
      ({ key, name, about }) =>
        !page.includes(
          `value="${key}">${name}<small>${inLanguage(about, "ro")} · <span lang="ru">${inLanguage(about, "ru")}</span> · ` +
            `<span lang="en">${inLanguage(about, "en")}</span></small>`,
        ),
    );
    expect(missing).toEqual([]);
  });

  it("the page of a sign-in runs no script, cannot be framed, and fits a phone", async () => {
    const { answer, page } = await openPage();
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("script-src");
    expect(page).not.toContain("<script");
    expect(page).toContain('name="viewport" content="width=device-width, initial-scale=1"');
  });

  it("the page of a sign-in shows no IDNP", async () => {
    const { page } = await openPage();
    expect(page).not.toMatch(/\d{13}/);
  });

  it("the page of a sign-in asks again if no button of it was pressed", async () => {
    const { visitor, next } = await openPage();
    const { answer } = await visitor.follow(next, {
      method: "POST",
      body: new URLSearchParams({ person: "nobody" }),
    });
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("maria.popescu")]);
  });

  it("the page of a sign-in is refused to a browser that did not begin the sign-in", async () => {
    const { next } = await openPage();
    const answer = await new Visitor(issuer.url).call(next, {
      method: "POST",
      body: new URLSearchParams({ person: "maria.popescu" }),
    });
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining("Этот вход завершён"),
    ]);
  });

  it("the page of a sign-in ends after ten minutes", async () => {
    const { visitor, next } = await openPage();
    moveClock(minutes(11));
    expect((await visitor.call(next)).status).toBe(400);
  });
});

describe("the session at the issuer", () => {
  async function signedIn() {
    const visitor = new Visitor(issuer.url);
    await visitor.signIn("maria.popescu", await authorizationUrl());
    return visitor;
  }
  const isAsked = async (visitor: Visitor) =>
    (await visitor.follow(await authorizationUrl())).next.origin === issuer.url;

  it("the session at the issuer signs in again without a question for ten minutes", async () => {
    const visitor = await signedIn();
    expect(await isAsked(visitor)).toBe(false);
    moveClock(minutes(11));
    expect(await isAsked(visitor)).toBe(true);
  });

  it("the session at the issuer ends with a confirmed sign-out, which leads back to the service", async () => {
    const visitor = await signedIn();
    const back = client.afterSignOut[0] ?? "";
    const address = buildEndSessionUrl(relying, { client_id: client.id, post_logout_redirect_uri: back });
    const page = await (await visitor.call(address)).text();
    expect(page).toContain("Выйти из государственного входа?");
    expect(page).toContain('<button form="op.logoutForm" name="logout" value="yes">');
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? "";
    const body = new URLSearchParams({ xsrf, logout: "yes" });
    const { next } = await visitor.follow(`${issuer.url}/session/end/confirm`, { method: "POST", body });
    expect([next.href, await isAsked(visitor)]).toEqual([back, true]);
  });
});

it.each<[Mistake, RegExp]>([
  ["nonce", /claim: 'nonce'/],
  ["audience", /claim: 'aud'/],
  ["issuer", /claim: 'iss'/],
  ["expired", /claim: 'exp'/],
  ["algorithm none", /unexpected JWT "alg"/],
  ["signature", /signature verification failed/],
])("an issuer that answers wrongly is refused by a relying party: %s", async (mistake, reason) => {
  issuer.mistake = mistake;
  const callback = await issuer.signInAs("maria.popescu", await authorizationUrl());
  const refusal: unknown = await exchange(callback).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Error);
  expect(inspect(refusal, { depth: 5 })).toMatch(reason);
});

it("an issuer that answers wrongly does not answer at all while it is down", async () => {
  issuer.isDown = true;
  await expect(fetch(`${issuer.url}/jwks`)).rejects.toThrow("fetch failed");
});
