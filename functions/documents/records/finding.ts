import * as z from "zod";
import { entity, inOwnPartition } from "../../../shared/data/entity.ts";

/** The partition of the `due` index with all findings. */
export const FINDINGS = "FINDING";

/**
 * A content in which the scan found something, of which no administrator has been told. Stored in the transaction of the answer, and removed
 * once a mail server has the mail about it: so a crash in between loses none.
 */
export const Finding = z.object({
  id: z.int(),
  documentId: z.int(),
  dueStatus: z.literal(FINDINGS),
  /** When it was found. */
  dueAt: z.iso.datetime(),
});
export type Finding = z.output<typeof Finding>;

export const Findings = entity({
  name: "finding",
  service: "documents",
  schema: Finding,
  key: inOwnPartition("finding"),
});

/** The pause between two mails about findings to the administrators of an organization; those of the service have the id 0. */
const FindingPause = z.object({
  id: z.int(),
  /** Its end, in seconds since 1970; the TTL attribute of the documents table. */
  forgetAt: z.int(),
});
export type FindingPause = z.output<typeof FindingPause>;

export const FindingPauses = entity({
  name: "finding-pause",
  service: "documents",
  schema: FindingPause,
  key: inOwnPartition("finding-pause"),
  endsAt: ({ forgetAt }) => forgetAt,
});
