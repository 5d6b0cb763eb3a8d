import "./environment.ts";
import { createServer } from "node:http";
import { startCloud } from "../../localstack/cloud/start-cloud.ts";
import type { RouteGroup } from "../../shared/http/route.ts";
import type { Service } from "../../shared/http/service.ts";
import type { Credentials } from "../../functions/platform/audit/model/registration.ts";
import { listenOnLoopback } from "../../shared/testing/loopback.ts";

/** The services of the working tree in this process, with demo data on a local cloud of their own. */
export interface OwnServices {
  /** The address of a service. */
  baseOf: (service: string) => string;
  /** The credentials of the demo that a service takes, by zone. */
  credentialsOf: (service: string) => Promise<Credentials>;
  stop: () => Promise<void>;
}

interface Api {
  service: Service;
  groups: RouteGroup[];
}

/** Starts services. Modules that read the configuration are imported here, after the cloud has an address. */
export async function startOwnServices(names: readonly string[]): Promise<OwnServices> {
  const cloud = await startCloud({});
  process.env.TEMELIA_TEST_CLOUD = cloud.endpoint;
  await import("../../shared/testing/local-cloud.ts");
  const [, front] = await Promise.all([writeDemoData(), openFront(names)]);
  const baseOf = (service: string) => `${front.url}/${service}`;
  return {
    baseOf,
    credentialsOf: async (service) => ({
      admin: { type: "login", url: `${baseOf(service)}/api/authenticate`, ...(await demoAdministrator()) },
      ...(service === "identity"
        ? { app: { type: "bearer", token: await tokenOfProject(baseOf(service)) } }
        : {}),
    }),
    async stop() {
      await front.stop();
      await cloud.stop();
    },
  };
}

/** The demo of the services whose lists an audit reads; it holds no secret. */
async function writeDemoData(): Promise<void> {
  const seeds = await Promise.all([
    import("../../localstack/demo/seed-identity.ts").then(({ seedIdentity }) => seedIdentity),
    import("../../localstack/demo/seed-template-admin.ts").then(({ seedTemplateAdmin }) => seedTemplateAdmin),
    import("../../localstack/demo/seed-invoicing.ts").then(({ seedInvoicing }) => seedInvoicing),
  ]);
  await Promise.all(seeds.map((seed) => seed()));
  const { addPersonTo } = await import("../../shared/testing/people.ts");
  const { hashPassword } = await import("../../shared/auth/passwords.ts");
  const { username, password } = await demoAdministrator();
  const rights = { authorities: ["ROLE_USER" as const, "ROLE_ADMIN" as const], adminServiciu: true };
  const passwordHash = await hashPassword(password);
  for (const service of ["documents", "notifications"] as const)
    await addPersonTo(service, { login: username, passwordHash, ...rights });
}

async function demoAdministrator(): Promise<{ username: string; password: string }> {
  const { demoPassword } = await import("../../localstack/demo/data.ts");
  return { username: "admin", password: demoPassword };
}

/** A token of a project of the demo, as identity issues it. */
async function tokenOfProject(identity: string): Promise<string> {
  const { organizations, projects } = await import("../../localstack/demo/identity.ts");
  const [project] = projects;
  const organization = organizations.find(({ id }) => id === project?.organization_id);
  const credentials = `${organization?.secret_name ?? ""}:${project?.secret_token ?? ""}`;
  const authorization = `Basic ${Buffer.from(credentials).toString("base64")}`;
  const answer = await fetch(`${identity}/api/v1/login`, { method: "POST", headers: { authorization } });
  return ((await answer.json()) as { token: string }).token;
}

/** The gateway of the local system before handlers of this process. */
async function openFront(names: readonly string[]) {
  const { lambdaHandler } = await import("../../shared/http/handler.ts");
  const { httpApi } = await import("../../localstack/run/http-api.ts");
  const apis = await Promise.all(names.map(apiOf));
  const handlers = new Map(
    apis.map(({ service, groups }) => [service.name, lambdaHandler(service, ...groups)]),
  );
  const api = httpApi({
    services: apis.map(({ service }) => service),
    functionFor: (path) => path.split("/").find(Boolean),
    invoke: (name, event) => handlers.get(name)?.(event) ?? Promise.reject(new Error(`no service ${name}`)),
  });
  return listenOnLoopback(createServer((incoming, outgoing) => void api.answer(incoming, outgoing)));
}

async function apiOf(name: string): Promise<Api> {
  const { groups } = (await import(`../../functions/${name}/api.ts`)) as { groups: RouteGroup[] };
  const definitions = (await import(`../../functions/${name}/service.ts`)) as Record<string, Service>;
  const service = Object.values(definitions).find((definition) => definition.name === name);
  if (!service) throw new Error(`functions/${name}/service.ts defines no service ${name}`);
  return { service, groups };
}
