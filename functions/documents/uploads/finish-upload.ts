import { clock } from "../../../shared/clock.ts";
import { withClaim } from "../../../shared/content/claim.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { changing } from "../../../shared/data/repository.ts";
import { RevisionConflict, transact } from "../../../shared/data/transaction.ts";
import { AppError, unauthenticated } from "../../../shared/errors.ts";
import { log } from "../../../shared/log.ts";
import { claim, whileHeld } from "../../../shared/messaging/lease.ts";
import { person } from "../access/authorization.ts";
import { loadCaller, type Caller } from "../access/authentication.ts";
import { placingCopy } from "../content/content-at-rest.ts";
import { claimingNext, openForVersion } from "../content/new-version.ts";
import { restore } from "../content/restore.ts";
import { discard, prepared, type Prepared } from "../content/staged.ts";
import {
  type Destinatie,
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
import { filable, fileDocument, filedBy } from "../content/new-document.ts";
import { versionOf } from "../content/read-version.ts";

/** A claimed upload on its way to its place. */
interface Work {
  caller: Caller;
  upload: Stored<Upload>;
  /** Told how many bytes were read, piece by piece. */
  progress?(bytes: number): void;
}

/**
 * Makes a document of a claimed upload, as one fact with the upload's end. Whoever lost the claim meanwhile stores
 * nothing.
 */
export async function finishDocument({ caller, upload, progress }: Work, { document }: NewFromUpload) {
  // The right to file there may have ended since the request.
  filedBy(caller, document);
  await filable(document, document);
  const stored = await whilePrepared(await prepared(upload, document, progress), ({ facts, source }) =>
    fileDocument(caller, {
      document,
      facts,
      place: placingCopy(source, facts.contentType, document),
      also: finishing(upload, { documentId: document.id, numarVersiune: 1 }),
    }),
  );
  await cleared(upload);
  return stored;
}

/** Makes the next version of a document of it, in the same way. */
export async function finishVersion(
  { caller, upload, progress }: Work,
  { documentId, comentariu }: NextFromUpload,
) {
  const { document } = await openForVersion(person(caller), documentId);
  const ready = await prepared(upload, document, progress);
  const version = await whilePrepared(ready, async ({ facts, source }) => {
    const content = {
      facts,
      comentariu,
      tip: "MODIFICAT" as const,
      also: ({ numarVersiune }: { numarVersiune: number }) =>
        finishing(upload, { documentId, numarVersiune }),
    };
    // Read again: preparing may have taken minutes.
    const opened = await openForVersion(person(caller), documentId);
    const place = placingCopy(source, facts.contentType, document);
    return withClaim(await claimingNext(person(caller), opened, content, place));
  });
  await cleared(upload);
  return version;
}

/** Brings an earlier version back. */
async function finishRestore({ caller, upload, progress }: Work, { documentId, dinVersiunea }: Restore) {
  const opened = await openForVersion(person(caller), documentId);
  return restore(person(caller), opened, await versionOf(opened.document, dinVersiunea), {
    progress,
    also: ({ numarVersiune }) => finishing(upload, { documentId, numarVersiune }),
  });
}

/** Places what was prepared. What lies beside it in a tenant's store goes either way; the sweep takes what stays. */
async function whilePrepared<T>(ready: Prepared, act: (ready: Prepared) => Promise<T>): Promise<T> {
  try {
    return await act(ready);
  } finally {
    await ready
      .forget()
      .catch((error: unknown) => log.error("an upload was not removed from staging", error));
  }
}

/** What was stored is stored: what stays in the staging bucket is removed by the sweep. */
async function cleared(upload: Upload): Promise<void> {
  try {
    await discard(upload);
  } catch (error) {
    log.error("an upload was not removed from staging", error, { object: upload.id });
  }
}

/** The content itself is refused: sending it again would change nothing. */
export const isContentFault = (error: unknown): boolean =>
  error instanceof AppError && (error.kind === "unsupportedMedia" || error.kind === "unprocessable");

/** Ends a claimed upload without a document; nothing of it is left in the staging bucket. */
export async function fail(upload: Stored<Upload>, error: unknown): Promise<void> {
  const eroare = `error.${error instanceof AppError ? error.key : "intern"}`;
  if (await settled(upload, ended(upload, { status: "ESUATA", eroare }))) await cleared(upload);
}

/** Gives a claimed upload back, to be tried again. */
export async function release(upload: Stored<Upload>): Promise<void> {
  const { leaseUntil: _free, ...rest } = upload;
  await settled(upload, { ...rest, status: "IN_ASTEPTARE", octeti: 0 });
}

/** False where another worker has taken the upload: then it is theirs to settle. */
async function settled(upload: Stored<Upload>, after: Upload): Promise<boolean> {
  try {
    await transact(changing(Uploads, upload, after));
    return true;
  } catch (error) {
    if (error instanceof RevisionConflict) return false;
    throw error;
  }
}

const LEASE_SECONDS = 60;
/** As often as the queue delivers a message before it goes to the dead letters. */
const MOST_ATTEMPTS = 5;

/**
 * The background job of an upload. Safe to run twice and from the start: of several workers one holds the row, and
 * what it has prepared is written over.
 * @throws what may pass by itself, so that the message comes again; at the fifth time the upload has failed
 */
export async function finishInBackground(id: number): Promise<void> {
  const upload = await claim(Uploads, { id }, LEASE_SECONDS, (row) =>
    isPromised(row) ? inWork(row) : undefined,
  );
  if (!upload?.destinatie) return;
  const { destinatie } = upload;
  let octeti = 0;
  const started = clock.now().getTime();
  try {
    const caller = await loadCaller(upload.creatorId);
    if (!caller?.activated) throw unauthenticated();
    const lease = {
      seconds: LEASE_SECONDS,
      progress: () => ({ octeti: Math.min(octeti, upload.dimensiune) }),
    };
    await whileHeld(Uploads, upload, lease, () =>
      finish({ caller, upload, progress: (bytes) => (octeti += bytes) }, destinatie),
    );
    log.info("an upload was finished", { object: id, octeti, ms: clock.now().getTime() - started });
  } catch (error) {
    await settleFailure(upload, error);
  }
}

function finish(work: Work, destinatie: Destinatie): Promise<unknown> {
  if ("document" in destinatie) return finishDocument(work, destinatie);
  return "dinVersiunea" in destinatie ? finishRestore(work, destinatie) : finishVersion(work, destinatie);
}

async function settleFailure(upload: Stored<Upload>, error: unknown): Promise<void> {
  const isRefusal = error instanceof AppError && error.status < 500;
  if (isRefusal || upload.incercari >= MOST_ATTEMPTS) {
    log.error("an upload has failed", error, { object: upload.id });
    return fail(upload, error);
  }
  await release(upload);
  throw error;
}
