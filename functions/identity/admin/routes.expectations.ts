import type { Calls } from "../calls.expectations.ts";
import { fresh } from "../testing.ts";

const named = { body: () => ({ name: fresh("Nume") }) };

export const calls: Calls = {
  partners: { parameter: ({ partnerRecordId }) => partnerRecordId },
  "admin.partners.create": named,
  "admin.partners.replace": named,
  "admin.partners.patch": named,
  organizations: { parameter: ({ made }) => made.organization.id },
  "admin.organizations.replace": named,
  "admin.organizations.patch": named,
  projects: { parameter: ({ changedProjectId }) => changedProjectId },
  "admin.projects.replace": named,
  "admin.projects.patch": named,
  "admin.projects.rotateSecret": { body: () => ({}) },
};
