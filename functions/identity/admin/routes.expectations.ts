import type { Calls } from "../calls.expectations.ts";
import { fresh } from "../testing.ts";

const named = { body: () => ({ name: fresh("Nume") }) };

export const calls: Calls = {
  partners: { parameter: ({ partnerRecordId }) => partnerRecordId },
  "partners.create": named,
  "partners.replace": named,
  "partners.patch": named,
  organizations: { parameter: ({ made }) => made.organization.id },
  "organizations.replace": named,
  "organizations.patch": named,
  organizationUsers: { parameter: ({ made }) => made.organization.id },
  projects: { parameter: ({ made }) => made.project.id },
  "projects.replace": named,
  "projects.patch": named,
  secrets: { parameter: ({ made }) => made.project.id },
  "secrets.rotate": { body: () => ({}) },
};
