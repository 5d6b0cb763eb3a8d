import * as documents from "./services/documents.ts";
import type { LucrarePage } from "../../client/generated/documents/types.ts";
import * as notifications from "./services/notifications.ts";
import { client } from "../api/client.ts";
import type { QueueService } from "./operated.ts";

const operations = { documents, notifications };

export interface JobQuery {
  /** From 0. */
  page: number;
  size: number;
  "filter[kind]"?: string;
  "filter[esuata]"?: string;
}

export const readJobs = async (
  service: QueueService,
  query: JobQuery,
  signal: AbortSignal,
): Promise<LucrarePage> => (await operations[service].adminJobsList(client, { query, signal })).data;

/** Wakes a worker for a job, or begins a failed one anew. */
export async function retryJob(service: QueueService, kind: string, id: number): Promise<void> {
  await operations[service].adminJobsRetry(client, { path: { job: `${kind}-${id}` } });
}
