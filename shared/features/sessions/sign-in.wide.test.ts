import { issuer, RETURN_TO, returnedIn, signInSteps } from "../../testing/government-login.ts";
import "../../testing/local-cloud.ts";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import jwt from "jsonwebtoken";
import * as z from "zod";
import { clock } from "../../clock.ts";
import { read, readUnique } from "../../data/repository.ts";
import { callerOf } from "../../testing/caller.ts";
import { costOf } from "../../testing/costs.ts";
import { dump } from "../../testing/dump.ts";
import { logLinesOf } from "../../testing/log-lines.ts";
import { testEnvironment } from "../../testing/environment.ts";
import { ISSUER_TEXT, type Lie } from "../../testing/test-issuer.ts";
import { unrestricted } from "../../http/access.ts";
import { lambdaHandler } from "../../http/handler.ts";
import { get, routes } from "../../http/route.ts";
import { service } from "../../http/service.ts";
import { accountAccess } from "../accounts/access.ts";
import { accountsOf, subject } from "../accounts/account.ts";
import { accounts, users } from "../accounts/accounts.ts";
import { sessionCredentials, zoneAccess } from "../zones/credentials.ts";
import { citizenSignInRoutes } from "./citizen-sign-ins.ts";
import { currentSession } from "./current-session.ts";
import { sessionRoutes } from "./routes.ts";
import { sessionsOf } from "./session.ts";
import { config } from "../../config.ts";
import { config as settings } from "./config.ts";
import { changeAccount } from "../accounts/save-account.ts";
import type { SignInView } from "./begin-sign-in.ts";

/* A service of one room, which has citizens and officials. */
const proba = service({
  name: "documents",
  title: "Probă",
  description: "",
  errorFormats: {},
});
const Accounts = accountsOf(proba.name, { subject });
const credentials = sessionCredentials(proba.name, {
  citizen: ({ recordId }) => Promise.resolve({ key: `citizen#${String(recordId)}` }),
  official: users(Accounts).get,
  identifyCitizen: ({ key }) => key,
  identifyOfficial: accountAccess(Accounts, users(Accounts).get).user.identify,
});
const citizens = zoneAccess("citizen", [credentials.citizen], [credentials.official]);
const officials = zoneAccess("staff", [credentials.official], [credentials.citizen]);

const KNOWN = "2000000000017";
const call = callerOf(
  lambdaHandler(
    proba,
    sessionRoutes({
      name: proba.name,
      accounts: accounts(Accounts),
      zones: ["citizen", "staff"],
      findCitizen: (idnp) => Promise.resolve(idnp === KNOWN ? 7 : undefined),
    }),
    routes("callers", {
      read: get(
        "/api/v1/citizen/callers",
        { access: citizens, summary: "Cetățeanul", returns: z.string() },
        ({ caller }) => Promise.resolve(caller.key),
      ),
      list: get(
        "/api/v1/staff/callers",
        { access: officials, summary: "Funcționarul", returns: z.array(z.string()) },
        ({ caller }) => Promise.resolve(caller.authorities),
      ),
      look: get(
        "/api/v1/public/callers",
        { access: unrestricted, summary: "Oricine", returns: z.string() },
        () => Promise.resolve("oricine"),
      ),
    }),
    currentSession(proba.name, "citizen", citizens),
    citizenSignInRoutes(proba.name, citizens),
    currentSession(proba.name, "staff", officials),
  ),
);
const { begin, visit, comeBack, complete, signIn } = signInSteps(proba.name, call);

const citizen = { sub: "cetatean-1", idnp: KNOWN, name: "Ana Rusu" };
const official = { sub: "functionar-1", roles: ["staff"], given_name: "Ion", family_name: "Ceban" };

const statusIn = async (zone: string, token: string) =>
  (await call("GET", `/documents/api/v1/${zone}/callers`, { headers: { authorization: `Bearer ${token}` } }))
    .status;
const completed = async (begun: SignInView, person: typeof citizen) => {
  const { session, code } = returnedIn(await comeBack(await visit(begun, person)));
  return complete(session, { secret: begun.secret, code });
};

