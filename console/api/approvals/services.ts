import type { Person } from "../../shell/session.ts";

/** The services whose acts may wait for a second person. */
export const approvalServices = [
  "documents",
  "identity",
  "invoicing",
  "notifications",
  "platform",
  "template-admin",
] as const;
export type ApprovalService = (typeof approvalServices)[number];

/** The start of their query keys. */
export const APPROVALS = ["approvals"] as const;

/** Here an administrator of an organization decides nothing: administrators of the service do. */
const ofService: readonly ApprovalService[] = ["identity", "invoicing", "template-admin"];

/** The services where a person decides approvals. */
export const servicesOf = ({ roles }: Pick<Person, "roles">): ApprovalService[] =>
  approvalServices.filter((service) =>
    roles.includes(`${service}:${ofService.includes(service) ? "SERVICE" : "ROLE_ADMIN"}`),
  );

export const serviceIn = (text: string): ApprovalService | undefined =>
  approvalServices.find((service) => service === text);
