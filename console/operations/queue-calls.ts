import {
  adminQueuesList as documentsAdminQueuesList,
  adminQueuesListMessages as documentsAdminQueuesListMessages,
  adminQueuesPurge as documentsAdminQueuesPurge,
  adminQueuesReplay as documentsAdminQueuesReplay,
} from "../../client/generated/documents/operations.ts";
import type { AprobareCeruta, Coada, MesajAbandonat } from "../../client/generated/documents/types.ts";
import {
  adminQueuesList as notificationsAdminQueuesList,
  adminQueuesListMessages as notificationsAdminQueuesListMessages,
  adminQueuesPurge as notificationsAdminQueuesPurge,
  adminQueuesRead,
  adminQueuesReplay as notificationsAdminQueuesReplay,
} from "../../client/generated/notifications/operations.ts";
import type { MesajInCoada } from "../../client/generated/notifications/types.ts";
import { operationsOf } from "../api/approvals/operations.ts";
import { client } from "../api/client.ts";
import type { QueueService } from "./operated.ts";

/** A queue of any service. Only the service of notifications knows the age of the oldest message. */
export interface QueueRow extends Pick<Coada, "name" | "visible" | "inFlight" | "delayed" | "dlq"> {
  service: QueueService;
  oldestAgeSeconds?: number | undefined;
}

export async function readQueues(service: QueueService, signal: AbortSignal): Promise<QueueRow[]> {
  const call = { query: { size: 200 }, signal };
  if (service === "documents")
    return (await documentsAdminQueuesList(client, call)).data.items.map((row) => ({ ...row, service }));
  return (await notificationsAdminQueuesList(client, call)).data.items.map((row) => ({ ...row, service }));
}

/** The messages of a queue: signals of documents, or deliveries with masked recipients. */
export type Messages = { signals: readonly MesajAbandonat[] } | { deliveries: readonly MesajInCoada[] };

export async function readMessages(
  service: QueueService,
  queue: string,
  signal: AbortSignal,
): Promise<Messages> {
  const call = { path: { queue }, query: { size: 200 }, signal };
  if (service === "documents")
    return { signals: (await documentsAdminQueuesListMessages(client, call)).data.items };
  return { deliveries: (await notificationsAdminQueuesListMessages(client, call)).data.items };
}

/** @returns how many were sent again; undefined if another administrator has to approve first */
export async function replay(service: QueueService, queue: string): Promise<number | undefined> {
  const call = { path: { queue } };
  if (service === "documents") return (await documentsAdminQueuesReplay(client, call)).data.replayed;
  await notificationsAdminQueuesReplay(client, call);
  return undefined;
}

/** What a purge of a lane of notifications takes. */
export const purgeScopes = ["due", "scheduled", "quiet", "all"] as const;
export type PurgeScope = (typeof purgeScopes)[number];

/** How many deliveries a purge of each scope would take now. */
export async function readPurgeCounts(
  queue: string,
  signal: AbortSignal,
): Promise<Record<PurgeScope, number>> {
  const { due, scheduled, quiet } = (await adminQueuesRead(client, { path: { queue }, signal })).data.purge;
  return { due, scheduled, quiet, all: due + scheduled + quiet };
}

/** Asks for a purge: another administrator has to approve it. Only lanes of notifications have a scope. */
export async function askForPurge(service: QueueService, queue: string, scope?: PurgeScope): Promise<void> {
  const call = { path: { queue } };
  if (service === "documents") await documentsAdminQueuesPurge(client, call);
  else await notificationsAdminQueuesPurge(client, scope === undefined ? call : { ...call, body: { scope } });
}

/** The acts on this queue that wait for a decision. */
export async function readApprovals(
  service: QueueService,
  queue: string,
  signal: AbortSignal,
): Promise<AprobareCeruta[]> {
  const call = { query: { size: 200, "filter[status]": "IN_ASTEPTARE" }, signal };
  const { items } = (await operationsOf[service].list(client, call)).data;
  return items.filter(({ verb, args }) => verb.startsWith("queues.") && args.queue === queue);
}

export type Decision = "approve" | "reject" | "withdraw";

export async function decide(service: QueueService, id: number, decision: Decision): Promise<void> {
  await operationsOf[service][decision](client, { path: { id } });
}