beforeEach(() => {
  issuer.lie = {};
});
afterEach(() => clock.resume());
afterAll(() => issuer.stop());

/** The page where a callback ends. */
const pageOf = async (address: string, language = "ro") => {
  const { status, headers, text } = await comeBack(address, { "accept-language": language });
  expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  expect(text).toContain("<html");
  expect(text).not.toContain(ISSUER_TEXT);
  return text;
};

it("a sign-in through the government's login leads a citizen back to the page that began, and gives them a session of an hour", async () => {
  const begun = await begin();
  expect(new URL(begun.authorizationUrl).searchParams.get("code_challenge_method")).toBe("S256");
  expect(clock.secondsUntil(begun.expiresAt)).toBeGreaterThan(590);
  const back = await comeBack(await visit(begun, citizen));
  const { session, code } = returnedIn(back);
  expect([back.status, back.text]).toEqual([303, ""]);
  expect(back.headers.location).toBe(`${RETURN_TO}#session=${begun.id}&code=${code}`);

  const answer = await complete(session, { secret: begun.secret, code });
  expect(answer.json).toMatchObject({ zones: ["citizen"], name: "Ana Rusu" });
  const { id_token: token, expiresIn } = answer.json as { id_token: string; expiresIn: number };
  expect([expiresIn > 3590, expiresIn <= 3600]).toEqual([true, true]);
  expect(
    (
      await call("GET", "/documents/api/v1/citizen/callers", {
        headers: { authorization: `Bearer ${token}` },
      })
    ).json,
  ).toBe("citizen#7");
  expect(await statusIn("staff", token)).toBe(403);
});

it("an official of whom the government's login says the whole name alone has it in the account", async () => {
  const sub = "functionar-nume";
  await signIn({ sub, roles: ["staff"], name: "Victor Rotaru" });
  const account = await readUnique(Accounts, "subject", `${issuer.url}#${sub}`);
  expect([account?.firstName, account?.lastName]).toEqual(["Victor Rotaru", undefined]);
});

it("a sign-in through the government's login gives an official a session of eight hours, and an account without mail address and password", async () => {
  const { id_token: token, expiresIn, zones, name } = await signIn({ ...official, email: "sef@exemplu.md" });
  expect([expiresIn > 28_790, zones, name]).toEqual([true, ["staff"], "Ion Ceban"]);
  expect([await statusIn("staff", token), await statusIn("citizen", token)]).toEqual([200, 403]);
  const account = await readUnique(Accounts, "subject", `${issuer.url}#${official.sub}`);
  expect(account).toMatchObject({
    firstName: "Ion",
    lastName: "Ceban",
    authorities: ["ROLE_USER", "ROLE_STAFF"],
    adminServiciu: false,
    email: expect.stringMatching(/^oficial-[0-9a-z]{12}@login\.invalid$/) as string,
  });
  expect(account?.passwordHash).toBeUndefined();
});

it("a sign-in through the government's login says what the account of an official may do, and nothing of that for a citizen", async () => {
  const session = await signIn(official);
  const account = await readUnique(Accounts, "subject", `${issuer.url}#${official.sub}`);
  expect(session).toMatchObject({
    login: account?.login,
    authorities: ["ROLE_USER", "ROLE_STAFF"],
    adminServiciu: false,
  });
  const { login, authorities, adminServiciu } = await signIn(citizen);
  expect([login, authorities, adminServiciu]).toEqual([undefined, undefined, undefined]);
});

