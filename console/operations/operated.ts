import { type Service, services } from "../api/places.ts";
import type { Person } from "../shell/session.ts";

/** The services whose operation this person may see: those that they administer as a whole, not just one organization. */
export const operatedBy = ({ roles }: Person): readonly Service[] =>
  services.filter((service) => roles.includes(`${service}:SERVICE`));

/** The services with an API for their queues. */
export const queueServices = ["documents", "notifications"] as const;
export type QueueService = (typeof queueServices)[number];

export const isQueueService = (name: string): name is QueueService =>
  queueServices.some((one) => one === name);
