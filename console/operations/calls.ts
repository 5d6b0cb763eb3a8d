import * as documents from "../../client/generated/documents/operations.ts";
import type { Health, Info, ManagementReadComponentAnswer } from "../../client/generated/documents/types.ts";
import * as identity from "../../client/generated/identity/operations.ts";
import * as invoicing from "../../client/generated/invoicing/operations.ts";
import * as notifications from "../../client/generated/notifications/operations.ts";
import * as platform from "../../client/generated/platform/operations.ts";
import * as templateAdmin from "../../client/generated/template-admin/operations.ts";
import { isProblem } from "../../client/index.ts";
import { watchingClient } from "../api/client.ts";
import type { Service } from "../api/places.ts";

/* The operational addresses, which every service has alike. Of a whole namespace all would be loaded. */

const ofDocuments = {
  healthRead: documents.healthRead,
  infoRead: documents.infoRead,
  managementReadComponent: documents.managementReadComponent,
};

const operations: Record<Service, typeof ofDocuments> = {
  documents: ofDocuments,
  notifications: {
    healthRead: notifications.healthRead,
    infoRead: notifications.infoRead,
    managementReadComponent: notifications.managementReadComponent,
  },
  platform: {
    healthRead: platform.healthRead,
    infoRead: platform.infoRead,
    managementReadComponent: platform.managementReadComponent,
  },
  identity: {
    healthRead: identity.healthRead,
    infoRead: identity.infoRead,
    managementReadComponent: identity.managementReadComponent,
  },
  "template-admin": {
    healthRead: templateAdmin.healthRead,
    infoRead: templateAdmin.infoRead,
    managementReadComponent: templateAdmin.managementReadComponent,
  },
  invoicing: {
    healthRead: invoicing.healthRead,
    infoRead: invoicing.infoRead,
    managementReadComponent: invoicing.managementReadComponent,
  },
};

/** The dependencies of a service. */
export const components = ["db", "cache", "search", "queue", "storage"] as const;
export type Component = (typeof components)[number];

const isHealth = (body: unknown): body is Health =>
  typeof body === "object" && body !== null && "status" in body && "checks" in body;

/** The report of a service, which it answers with 503 while a dependency is down. @throws if it does not answer */
export async function readHealth(service: Service, signal: AbortSignal): Promise<Health> {
  try {
    return (await operations[service].healthRead(watchingClient, { signal })).data;
  } catch (error) {
    if (isProblem(error) && isHealth(error.body)) return error.body;
    throw error;
  }
}

export const readInfo = async (service: Service, signal: AbortSignal): Promise<Info> =>
  (await operations[service].infoRead(watchingClient, { signal })).data;

type ManagementComponent = "env" | "configprops" | "metrics";

async function readComponent(
  service: Service,
  component: ManagementComponent,
  signal: AbortSignal,
): Promise<ManagementReadComponentAnswer> {
  const call = { path: { component }, signal };
  return (await operations[service].managementReadComponent(watchingClient, call)).data;
}

type Answer<Key extends string> = Extract<ManagementReadComponentAnswer, Record<Key, unknown>>;
export type Series = Answer<"series">["series"][number];

/** The durations of requests since the service was first deployed, summed over its processes, by route and status. */
export async function readSeries(service: Service, signal: AbortSignal): Promise<Series[]> {
  const answer = await readComponent(service, "metrics", signal);
  return "series" in answer ? answer.series : [];
}

export interface Setting {
  variable: string;
  purpose: string;
  value: string;
  isSecret: boolean;
  isSet: boolean;
}

/** The settings of the function that answers, with their purpose. Values of secrets are masked by the service. */
export async function readSettings(service: Service, signal: AbortSignal): Promise<Setting[]> {
  const [values, reference] = await Promise.all([
    readComponent(service, "env", signal),
    readComponent(service, "configprops", signal),
  ]);
  const valueOf = new Map(
    "properties" in values ? values.properties.map(({ name, value }) => [name, value]) : [],
  );
  if (!("settings" in reference)) return [];
  return reference.settings.map(({ variable, purpose, secret, set }) => ({
    variable,
    purpose,
    value: valueOf.get(variable) ?? "",
    isSecret: secret,
    isSet: set,
  }));
}
