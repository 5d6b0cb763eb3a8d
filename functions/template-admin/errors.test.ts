import { createHmac } from "node:crypto";
import jwt from "jsonwebtoken";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  basic,
  call,
  fresh,
  stopIdentity,
  startIdentity,
  createPartner,
  registerOrganization,
  createTemplate,
  tokenOf,
  type Registered,
} from "./testing.ts";
import { clock } from "../../shared/clock.ts";
import { issueToken } from "../../shared/features/organization-tokens/tokens.ts";
import { signingKeys } from "../../shared/auth/signing-keys.ts";
import { newSigningKey } from "../../shared/testing/environment.ts";

/*
 * Section 7 of the specification, row by row: the request and the exact answer. A message is the service's own
 * text; everything else is fixed.
 */
const rows = {
  credentials:
    "Template administration | invalid credentials | status 401; JSON {name: Unauthorized, message, code: 0, status: 401}",
  type: "on the template method the body also has a type field holding the framework exception class name",
  unknownRoute:
    "Template administration | unknown route | status 404; JSON {name: Not Found, message, code, status: 404, previous: {name: Invalid Route, message, code}}",
  page: "the template method may answer with an HTML error page",
};

let mine: Registered;
let token: string;

beforeAll(async () => {
  mine = await registerOrganization(await createPartner());
  await createTemplate();
});
beforeEach(async () => {
  token = await tokenOf(mine);
});
afterEach(() => {
  clock.resume();
  startIdentity();
});

const message = expect.any(String) as string;
const unauthorized = { name: "Unauthorized", message, code: 0, status: 401 };
const typed = { ...unauthorized, type: "yii\\web\\UnauthorizedHttpException" };
const json = { "content-type": "application/json" };
type Send = () => ReturnType<typeof call>;

function foreignToken(): string {
  const [key] = signingKeys(newSigningKey());
  if (!key) throw new Error("no key");
  const project = { organizationId: "1", organization: "x", projectId: "2", project: "y" };
  return issueToken(project, key, "http://altul.test");
}

/** Moves the clock past the token's hour and returns the token. */
function expireToken(): string {
  clock.freeze(new Date(Date.now() + 3_601_000));
  return token;
}

describe(rows.credentials, () => {
  const login = (headers: Record<string, string>, body?: object | string) =>
    call("GET /api/v1/login", headers, body);
  const cases: [string, Send][] = [
    ["no credentials, no body", () => login({})],
    ["an empty body", () => login({}, {})],
    ["an empty body that says it is something else", () => login({ "content-type": "text/html" })],
    ["an unknown secret name", () => login(basic(fresh("x"), "y"))],
    ["a wrong secret token", () => login(basic(mine.organization.secret_name, "y"))],
    ["wrong fields in the body", () => login({}, { Username: mine.organization.secret_name, Password: "y" })],
    ["credentials longer than any that exist", () => login(basic("a".repeat(2000), "b".repeat(2000)))],
    ["only a Username", () => login({}, { Username: mine.organization.secret_name })],
    ["Basic that cannot be read", () => login({ authorization: "Basic ###" })],
    ["wrong Basic before a malformed body", () => login({ ...basic("a", "b"), ...json }, "{")],
    ["getOrganization without a token", () => call("GET /api/v1/getOrganization?user_id=1")],
    [
      "getOrganization with a malformed token",
      () => call("GET /api/v1/getOrganization?user_id=1", { authorization: "Bearer a.b.c" }),
    ],
    [
      "getOrganization with a token of another issuer",
      () => call("GET /api/v1/getOrganization?user_id=1", { authorization: foreignToken() }),
    ],
    [
      "getOrganization with an expired token",
      () => call("GET /api/v1/getOrganization?user_id=1", { authorization: expireToken() }),
    ],
    ["getOrganization without a token and without user_id", () => call("GET /api/v1/getOrganization")],
  ];

  it.each(cases)("%s", async (_, send) => {
    const { status, headers, json: body } = await send();
    expect([status, headers["content-type"]]).toEqual([401, "application/json; charset=utf-8"]);
    expect(headers["www-authenticate"]).toMatch(/^(Basic|Bearer) realm="template-admin"/);
    expect(body).toEqual(unauthorized);
  });
});