describe("a quiet sign-in", () => {
  /** What the fragment of the page says to a person who comes back. */
  const saidTo = async (begun: SignInView, person: typeof citizen | typeof official) => {
    const { status, headers, text } = await comeBack(await visit(begun, person));
    const { location = "" } = headers;
    expect([status, text, location.split("#")[0]]).toEqual([303, "", RETURN_TO]);
    return Object.fromEntries(new URLSearchParams(location.split("#")[1]));
  };

  it("a quiet sign-in asks the person nothing at the login, and completes as any other", async () => {
    const begun = await begin({ quiet: true });
    expect(new URL(begun.authorizationUrl).searchParams.get("prompt")).toBe("none");
    expect(new URL((await begin()).authorizationUrl).searchParams.get("prompt")).toBeNull();
    const { session, code } = await saidTo(begun, citizen);
    const answer = await complete(Number(session), { secret: begun.secret, code });
    expect(answer).toMatchObject({ status: 200, json: { zones: ["citizen"] } });
  });

  it("a quiet sign-in without a session leads back to its page with the reason in a word, and no page of ours stops it", async () => {
    issuer.lie = { back: (query) => query.set("error", "login_required") };
    expect(await saidTo(await begin({ quiet: true }), citizen)).toEqual({ refused: "refused" });
    issuer.lie = {};
    expect(await saidTo(await begin({ quiet: true, zone: "staff" }), citizen)).toEqual({ refused: "noRole" });
    const late = await visit(await begin({ quiet: true }), citizen);
    clock.freeze(new Date(Date.now() + 601_000));
    // Nobody knows any more which page it was.
    expect(await pageOf(late)).toContain("a fost folosită deja sau a expirat");
  });
});

it("a sign-in through the government's login leads who is both to the zone that they ask for, else to their role", async () => {
  const both = { ...official, sub: "amandoi", idnp: KNOWN };
  const zonesOf = async (body?: object) => (await signIn(both, body)).zones;
  expect([await zonesOf(), await zonesOf({ zone: "citizen" }), await zonesOf({ zone: "staff" })]).toEqual([
    ["staff"],
    ["citizen"],
    ["staff"],
  ]);
});

it("a sign-in through the government's login ends with its time", async () => {
  const { id_token: token } = await signIn(citizen);
  const { exp } = z.object({ exp: z.int() }).parse(jwt.decode(token));
  clock.freeze(new Date(exp * 1000 - 1));
  expect(await statusIn("citizen", token)).toBe(200);
  clock.freeze(new Date(exp * 1000));
  expect(await statusIn("citizen", token)).toBe(401);
});

it("a sign-in through the government's login names the person alike at each sign-in, by a name that the issuer does not know them by", async () => {
  const subOf = async (person: typeof citizen) =>
    z.object({ sub: z.string() }).parse(jwt.decode((await signIn(person)).id_token)).sub;
  const other = { ...citizen, sub: "cetatean-3" };
  const [first, second, others] = [await subOf(citizen), await subOf(citizen), await subOf(other)];
  expect([first === second, first === others, first.includes(citizen.sub)]).toEqual([true, false, false]);
});

it("a sign-in through the government's login keeps the IDNP out of tokens, addresses, log lines and answers", async () => {
  let seen = "";
  const lines = await logLinesOf(async () => {
    const begun = await begin();
    const address = await visit(begun, citizen);
    const back = await comeBack(address);
    const { session, code } = returnedIn(back);
    const { text } = await complete(session, { secret: begun.secret, code });
    const [, claims = ""] = (JSON.parse(text) as { id_token: string }).id_token.split(".");
    seen = [
      begun.authorizationUrl,
      address,
      JSON.stringify(back.headers),
      text,
      Buffer.from(claims, "base64url").toString(),
    ].join();
    expect((await read(sessionsOf(proba.name), { id: session }))?.idnp).toBe(KNOWN);
  });
  expect(lines).toContain("signed in");
  expect(lines + seen).not.toContain(KNOWN);
});

it("a sign-in through the government's login keeps the IDNP only in the record of the session, and nowhere after the sign-out", async () => {
  const idnp = "2000000000024";
  const places = async () => (await dump()).filter((line) => line.includes(idnp));
  const { id_token: token } = await signIn({ ...citizen, sub: "cetatean-2", idnp });
  const [only = "", ...others] = await places();
  expect([others, only.includes('"pk":{"S":"session#')]).toEqual([[], true]);
  const headers = { authorization: `Bearer ${token}` };
  await call("DELETE", "/documents/api/v1/citizen/sessions/current", { headers });
  expect(await places()).toEqual([]);
});

