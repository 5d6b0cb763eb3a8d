import * as z from "zod";
import { wrongCredentials } from "../../../shared/features/clients/wrong-credentials.ts";
import { organizationToken } from "../../../shared/features/organization-tokens/access.ts";
import { config } from "../../../shared/features/organization-tokens/config.ts";
import { issueToken, type ProjectIdentity } from "../../../shared/features/organization-tokens/tokens.ts";
import { unrestricted, basicCredentials, type Access } from "../../../shared/http/access.ts";
import { fields } from "../../../shared/http/body.ts";
import { lambdaHandler } from "../../../shared/http/handler.ts";
import { query } from "../../../shared/http/list-query.ts";
import { Reply } from "../../../shared/http/responses.ts";
import { routes } from "../../../shared/http/route.ts";
import { Organization } from "../records/organization.ts";
import { Project } from "../records/project.ts";
import { get, identity, post } from "../service.ts";
import { currentKey, ownKey, publicKeys } from "./keys.ts";
import { readOwnOrganization, readOwnProject } from "./own-records.ts";
import { signIn } from "./sign-in.ts";

/** A project of an organization, by the token that this service issued. */
const organization = organizationToken(ownKey);

/** Access of the sign-in routes. Basic credentials are checked before the body is read, and take precedence over it. */
const signingIn: Access<ProjectIdentity | undefined> = {
  ...unrestricted,
  scheme: { name: "basic", definition: { type: "http", scheme: "basic" }, optional: true },
  async admit(request) {
    const credentials = basicCredentials(request);
    if (credentials) return signIn(credentials, request.sourceAddress);
    if (/^Basic\b/i.test(request.headers.authorization ?? "")) throw wrongCredentials(identity.name);
    return undefined;
  },
};

const Credentials = z
  .object({ Username: z.string(), Password: z.string() })
  .partial()
  .meta({ id: "LoginCredentials" });
const Token = z.object({ token: z.string() }).meta({ id: "OrganizationToken" });

const login = post(
  "/api/v1/login",
  {
    access: signingIn,
    summary: "Un token pentru numele secret al organizației și tokenul secret al proiectului",
    body: fields(Credentials),
    returns: Token,
    refuses: ["tooManyRequests"],
    idempotent: false,
    keptSealed: true,
  },
  async ({ caller, body: { Username: username = "", Password: password = "" }, request }) => {
    const project = caller ?? (await signIn({ username, password }, request.sourceAddress));
    return { token: issueToken(project, currentKey(), config.identityUrl) };
  },
);

const Jwk = z.object({
  kty: z.literal("EC"),
  crv: z.literal("P-256"),
  x: z.string(),
  y: z.string(),
  kid: z.string(),
  use: z.literal("sig"),
  alg: z.literal("ES256"),
});
const KeySet = z.object({ keys: z.array(Jwk) }).meta({ id: "KeySet", description: "RFC 7517" });

/** How long consumers may cache the key set, in seconds: a rotation waits at least this long between its steps. */
const KEYS_FRESH_SECONDS = 300;

const OwnOrganization = Organization.pick({
  name: true,
  idno: true,
  status_id: true,
  description: true,
})
  .extend({ id: z.string() })
  .meta({ id: "OwnOrganization" });
const OwnProject = Project.pick({ name: true, status_id: true, description: true })
  .extend({ id: z.string(), organization_id: z.string(), provider_active: z.boolean() })
  .meta({ id: "OwnProject" });

const readOrganization = get(
  "/api/v1/app/organizations/current",
  {
    access: organization,
    summary: "Organizația tokenului; cu user_id, doar dacă utilizatorul este al ei",
    refuses: ["notFound"],
    query: query(z.object({ user_id: z.string().max(100).optional() })),
    returns: OwnOrganization,
  },
  async ({ caller, query: { user_id } }) => {
    const { id, name, idno, status_id, description } = await readOwnOrganization(caller, user_id);
    return { id: String(id), name, idno, status_id, description };
  },
);

const readProject = get(
  "/api/v1/app/projects/current",
  {
    access: organization,
    summary: "Proiectul tokenului; provider_active pentru partenerul din antetul partnerid",
    takes: ["partnerid"],
    returns: OwnProject,
  },
  async ({ caller, request }) => {
    const { id, organization_id, ...project } = await readOwnProject(caller, request.headers.partnerid);
    return { ...project, id: String(id), organization_id: String(organization_id) };
  },
);

export const ownOrganization = routes("organizations", { readCurrent: readOrganization });
export const ownProject = routes("projects", { readCurrent: readProject });

/** Machine clients have a zone of their own (platform standard): they have a year to move. */
const moved = { since: "2026-11-26", sunset: "2027-12-01" };

export const tokens = routes("tokens", {
  login,
  loginByGet: get("/api/v1/login", {}, login),

  listKeys: get(
    "/api/v1/jwks",
    { access: unrestricted, summary: "Setul de chei cu care se verifică tokenurile", returns: KeySet },
    async () =>
      new Reply(
        { keys: publicKeys() },
        { headers: { "cache-control": `public, max-age=${KEYS_FRESH_SECONDS}` } },
      ),
  ),

  readOrganization: get("/api/v1/organization", { deprecated: moved }, readOrganization),
  readProject: get("/api/v1/project", { deprecated: moved }, readProject),
});

export const handler = lambdaHandler(identity, tokens, ownOrganization, ownProject);