describe(rows.type, () => {
  const ask = (authorization: string | undefined, body?: object | string, headers = {}) =>
    call("GET /api/v1/getDuaeTemplate", { ...(authorization ? { authorization } : {}), ...headers }, body);
  const claims = () => jwt.decode(token) as object;
  function forged(): string {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const text = `${part({ alg: "HS256" })}.${part(claims())}`;
    return `${text}.${createHmac("sha256", "x").update(text).digest("base64url")}`;
  }
  const cases: [string, Send][] = [
    ["no token", () => ask(undefined)],
    ["an empty token", () => ask("Bearer ")],
    ["a malformed token", () => ask("Bearer abc")],
    ["Basic instead of a token", () => ask(basic("a", "b").authorization)],
    ["a token that an HMAC signs", () => ask(`Bearer ${forged()}`)],
    ["a token of another issuer", () => ask(`Bearer ${foreignToken()}`)],
    ["an expired token", () => ask(`Bearer ${expireToken()}`)],
    ["a Token in the body without one in the header", () => ask(undefined, { Token: token })],
    ["a Token in the body that is another one", () => ask(`Bearer ${token}`, { Token: `${token}x` })],
    ["an empty Token in the body", () => ask(`Bearer ${token}`, { Token: "" })],
    ["a malformed token before a malformed body", () => ask("x", "{", json)],
  ];

  it.each(cases)("%s", async (_, send) => {
    const { status, headers, json: body } = await send();
    expect([status, headers["content-type"]]).toEqual([401, "application/json; charset=utf-8"]);
    expect(body).toEqual(typed);
  });

  it("a Token of the wrong type is 400, its message a string holding field and messages", async () => {
    const { status, json: body } = await ask(`Bearer ${token}`, { Token: 7 });
    expect([status, body]).toEqual([
      400,
      { name: "Bad Request", message, code: 0, status: 400, type: "yii\\web\\BadRequestHttpException" },
    ]);
    expect(Object.keys(JSON.parse((body as { message: string }).message) as object)).toEqual(["Token"]);
  });

  it("a wrong method is 405 in the same shape, with Allow", async () => {
    const { status, headers, json: body } = await call("POST /api/v1/getDuaeTemplate");
    expect([status, headers.allow]).toEqual([405, "GET"]);
    expect(body).toEqual({
      name: "Method Not Allowed",
      message,
      code: 0,
      status: 405,
      type: "yii\\web\\MethodNotAllowedHttpException",
    });
  });
});

describe(rows.unknownRoute, () => {
  it.each([
    "GET /api/v1/unknown",
    "POST /api/v1/login/unknown",
    "GET /unknown",
    "DELETE /",
    "GET /api/v1/getDuaeTemplates",
  ])("%s", async (address) => {
    const [method = "", path = ""] = address.split(" ");
    const said = `Nu există adresa ${method} ${path}.`;
    const { status, json: body } = await call(address);
    expect([status, body]).toEqual([
      404,
      {
        name: "Not Found",
        message: said,
        code: 0,
        status: 404,
        previous: { name: "Invalid Route", message: said, code: 0 },
      },
    ]);
  });

  it("what is not found on a known route has no previous: an unknown user", async () => {
    const { status, json: body } = await call("GET /api/v1/getOrganization?user_id=1", {
      authorization: token,
    });
    expect([status, body]).toEqual([
      404,
      { name: "Not Found", message: "Organizația nu are un astfel de utilizator.", code: 0, status: 404 },
    ]);
  });

  it("a missing user_id is 400 in the framework's shape", async () => {
    const { status, json: body } = await call("GET /api/v1/getOrganization", { authorization: token });
    expect([status, body]).toMatchObject([400, { name: "Bad Request", code: 0, status: 400 }]);
    expect(Object.keys(JSON.parse((body as { message: string }).message) as object)).toEqual(["user_id"]);
  });

  it("a wrong method is 405 in the service's shape", async () => {
    const { status, json: body } = await call("PUT /api/v1/login");
    expect([status, body]).toEqual([405, { name: "Method Not Allowed", message, code: 0, status: 405 }]);
  });

  it("the admin zone and the accounts keep problem+json", async () => {
    for (const address of ["GET /api/v1/admin/unknown", "GET /api/admin/unknown", "GET /api/authenticate"]) {
      expect((await call(address)).headers["content-type"]).toBe("application/problem+json");
    }
  });
});

describe(rows.page, () => {
  it("an unknown route below it is a page titled Not Found (#404)", async () => {
    const { status, headers, text } = await call("GET /api/v1/getDuaeTemplate/unknown");
    expect([status, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    expect(text).toContain("<title>Not Found (#404)</title>");
  });
});

describe("identity down", () => {
  const unavailable = { name: "Service Unavailable", message, code: 0, status: 503 };

  it("login and getOrganization answer 503 in the service's shape, with Retry-After", async () => {
    stopIdentity();
    const sent: Send[] = [
      () => call("GET /api/v1/login", basic("a", "b")),
      () => call("GET /api/v1/login", {}, { Username: "a", Password: "b" }),
      () => call("GET /api/v1/getOrganization?user_id=1", { authorization: token }),
    ];
    for (const send of sent) {
      const { status, headers, json: body } = await send();
      expect([status, headers["retry-after"], body]).toEqual([503, "5", unavailable]);
    }
    startIdentity();
    const { secret_name } = mine.organization;
    expect((await call("GET /api/v1/login", basic(secret_name, mine.project.secret_token))).status).toBe(200);
  });

  it("tokens are still verified by the cached key set", async () => {
    expect((await call("GET /api/v1/getDuaeTemplate", { authorization: token })).status).toBe(200);
    stopIdentity();
    expect((await call("GET /api/v1/getDuaeTemplate", { authorization: token })).status).toBe(200);
    expect((await call("GET /api/v1/getDuaeTemplate", { authorization: "a.b.c" })).status).toBe(401);
  });
});