it("a sign-in through the government's login ends by a sign-out, with the address that ends the sign-in at the issuer", async () => {
  const { id_token: token } = await signIn(citizen);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await call("DELETE", "/documents/api/v1/citizen/sessions/current", { headers });
  expect([answer.status, answer.headers.link]).toEqual([
    204,
    `<${issuer.url}/logout?client_id=temelia&post_logout_redirect_uri=${encodeURIComponent(`${config.publicUrl}/`)}>; rel="end-session"`,
  ]);
  expect(await statusIn("citizen", token)).toBe(401);
  expect((await call("DELETE", "/documents/api/v1/citizen/sessions/current", { headers })).status).toBe(401);
});

it.each([
  ["a foreign origin", "http://evil.test/"],
  ["an origin hidden behind a user name", "http://front.test@evil.test/"],
  ["a longer host", "http://front.test.evil.test/"],
  ["another scheme", "javascript:alert(1)//http://front.test"],
  ["an address without an origin of its own", "blob:http://front.test/1"],
  ["no address", "intrare"],
  ["the address of a download", "http://front.test/documents/api/v1/public/documents/7/download"],
  ["a page that the list does not name", "http://front.test/"],
  ["an address below a page of the list", "http://front.test/intrare/7"],
  ["a page of the list that is written otherwise", "http://front.test/%69ntrare"],
  ["a page of the list on another origin", "http://front.test/cont/intrare"],
  ["a user name before a page of the list", "http://ana@front.test/intrare"],
  ["a way out of a page of the list", "http://front.test/intrare/../documents/api/info"],
])("a page of a sign-in is refused with %s", async (_, returnTo) => {
  const { status } = await call("POST", "/documents/api/v1/public/sessions", { body: { returnTo } });
  expect(status).toBe(400);
});

it("a page of a sign-in is known by origin and path: its query is its own, and its fragment gives way", async () => {
  for (const page of ["http://temelia.test/cont/intrare", "http://front.test/intrare?limba=ru"]) {
    const begun = await begin({ returnTo: `${page}#fragment` });
    const { location = "" } = (await comeBack(await visit(begun, citizen))).headers;
    expect(location.split("#")[0]).toBe(page);
    expect(location).not.toContain("fragment");
  }
});

it("a page of a sign-in asks for a zone that the service has, else 404", async () => {
  const body = { returnTo: RETURN_TO, zone: "admin" };
  const answer = await call("POST", "/documents/api/v1/public/sessions", { body });
  expect([answer.status, answer.json]).toMatchObject([404, { message: "error.zonaLipsa" }]);
});

