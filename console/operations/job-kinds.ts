import type { QueueService } from "./operated.ts";

/** The kinds of background jobs of each service. */
export const jobKinds = {
  documents: ["upload", "import", "conversion", "reindex"],
  notifications: ["expansion", "cancellation", "callback", "answer"],
} as const satisfies Record<QueueService, readonly string[]>;
export type JobKind = (typeof jobKinds)[QueueService][number];

const all: readonly JobKind[] = [...jobKinds.documents, ...jobKinds.notifications];

export const isJobKind = (name: string): name is JobKind => all.some((one) => one === name);
