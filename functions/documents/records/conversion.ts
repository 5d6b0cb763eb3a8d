import * as z from "zod";
import { clock } from "../../../shared/clock.ts";
import { entity, inOwnPartition, type ListRow } from "../../../shared/data/entity.ts";
import { hiddenJobFields, jobFields, over } from "../../../shared/jobs/row.ts";
import { queue } from "../../../shared/messaging/queue.ts";
import { languages } from "../../../shared/ocr/language.ts";
import { line } from "../../../shared/text-fields.ts";
import { attachedLists } from "./attached.ts";
import type { Document } from "./document.ts";
import { Scan } from "./scan.ts";

const statuses = ["IN_ASTEPTARE", "IN_LUCRU", "FINALIZATA", "ESUATA"] as const;
const kinds = ["AUTO", "TEXT", "OCR"] as const;

/** A stored result. Size and hash are those of the plain content, independent of sealing. */
const Result = z.object({ key: z.string(), size: z.int(), hash: z.string() });
export type Result = z.output<typeof Result>;

/** How sure an engine is of what it recognised, from 0 to 100, and the pages that are not to be relied upon. */
export const Quality = z
  .object({ medie: z.int(), paginiNesigure: z.array(z.int()) })
  .meta({ id: "CalitateaTextului" });
export type Quality = z.output<typeof Quality>;

/** The partitions of the `due` index with conversions that wait for a worker, and with those that workers could not end. */
export const CONVERSIONS_DUE = "CONVERSION";
export const CONVERSIONS_FAILED = "CONVERSION-FAILED";

/**
 * The extraction of text from a version of a document or from an uploaded file, from the request to the result. The
 * row is authoritative; a message only wakes a worker.
 */
export const Conversion = z.object({
  id: z.int(),
  /** Key of the principal that started it. An upload is visible only to them. */
  creator: z.string(),
  documentId: z.int().optional(),
  numarVersiune: z.int().optional(),
  denumire: line(255).optional(),
  tip: z.enum(kinds),
  limba: z.enum(languages),
  /** Media types of the source and of the result. */
  sursa: z.string(),
  tinta: z.string(),
  /** The encoding that came with a text. */
  charset: z.string().optional(),
  status: z.enum(statuses),
  pagini: z.int().optional(),
  paginiGata: z.int().optional(),
  /** Key of the reason, as in the `message` of a refusal. */
  eroare: z.string().optional(),
  creatDe: z.string(),
  creatLa: z.iso.datetime(),
  /** True if nobody asked for it: the document was uploaded without a text. */
  automata: z.literal(true).optional(),
  finalizatLa: z.iso.datetime().optional(),
  /** Of a sent file, which becomes no document. */
  scanare: Scan.optional(),
  /** Size of the source in bytes. */
  size: z.int(),
  text: Result.optional(),
  /** The original with the recognised text as a layer over its pages. */
  pdf: Result.optional(),
  /** The recognised words with their confidence. */
  words: Result.optional(),
  /** Present if pages were recognised and have words. */
  calitate: Quality.optional(),
  /** Textract's job, if one was started. */
  job: z.string().optional(),
  ...jobFields,
  /** The partitions that contain its row. */
  listedIn: z.array(z.string()),
});

export type Conversion = z.output<typeof Conversion>;

export const ConversionView = Conversion.omit({
  creator: true,
  charset: true,
  size: true,
  text: true,
  pdf: true,
  words: true,
  job: true,
  listedIn: true,
  ...hiddenJobFields,
}).meta({ id: "Conversie" });
export type ConversionView = z.output<typeof ConversionView>;

export const conversionLists = attachedLists("conversions");

/** Uploads belong to no document: their rows have the id 0, which no document has. */
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

const Offered = z.object({ documentId: z.int(), numarVersiune: z.int() });
/** A version with pages that are pictures. */
export type Offered = z.output<typeof Offered>;

/** Conversions that wait for a worker, and versions that may be recognised by themselves. */
export const conversionQueue = queue(
  "transcriptions",
  z.union([z.object({ conversionId: z.int() }), Offered]),
);

/** The lists that show the conversion of a document at its current place. */
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

type End =
  | ({ status: "FINALIZATA"; text: Result } & Pick<Conversion, "pdf" | "words" | "calitate">)
  | { status: "ESUATA"; eroare: string };

/** A conversion that has ended. */
export function ended(conversion: Conversion, end: End): Conversion {
  const { job: _job, ...rest } = over(conversion);
  return { ...rest, ...end, finalizatLa: clock.iso() };
}

/** A conversion that its workers could not end. */
export const failed = (conversion: Conversion, eroare: string): Conversion => ({
  ...ended(conversion, { status: "ESUATA", eroare }),
  dueStatus: CONVERSIONS_FAILED,
  dueAt: clock.iso(),
});

/** A failed conversion as it begins again; undefined for a sent file, whose bytes are swept once it has failed. */
export function conversionAgain(conversion: Conversion): Conversion | undefined {
  if (conversion.documentId === undefined) return undefined;
  const { eroare: _reason, finalizatLa: _end, attempts: _claims, ...rest } = conversion;
  return { ...rest, status: "IN_ASTEPTARE" };
}
