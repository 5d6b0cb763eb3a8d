import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { basic, call, fresh, createPartner, registerOrganization, type Registered } from "../testing.ts";
import { clock } from "../../../shared/clock.ts";
import {
  bearerOf,
  addOrganizationAdmin,
  addPersonTo,
  addServiceAdmin,
} from "../../../shared/testing/people.ts";
import { read } from "../../../shared/data/repository.ts";
import { dump } from "../../../shared/testing/dump.ts";
import { logLinesOf } from "../../../shared/testing/log-lines.ts";
import { Projects } from "../records/project.ts";

type Headers = Record<string, string>;

let mine: Registered;
let foreign: Registered;
let service: Headers;
let own: Headers;

beforeAll(async () => {
  mine = await registerOrganization(await createPartner());
  foreign = await registerOrganization(await createPartner());
  service = bearerOf("identity", await addServiceAdmin("identity"));
  own = bearerOf("identity", await addOrganizationAdmin("identity", Number(mine.organization.id)));
});
afterEach(() => clock.resume());

const items = async (address: string, headers: Headers) => {
  const { json } = await call(`GET ${address}`, headers);
  return (json as { items: { id: number }[] }).items.map(({ id }) => id);
};
const signsIn = async ({ organization }: Registered, secret: string) =>
  (await call("GET /api/v1/login", basic(organization.secret_name, secret))).status === 200;

describe("partners", () => {
  const partners = "/api/v1/admin/partners";

  it("partners are given an identifier that nobody guesses, or the one that is said", async () => {
    const { status, json } = await call(`POST ${partners}`, service, { name: "MPay" });
    expect([status, json]).toMatchObject([201, { name: "MPay", status_id: "1" }]);
    expect((json as { partnerid: string }).partnerid).toMatch(/^[0-9a-f-]{36}$/);
    const said = fresh("mpay");
    expect((await call(`POST ${partners}`, service, { name: "MPay", partnerid: said })).json).toMatchObject({
      partnerid: said,
    });
    expect((await call(`POST ${partners}`, service, { name: "Altul", partnerid: said })).status).toBe(409);
  });

  it("partners keep their identifier, and register nothing while they are inactive", async () => {
    const { id, partnerid } = await createPartner();
    const body = { name: "Redenumit", partnerid: "altul", status_id: "0" };
    expect((await call(`PUT ${partners}/${id}`, service, body)).json).toMatchObject({
      partnerid,
      status_id: "0",
    });
    expect((await call("POST /api/v1/createOrganization", { partnerid }, {})).status).toBe(403);
    await call(`PATCH ${partners}/${id}`, service, { status_id: "1" });
    expect((await call("POST /api/v1/createOrganization", { partnerid }, {})).status).toBe(422);
  });

  it("partners are never removed: their organizations are theirs", async () => {
    const { id } = await createPartner();
    expect((await call(`DELETE ${partners}/${id}`, service)).status).toBe(405);
  });
});

