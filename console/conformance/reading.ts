import {
  adminAuditsList,
  adminAuditsRead,
  adminAuditsReadPage,
  adminIssuesList,
  adminIssuesRead,
  adminSystemsList,
  adminSystemsListAudits,
  adminSystemsListIssues,
  adminSystemsListTrend,
  adminSystemsRead,
  staffAuditsList,
  staffAuditsRead,
  staffAuditsReadPage,
  staffIssuesList,
  staffIssuesRead,
  staffSystemsList,
  staffSystemsListAudits,
  staffSystemsListIssues,
  staffSystemsListTrend,
  staffSystemsRead,
} from "../../client/generated/platform/operations.ts";
import type {
  StaffAuditsListData,
  StaffIssuesListData,
  StaffSystem,
  StaffSystemsListData,
} from "../../client/generated/platform/types.ts";
import type { Call } from "../../client/operation.ts";
import { client } from "../api/client.ts";
import { type Person, usePerson } from "../shell/session.ts";

/** Administrators write and read everything; officials read; others see what is published. */
export type Zone = "admin" | "staff" | "public";

export function zoneOf({ roles }: Person): Zone {
  if (roles.includes("platform:ROLE_ADMIN")) return "admin";
  return roles.includes("platform:ROLE_STAFF") || roles.includes("platform:ROLE_OPERATOR")
    ? "staff"
    : "public";
}

export const useZone = (): Zone => zoneOf(usePerson());

type QueryOf<Data extends object> = NonNullable<Call<Data>["query" & keyof Call<Data>]>;
export type SystemQuery = QueryOf<StaffSystemsListData>;
export type AuditQuery = QueryOf<StaffAuditsListData>;
export type IssueQuery = QueryOf<StaffIssuesListData>;

const admin = {
  systems: async (query: SystemQuery) => (await adminSystemsList(client, { query })).data,
  system: async (id: number): Promise<StaffSystem> => (await adminSystemsRead(client, { path: { id } })).data,
  audits: async (query: AuditQuery) => (await adminAuditsList(client, { query })).data,
  auditsOf: async (id: number, query: AuditQuery) =>
    (await adminSystemsListAudits(client, { path: { id }, query })).data,
  trend: async (id: number) =>
    (await adminSystemsListTrend(client, { path: { id }, query: { size: 30 } })).data,
  audit: async (id: number) => (await adminAuditsRead(client, { path: { id } })).data,
  page: async (id: number) => (await adminAuditsReadPage(client, { path: { id } })).data,
  issues: async (query: IssueQuery) => (await adminIssuesList(client, { query })).data,
  issuesOf: async (id: number, query: IssueQuery) =>
    (await adminSystemsListIssues(client, { path: { id }, query })).data,
  issue: async (id: number) => (await adminIssuesRead(client, { path: { id } })).data,
};

type Reading = Omit<typeof admin, "systems"> & {
  systems: (query: SystemQuery) => Promise<{ items: StaffSystem[]; total: number }>;
};

const staff: Reading = {
  systems: async (query) => (await staffSystemsList(client, { query })).data,
  system: async (id) => (await staffSystemsRead(client, { path: { id } })).data,
  audits: async (query) => (await staffAuditsList(client, { query })).data,
  auditsOf: async (id, query) => (await staffSystemsListAudits(client, { path: { id }, query })).data,
  trend: async (id) => (await staffSystemsListTrend(client, { path: { id }, query: { size: 30 } })).data,
  audit: async (id) => (await staffAuditsRead(client, { path: { id } })).data,
  page: async (id) => (await staffAuditsReadPage(client, { path: { id } })).data,
  issues: async (query) => (await staffIssuesList(client, { query })).data,
  issuesOf: async (id, query) => (await staffSystemsListIssues(client, { path: { id }, query })).data,
  issue: async (id) => (await staffIssuesRead(client, { path: { id } })).data,
};

const readings: Record<Zone, Reading> = { admin, staff, public: staff };

/** The calls by which the person reads: those of their zone. */
export const useReading = (): Reading => readings[useZone()];

/** The name of each system by its id, for rows that name a system by id alone. */
export async function systemNames(reading: Reading): Promise<ReadonlyMap<number, string>> {
  const { items } = await reading.systems({ size: 200 });
  return new Map(items.map(({ id, denumire }) => [id, denumire]));
}
