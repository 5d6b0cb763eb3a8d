import { expect, it } from "vitest";
import "../../shared/testing/local-cloud.ts";
import { readMany } from "../../shared/data/repository.ts";
import { basicCredentials } from "../../shared/http/access.ts";
import { lambdaHandler } from "../../shared/http/handler.ts";
import { callerOf } from "../../shared/testing/caller.ts";
import { isIdno } from "../../shared/state-numbers/idnp.ts";
import { groups, service } from "../../functions/identity/api.ts";
import { Organization } from "../../functions/identity/records/organization.ts";
import { Partner } from "../../functions/identity/records/partner.ts";
import { Template, Templates } from "../../functions/template-admin/records/template.ts";
import { demoPassword } from "../../localstack/demo/data.ts";
import * as registry from "../../localstack/demo/identity.ts";
import { templates } from "../../localstack/demo/template-admin.ts";
import { seedIdentity } from "../../localstack/demo/seed-identity.ts";
import { seedTemplateAdmin } from "../../localstack/demo/seed-template-admin.ts";

const speak = callerOf(lambdaHandler(service, ...groups));
const call = (method: string, path: string, headers: Record<string, string>, body?: object) =>
  speak(method, `/identity${path}`, { headers, body });

it("the seed of identity and template administration is written by the first start only", async () => {
  expect([await seedIdentity(), await seedTemplateAdmin()]).toEqual([true, true]);
  expect([await seedIdentity(), await seedTemplateAdmin()]).toEqual([false, false]);
});

it("the seed of identity and template administration holds records that the services themselves would accept", () => {
  const created_at = "2026-01-01T00:00:00.000Z";
  for (const partner of registry.partners) expect(Partner.parse(partner)).toEqual(partner);
  for (const organization of registry.organizations) {
    expect(Organization.parse({ ...organization, created_at })).toEqual({
      ...organization,
      created_at,
    });
    expect(isIdno(organization.idno, true)).toBe(true);
  }
  for (const template of templates) expect(Template.parse(template)).toEqual(template);
});

it.each(registry.projects)(
  "the seed of identity and template administration signs in the project $name with its secret token",
  async ({ id, ...project }) => {
    const { secret_name = "" } =
      registry.organizations.find((one) => one.id === project.organization_id) ?? {};
    const authorization = `Basic ${Buffer.from(`${secret_name}:${project.secret_token}`).toString("base64")}`;
    expect(basicCredentials({ headers: { authorization } } as never)?.password).toBe(project.secret_token);
    const { token } = (await call("GET", "/api/v1/login", { authorization })).json as { token: string };
    const { json } = await call("GET", "/api/v1/app/projects/current", {
      authorization: token,
      partnerid: "achizitii-demo",
    });
    expect(json).toMatchObject({
      id: String(id),
      name: project.name,
      provider_active: project.providers.includes(2),
    });
  },
);

it("the seed of identity and template administration lets its people sign in, and its active partners register", async () => {
  for (const { login } of registry.users) {
    const body = { username: login, password: demoPassword };
    expect((await call("POST", "/api/authenticate", {}, body)).status).toBe(200);
  }
  for (const { partnerid, status_id } of registry.partners) {
    const { status } = await call("POST", "/api/v1/createOrganization", { partnerid }, {});
    expect(status).toBe(status_id === "1" ? 422 : 403);
  }
});

it("the seed of identity and template administration gives every organization a template", async () => {
  const stored = await readMany(
    Templates,
    templates.map(({ id }) => id),
  );
  expect(stored.map(({ organization_id }) => organization_id)).toEqual([undefined, "2"]);
});