describe("organizations and projects", () => {
  it("a service administrator sees all, an organization's administrator their own; another's is 404", async () => {
    const projects = "/api/v1/admin/projects";
    const [mineId, foreignId] = [Number(mine.project.id), Number(foreign.project.id)];
    expect(await items(projects, service)).toEqual(expect.arrayContaining([mineId, foreignId]));
    expect(await items(projects, own)).toEqual([mineId]);
    expect((await call(`GET ${projects}/${foreignId}`, own)).status).toBe(404);
    expect((await call(`GET /api/v1/admin/organizations/${mine.organization.id}`, own)).status).toBe(200);
    expect((await call(`GET /api/v1/admin/organizations/${foreign.organization.id}`, own)).status).toBe(404);
  });

  it("organizations and projects show when secrets were made and never their hashes", async () => {
    const { json, text } = await call(`GET /api/v1/admin/projects/${mine.project.id}`, own);
    expect((json as { secrets: object[] }).secrets).toEqual([{ created_at: expect.any(String) as string }]);
    expect(text).not.toContain("hash");
  });

  it("organizations and projects are renamed and deactivated; idno, partner and secret name stay", async () => {
    const made = await registerOrganization(await createPartner());
    const address = `/api/v1/admin/organizations/${made.organization.id}`;
    const { json } = await call(`PATCH ${address}`, service, { status_id: "0", idno: "1", secret_name: "x" });
    expect(json).toMatchObject({
      status_id: "0",
      idno: made.organization.idno,
      secret_name: made.organization.secret_name,
    });
    expect(await signsIn(made, made.project.secret_token)).toBe(false);
  });

  it("a project cannot take the name of another one of its organization: 409", async () => {
    const { partnerid } = await createPartner();
    const made = await registerOrganization({ partnerid });
    const other = fresh("Alt proiect");
    await call(
      "POST /api/v1/createProject",
      { partnerid },
      { name: other, organization_id: made.organization.id },
    );
    const { status } = await call(`PATCH /api/v1/admin/projects/${made.project.id}`, service, {
      name: other,
    });
    expect(status).toBe(409);
  });

  it("users of an organization are accounts given in /api/admin/users", async () => {
    const login = fresh("om").replace("-", ".");
    const user = {
      login,
      email: `${login}@exemplu.md`,
      password: "o parolă bună",
      organizatieId: Number(mine.organization.id),
    };
    const { status, json } = await call("POST /api/admin/users", service, user);
    expect(status).toBe(201);
    const users = `/api/v1/admin/organizations/${mine.organization.id}/users`;
    expect(await items(users, own)).toContain((json as { id: number }).id);
    expect((await call(`GET ${users}`, bearerOf("identity", await addPersonTo("identity")))).status).toBe(
      403,
    );
    expect((await call(`GET /api/v1/admin/organizations/${foreign.organization.id}/users`, own)).status).toBe(
      404,
    );
  });

  it("a user cannot be given an organization that does not exist", async () => {
    const login = fresh("om").replace("-", ".");
    const user = { login, email: `${login}@exemplu.md`, password: "o parolă bună", organizatieId: 1 };
    expect((await call("POST /api/admin/users", service, user)).json).toMatchObject({
      status: 400,
      errors: [{ field: "organizatieId" }],
    });
  });
});

