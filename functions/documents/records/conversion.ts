import * as z from "zod";
import { clock } from "../../../shared/clock.ts";
import { entity, inOwnPartition, type ListRow } from "../../../shared/data/entity.ts";
import { jobFields, over } from "../../../shared/jobs/row.ts";
import { queue } from "../../../shared/messaging/queue.ts";
import { languages } from "../../../shared/ocr/language.ts";
import { line } from "../../../shared/text-fields.ts";
import { attachedLists } from "./attached.ts";
import type { Document } from "./document.ts";

const statuses = ["IN_ASTEPTARE", "IN_LUCRU", "FINALIZATA", "ESUATA"] as const;
const kinds = ["AUTO", "TEXT", "OCR"] as const;

/** An object with a result: the plain size and hash, whatever is sealed around it. */
const Result = z.object({ key: z.string(), size: z.int(), hash: z.string() });
export type Result = z.output<typeof Result>;

/** The partition of the `due` index that holds what waits for a worker. */
export const CONVERSIONS_DUE = "CONVERSION";

/**
 * The text of a version of a document, or of an uploaded file: asked for, in work, and read. The row is authoritative; a
 * message only wakes a worker.
 */
export const Conversion = z.object({
  id: z.int(),
  /** Key of the principal that started it; an upload is theirs alone. */
  creator: z.string(),
  documentId: z.int().optional(),
  numarVersiune: z.int().optional(),
  denumire: line(255).optional(),
  tip: z.enum(kinds),
  limba: z.enum(languages),
  /** Media types: of what is read, of what it becomes. */
  sursa: z.string(),
  tinta: z.string(),
  status: z.enum(statuses),
  pagini: z.int().optional(),
  paginiGata: z.int().optional(),
  /** Key of the reason, as a refusal would carry it in `message`. */
  eroare: z.string().optional(),
  creatDe: z.string(),
  creatLa: z.iso.datetime(),
  finalizatLa: z.iso.datetime().optional(),
  /** Bytes of what is read. */
  size: z.int(),
  text: Result.optional(),
  /** The original with the recognised text over its pages. */
  pdf: Result.optional(),
  /** Textract's job, where one was started. */
  job: z.string().optional(),
  ...jobFields,
  /** The partitions with its row. */
  listedIn: z.array(z.string()),
});

export type Conversion = z.output<typeof Conversion>;

export const ConversionView = Conversion.omit({
  creator: true,
  size: true,
  text: true,
  pdf: true,
  job: true,
  leaseUntil: true,
  attempts: true,
  listedIn: true,
  dueStatus: true,
  dueAt: true,
}).meta({ id: "Conversie" });

export const conversionLists = attachedLists("conversions");

/** Uploads hang on no document: their rows say 0, which no document is. */
const NO_DOCUMENT = 0;

const rowsOf = ({ listedIn, documentId = NO_DOCUMENT, creator }: Conversion): ListRow[] =>
  listedIn.map((partition) => ({ partition, attributes: { documentId, creator }, counter: null }));

export const Conversions = entity({
  name: "conversion",
  service: "documents",
  schema: Conversion,
  key: inOwnPartition("conversion"),
  lists: rowsOf,
});

/** Conversions that wait for a worker. */
export const conversionQueue = queue("transcriptions", z.object({ conversionId: z.int() }));

/** The lists that show the conversion of a document, where it is now. */
export const listedWith = (document: Document, id: number): string[] => [
  ...conversionLists.partitionsFor(document, id),
  ...conversionLists.document(document.id).partitions,
];

/** The list that shows an upload. */
export const listedFor = (creator: string): string[] => conversionLists.person(creator).partitions;

export const conversionAddress = (id: number): string => `/api/conversies/${id}`;

export const isOver = ({ status }: Conversion): boolean => status === "FINALIZATA" || status === "ESUATA";

/** A conversion that a worker takes. */
export const inWork = (conversion: Conversion): Conversion => ({ ...conversion, status: "IN_LUCRU" });

type End = { status: "FINALIZATA"; text: Result; pdf?: Result } | { status: "ESUATA"; eroare: string };

/** A conversion that has ended. */
export function ended(conversion: Conversion, end: End): Conversion {
  const { job: _job, ...rest } = over(conversion);
  return { ...rest, ...end, finalizatLa: clock.iso() };
}
