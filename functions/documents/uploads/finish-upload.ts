import { clock } from "../../../shared/clock.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { changing } from "../../../shared/data/repository.ts";
import { RevisionConflict, transact } from "../../../shared/data/transaction.ts";
import { AppError, unauthenticated } from "../../../shared/errors.ts";
import { log } from "../../../shared/log.ts";
import { claim, withLease } from "../../../shared/messaging/lease.ts";
import { loadPrincipal } from "../access/load-person.ts";
import type { Principal } from "../access/principal.ts";
import { refuseTaken } from "../content/chosen-code.ts";
import { placeCopy } from "../content/content-at-rest.ts";
import { openForVersion, writeVersion } from "../content/new-version.ts";
import { versionActs } from "../content/document-acts.ts";
import { restoreContent } from "../content/restore.ts";
import { discard, prepare, type Prepared } from "../content/staged.ts";
import {
  type Destination,
  ended,
  finishing,
  inWork,
  isPromised,
  type NewFromUpload,
  type NextFromUpload,
  type Restore,
  type Upload,
  Uploads,
} from "../records/upload.ts";
import { prepareFiling, fileDocument, chooseBucket } from "../content/new-document.ts";
import { readVersion } from "../content/read-version.ts";

/** A claimed upload to finish. */
interface Work {
  caller: Principal;
  upload: Stored<Upload>;
  /** Called with the number of bytes of each chunk that was read. */
  progress?(bytes: number): void;
}

/**
 * Makes a document of a claimed upload; the same transaction ends the upload. A worker that lost the claim stores
 * nothing.
 * @param requireFree refuses a code that is taken: the request that chose it counts it, the background job does not
 */
export async function finishDocument(
  { caller, upload, progress }: Work,
  { document }: NewFromUpload,
  requireFree = () => refuseTaken(document.cod),
) {
  // The caller may have lost the right to this bucket since the request.
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

/** Makes a claimed upload the next version of a document, in the same way. */
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
    // Read again: preparing may have taken minutes.
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

/** Uses prepared content, then removes its staged object in a tenant's store; the sweep removes what stays. */
async function usePrepared<T>(ready: Prepared, act: (ready: Prepared) => Promise<T>): Promise<T> {
  try {
    return await act(ready);
  } finally {
    await ready
      .forget()
      .catch((error: unknown) => log.error("an upload was not removed from staging", error));
  }
}

/** Only logs a failure, because the status is committed: the sweep removes what stays in the staging bucket. */
async function discardStaged(upload: Upload): Promise<void> {
  try {
    await discard(upload);
  } catch (error) {
    log.error("an upload was not removed from staging", error, { object: upload.id });
  }
}

/** The content itself is refused: a retry cannot succeed. */
export const isContentFault = (error: unknown): boolean =>
  error instanceof AppError && (error.kind === "unsupportedMedia" || error.kind === "unprocessable");

/** Ends a claimed upload without a document, and removes it from the staging bucket. */
export async function failUpload(upload: Stored<Upload>, error: unknown): Promise<void> {
  const errorKey = `error.${error instanceof AppError ? error.key : "intern"}`;
  if (await saveStatus(upload, ended(upload, { status: "ESUATA", errorKey }))) await discardStaged(upload);
}

/** Releases a claimed upload for a retry. */
export async function releaseUpload(upload: Stored<Upload>): Promise<void> {
  const { leaseUntil: _free, ...rest } = upload;
  await saveStatus(upload, { ...rest, status: "IN_ASTEPTARE", bytesRead: 0 });
}

/** False where another worker has claimed the upload, which then decides its end. */
async function saveStatus(upload: Stored<Upload>, after: Upload): Promise<boolean> {
  try {
    await transact(changing(Uploads, upload, after), { repeatable: true });
    return true;
  } catch (error) {
    if (error instanceof RevisionConflict) return false;
    throw error;
  }
}

const LEASE_SECONDS = 60;
/** As many attempts as the queue makes before a message goes to the dead-letter queue. */
const MOST_ATTEMPTS = 5;

/**
 * The background job of an upload. Idempotent, and it restarts from the beginning: only one worker holds the lease of
 * the row, and each attempt prepares its content again.
 * @throws failures that may be temporary, so that the queue retries; after the fifth attempt the upload has failed
 */
export async function finishInBackground(id: number): Promise<void> {
  const upload = await claim(Uploads, { id }, LEASE_SECONDS, (row) =>
    isPromised(row) ? inWork(row) : undefined,
  );
  if (!upload?.destination) return;
  const { destination } = upload;
  let bytesRead = 0;
  const started = clock.now().getTime();
  try {
    const caller = await loadPrincipal(upload.creator);
    if (!caller) throw unauthenticated();
    const lease = {
      seconds: LEASE_SECONDS,
      progress: () => ({ bytesRead: Math.min(bytesRead, upload.dimensiune) }),
    };
    await withLease(Uploads, upload, lease, () =>
      finish({ caller, upload, progress: (bytes) => (bytesRead += bytes) }, destination),
    );
    log.info("an upload was finished", { object: id, bytesRead, ms: clock.now().getTime() - started });
  } catch (error) {
    await handleFailure(upload, error);
  }
}

function finish(work: Work, destination: Destination): Promise<unknown> {
  if ("document" in destination) return finishDocument(work, destination);
  return "fromVersion" in destination ? finishRestore(work, destination) : finishVersion(work, destination);
}

async function handleFailure(upload: Stored<Upload>, error: unknown): Promise<void> {
  const isRefusal = error instanceof AppError && error.status < 500;
  if (isRefusal || upload.attempts >= MOST_ATTEMPTS) {
    log.error("an upload has failed", error, { object: upload.id });
    return failUpload(upload, error);
  }
  await releaseUpload(upload);
  throw error;
}
