import {
  healthRead as documentsHealthRead,
  infoRead as documentsInfoRead,
  managementReadComponent as documentsManagementReadComponent,
  managementReadLogLines as documentsManagementReadLogLines,
  managementReadTimelines as documentsManagementReadTimelines,
} from "../../client/generated/documents/operations.ts";
import type {
  Health,
  Info,
  LogLines,
  ManagementReadComponentAnswer,
  Timelines,
} from "../../client/generated/documents/types.ts";
import {
  healthRead as identityHealthRead,
  infoRead as identityInfoRead,
  managementReadComponent as identityManagementReadComponent,
  managementReadLogLines as identityManagementReadLogLines,
  managementReadTimelines as identityManagementReadTimelines,
} from "../../client/generated/identity/operations.ts";
import {
  healthRead as invoicingHealthRead,
  infoRead as invoicingInfoRead,
  managementReadComponent as invoicingManagementReadComponent,
  managementReadLogLines as invoicingManagementReadLogLines,
  managementReadTimelines as invoicingManagementReadTimelines,
} from "../../client/generated/invoicing/operations.ts";
import {
  healthRead as notificationsHealthRead,
  infoRead as notificationsInfoRead,
  managementReadComponent as notificationsManagementReadComponent,
  managementReadLogLines as notificationsManagementReadLogLines,
  managementReadTimelines as notificationsManagementReadTimelines,
} from "../../client/generated/notifications/operations.ts";
import {
  healthRead as platformHealthRead,
  infoRead as platformInfoRead,
  managementReadComponent as platformManagementReadComponent,
  managementReadLogLines as platformManagementReadLogLines,
  managementReadTimelines as platformManagementReadTimelines,
} from "../../client/generated/platform/operations.ts";
import {
  healthRead as templateAdminHealthRead,
  infoRead as templateAdminInfoRead,
  managementReadComponent as templateAdminManagementReadComponent,
  managementReadLogLines as templateAdminManagementReadLogLines,
  managementReadTimelines as templateAdminManagementReadTimelines,
} from "../../client/generated/template-admin/operations.ts";
import { isProblem } from "../../client/index.ts";
import { client, watchingClient } from "../api/client.ts";
import type { Service } from "../api/places.ts";

/* The operational addresses, the same in every service. */

const ofDocuments = {
  healthRead: documentsHealthRead,
  infoRead: documentsInfoRead,
  managementReadComponent: documentsManagementReadComponent,
  managementReadLogLines: documentsManagementReadLogLines,
  managementReadTimelines: documentsManagementReadTimelines,
};

const operations: Record<Service, typeof ofDocuments> = {
  documents: ofDocuments,
  notifications: {
    healthRead: notificationsHealthRead,
    infoRead: notificationsInfoRead,
    managementReadComponent: notificationsManagementReadComponent,
    managementReadLogLines: notificationsManagementReadLogLines,
    managementReadTimelines: notificationsManagementReadTimelines,
  },
  platform: {
    healthRead: platformHealthRead,
    infoRead: platformInfoRead,
    managementReadComponent: platformManagementReadComponent,
    managementReadLogLines: platformManagementReadLogLines,
    managementReadTimelines: platformManagementReadTimelines,
  },
  identity: {
    healthRead: identityHealthRead,
    infoRead: identityInfoRead,
    managementReadComponent: identityManagementReadComponent,
    managementReadLogLines: identityManagementReadLogLines,
    managementReadTimelines: identityManagementReadTimelines,
  },
  "template-admin": {
    healthRead: templateAdminHealthRead,
    infoRead: templateAdminInfoRead,
    managementReadComponent: templateAdminManagementReadComponent,
    managementReadLogLines: templateAdminManagementReadLogLines,
    managementReadTimelines: templateAdminManagementReadTimelines,
  },
  invoicing: {
    healthRead: invoicingHealthRead,
    infoRead: invoicingInfoRead,
    managementReadComponent: invoicingManagementReadComponent,
    managementReadLogLines: invoicingManagementReadLogLines,
    managementReadTimelines: invoicingManagementReadTimelines,
  },
};

/** The possible dependencies of a service. */
export const components = ["db", "cache", "search", "queue", "storage"] as const;
export type Component = (typeof components)[number];

const isHealth = (body: unknown): body is Health =>
  typeof body === "object" && body !== null && "status" in body && "checks" in body;

/** The report of a service. Its status is 503 while a dependency is down. @throws if it does not answer */
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

type ManagementComponent = "env" | "configprops" | "metrics" | "trustlists";

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

/** The durations of requests by route and status, summed over all processes since the first deployment. */
export async function readSeries(service: Service, signal: AbortSignal): Promise<Series[]> {
  const answer = await readComponent(service, "metrics", signal);
  return "series" in answer ? answer.series : [];
}

/** The intervals of plots. */
export const intervals = ["hour", "day", "week", "month"] as const;
export type Interval = (typeof intervals)[number];

export interface Period {
  interval: Interval;
  /** When it ends, ISO 8601; now without it. */
  until?: string | undefined;
}

/** What a service measured in a period; with a route, what it measured of that one. */
export async function readTimelines(
  service: Service,
  { interval, until, route }: Period & { route?: string | undefined },
  signal: AbortSignal,
): Promise<Timelines> {
  const query = {
    span: interval,
    ...(until === undefined ? {} : { until }),
    ...(route === undefined ? {} : { route }),
  };
  return (await operations[service].managementReadTimelines(watchingClient, { query, signal })).data;
}

/** In how many days log lines are sought. */
export const logDays = ["1", "7", "30"] as const;
export type LogDays = (typeof logDays)[number];

/** What a service has logged about a request, by its number or by that of its trace. */
export async function readLogLines(
  service: Service,
  { id, days }: { id: string; days: LogDays },
  signal: AbortSignal,
): Promise<LogLines> {
  const query = { correlationId: id, days };
  return (await operations[service].managementReadLogLines(client, { query, signal })).data;
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

export type Trust = Answer<"trustLists">;
export type TrustList = Trust["trustLists"][number];

/** The trusted lists by which the documents' service judges signatures, and the certificates of the installation. */
export async function readTrust(signal: AbortSignal): Promise<Trust> {
  const answer = await readComponent("documents", "trustlists", signal);
  return "trustLists" in answer ? answer : { trustLists: [], certificates: [] };
}
