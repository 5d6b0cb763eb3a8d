import { signingKeys, type SigningKey } from "../auth/signing-keys.ts";
import { issueToken, type ProjectIdentity } from "../features/organization-tokens/tokens.ts";
import type { LambdaHandler } from "../http/handler.ts";
import { newSigningKey } from "./environment.ts";
import { httpProxy } from "./http-proxy.ts";

/*
 * Importing this file gives a test file a separate identity service over HTTP: its key set, and the two addresses
 * from which other services import. Import it before anything that reads the configuration.
 */

export const newKey = (): SigningKey => {
  const [key] = signingKeys(newSigningKey());
  if (!key) throw new Error("no key was made");
  return key;
};

const projects = new Map<string, ProjectIdentity & { idno: string; isActivated: boolean }>();

let keys: SigningKey[] = [newKey()];
let serial = 0;

const reply = (statusCode: number, body: object) => ({
  statusCode,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

const answers: Record<string, (project: NonNullable<ReturnType<typeof ofToken>>) => object> = {
  "/identity/api/v1/app/projects/current": ({ projectId, project, organizationId, isActivated }) => ({
    id: projectId,
    name: project,
    organization_id: organizationId,
    status_id: "1",
    provider_active: isActivated,
  }),
  "/identity/api/v1/app/organizations/current": ({ organizationId, organization, idno }) => ({
    id: organizationId,
    name: organization,
    idno,
    status_id: "1",
  }),
};

const handler: LambdaHandler = ({ rawPath, headers }) => {
  if (rawPath === "/identity/api/v1/jwks") {
    return Promise.resolve(reply(200, { keys: keys.map(({ jwk }) => jwk) }));
  }
  const project = ofToken(headers.authorization);
  if (!project) return Promise.resolve(reply(401, { name: "Unauthorized" }));
  const answer = answers[rawPath];
  return Promise.resolve(answer ? reply(200, answer(project)) : reply(404, { name: "Not Found" }));
};

function ofToken(authorization = "") {
  const payload = authorization.replace(/^Bearer /, "").split(".")[1] ?? "";
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString() || "{}") as { project_id?: string };
  return projects.get(claims.project_id ?? "");
}

const proxy = await httpProxy(handler);
process.env.IDENTITY_URL = `${proxy.url}/identity`;

/** Registers a project; ids are numbers, as in the identity service. */
export function registerProject(
  fields: Partial<ProjectIdentity & { idno: string; isActivated: boolean }> = {},
): ProjectIdentity {
  serial += 2;
  const registered = {
    organizationId: String(9_000_000 + serial),
    organization: `Primăria ${serial}`,
    projectId: String(9_000_001 + serial),
    project: `Portal ${serial}`,
    idno: `1${String(serial).padStart(12, "0")}`,
    isActivated: true,
    ...fields,
  };
  projects.set(registered.projectId, registered);
  return registered;
}

/** A token as identity's login issues it, signed with its current key or with another. */
export const tokenFor = (project: ProjectIdentity, key = keys[0]): string =>
  issueToken(project, key ?? newKey(), "http://identity.test");

/** Controls of this identity service for tests. */
export const localIdentity = {
  /** Requests received, in order. */
  seen: proxy.seen,
  goDown: () => {
    proxy.serve(undefined);
  },
  comeBack: () => {
    proxy.serve(handler);
  },
  /** From now on signs tokens with a new key; the old one is no longer published. */
  changeKey: () => void (keys = [newKey()]),
};
