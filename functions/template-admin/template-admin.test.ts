import { afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  basic,
  call,
  setSecret,
  proxy,
  stopIdentity,
  startIdentity,
  createPartner,
  registerOrganization,
  createTemplate,
  tokenOf,
  type Registered,
} from "./testing.ts";
import { ephemeralKey, deleteEphemeral } from "../../shared/data/ephemeral.ts";
import { callerOf } from "../../shared/testing/caller.ts";
import { logLinesOf } from "../../shared/testing/log-lines.ts";
import { bearerOf, addPersonTo, addServiceAdmin } from "../../shared/testing/people.ts";
import { functionProcesses } from "../../shared/testing/processes.ts";

/** Formatted like no serializer's output, so that only the unchanged text equals it. */
const LIST = '[ {"tip":"b", "cod":"A", "a":"Înscriere"}, "două", 3 ]';

let mine: Registered;
let token: string;
let everybodys: number;

beforeAll(async () => {
  mine = await registerOrganization(await createPartner());
  token = await tokenOf(mine);
  everybodys = (await createTemplate({ template: LIST })).id;
});
afterEach(startIdentity);

const TOKEN = expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string;

describe("GET /api/v1/login: the organization's secret name and the project's secret token", () => {
  const secrets = () => ({ Username: mine.organization.secret_name, Password: mine.project.secret_token });

  it.each([
    [
      "HTTP Basic authorization",
      () => call("GET /api/v1/login", basic(secrets().Username, secrets().Password)),
    ],
    ["body fields Username, Password", () => call("GET /api/v1/login", {}, secrets())],
    [
      "Basic and body fields together",
      () => call("GET /api/v1/login", basic(secrets().Username, secrets().Password), secrets()),
    ],
    [
      "body fields as a form",
      () =>
        call(
          "GET /api/v1/login",
          { "content-type": "application/x-www-form-urlencoded" },
          new URLSearchParams(secrets()).toString(),
        ),
    ],
  ])("%s answer {token}", async (_, send) => {
    const { status, json } = await send();
    expect([status, json]).toEqual([200, { token: TOKEN }]);
  });

  it.each(["cu:două:puncte", "țară și ștergere €", "пароль:секрет"])(
    "a colon in the password and UTF-8 credentials are accepted by Basic and by body: %j",
    async (secret) => {
      const chosen = await registerOrganization(await createPartner());
      await setSecret(chosen, secret);
      const { secret_name: Username } = chosen.organization;
      expect((await call("GET /api/v1/login", basic(Username, secret))).status).toBe(200);
      expect((await call("GET /api/v1/login", {}, { Username, Password: secret })).status).toBe(200);
      expect((await call("GET /api/v1/login", basic(Username, `${secret}x`))).status).toBe(401);
    },
  );

  it("GET /api/v1/login: the organization's secret name and the project's secret token neither secret token nor token is logged on the way to identity and back", async () => {
    let given = "";
    const logged = await logLinesOf(async () => {
      given = ((await call("GET /api/v1/login", {}, secrets())).json as { token: string }).token;
      await call("GET /api/v1/getDuaeTemplate", { authorization: given }, { Token: given });
      await call("GET /api/v1/getDuaeTemplate", { authorization: given }, { Token: `${given}x` });
    });
    expect(logged).toContain("refused");
    expect(logged).not.toContain(given);
    expect(logged).not.toContain(secrets().Password);
  });

  it("credentials are checked with identity over HTTP, once", async () => {
    proxy.seen.length = 0;
    await call("GET /api/v1/login", basic(secrets().Username, secrets().Password));
    expect(proxy.seen).toEqual(["POST /identity/api/v1/login"]);
  });

  it("GET /api/v1/login: the organization's secret name and the project's secret token too many wrong guesses at identity are 429 here, with Retry-After", async () => {
    const made = await registerOrganization(await createPartner());
    const guess = () => call("GET /api/v1/login", basic(made.organization.secret_name, "ghicit"));
    for (let time = 0; time < 5; time += 1) expect((await guess()).status).toBe(401);
    const { status, headers, json } = await guess();
    expect([status, headers["retry-after"]]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(headers).toMatchObject({ "ratelimit-limit": "5", "ratelimit-remaining": "0" });
    expect(json).toMatchObject({ name: "Too Many Requests", code: 0, status: 429 });
  });
});

describe("GET /api/v1/getDuaeTemplate", () => {
  const ask = (headers: Record<string, string>, body?: object) =>
    call("GET /api/v1/getDuaeTemplate", headers, body);

  it("GET /api/v1/getDuaeTemplate answers {payload: {template: <string holding a JSON-encoded list>}, error: null}", async () => {
    const { status, json } = await ask({ authorization: `Bearer ${token}` });
    expect(status).toBe(200);
    expect(json).toEqual({ payload: { template: LIST }, error: null });
  });

  it("GET /api/v1/getDuaeTemplate accepts the token bare, and the same Token in the body", async () => {
    expect((await ask({ authorization: token })).status).toBe(200);
    expect((await ask({ authorization: token }, { Token: token })).status).toBe(200);
    expect((await ask({ authorization: `Bearer ${token}` }, { Token: `Bearer ${token}` })).status).toBe(200);
  });

  it("an organization with an active template of its own gets that one; an inactive one counts for nothing", async () => {
    const other = await registerOrganization(await createPartner());
    const authorization = await tokenOf(other);
    const items = async () =>
      JSON.parse(
        ((await ask({ authorization })).json as { payload: { template: string } }).payload.template,
      ) as unknown;
    await createTemplate({ organization_id: other.organization.id, template: '["inactiv"]', status_id: "0" });
    expect(await items()).toHaveLength(3);
    await createTemplate({ organization_id: other.organization.id, template: '["propriu"]' });
    expect(await items()).toEqual(["propriu"]);
  });

  it("a process that starts while identity is down answers 503 at first and succeeds later", async () => {
    const processes = functionProcesses(1);
    try {
      const apart = callerOf(processes.handlerOf(new URL("./templates/routes.ts", import.meta.url).pathname));
      const address = "/template-admin/api/v1/getDuaeTemplate";
      const headers = { authorization: token };
      await deleteEphemeral(ephemeralKey("template-admin", "key-set", `${proxy.url}/identity`));
      stopIdentity();
      const first = await apart("GET", address, { headers });
      expect([first.status, first.json]).toMatchObject([
        503,
        { name: "Service Unavailable", code: 0, status: 503, type: "yii\\web\\HttpException" },
      ]);
      startIdentity();
      expect((await apart("GET", address, { headers })).status).toBe(200);
    } finally {
      await processes.stop();
    }
  });
});

describe("GET /api/v1/getOrganization?user_id=", () => {
  it("GET /api/v1/getOrganization?user_id= answers {payload: {organization}, error: null} for a user of the token's organization", async () => {
    const { id: userId } = await addPersonTo("identity", { organizatieId: Number(mine.organization.id) });
    const { status, json } = await call(`GET /api/v1/getOrganization?user_id=${userId}`, {
      authorization: token,
    });
    const { id, name, idno } = mine.organization;
    expect(status).toBe(200);
    expect(json).toEqual({
      payload: { organization: { id, name, idno, status_id: "1", description: "de probă" } },
      error: null,
    });
  });

  it("a user of another organization does not exist here", async () => {
    const foreign = await registerOrganization(await createPartner());
    const { id } = await addPersonTo("identity", { organizatieId: Number(foreign.organization.id) });
    expect((await call(`GET /api/v1/getOrganization?user_id=${id}`, { authorization: token })).status).toBe(
      404,
    );
  });
});

describe("administration of templates", () => {
  const templates = "/api/v1/admin/templates";

  it("a second active template for the same organization is 409; deactivating the first makes room", async () => {
    const admin = bearerOf("template-admin", await addServiceAdmin("template-admin"));
    const body = { name: "DUAE 2", template: "[]" };
    expect((await call(`POST ${templates}`, admin, body)).status).toBe(409);
    await call(`PATCH ${templates}/${everybodys}`, admin, { status_id: "0" });
    const { status, json } = await call(`POST ${templates}`, admin, body);
    expect([status, json]).toMatchObject([201, { name: "DUAE 2", template: "[]", status_id: "1" }]);
    await call(`DELETE ${templates}/${(json as { id: number }).id}`, admin);
    expect((await call("GET /api/v1/getDuaeTemplate", { authorization: token })).json).toMatchObject({
      name: "Not Found",
      status: 404,
      type: "yii\\web\\NotFoundHttpException",
    });
    await call(`PATCH ${templates}/${everybodys}`, admin, { status_id: "1" });
  });

  it.each([
    ["a template that is no list", { name: "x", template: "{}" }],
    ["a template that is no JSON", { name: "x", template: "[" }],
    ["a list instead of its text", { name: "x", template: [] }],
    ["no template", { name: "x" }],
    ["an organization that is no id", { name: "x", template: "[]", organization_id: "abc" }],
    ["a template above its limit", { name: "x", status_id: "0", template: `["${"x".repeat(100_000)}"]` }],
  ])("%s is 400", async (_, body) => {
    const admin = bearerOf("template-admin", await addServiceAdmin("template-admin"));
    expect((await call(`POST ${templates}`, admin, body)).status).toBe(400);
  });

  it("accounts here belong to no organization: users of organizations are identity's", async () => {
    const admin = bearerOf("template-admin", await addServiceAdmin("template-admin"));
    const user = { login: "ana", email: "ana@exemplu.md", password: "o parolă bună", organizatieId: 1 };
    expect((await call("POST /api/admin/users", admin, user)).json).toMatchObject({
      status: 400,
      errors: [{ field: "organizatieId" }],
    });
  });
});
