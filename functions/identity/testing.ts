import "../../shared/testing/local-cloud.ts";
import type { Stored } from "../../shared/data/entity.ts";
import { clock } from "../../shared/clock.ts";
import { create, update } from "../../shared/data/repository.ts";
import { lambdaHandler } from "../../shared/http/handler.ts";
import { nextId } from "../../shared/ids.ts";
import { callerOf } from "../../shared/testing/caller.ts";
import { groups } from "./api.ts";
import { type Partner, Partners } from "./records/partner.ts";
import { Projects } from "./records/project.ts";
import { hashOf, linkingSecrets } from "./records/secret.ts";
import { identity } from "./service.ts";

/*
 * Test helpers of this service: the repository creates partners, everything else goes through the real handler.
 * Import this file before anything that reads the configuration.
 */

export const handler = lambdaHandler(identity, ...groups);
const send = callerOf(handler);

type Headers = Record<string, string>;

/** `call("POST /api/v1/createProject", { partnerid }, { name })`; addresses are relative to the service. */
export function call(address: string, headers: Headers = {}, body?: object | string) {
  const [method = "", path = ""] = address.split(" ");
  return send(method, `/identity${path}`, { headers, body });
}

let count = 0;
/** A text that is unique within the test run. */
export const fresh = (word: string): string => `${word}-${(count += 1)}`;
export const freshIdno = (): string => `1${String((count += 1)).padStart(12, "0")}`;

export const createPartner = (fields: Partial<Partner> = {}): Promise<Stored<Partner>> =>
  create(Partners, {
    id: nextId(),
    partnerid: fresh("partener"),
    name: "Partenerul",
    status_id: "1",
    ...fields,
  });

export interface Registered {
  partnerid: string;
  organization: { id: string; secret_name: string; name: string; idno: string };
  project: { id: string; secret_token: string; name: string };
}

/** Registers an organization with a project, as a partner does. */
export async function registerOrganization({ partnerid }: { partnerid: string }): Promise<Registered> {
  const wanted = { name: fresh("Primăria"), idno: freshIdno(), status_id: "1", description: "de probă" };
  const organization = (await call("POST /api/v1/createOrganization", { partnerid }, wanted)).json as {
    id: string;
    secret_name: string;
  };
  const name = fresh("Taxe");
  const project = (
    await call("POST /api/v1/createProject", { partnerid }, { name, organization_id: organization.id })
  ).json as { id: string; secret_token: string };
  return {
    partnerid,
    organization: { ...wanted, id: organization.id, secret_name: organization.secret_name },
    project: { name, id: project.id, secret_token: project.secret_token },
  };
}

/** Replaces a project's secrets with a chosen one, as the seed does. */
export async function setSecret({ organization, project }: Registered, token: string): Promise<void> {
  const secrets = [{ hash: hashOf(organization.secret_name, token), created_at: clock.iso() }];
  await update(
    Projects,
    { id: Number(project.id) },
    (before) => ({ ...before, secrets }),
    (before, after) => linkingSecrets(after, before.secrets, after.secrets),
  );
}

/** The header of Basic authentication (RFC 7617). */
export const basic = (username: string, password: string): Headers => ({
  authorization: `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`,
});

/** Signs in and returns the token. */
export async function tokenOf({ organization, project }: Registered): Promise<string> {
  const { json } = await call("GET /api/v1/login", basic(organization.secret_name, project.secret_token));
  return (json as { token: string }).token;
}