describe("secrets are rotated with overlap", () => {
  const rotate = async (made: Registered, body?: object, headers = service) => {
    const { status, json } = await call(
      `POST /api/v1/admin/projects/${made.project.id}/rotate-secret`,
      headers,
      body,
    );
    return { status, ...(json as { secret_token: string; previous_valid_until: string }) };
  };

  it("the new one is shown once and counts at once; the one before counts until the overlap ends", async () => {
    const made = await registerOrganization(await createPartner());
    const { status, secret_token, previous_valid_until } = await rotate(made, { overlap_seconds: 60 });
    expect(status).toBe(200);
    expect([await signsIn(made, secret_token), await signsIn(made, made.project.secret_token)]).toEqual([
      true,
      true,
    ]);
    clock.freeze(previous_valid_until);
    expect([await signsIn(made, secret_token), await signsIn(made, made.project.secret_token)]).toEqual([
      true,
      false,
    ]);
    expect((await dump()).join("\n")).not.toContain(secret_token);
  });

  it("a repeated rotation with the same Idempotency-Key rotates once and shows the same secret; other content is 422", async () => {
    const made = await registerOrganization(await createPartner());
    const headers = { ...service, "idempotency-key": fresh("cheie") };
    const first = await rotate(made, { overlap_seconds: 60 }, headers);
    expect(await rotate(made, { overlap_seconds: 60 }, headers)).toEqual(first);
    const { secrets = [] } = (await read(Projects, { id: Number(made.project.id) })) ?? {};
    expect([secrets.length, await signsIn(made, first.secret_token)]).toEqual([2, true]);
    expect((await dump()).join("\n")).not.toContain(first.secret_token);
    expect((await rotate(made, { overlap_seconds: 0 }, headers)).status).toBe(422);
  });

  it("what a rotation shows is logged nowhere, and shown by no later answer", async () => {
    const made = await registerOrganization(await createPartner());
    let secret = "";
    const logged = await logLinesOf(async () => {
      secret = (await rotate(made)).secret_token;
      await signsIn(made, secret);
    });
    expect(logged).toContain("signed in");
    expect(logged).not.toContain(secret);
    const later = await call(`GET /api/v1/admin/projects/${made.project.id}`, service);
    expect([later.status, later.text.includes(secret)]).toEqual([200, false]);
  });

  it("secrets are rotated with overlap without saying how long, the overlap is a day", async () => {
    clock.freeze("2026-11-20T10:00:00Z");
    const made = await registerOrganization(await createPartner());
    expect((await rotate(made)).previous_valid_until).toBe("2026-11-21T10:00:00.000Z");
  });

  it("an overlap of 0 ends the one before on the spot", async () => {
    const made = await registerOrganization(await createPartner());
    const { secret_token } = await rotate(made, { overlap_seconds: 0 });
    expect([await signsIn(made, secret_token), await signsIn(made, made.project.secret_token)]).toEqual([
      true,
      false,
    ]);
  });

  it("a second rotation ends the secret before the last one: at most two count", async () => {
    const made = await registerOrganization(await createPartner());
    const first = await rotate(made);
    const second = await rotate(made);
    const tokens = [made.project.secret_token, first.secret_token, second.secret_token];
    expect(await Promise.all(tokens.map((secret) => signsIn(made, secret)))).toEqual([false, true, true]);
  });

  it("an organization's administrator rotates their own projects' secrets, and nobody else's", async () => {
    expect((await rotate(foreign, {}, own)).status).toBe(404);
    const made = await registerOrganization(await createPartner());
    const its = bearerOf("identity", await addOrganizationAdmin("identity", Number(made.organization.id)));
    expect((await rotate(made, {}, its)).status).toBe(200);
  });

  it.each([-1, 604_801, 0.5, "60"])("an overlap of %j is refused", async (overlap_seconds) => {
    expect((await rotate(mine, { overlap_seconds })).status).toBe(400);
  });
});

it.each(["organizations", "projects"])(
  "null for a field that a record cannot do without is 400 and named, and changes nothing: %s",
  async (records) => {
    const { id } = records === "projects" ? mine.project : mine.organization;
    const address = `/api/v1/admin/${records}/${id}`;
    const { json: before } = await call(`GET ${address}`, service);
    for (const method of ["PATCH", "PUT"]) {
      const { status, json } = await call(`${method} ${address}`, service, { name: "Alt", status_id: null });
      expect([status, json]).toMatchObject([400, { errors: [{ field: "status_id", code: "obligatoriu" }] }]);
    }
    expect((await call(`GET ${address}`, service)).json).toEqual(before);
  },
);

describe("the changes of a record", () => {
  const changes = async (kind: string, id: number | string, headers: Headers) =>
    call(`GET /api/v1/admin/records/${kind}-${id}/changes`, headers);
  const fieldsOf = ({ json }: { json: unknown }) =>
    (json as { items: { campuri?: string[] }[] }).items.map(({ campuri = [] }) => campuri.join());

  it("the changes of a record of a project name a rotated secret, without its hash", async () => {
    const { project } = await registerOrganization(await createPartner());
    await call(`POST /api/v1/admin/projects/${project.id}/rotate-secret`, service, {});
    const answer = await changes("projects", Number(project.id), service);
    expect(fieldsOf(answer)).toContain("secret");
    expect(JSON.stringify(answer.json)).not.toContain("hash");
  });

  it("the changes of a record of organizations and projects are read by their own administrator, those of partners by none", async () => {
    const statuses = await Promise.all(
      [
        changes("organizations", mine.organization.id, own),
        changes("projects", mine.project.id, own),
        changes("organizations", foreign.organization.id, own),
        changes("projects", foreign.project.id, own),
        changes("partners", 1, own),
      ].map(async (answer) => (await answer).status),
    );
    expect(statuses).toEqual([200, 200, 404, 404, 404]);
  });
});
