import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { changing } from "../../../../shared/data/repository.ts";
import { transactIfUnchanged } from "../../../../shared/data/transaction.ts";
import { AppError, errorKeyOf } from "../../../../shared/errors.ts";
import { free } from "../../../../shared/jobs/lease.ts";
import { worker } from "../../../../shared/jobs/worker.ts";
import { log } from "../../../../shared/log.ts";
import { kernel } from "../../../../shared/refusals.ts";
import { loadPrincipal } from "../../access/load-person.ts";
import type { Principal } from "../../access/principal.ts";
import { refuseTaken } from "../../files/filing/chosen-code.ts";
import { placeCopy } from "../../files/content/content-at-rest.ts";
import { openForVersion, writeVersion } from "../../files/filing/new-version.ts";
import { versionActs } from "../../access/document-acts.ts";
import { restoreContent } from "../../files/filing/restore.ts";
import { discard, prepare, type Prepared } from "../../files/content/staged.ts";
import {
  type Destination,
  ended,
  finishing,
  inWork,
  notInWork,
  type NewFromUpload,
  type NextFromUpload,
  type Restore,
  type Upload,
  Uploads,
  UPLOADS_FAILED,
} from "../../records/upload.ts";
import { chooseBucket, fileDocument } from "../../files/filing/new-document.ts";
import { prepareFiling } from "../../files/filing/references.ts";
import { readVersion } from "../../files/content/read-version.ts";
import { uploadJob } from "./upload-job.ts";

/** A claimed upload to finish. */
interface Work {
  caller: Principal;
  upload: Stored<Upload>;
  /** Called with the number of bytes of each chunk that was read. */
  progress?(bytes: number): void;
}

/**
 * Turns a claimed upload into a document; the same transaction ends the upload. A worker that lost the claim stores
 * nothing.
 * @param requireFree refuses a taken code: the request that chose it counts the refusal, the background job does not
 */
export async function finishDocument(
  { caller, upload, progress }: Work,
  { document }: NewFromUpload,
  requireFree = () => refuseTaken(document.cod),
) {
  // Checked again, because the caller may have lost the right to this bucket since the request.
  chooseBucket(caller, document);
  await prepareFiling(document);
  const ready = await prepare(upload, document, progress);
  const stored = await usePrepared(ready, async ({ facts, source }) => {
    await requireFree();
    return fileDocument({
      caller,
      document,
      facts,
      place: (target) => placeCopy(target, document, source, facts.contentType),
      also: ({ id }) => finishing(upload, { documentId: id, numarVersiune: 1 }),
    });
  });
  await discardStaged(upload);
  return stored;
}

/** Turns a claimed upload into the next version of a document, in the same way. */
export async function finishVersion(
  { caller, upload, progress }: Work,
  { documentId, comentariu }: NextFromUpload,
) {
  const { document, reopen } = await openForVersion(caller, documentId);
  const ready = await prepare(upload, document, progress);
  const version = await usePrepared(ready, async ({ facts, source }) => {
    const content = {
      facts,
      comentariu,
      tip: "MODIFICAT" as const,
      also: ({ numarVersiune }: { numarVersiune: number }) =>
        finishing(upload, { documentId, numarVersiune }),
    };
    // Read again, because preparing may have taken minutes.
    return writeVersion(await reopen(), {
      content,
      place: (target) => placeCopy(target, document, source, facts.contentType),
    });
  });
  await discardStaged(upload);
  return version;
}

async function finishRestore({ caller, upload, progress }: Work, { documentId, fromVersion }: Restore) {
  const opened = await openForVersion(caller, documentId, versionActs.RESTAUREAZA);
  return restoreContent(opened, await readVersion(opened.document, fromVersion), {
    progress,
    also: ({ numarVersiune }) => finishing(upload, { documentId, numarVersiune }),
  });
}

/** Uses prepared content, then removes its staged object in a tenant's store; the sweep removes leftovers. */
async function usePrepared<T>(ready: Prepared, act: (ready: Prepared) => Promise<T>): Promise<T> {
  try {
    return await act(ready);
  } finally {
    await ready
      .forget()
      .catch((error: unknown) => log.error("removing an upload from staging failed", error));
  }
}

/** A failure is only logged, because the status is committed; the sweep removes leftovers in the staging bucket. */
async function discardStaged(upload: Upload): Promise<void> {
  try {
    await discard(upload);
  } catch (error) {
    log.error("removing an upload from staging failed", error, { object: upload.id });
  }
}

/** True if the content itself is refused, so that a retry cannot succeed. */
export const isContentFault = (error: unknown): boolean =>
  error instanceof AppError && (error.kind === "unsupportedMedia" || error.kind === "unprocessable");

/** Ends an upload that a request claimed, without a document, and removes it from the staging bucket. */
export async function failUpload(upload: Stored<Upload>, error: unknown): Promise<void> {
  if (await save(upload, failed(upload, errorKeyOf(error)))) await discardStaged(upload);
}

/** Releases an upload that a request claimed; its caller may complete it again. */
export async function releaseUpload(upload: Stored<Upload>): Promise<void> {
  await save(upload, notInWork(free(upload)));
}

/** False if another worker has claimed the upload and decides its outcome. */
const save = (upload: Stored<Upload>, after: Upload): Promise<boolean> =>
  transactIfUnchanged(changing(Uploads, upload, after), { repeatable: true });

const failed = (upload: Upload, errorKey: string): Upload => ended(upload, { status: "ESUATA", errorKey });

const failedInBackground = (upload: Upload, errorKey: string): Upload => ({
  ...failed(upload, errorKey),
  dueStatus: UPLOADS_FAILED,
});

/**
 * The background job of an upload. It restarts from the beginning: each attempt prepares its content again, and the
 * transaction that stores the content ends the upload.
 */
export const finishInBackground = worker(uploadJob, {
  leaseSeconds: 60,
  taken: inWork,
  async run(upload, { report }) {
    if (!upload.destination) return undefined;
    const caller = await loadPrincipal(upload.creator);
    if (!caller) throw kernel.neautentificat();
    const started = clock.now().getTime();
    let read = 0;
    const progress = (bytes: number) => {
      read += bytes;
      report({ bytesRead: Math.min(read, upload.dimensiune) });
    };
    await finish({ caller, upload, progress }, upload.destination);
    log.info("an upload was finished", {
      object: upload.id,
      bytesRead: read,
      ms: clock.now().getTime() - started,
    });
    return undefined;
  },
  // The attempts that the queue makes before it moves a message to the dead-letter queue.
  failed: {
    attempts: 5,
    ended: failedInBackground,
    afterwards: discardStaged,
  },
});

function finish(work: Work, destination: Destination): Promise<unknown> {
  if ("document" in destination) return finishDocument(work, destination);
  return "fromVersion" in destination ? finishRestore(work, destination) : finishVersion(work, destination);
}