describe("a sign-in is refused by a page", () => {
  const lies: [string, Lie][] = [
    ["another nonce", { claims: { nonce: "alt-nonce" } }],
    ["another audience", { claims: { aud: "alt-client" } }],
    ["another issuer in the token", { claims: { iss: "https://alt-emitent.test" } }],
    ["another issuer in the address", { back: (query) => query.set("iss", "https://alt-emitent.test") }],
    ["no signature", { algorithm: "none" }],
    ["a signature by the client's secret", { algorithm: "HS256" }],
    ["a signature by a key that is not published", { foreignKey: true }],
    ["an expired token", { claims: { iat: 1_700_000_000, exp: 1_700_000_300 } }],
    ["a code that is none", { back: (query) => query.set("code", "alt-cod") }],
    ["no code", { back: (query) => query.delete("code") }],
    ["an error of the issuer", { back: (query) => query.set("error", "server_error") }],
    ["a token without a subject", { claims: { sub: "" } }],
  ];
  it.each(lies)("a sign-in is refused by a page for an answer with %s", async (_, lie) => {
    issuer.lie = lie;
    const text = await pageOf(await visit(await begin(), citizen));
    expect(text).toContain("Sistemul de autentificare guvernamentală nu a confirmat identitatea.");
    expect(text).toContain(`<a href="${RETURN_TO}">Înapoi</a>`);
  });

  it("a code is refused for a verifier that is not that of the sign-in", async () => {
    const [first, second] = [await begin(), await begin()];
    const [ofFirst, ofSecond] = [await visit(first, citizen), await visit(second, citizen)];
    const code = new URLSearchParams(ofFirst.split("?")[1]).get("code") ?? "";
    const mixed = ofSecond.replace(/code=[^&]+/, `code=${code}`);
    expect(await pageOf(mixed)).toContain(
      "Sistemul de autentificare guvernamentală nu a confirmat identitatea.",
    );
  });

  it("a sign-in is refused by a page without a state, with a foreign one, twice and after ten minutes, and says that it has ended", async () => {
    const address = await visit(await begin(), citizen);
    const [path = "", query = ""] = address.split("?");
    const ended = "Autentificarea a fost folosită deja sau a expirat.";
    const without = new URLSearchParams(query);
    without.delete("state");
    for (const wrong of [path, `${path}?${without.toString()}`, `${address}x`.replace("state=", "state=x")])
      expect(await pageOf(wrong)).toContain(ended);
    expect((await comeBack(address)).status).toBe(303);
    expect(await pageOf(address)).toContain(ended);

    const late = await visit(await begin(), citizen);
    clock.freeze(new Date(Date.now() + 601_000));
    expect(await pageOf(late)).toContain(ended);
  });

  it("a sign-in is refused by a page that is in the visitor's language, and runs no script of anybody", async () => {
    const text = await pageOf(
      "/documents/api/v1/public/sessions/callback?error=<script>alert(1)</script>",
      "ru",
    );
    expect(text).toContain("Этот вход уже использован или его срок истёк.");
    expect(text).toContain('<html lang="ru">');
    expect(text).not.toContain("alert");
  });

  it("a sign-in is refused by a page for who declines", async () => {
    issuer.lie = { back: (query) => query.set("error", "access_denied") };
    expect(await pageOf(await visit(await begin(), citizen))).toContain("Autentificarea a fost întreruptă.");
  });

  it.each([
    ["a citizen in the staff zone", { sub: "c-2", idnp: KNOWN }, "staff", "Nu aveți un rol"],
    ["who has a role that is not known", { sub: "c-3", roles: ["paznic"] }, "staff", "Nu aveți un rol"],
    [
      "who has no number in the citizen zone",
      { sub: "c-4", roles: ["staff"] },
      "citizen",
      "numărul dumneavoastră",
    ],
    ["who has a number of another form", { sub: "c-5", idnp: "12" }, "citizen", "numărul dumneavoastră"],
  ])("a sign-in is refused by a page for %s", async (_, person, zone, says) => {
    expect(await pageOf(await visit(await begin({ zone }), person))).toContain(says);
  });
});

it("the secret of a session and the code are needed both: neither who began nor who came back takes it alone", async () => {
  const [mine, other] = [await begin(), await begin()];
  const { session, code } = returnedIn(await comeBack(await visit(mine, citizen)));
  const otherReturned = returnedIn(await comeBack(await visit(other, citizen)));
  const wrong = [
    { secret: other.secret, code },
    { secret: mine.secret, code: otherReturned.code },
    { secret: mine.secret, code: "x" },
    { secret: "x", code },
  ];
  for (const body of wrong) {
    const answer = await complete(session, body, "192.0.2.20");
    expect([body, answer.status, answer.json]).toMatchObject([
      body,
      404,
      { message: "error.sesiuneInexistenta" },
    ]);
  }
  expect((await complete(session, { secret: mine.secret, code })).status).toBe(200);
});

it("the secret of a session works once, also for ten calls at the same time", async () => {
  const begun = await begin();
  const { session, code } = returnedIn(await comeBack(await visit(begun, citizen)));
  const calls = Array.from({ length: 10 }, (_, n) =>
    complete(session, { secret: begun.secret, code }, `192.0.2.${100 + n}`),
  );
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 404)).toHaveLength(9);
});

it("the secret of a session is tried ten times a minute from one address, and nobody else is held up", async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1)
    statuses.push((await complete(1, { secret: "x", code: "x" }, "192.0.2.30")).status);
  expect(statuses).toEqual([...Array<number>(10).fill(404), 429]);
  expect((await completed(await begin(), citizen)).status).toBe(200);
  clock.freeze(new Date(Date.now() + 61_000));
  expect((await complete(1, { secret: "x", code: "x" }, "192.0.2.30")).status).toBe(404);
});

