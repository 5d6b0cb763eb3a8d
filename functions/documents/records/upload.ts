import * as z from "zod";
import { clock } from "../../../shared/clock.ts";
import { inOwnPartition, entity, type Stored } from "../../../shared/data/entity.ts";
import { changing } from "../../../shared/data/repository.ts";
import type { Write } from "../../../shared/data/transaction.ts";
import { jobFields, over } from "../../../shared/jobs/row.ts";
import { queue } from "../../../shared/messaging/queue.ts";
import type { Document } from "./document.ts";
import { refusals } from "./texts.ts";

const statuses = ["IN_ASTEPTARE", "IN_LUCRU", "FINALIZATA", "ESUATA"] as const;

/** The result of an upload: a new document or the next version of one, from uploaded bytes or an earlier version. */
export type Destination = NewFromUpload | NextFromUpload | Restore;
export interface NewFromUpload {
  /** The document as it will be stored, without its content. */
  document: Document;
}
export interface NextFromUpload {
  documentId: number;
  comentariu?: string | undefined;
}
/** No bytes are uploaded: the stored content is copied. */
export interface Restore {
  documentId: number;
  fromVersion: number;
}

/**
 * The partitions of the `due` index: uploads that expire, those with a background job that waits, and those whose job failed,
 * until they expire.
 */
export const UPLOADS_DUE = "UPLOAD";
export const UPLOADS_WAITING = "UPLOAD-JOB";
export const UPLOADS_FAILED = "UPLOAD-FAILED";

/**
 * A multipart upload, from issuing its addresses until a document has its bytes. The row is authoritative; a message
 * in the queue only wakes a worker.
 */
export const Upload = z.object({
  id: z.int(),
  /** Key of the principal that owns it. */
  creator: z.string(),
  /** A random key in the staging bucket, and S3's id of the multipart upload. */
  key: z.string().optional(),
  multipartId: z.string().optional(),
  denumire: z.string().optional(),
  contentType: z.string(),
  dimensiune: z.int(),
  /** The hash that the sender declares; the service computes the hash itself and compares. */
  hashSha256: z.string().optional(),
  status: z.enum(statuses),
  /** Bytes that have been read so far. */
  bytesRead: z.int(),
  /** Present after a background job was promised. */
  destination: z.custom<Destination>().optional(),
  ...jobFields,
  /** Attempts to prepare its content. Each writes its sealed bytes under a separate key. */
  attempts: z.int(),
  documentId: z.int().optional(),
  numarVersiune: z.int().optional(),
  errorKey: z.string().optional(),
  createdAt: z.string(),
  expiresAt: z.string(),
  dueStatus: z.enum([UPLOADS_DUE, UPLOADS_WAITING, UPLOADS_FAILED]),
  dueAt: z.string(),
});

export type Upload = z.output<typeof Upload>;

export const Uploads = entity({
  name: "upload",
  service: "documents",
  schema: Upload,
  key: inOwnPartition("upload"),
});

/** Uploads with a promised background job that waits for a worker. */
export const uploadQueue = queue("uploads", z.object({ uploadId: z.int() }));

/** The status response. The ratio of `octeti` to `dimensiune` is the progress of the background job. */
export const UploadView = z
  .object({
    uploadId: z.int(),
    status: z.enum(statuses),
    octeti: z.int(),
    dimensiune: z.int(),
    documentId: z.int().optional(),
    numarVersiune: z.int().optional(),
    /** Key of the refusal, as in the `message` of a direct answer. */
    eroare: z.string().optional(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: "Incarcare" });
export type UploadView = z.output<typeof UploadView>;

/** Without the row's revision: progress changes while the revision does not, and must not be answered with 304. */
export const statusOf = (upload: Upload): z.input<typeof UploadView> => ({
  uploadId: upload.id,
  status: upload.status,
  octeti: upload.bytesRead,
  dimensiune: upload.dimensiune,
  documentId: upload.documentId,
  numarVersiune: upload.numarVersiune,
  eroare: upload.errorKey,
  expiresAt: upload.expiresAt,
});

export const statusAddress = (uploadId: number): string => `/api/documents/uploads/${uploadId}`;
/** The same for machines. */
export const machineStatusAddress = (uploadId: number): string => `/api/v1/uploads/${uploadId}`;

export const hasEnded = ({ status }: Upload): boolean => status === "FINALIZATA" || status === "ESUATA";

/** Set while a promised background job has not ended; its end removes `destination`. */
export const isPromised = ({ destination }: Upload): boolean => destination !== undefined;

/** Opened, but not completed in time. */
export const isExpired = (upload: Upload): boolean =>
  !hasEnded(upload) && !upload.destination && upload.expiresAt <= clock.iso();

/** The row of an upload that is being finished. */
export const inWork = (upload: Upload): Upload => ({
  ...upload,
  status: "IN_LUCRU",
  bytesRead: 0,
});

/** The row of an upload that waits: for a worker, or for its caller to complete it again. */
export const notInWork = (upload: Upload): Upload => ({ ...upload, status: "IN_ASTEPTARE", bytesRead: 0 });

const STATUS_KEPT_MS = 24 * 3600 * 1000;
/** The time until which a status stays readable: a day from now. */
export const keptUntil = (): string => new Date(clock.now().getTime() + STATUS_KEPT_MS).toISOString();

/** The row of an upload that has ended. */
export function ended(
  upload: Upload,
  end: Pick<Upload, "status" | "documentId" | "numarVersiune" | "errorKey">,
): Upload {
  const { destination: _done, ...rest } = over(upload);
  const until = keptUntil();
  return { ...rest, ...end, expiresAt: until, dueStatus: UPLOADS_DUE, dueAt: until };
}

/** Part of the transaction that stores the content: of two workers on an upload, only one can commit. */
export const finishing = (
  upload: Stored<Upload>,
  end: { documentId: number; numarVersiune: number },
): Write[] =>
  changing(Uploads, upload, {
    ...ended(upload, { status: "FINALIZATA", ...end }),
    bytesRead: upload.dimensiune,
  }).map((write) => ({ ...write, refused: () => refusals.incarcareInLucru() }));
