import "./environment.ts";
import { createServer } from "node:http";
import { startCloud } from "../../localstack/cloud/start-cloud.ts";
import type { RouteGroup } from "../../shared/http/route.ts";
import type { Service } from "../../shared/http/service.ts";
import type { ServiceName } from "../../shared/testing/people.ts";
import type { Credentials } from "../../functions/platform/audit/model/registration.ts";
import { createRecords, senderTo } from "./create-records.ts";
import { listenOnLoopback } from "../../shared/testing/loopback.ts";

/** The services of the working tree in this process, on a local cloud of their own. */
export interface OwnServices {
  /** The address of a service. */
  baseOf: (service: string) => string;
  /** The credentials that a service takes, by zone. */
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
  const front = await openFront(names);
  const baseOf = (service: string) => `${front.url}/${service}`;
  return {
    baseOf,
    credentialsOf: (service) => credentialsOf(service as ServiceName, baseOf(service)),
    async stop() {
      await front.stop();
      await cloud.stop();
    },
  };
}

/** Services whose zone `staff` takes accounts with the role of officials. */
const ofOfficials: readonly ServiceName[] = ["documents", "notifications", "platform"];

/** An administrator of the service, who creates records first, so that lists have pages and values, and the other callers. */
async function credentialsOf(service: ServiceName, base: string): Promise<Credentials> {
  const { addPersonTo, addServiceAdmin, bearerOf } = await import("../../shared/testing/people.ts");
  const { citizenSession } = await import("../../shared/testing/sessions.ts");
  const headers = bearerOf(service, await addServiceAdmin(service));
  const { app, citizens = [] } = (await createRecords[service]?.(senderTo(base, headers))) ?? {};
  const sessions = citizens.map(({ idnp, recordId }) => citizenSession(service, idnp, recordId));
  const [citizen, secondCitizen] = (await Promise.all(sessions)).map(({ token }) => bearer(token));
  const authorities = ["ROLE_USER", "ROLE_STAFF"];
  const staff =
    ofOfficials.includes(service) && bearerOf(service, await addPersonTo(service, { authorities }));
  return {
    admin: bearer(headers.authorization),
    ...(staff ? { staff: bearer(staff.authorization) } : {}),
    ...(app === undefined ? {} : { app: bearer(app) }),
    ...(citizen && secondCitizen ? { citizen, secondCitizen } : {}),
  };
}

const bearer = (value = "") => ({ type: "bearer" as const, token: value.replace(/^Bearer /, "") });

/** The gateway of the local system before handlers of this process. */
async function openFront(names: readonly string[]) {
  const { lambdaHandler } = await import("../../shared/http/handler.ts");
  const { httpApi } = await import("../../localstack/run/http-api.ts");
  const { asInvoked } = await import("../../localstack/run/gateway-event.ts");
  const apis = await Promise.all(names.map(apiOf));
  const handlers = new Map(
    apis.map(({ service, groups }) => [service.name, lambdaHandler(service, ...groups)]),
  );
  const api = httpApi({
    services: apis.map(({ service }) => service),
    functionFor: (path) => path.split("/").find(Boolean),
    invoke: (name, event) =>
      handlers.get(name)?.(asInvoked(event)) ?? Promise.reject(new Error(`no service ${name}`)),
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