it("the secret of a session is never refused if it is right, however many wrong ones came from its address", async () => {
  const begun = await begin();
  const { session, code } = returnedIn(await comeBack(await visit(begun, citizen)));
  const from = "192.0.2.31";
  const wrong = { secret: "x", code: "x" };
  // More than the limit of wrong tries, and than that of public routes.
  const tries = Number(testEnvironment.PUBLIC_RATE_PER_MINUTE) + 1;
  const statuses = new Set<number>();
  for (let n = 0; n < tries; n += 1) statuses.add((await complete(session, wrong, from)).status);
  expect([...statuses]).toEqual([404, 429]);
  expect((await complete(session, { secret: begun.secret, code }, from)).status).toBe(200);
});

it("the secret of a session ends ten minutes after the person came back", async () => {
  const begun = await begin();
  const { session, code } = returnedIn(await comeBack(await visit(begun, citizen)));
  clock.freeze(new Date(Date.now() + 601_000));
  expect((await complete(session, { secret: begun.secret, code })).status).toBe(404);
});

describe("an issuer that is down", () => {
  const later = () => clock.freeze(new Date(Date.now() + 301_000));

  it.each<[string, Lie]>([
    ["answers with a fault", { status: 502 }],
    ["does not answer in time", { delayMs: 3_500 }],
    ["names another issuer in its metadata", { named: "https://alt-emitent.test" }],
  ])(
    "an issuer that is down or %s: new sign-ins are 503 with Retry-After, and sessions live on",
    async (_, lie) => {
      const { id_token: token } = await signIn(citizen);
      later();
      issuer.lie = lie;
      const answer = await call("POST", "/documents/api/v1/public/sessions", {
        body: { returnTo: RETURN_TO },
      });
      expect([answer.status, answer.headers["retry-after"], answer.json]).toMatchObject([
        503,
        "30",
        { message: "error.loginIndisponibil" },
      ]);
      expect(await statusIn("citizen", token)).toBe(200);
    },
  );

  it.each<[string, Lie]>([
    ["fails", { status: 500 }],
    ["sends more than a mebibyte", { bytes: 1_100_000 }],
  ])("an issuer that is down or %s between sign-in and callback: a page says so", async (_, lie) => {
    const address = await visit(await begin(), citizen);
    issuer.lie = lie;
    expect(await pageOf(address)).toContain("Sistemul de autentificare guvernamentală nu răspunde.");
  });

  it("an issuer that is down is asked for its metadata and keys once in five minutes", async () => {
    later();
    issuer.requests.length = 0;
    await signIn(citizen);
    await signIn(citizen);
    const asked = issuer.requests.filter((name) => !["GET /authorize", "POST /token"].includes(name));
    expect(asked).toEqual(["GET /.well-known/openid-configuration", "GET /jwks"]);
  });
});

describe("how a person proved who they are at the government's login", () => {
  afterEach(() => void (settings.assurance = {}));
  const WORDS = "Această zonă cere o autentificare mai sigură";
  const answerTo = async (zone: string, claims: object) =>
    comeBack(await visit(await begin({ zone }), { ...(zone === "citizen" ? citizen : official), ...claims }));

  it.each([
    ["staff", {}, false],
    ["staff", { acr: "low", amr: ["pwd"] }, false],
    ["staff", { acr: "high" }, true],
    ["staff", { amr: ["pwd", "mfa"] }, true],
    ["staff", { amr: "mfa" }, false],
    ["citizen", { acr: "high" }, false],
    ["citizen", { acr: "substantial" }, true],
  ])("the zone %s is entered with the proofs %j: %s", async (zone, claims, enters) => {
    settings.assurance = { citizen: ["substantial"], staff: ["high", "mfa"] };
    const { status, text } = await answerTo(zone, claims);
    expect([status, text.includes(WORDS)]).toEqual(enters ? [303, false] : [200, true]);
  });

  it("a zone that demands nothing is entered without proofs, and the issuer is asked for what the others demand", async () => {
    settings.assurance = { staff: ["high", "mfa"] };
    expect((await answerTo("citizen", {})).status).toBe(303);
    const asked = async (zone: string) =>
      new URL((await begin({ zone })).authorizationUrl).searchParams.get("acr_values");
    expect([await asked("staff"), await asked("citizen")]).toEqual(["high mfa", null]);
  });

  it("an administrator's session opens the admin zone too, so it needs the proofs of that zone", async () => {
    settings.assurance = { admin: ["high"] };
    const person = { sub: "sef-cu-dovezi", roles: ["admin"], given_name: "Ana", family_name: "Rusu" };
    await signIn(person);
    const found = await readUnique(Accounts, "subject", `${issuer.url}#${person.sub}`);
    await changeAccount(accounts(Accounts), found?.id ?? 0, (account) => ({
      ...account,
      adminServiciu: true,
    }));
    const again = async (claims: object) => comeBack(await visit(await begin(), { ...person, ...claims }));
    expect((await again({})).text).toContain(WORDS);
    expect((await again({ acr: "high" })).status).toBe(303);
  });
});

