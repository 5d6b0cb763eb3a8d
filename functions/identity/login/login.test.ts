import { createPublicKey } from "node:crypto";
import jwt from "jsonwebtoken";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  basic,
  call,
  setSecret,
  createPartner,
  registerOrganization,
  tokenOf,
  type Registered,
} from "../testing.ts";
import { clock } from "../../../shared/clock.ts";
import { config } from "../../../shared/features/organization-tokens/config.ts";
import { update } from "../../../shared/data/repository.ts";
import { addOrganizationAdmin, addPersonTo } from "../../../shared/testing/people.ts";
import { Organizations } from "../records/organization.ts";
import { Projects } from "../records/project.ts";

let mine: Registered;
beforeAll(async () => {
  mine = await registerOrganization(await createPartner());
});
afterEach(() => clock.resume());

const login = (headers: Record<string, string>, body?: object | string, method = "POST") =>
  call(`${method} /api/v1/login`, headers, body);
const credentials = ({ organization, project }: Registered) => ({
  Username: organization.secret_name,
  Password: project.secret_token,
});
const form = (values: Record<string, string>) => new URLSearchParams(values).toString();
const FORM = { "content-type": "application/x-www-form-urlencoded" };

describe("login: the secret name of the organization and the secret token of the project", () => {
  const ways: [string, () => ReturnType<typeof call>][] = [
    ["POST with Basic", () => login(basic(mine.organization.secret_name, mine.project.secret_token))],
    [
      "GET with Basic",
      () => login(basic(mine.organization.secret_name, mine.project.secret_token), undefined, "GET"),
    ],
    ["POST with body fields Username, Password", () => login({}, credentials(mine))],
    ["GET with body fields Username, Password", () => login({}, credentials(mine), "GET")],
    ["POST with a form", () => login(FORM, form(credentials(mine)))],
    [
      "Basic and body together: Basic counts",
      () =>
        login(basic(mine.organization.secret_name, mine.project.secret_token), {
          Username: "a",
          Password: "b",
        }),
    ],
    [
      "a body beside another kind of Authorization",
      () => login({ authorization: "Bearer x" }, credentials(mine)),
    ],
  ];

  it.each(ways)("%s answers {token}", async (_, send) => {
    const { status, json } = await send();
    expect([status, json]).toEqual([
      200,
      { token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string },
    ]);
  });

  it.each(["cu:două:puncte", "țară și ștergere €", "пароль:секрет", " cu spații "])(
    "a colon in the password and UTF-8 credentials are accepted by Basic and by body: %j",
    async (token) => {
      const chosen = await registerOrganization(await createPartner());
      await setSecret(chosen, token);
      const { secret_name } = chosen.organization;
      expect((await login(basic(secret_name, token))).status).toBe(200);
      expect((await login({}, { Username: secret_name, Password: token })).status).toBe(200);
      expect((await login(basic(secret_name, `${token}x`))).status).toBe(401);
    },
  );

  it("the same letters composed differently are the same secret", async () => {
    const chosen = await registerOrganization(await createPartner());
    await setSecret(chosen, "țară".normalize("NFC"));
    expect((await login(basic(chosen.organization.secret_name, "țară".normalize("NFD")))).status).toBe(200);
  });

  it("the token is ES256, lives 3600 s and is verified by the key set at /api/v1/jwks", async () => {
    const token = await tokenOf(mine);
    const { json, headers } = await call("GET /api/v1/jwks");
    const { keys } = json as { keys: Record<string, string>[] };
    const { header } = jwt.decode(token, { complete: true }) ?? {};
    const jwk = keys.find(({ kid }) => kid === header?.kid) ?? {};
    expect(jwk).toMatchObject({ kty: "EC", crv: "P-256", use: "sig", alg: "ES256" });
    expect(jwk).not.toHaveProperty("d");
    expect(headers["cache-control"]).toBe("public, max-age=300");
    const key = createPublicKey({ key: jwk, format: "jwk" });
    const claims = jwt.verify(token, key, {
      algorithms: ["ES256"],
      audience: "invoicing",
      issuer: config.identityUrl,
    });
    const { exp = 0, iat = 0, ...said } = claims as jwt.JwtPayload;
    expect(exp - iat).toBe(3600);
    expect(said).toMatchObject({
      organization_id: mine.organization.id,
      organization: mine.organization.name,
      project_id: mine.project.id,
      project: mine.project.name,
    });
  });

  it.each(["organization", "project"] as const)("an inactive %s cannot sign in", async (which) => {
    const made = await registerOrganization(await createPartner());
    const id = Number(made[which].id);
    if (which === "organization")
      await update(Organizations, { id }, (before) => ({ ...before, status_id: "0" as const }));
    else await update(Projects, { id }, (before) => ({ ...before, status_id: "0" as const }));
    expect((await login({}, credentials(made))).status).toBe(401);
  });

  it("wrong guesses are made to wait; the right secret never is, so that nobody locks another out", async () => {
    const made = await registerOrganization(await createPartner());
    const guess = () => login({}, { ...credentials(made), Password: "ghicit" });
    const statuses: number[] = [];
    for (let time = 0; time < 7; time += 1) statuses.push((await guess()).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect((await guess()).headers).toMatchObject({
      "retry-after": expect.stringMatching(/^\d+$/) as string,
      "ratelimit-limit": "5",
      "ratelimit-remaining": "0",
      "ratelimit-reset": expect.stringMatching(/^\d+$/) as string,
    });
    expect((await guess()).json).toMatchObject({ name: "Too Many Requests", code: 0, status: 429 });
    expect((await login({}, credentials(made))).status).toBe(200);
  });
});

describe("what other services import with a token", () => {
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const { status, json } = await call(`GET /api/v1/${path}`, {
      authorization: await tokenOf(mine),
      ...headers,
    });
    return { status, json };
  };

  it("the organization of the token, by the bare token and as Bearer", async () => {
    const { id, name, idno } = mine.organization;
    const expected = { status: 200, json: { id, name, idno, status_id: "1", description: "de probă" } };
    expect(await ask("app/organizations/current")).toEqual(expected);
    expect(
      await ask("app/organizations/current", { authorization: `Bearer ${await tokenOf(mine)}` }),
    ).toEqual(expected);
  });

  it.each([
    ["organization", "app/organizations/current"],
    ["project", "app/projects/current"],
  ])(
    "the former address of the %s answers the same, deprecated until its Sunset",
    async (former, current) => {
      const authorization = await tokenOf(mine);
      const [before, now] = [
        await call(`GET /api/v1/${former}`, { authorization }),
        await call(`GET /api/v1/${current}`, { authorization }),
      ];
      expect([before.status, before.json]).toEqual([200, now.json]);
      expect(before.headers).toMatchObject({
        deprecation: "true",
        sunset: "Wed, 01 Dec 2027 00:00:00 GMT",
        link: '</identity/docs>; rel="deprecation"',
      });
      expect(Object.keys(now.headers)).not.toContain("deprecation");
    },
  );

  it("the project of the token; no provider is active for it before assignProvider, its own partner neither", async () => {
    const { id, name } = mine.project;
    const project = { id, name, organization_id: mine.organization.id, status_id: "1" };
    const own = async () => (await ask("app/projects/current", { partnerid: mine.partnerid })).json;
    expect(await own()).toEqual({ ...project, provider_active: false });
    const assignment = { project_id: id, provider_id: mine.partnerid };
    await call("POST /api/v1/assignProvider", { partnerid: mine.partnerid }, assignment);
    expect(await own()).toEqual({ ...project, provider_active: true });
    expect((await ask("app/projects/current")).json).toEqual({ ...project, provider_active: false });
  });

  it("another partner is active for it once it was assigned", async () => {
    const { partnerid } = await createPartner();
    expect((await ask("app/projects/current", { partnerid })).json).toMatchObject({ provider_active: false });
    await call(
      "POST /api/v1/assignProvider",
      { partnerid: mine.partnerid },
      { project_id: mine.project.id, provider_id: partnerid },
    );
    expect((await ask("app/projects/current", { partnerid })).json).toMatchObject({ provider_active: true });
  });

  it("an unknown partner is 403", async () => {
    expect(await ask("app/projects/current", { partnerid: "nimeni" })).toMatchObject({
      status: 403,
      json: { title: "Acces interzis", message: "error.partenerNecunoscut" },
    });
  });

  it("the organization of one of its users by user_id; a user of another one, or an inactive one, is 404", async () => {
    const foreign = await registerOrganization(await createPartner());
    const organizatieId = Number(mine.organization.id);
    const [user, inactive, stranger, nobodys] = [
      await addPersonTo("identity", { organizatieId }),
      await addPersonTo("identity", { organizatieId, activated: false }),
      await addOrganizationAdmin("identity", Number(foreign.organization.id)),
      await addPersonTo("identity"),
    ];
    expect(await ask(`app/organizations/current?user_id=${user.id}`)).toMatchObject({
      status: 200,
      json: { id: mine.organization.id },
    });
    for (const { id } of [inactive, stranger, nobodys]) {
      expect((await ask(`app/organizations/current?user_id=${id}`)).status).toBe(404);
    }
  });

  it("nothing more once organization or project is inactive: 403 Forbidden, though the token still counts", async () => {
    const made = await registerOrganization(await createPartner());
    const authorization = await tokenOf(made);
    const statuses = async () => [
      (await call("GET /api/v1/app/organizations/current", { authorization })).status,
      (await call("GET /api/v1/app/projects/current", { authorization })).status,
    ];
    expect(await statuses()).toEqual([200, 200]);
    await update(Projects, { id: Number(made.project.id) }, (before) => ({
      ...before,
      status_id: "0" as const,
    }));
    expect(await statuses()).toEqual([200, 403]);
    await update(Organizations, { id: Number(made.organization.id) }, (before) => ({
      ...before,
      status_id: "0" as const,
    }));
    expect(await statuses()).toEqual([403, 403]);
  });

  it("an expired token is 401", async () => {
    const authorization = await tokenOf(mine);
    clock.freeze(new Date(Date.now() + 3_601_000));
    expect((await call("GET /api/v1/app/organizations/current", { authorization })).status).toBe(401);
  });
});
