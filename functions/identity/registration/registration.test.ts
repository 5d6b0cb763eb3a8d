import { beforeAll, describe, expect, it } from "vitest";
import {
  basic,
  call,
  fresh,
  freshIdno,
  createPartner,
  registerOrganization,
  tokenOf,
  type Registered,
} from "../testing.ts";
import { dump } from "../../../shared/testing/dump.ts";
import { logLinesOf } from "../../../shared/testing/log-lines.ts";
import { read } from "../../../shared/data/repository.ts";
import { functionProcesses } from "../../../shared/testing/processes.ts";
import { callerOf } from "../../../shared/testing/caller.ts";
import { Projects } from "../records/project.ts";

let partnerid: string;
beforeAll(async () => {
  ({ partnerid } = await createPartner());
});

const create = async (what: "Organization" | "Project", body: object, by = partnerid) => {
  const { status, json } = await call(`POST /api/v1/create${what}`, { partnerid: by }, body);
  return {
    status,
    body: json as { status: boolean; id: string; secret_name: string; secret_token?: string },
  };
};

describe("createOrganization", () => {
  it("createOrganization creates an organization: 200 {status: true, id, secret_name}", async () => {
    const wanted = { name: "Primăria", idno: freshIdno(), status_id: "1", description: "de probă" };
    const { status, body } = await create("Organization", wanted);
    expect(status).toBe(200);
    expect(body).toEqual({
      status: true,
      id: expect.stringMatching(/^\d+$/) as string,
      secret_name: expect.stringMatching(/^[0-9A-Z]{16}$/) as string,
    });
  });

  it("the same idno again answers the same ids, without a duplicate, whatever else is said", async () => {
    const idno = freshIdno();
    const first = await create("Organization", { name: "Primăria", idno });
    const second = await create("Organization", { name: "Altfel", idno, status_id: "0" });
    expect(second).toEqual(first);
  });

  it("createOrganization takes status_id as text or number, a form or JSON, and an absent description", async () => {
    const idno = freshIdno();
    const form = new URLSearchParams({ name: "Primăria", idno, status_id: "1" }).toString();
    const headers = { partnerid, "content-type": "application/x-www-form-urlencoded" };
    const byForm = (await call("POST /api/v1/createOrganization", headers, form)).json;
    expect((await create("Organization", { name: "P", idno, status_id: 1, description: null })).body).toEqual(
      byForm,
    );
  });

  it("createOrganization with an Idempotency-Key answers the same again, marked as replayed; other content is 422", async () => {
    const headers = { partnerid, "idempotency-key": fresh("cheie") };
    const wanted = { name: "Primăria", idno: freshIdno(), status_id: "1" };
    const send = (body: object) => call("POST /api/v1/createOrganization", headers, body);
    const [first, again] = [await send(wanted), await send(wanted)];
    expect([again.json, again.headers["idempotent-replayed"]]).toEqual([first.json, "true"]);
    const other = await send({ ...wanted, name: "Altă primărie" });
    expect([other.status, other.json]).toEqual([
      422,
      { status: false, errors: expect.any(String) as string },
    ]);
  });

  it("50 parallel calls with one idno through 4 processes: one organization, the same id to all; a second partner is refused", async () => {
    const processes = functionProcesses(4);
    try {
      const apart = callerOf(processes.handlerOf(new URL("./routes.ts", import.meta.url).pathname));
      const idno = freshIdno();
      const ask = (by: string) =>
        apart("POST", "/identity/api/v1/createOrganization", {
          headers: { partnerid: by },
          body: { name: "Primăria", idno, status_id: "1" },
        });
      const answers = await Promise.all(Array.from({ length: 50 }, () => ask(partnerid)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const bodies = answers.map(({ json }) => json as { id: string; secret_name: string });
      expect(new Set(bodies.map(({ id }) => id)).size).toBe(1);
      expect(new Set(bodies.map(({ secret_name }) => secret_name)).size).toBe(1);

      const { status, json } = await ask((await createPartner()).partnerid);
      expect([status, json]).toEqual([
        422,
        { status: false, errors: "Organizația cu acest IDNO este înregistrată de alt partener." },
      ]);
      const stored = await dump();
      expect(stored.filter((line) => line.includes(`"S":"${idno}"`))).toHaveLength(1);
    } finally {
      await processes.stop();
    }
  });
});

describe("createProject", () => {
  it("createProject creates a project: 200 {status: true, id, secret_token}, the secret only the first time", async () => {
    const { organization } = await registerOrganization({ partnerid });
    const wanted = { name: "Taxe locale", organization_id: organization.id, status_id: "1", description: "" };
    const { status, body } = await create("Project", wanted);
    expect(status).toBe(200);
    expect(body).toEqual({
      status: true,
      id: expect.stringMatching(/^\d+$/) as string,
      secret_token: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
    expect((await create("Project", wanted)).body).toEqual({ status: true, id: body.id });
  });

  it("the same name in another organization is another project", async () => {
    const [one, two] = [await registerOrganization({ partnerid }), await registerOrganization({ partnerid })];
    const first = await create("Project", { name: "Taxe", organization_id: one.organization.id });
    const second = await create("Project", { name: "Taxe", organization_id: Number(two.organization.id) });
    expect(first.body.id).not.toBe(second.body.id);
  });

  it("parallel calls with one name make one project and show one secret", async () => {
    const { organization } = await registerOrganization({ partnerid });
    const wanted = { name: fresh("Taxe"), organization_id: organization.id };
    const answers = await Promise.all(Array.from({ length: 12 }, () => create("Project", wanted)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.filter(({ body }) => body.secret_token)).toHaveLength(1);
  });

  it("createProject with an Idempotency-Key shows its secret again to whoever missed the answer; other content is 422", async () => {
    const { organization } = await registerOrganization({ partnerid });
    const wanted = { name: fresh("Taxe"), organization_id: organization.id };
    const headers = { partnerid, "idempotency-key": fresh("cheie") };
    const first = await call("POST /api/v1/createProject", headers, wanted);
    const again = await call("POST /api/v1/createProject", headers, wanted);
    expect(first.json).toHaveProperty("secret_token");
    expect([again.status, again.json, again.headers["idempotent-replayed"]]).toEqual([
      200,
      first.json,
      "true",
    ]);
    const stored = (await dump()).join("\n");
    expect(stored).not.toContain((first.json as { secret_token: string }).secret_token);
    const other = await call("POST /api/v1/createProject", headers, { ...wanted, name: fresh("Altele") });
    expect([other.status, other.json]).toEqual([
      422,
      { status: false, errors: expect.any(String) as string },
    ]);
  });
});

it("secrets are stored hashed and never logged: no table and no log line holds the secret token, what a sign-in gave, or a guess", async () => {
  let made: Registered | undefined;
  let token = "";
  const logged = await logLinesOf(async () => {
    made = await registerOrganization({ partnerid });
    token = await tokenOf(made);
    const { secret_name: Username } = made.organization;
    await call("POST /api/v1/login", {}, { Username, Password: "ghicit-odată" });
    await call("GET /api/v1/login", basic(Username, "ghicit-odată"));
  });
  const stored = (await dump()).join("\n");
  expect([stored.includes(made?.organization.secret_name ?? "?"), logged]).toEqual([
    true,
    expect.stringContaining("signed in"),
  ]);
  for (const secret of [made?.project.secret_token ?? "", token, "ghicit-odată"]) {
    expect(stored).not.toContain(secret);
    expect(logged).not.toContain(secret);
  }
});

describe("assignProvider", () => {
  it("activates the provider for the project: success {status: true}, and again {status: true}", async () => {
    const { project } = await registerOrganization({ partnerid });
    expect(await read(Projects, { id: Number(project.id) })).toMatchObject({ providers: [] });
    const provider = await createPartner();
    const body = { project_id: project.id, provider_id: provider.partnerid };
    for (let time = 0; time < 2; time += 1) {
      const { status, json } = await call("POST /api/v1/assignProvider", { partnerid }, body);
      expect([status, json]).toEqual([200, { status: true }]);
    }
    const { providers = [] } = (await read(Projects, { id: Number(project.id) })) ?? {};
    expect(providers.filter((id) => id === provider.id)).toEqual([provider.id]);
  });

  it("several at once lose none", async () => {
    const { project } = await registerOrganization({ partnerid });
    const providers = await Promise.all(Array.from({ length: 6 }, () => createPartner()));
    await Promise.all(
      providers.map((provider) =>
        call(
          "POST /api/v1/assignProvider",
          { partnerid },
          { project_id: project.id, provider_id: provider.partnerid },
        ),
      ),
    );
    const stored = await read(Projects, { id: Number(project.id) });
    expect(stored?.providers).toEqual(expect.arrayContaining(providers.map(({ id }) => id)));
  });
});
