import * as z from "zod";
import { entity } from "../../../shared/data/entity.ts";
import { hiddenJobFields, jobFields } from "../../../shared/jobs/row.ts";
import { queue } from "../../../shared/messaging/queue.ts";
import { refusals } from "./texts.ts";

const OfDocument = z.strictObject({
  documentId: z.int(),
  /** The index has its entry, which lacks only the text of its first content. */
  hasEntry: z.literal(true).optional(),
});
export type OfDocument = z.output<typeof OfDocument>;

/**
 * Work for the index: one document (its text must be extracted, or writing to the index failed), or a complete
 * reindex.
 */
export const indexingQueue = queue("indexing", z.union([OfDocument, z.strictObject({ reindexId: z.int() })]));

/** The last complete reindex. One record is enough, because only one runs at a time. */
export const Reindex = z.object({
  id: z.int(),
  status: z.enum(["IN_LUCRU", "FINALIZATA"]),
  /** The generation of the index that is being filled. */
  generatie: z.int(),
  /** The number of documents indexed so far, and the total when the reindex began. */
  indexate: z.int(),
  total: z.int(),
  inceputLa: z.iso.datetime(),
  terminatLa: z.iso.datetime().optional(),
  /** All documents from this id on are indexed; absent before the first. */
  reached: z.int().optional(),
  ...jobFields,
});
export type Reindex = z.output<typeof Reindex>;

export const ReindexView = Reindex.omit({ reached: true, ...hiddenJobFields }).meta({ id: "Reindexare" });
export type ReindexView = z.output<typeof ReindexView>;

/** The partition of the `due` index with a reindex in progress. */
export const REINDEXES_DUE = "REINDEX";

export const Reindexes = entity({
  name: "reindex",
  service: "documents",
  schema: Reindex,
  key: () => ({ pk: "reindex", sk: "reindex" }),
  taken: () => refusals.reindexareInCurs(),
});
