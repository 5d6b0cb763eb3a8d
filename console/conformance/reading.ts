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
import type { ListQuery } from "../api/register/kind.ts";
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
export const useIsAdmin = (): boolean => useZone() === "admin";

type QueryOf<Data extends object> = NonNullable<Call<Data>["query" & keyof Call<Data>]>;
export type SystemQuery = QueryOf<StaffSystemsListData>;
export type AuditQuery = QueryOf<StaffAuditsListData>;
export type IssueQuery = QueryOf<StaffIssuesListData>;

const admin = {
  systems: (query: SystemQuery) => adminSystemsList(client, { query }),
  system: (id: number) => adminSystemsRead(client, { path: { id } }),
  audits: (query: AuditQuery) => adminAuditsList(client, { query }),
  auditsOf: (id: number, query: AuditQuery) => adminSystemsListAudits(client, { path: { id }, query }),
  trend: (id: number) => adminSystemsListTrend(client, { path: { id }, query: { size: 30 } }),
  audit: (id: number) => adminAuditsRead(client, { path: { id } }),
  page: (id: number) => adminAuditsReadPage(client, { path: { id } }),
  issues: (query: IssueQuery) => adminIssuesList(client, { query }),
  issuesOf: (id: number, query: IssueQuery) => adminSystemsListIssues(client, { path: { id }, query }),
  issue: (id: number) => adminIssuesRead(client, { path: { id } }),
};

/** What officials read of an answer to administrators. */
type Read<Data> = Promise<{ data: Data; headers: Headers; etag: string | undefined }>;
type Reading = Omit<typeof admin, "systems" | "system"> & {
  systems: (query: SystemQuery) => Read<{ items: StaffSystem[]; total: number }>;
  system: (id: number) => Read<StaffSystem>;
};

const staff: Reading = {
  systems: (query) => staffSystemsList(client, { query }),
  system: (id) => staffSystemsRead(client, { path: { id } }),
  audits: (query) => staffAuditsList(client, { query }),
  auditsOf: (id, query) => staffSystemsListAudits(client, { path: { id }, query }),
  trend: (id) => staffSystemsListTrend(client, { path: { id }, query: { size: 30 } }),
  audit: (id) => staffAuditsRead(client, { path: { id } }),
  page: (id) => staffAuditsReadPage(client, { path: { id } }),
  issues: (query) => staffIssuesList(client, { query }),
  issuesOf: (id, query) => staffSystemsListIssues(client, { path: { id }, query }),
  issue: (id) => staffIssuesRead(client, { path: { id } }),
};

interface ByZone<Made> {
  admin: Made;
  staff: Made;
}

/** Makes a declaration for each zone, with the calls of that zone. */
export const byZone = <Made>(make: (reading: Reading) => Made): ByZone<Made> => ({
  admin: make(admin),
  staff: make(staff),
});

/** The declaration for the person's zone. */
export const useByZone = <Made>(made: ByZone<Made>): Made => made[useIsAdmin() ? "admin" : "staff"];

/** The calls that the person reads by: those of their zone. */
export const useReading = (): Reading => useByZone({ admin, staff });

/** The query of a list that has no filters. */
export const pageOnly = ({ page, size, sort }: ListQuery) => ({
  page,
  size,
  ...(sort !== undefined && { sort }),
});
