import * as z from "zod";
import { entity } from "../../../shared/data/entity.ts";
import { conflict } from "../../../shared/errors.ts";
import { jobFields } from "../../../shared/jobs/row.ts";
import { queue } from "../../../shared/messaging/queue.ts";

/** What is to be indexed: a document (its text is to be read out, or the index could not be written), or all anew. */
export const indexingQueue = queue(
  "indexing",
  z.union([z.strictObject({ documentId: z.int() }), z.strictObject({ reindexId: z.int() })]),
);

/** The last time that all documents were indexed anew: one record, because one runs at a time. */
export const Reindex = z.object({
  id: z.int(),
  status: z.enum(["IN_LUCRU", "FINALIZATA"]),
  /** The generation of the index that is filled. */
  generatie: z.int(),
  /** How many documents are indexed, of how many there were when it began. */
  indexate: z.int(),
  total: z.int(),
  inceputLa: z.iso.datetime(),
  terminatLa: z.iso.datetime().optional(),
  /** All documents from this id on are indexed; absent before the first. */
  reached: z.int().optional(),
  ...jobFields,
});
export type Reindex = z.output<typeof Reindex>;

export const ReindexView = Reindex.omit({
  reached: true,
  leaseUntil: true,
  attempts: true,
  dueStatus: true,
  dueAt: true,
}).meta({ id: "Reindexare" });

/** The partition of the `due` index that holds a reindex in work. */
export const REINDEXES_DUE = "REINDEX";

export const Reindexes = entity({
  name: "reindex",
  service: "documents",
  schema: Reindex,
  key: () => ({ pk: "reindex", sk: "reindex" }),
  taken: () => conflict("reindexareInCurs"),
});
