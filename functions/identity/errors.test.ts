import { afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  call,
  fresh,
  freshIdno,
  createPartner,
  registerOrganization,
  tokenOf,
  type Registered,
} from "./testing.ts";
import { signingKeys } from "../../shared/auth/signing-keys.ts";
import { clock } from "../../shared/clock.ts";
import { config } from "../../shared/features/organization-tokens/config.ts";
import { issueToken } from "../../shared/features/organization-tokens/tokens.ts";
import { newSigningKey } from "../../shared/testing/environment.ts";
import { bearerOf, addServiceAdmin } from "../../shared/testing/people.ts";

/*
 * Section 7 of the specification, row by row: the request and the exact answer. A message is the service's own
 * text; everything else is fixed.
 */
const rows = {
  data: "Identity service | project_id or provider_id incorrect | JSON {status: false, errors: <text>}",
  notAllowed:
    "Identity service | caller not allowed | 403; JSON {name: Forbidden, message, code: 0, status: 403}",
  unknownRoute: "Identity service | unknown route | 404; same shape as above",
  credentials: "{name: Unauthorized, message, code: 0, status: 401}",
};

let mine: Registered;
let foreign: Registered;
let inactivePartner: string;

beforeAll(async () => {
  mine = await registerOrganization(await createPartner());
  foreign = await registerOrganization(await createPartner());
  inactivePartner = (await createPartner({ status_id: "0" })).partnerid;
});

afterEach(() => clock.resume());

const as = (partnerid = mine.partnerid) => ({ partnerid });
const json = { "content-type": "application/json" };
const assign = (body: object | string | undefined, headers: Record<string, string> = as()) =>
  call("POST /api/v1/assignProvider", headers, body);
const organization = (body: object | undefined) => call("POST /api/v1/createOrganization", as(), body);
const project = (body: object | undefined) => call("POST /api/v1/createProject", as(), body);

type Refused = [condition: string, send: () => ReturnType<typeof call>, said: string | RegExp];

describe(rows.data, () => {
  const cases: Refused[] = [
    [
      "an unknown project_id",
      () => assign({ project_id: "1", provider_id: mine.partnerid }),
      "project_id este incorect.",
    ],
    [
      "a project_id that is no id",
      () => assign({ project_id: "abc", provider_id: mine.partnerid }),
      "project_id este incorect.",
    ],
    [
      "another partner's project_id",
      () => assign({ project_id: foreign.project.id, provider_id: mine.partnerid }),
      "project_id este incorect.",
    ],
    [
      "an unknown provider_id",
      () => assign({ project_id: mine.project.id, provider_id: "nimeni" }),
      "provider_id este incorect.",
    ],
    [
      "an inactive provider_id",
      () => assign({ project_id: mine.project.id, provider_id: inactivePartner }),
      "provider_id este incorect.",
    ],
    ["no body", () => assign(undefined), /^project_id: .+; provider_id: .+$/],
    [
      "a provider_id of the wrong type",
      () => assign({ project_id: "1", provider_id: true }),
      /^provider_id: .+$/,
    ],
    ["malformed JSON", () => assign("{", { ...as(), ...json }), "Corpul cererii nu este JSON valid."],
    ["createOrganization without idno", () => organization({ name: "x" }), /^idno: .+$/],
    [
      "createOrganization with another partner's idno",
      () => organization({ name: "x", idno: foreign.organization.idno }),
      "Organizația cu acest IDNO este înregistrată de alt partener.",
    ],
    [
      "createOrganization with a status_id that has no meaning",
      () => organization({ name: "x", idno: freshIdno(), status_id: "7" }),
      /^status_id: .+$/,
    ],
    [
      "createProject with another partner's organization_id",
      () => project({ name: "x", organization_id: foreign.organization.id }),
      "organization_id este incorect.",
    ],
    [
      "createProject with an unknown organization_id",
      () => project({ name: "x", organization_id: "1" }),
      "organization_id este incorect.",
    ],
    [
      "createProject without a name",
      () => project({ name: " ", organization_id: mine.organization.id }),
      /^name: .+$/,
    ],
  ];

  it.each(cases)("%s", async (_, send, errors) => {
    const { status, headers, json: body } = await send();
    expect([status, headers["content-type"]]).toEqual([422, "application/json; charset=utf-8"]);
    const text: unknown = typeof errors === "string" ? errors : expect.stringMatching(errors);
    expect(body).toEqual({ status: false, errors: text });
  });
});

describe(rows.notAllowed, () => {
  const methods = ["assignProvider", "createOrganization", "createProject"];
  const forbidden = {
    name: "Forbidden",
    message: "Antetul partnerid nu este al unui partener activ.",
    code: 0,
    status: 403,
  };
  const callers: [string, () => Record<string, string>][] = [
    ["without partnerid", () => ({})],
    ["with an empty partnerid", () => as("")],
    ["with an unknown partnerid", () => as("nimeni")],
    ["with a partnerid that can be none", () => as("ș".repeat(3000))],
    ["with an inactive partner's partnerid", () => as(inactivePartner)],
  ];
  it.each(methods.flatMap((method) => callers.map(([who, headers]) => [method, who, headers] as const)))(
    "%s %s",
    async (method, _, headers) => {
      const { status, json: body } = await call(`POST /api/v1/${method}`, headers(), {});
      expect([status, body]).toEqual([403, forbidden]);
    },
  );

  it.each(methods)("who is refused is refused before the body is looked at: %s", async (method) => {
    const { status, json: body } = await call(`POST /api/v1/${method}`, { "content-type": "image/png" }, "{");
    expect([status, body]).toEqual([403, forbidden]);
  });

  it("in Russian where the caller reads Russian", async () => {
    const { json: body } = await call("POST /api/v1/createProject", { "accept-language": "ru" });
    expect(body).toEqual({
      ...forbidden,
      message: "Заголовок partnerid не принадлежит активному партнёру.",
    });
  });
});

