import { type Service, services } from "../api/places.ts";
import type { Person } from "../shell/session.ts";

/**
 * The services whose operation this person may read: those where they are administrators. In documents that means the
 * administrator of the service, not of an organization; until the tier is known, the role alone counts.
 */
export function operatedBy({ roles }: Person): readonly Service[] {
  return services.filter((service) => {
    if (!roles.includes(`${service}:ROLE_ADMIN`)) return false;
    if (service !== "documents") return true;
    const isOfOrganization = roles.includes("documents:ORGANIZATIE") || roles.includes("documents:PERSONAL");
    return !isOfOrganization;
  });
}

/** The services with queues that have addresses. */
export const queueServices = ["documents", "notifications"] as const;
export type QueueService = (typeof queueServices)[number];

export const isQueueService = (name: string): name is QueueService =>
  queueServices.some((one) => one === name);