describe("the sessions of a citizen", () => {
  const SESSIONS = "/documents/api/v1/citizen/sessions";
  interface Listed {
    items: { id: number; current: boolean; network: string; browser?: string; createdAt: string }[];
  }
  const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  const listed = async (token: string) => ((await call("GET", SESSIONS, as(token))).json as Listed).items;
  const somebody = (sub: string) => ({ ...citizen, sub });
  const signedIn = async (sub: string) => (await signIn(somebody(sub))).id_token;
  const current = async (token: string) => (await listed(token)).find((one) => one.current)?.id;

  it("a citizen sees their sessions with network and end, those of nobody else, and which is the one of the request", async () => {
    const [first, second] = [await signedIn("lista-1"), await signedIn("lista-1")];
    await signedIn("lista-2");
    const [a, b] = [await listed(first), await listed(second)];
    expect(a).toHaveLength(2);
    expect(a.map(({ id }) => id)).toEqual(b.map(({ id }) => id));
    expect(await current(first)).not.toBe(await current(second));
    expect(a[0]).toMatchObject({ network: "192.0.2.0/24", privateNetwork: false, sameNetwork: true });
  });

  it("a citizen ends one session, or all others: each is refused from the next request on", async () => {
    const [first, second, third] = [
      await signedIn("capat-1"),
      await signedIn("capat-1"),
      await signedIn("capat-1"),
    ];
    const id = await current(second);
    expect((await call("POST", `${SESSIONS}/${id}/revoke`, as(first))).status).toBe(204);
    expect([await statusIn("citizen", second), await statusIn("citizen", third)]).toEqual([401, 200]);
    expect((await call("POST", `${SESSIONS}/${id}/revoke`, as(first))).status).toBe(404);
    expect((await call("POST", `${SESSIONS}/revoke-others`, as(first))).status).toBe(204);
    expect([await statusIn("citizen", first), await statusIn("citizen", third)]).toEqual([200, 401]);
    expect(await listed(first)).toHaveLength(1);
  });

  it("a session of another person, of an official, and one that has ended are 404 to a citizen", async () => {
    const [mine, other] = [await signedIn("strain-1"), await signedIn("strain-2")];
    const { id_token: ofOfficial } = await signIn(official);
    const { sid } = jwt.decode(ofOfficial) as { sid: number };
    for (const id of [await current(other), sid, 12])
      expect((await call("POST", `${SESSIONS}/${id}/revoke`, as(mine))).status).toBe(404);
    expect([await statusIn("citizen", other), await statusIn("staff", ofOfficial)]).toEqual([200, 200]);
    expect((await call("GET", SESSIONS, as(ofOfficial))).status).toBe(403);
  });

  it("a session is in the list until its hour is over, and no longer", async () => {
    const first = await signedIn("ora-1");
    clock.freeze(new Date(Date.now() + 1800_000));
    const second = await signedIn("ora-1");
    expect(await listed(second)).toHaveLength(2);
    clock.freeze(new Date(Date.now() + 3700_000));
    expect(await listed(second)).toHaveLength(1);
    expect(await statusIn("citizen", first)).toBe(401);
  });

  it("a session is one transaction as before, and its list costs no other request a call", async () => {
    const token = await signedIn("cost-1");
    await statusIn("citizen", token);
    const { calls } = await costOf(() => statusIn("citizen", token));
    expect(calls.length).toBeLessThanOrEqual(1);
  });
});
