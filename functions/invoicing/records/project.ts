import { tableOf, type Key } from "../../../shared/data/tables.ts";

/** A project as imported from identity, with the organization that owns it. The ids are those of identity. */
export interface Project {
  id: string;
  /** The prefix of its invoices' codes, unique to the project. */
  prefix: string;
  name: string;
  organizationId: string;
  organizationName: string;
  organizationIdno: string;
  importedAt: string;
}

export const projectsTable = (): string => tableOf("invoicing");

export const projectKey = (id: string): Key => ({ pk: `project#${id}`, sk: "project" });

/** Identity's numbers in base 36, which are short enough to be read aloud. */
export const codePrefix = (id: string): string => BigInt(id).toString(36).toUpperCase();
