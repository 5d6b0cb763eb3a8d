import type { Person } from "../../shell/session.ts";

/**
 * The services whose acts may wait for a second person, and who that may be: an administrator, or one of the whole service where those of
 * an organization decide nothing.
 */
const deciders = {
  documents: "ROLE_ADMIN",
  identity: "SERVICE",
  invoicing: "SERVICE",
  notifications: "ROLE_ADMIN",
  platform: "ROLE_ADMIN",
  "template-admin": "SERVICE",
} as const;
export type ApprovalService = keyof typeof deciders;

const approvalServices = Object.keys(deciders) as ApprovalService[];

/** The start of their query keys. */
export const APPROVALS = ["approvals"] as const;

/** The services where a person decides approvals. */
export const servicesOf = ({ roles }: Pick<Person, "roles">): ApprovalService[] =>
  approvalServices.filter((service) => roles.includes(`${service}:${deciders[service]}`));

export const serviceIn = (text: string): ApprovalService | undefined =>
  approvalServices.find((service) => service === text);