describe(rows.unknownRoute, () => {
  it.each([
    "GET /api/v1/unknown",
    "POST /api/v1/createProject/unknown",
    "GET /unknown",
    "DELETE /",
    "GET /api",
  ])("%s", async (address) => {
    const { status, json: body } = await call(address);
    const path = address.split(" ")[1];
    expect(status).toBe(404);
    expect(body).toEqual({
      name: "Not Found",
      message: `Nu există adresa ${address.split(" ")[0]} ${path}.`,
      code: 0,
      status: 404,
    });
  });

  it("a wrong method is 405 in the same shape, with Allow", async () => {
    const { status, headers, json: body } = await call("GET /api/v1/createProject");
    expect([status, headers.allow]).toEqual([405, "POST"]);
    expect(body).toMatchObject({ name: "Method Not Allowed", code: 0, status: 405 });
  });

  it("the admin zone and the accounts keep problem+json", async () => {
    for (const address of ["GET /api/v1/admin/unknown", "GET /api/admin/unknown", "GET /api/authenticate"]) {
      expect((await call(address)).headers["content-type"]).toBe("application/problem+json");
    }
  });
});

describe(`login and the addresses of tokens: ${rows.credentials}`, () => {
  const unauthorized = { name: "Unauthorized", message: expect.any(String) as string, code: 0, status: 401 };
  const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString("base64")}` });
  const login = (headers: Record<string, string>, body?: object | string) =>
    call("POST /api/v1/login", headers, body);

  const cases: [string, () => ReturnType<typeof call>][] = [
    ["no credentials", () => login({})],
    ["an empty body", () => login({}, {})],
    ["an unknown secret name", () => login(basic(`${fresh("x")}:y`))],
    ["a wrong secret token", () => login(basic(`${mine.organization.secret_name}:y`))],
    [
      "another organization's secret token",
      () => login(basic(`${mine.organization.secret_name}:${foreign.project.secret_token}`)),
    ],
    [
      "the secret name with a zero byte, which HMAC does not see",
      () =>
        login({}, { Username: `${mine.organization.secret_name}\0`, Password: mine.project.secret_token }),
    ],
    ["fields longer than any that exist", () => login({}, { Username: "a".repeat(2000), Password: "b" })],
    ["Basic that cannot be read", () => login({ authorization: "Basic ###" })],
    ["Basic without a colon", () => login(basic("fără două puncte"))],
    ["wrong Basic before a malformed body", () => login({ ...basic("a:b"), ...json }, "{")],
    ["wrong fields in a body", () => login({}, { Username: "a", Password: "b" })],
    ["an organization without a token", () => call("GET /api/v1/organization")],
    [
      "an organization with a malformed token",
      () => call("GET /api/v1/organization", { authorization: "Bearer x.y.z" }),
    ],
    ["a project with a malformed token", () => call("GET /api/v1/project", { authorization: "x" })],
    ["no credentials and no body, by GET", () => call("GET /api/v1/login")],
    ["an organization with an expired token", () => withToken(() => tokenOf(mine), 3601)],
    ["an organization with a token of another issuer", () => withToken(async () => foreignToken())],
    [
      "an organization with a token of one of this service's users",
      async () => call("GET /api/v1/organization", bearerOf("identity", await addServiceAdmin("identity"))),
    ],
  ];

  /** Requests the organization of a token, `seconds` after the token was issued. */
  async function withToken(issue: () => Promise<string>, seconds = 0) {
    const authorization = await issue();
    clock.freeze(new Date(Date.now() + seconds * 1000));
    return call("GET /api/v1/organization", { authorization });
  }

  function foreignToken(): string {
    const [key] = signingKeys(newSigningKey());
    if (!key) throw new Error("no key was made");
    const project = { organizationId: mine.organization.id, organization: "x", projectId: "2", project: "y" };
    return issueToken(project, key, config.identityUrl);
  }

  it.each(cases)("%s", async (_, send) => {
    const { status, headers, json: body } = await send();
    expect([status, headers["www-authenticate"]]).toEqual([
      401,
      expect.stringMatching(/^(Basic|Bearer) realm="identity"/),
    ]);
    expect(body).toEqual(unauthorized);
  });

  it("fields of another type are 400 in the framework's shape, each with its messages", async () => {
    const { status, json: body } = await login({}, { Username: 7, Password: "b" });
    expect([status, body]).toMatchObject([400, { name: "Bad Request", code: 0, status: 400 }]);
    expect(Object.keys(JSON.parse((body as { message: string }).message) as object)).toEqual(["Username"]);
  });

  it("a user of another organization, and no user at all, are 404 alike", async () => {
    const headers = { authorization: await tokenOf(mine) };
    for (const id of ["1", "abc", "-1", "9".repeat(30)]) {
      const { status, json: body } = await call(`GET /api/v1/organization?user_id=${id}`, headers);
      expect([status, body]).toEqual([
        404,
        { name: "Not Found", message: "Resursa nu există.", code: 0, status: 404 },
      ]);
    }
  });
});
