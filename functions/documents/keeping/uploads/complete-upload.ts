import * as z from "zod";
import type { Stored } from "../../../../shared/data/entity.ts";
import { changing } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { claim, isLeased } from "../../../../shared/jobs/lease.ts";
import type { Principal } from "../../access/principal.ts";
import { requireFreeCode } from "../../files/filing/chosen-code.ts";
import { config } from "../../files/content/config.ts";
import { openForVersion } from "../../files/filing/new-version.ts";
import { refusals as recordsRefusals } from "../../records/texts.ts";
import { failUpload, finishDocument, finishVersion, isContentFault, releaseUpload } from "./finish-upload.ts";
import { type Destination, inWork, hasEnded, type Upload, Uploads } from "../../records/upload.ts";
import { assemble } from "../../files/content/staged.ts";
import { NewDocument, newDocument } from "../../files/filing/new-document.ts";
import { prepareFiling } from "../../files/filing/references.ts";
import { ProtectionWish, refuseOtherProtection } from "../../files/content/protection.ts";
import { acceptedReply, type Accepted } from "./accepted-reply.ts";
import { Version } from "../../records/version.ts";
import { readOwnUpload } from "./own-upload.ts";
import { refusals } from "./texts.ts";
import { uploadJob } from "./upload-job.ts";

export const UploadedDocument = NewDocument.partial({ denumire: true })
  .extend({ uploadId: z.int().positive() })
  .meta({ id: "DocumentIncarcat" });

export const UploadedVersion = z
  .object({
    uploadId: z.int().positive(),
    comentariu: Version.shape.comentariu,
    ...ProtectionWish.shape,
  })
  .meta({ id: "VersiuneIncarcata" });

/**
 * Turns an upload into a document: directly, or (above the direct limit) in the background, with a status address.
 */
export async function completeDocument(caller: Principal, wanted: z.output<typeof UploadedDocument>) {
  const { uploadId, ...metadata } = wanted;
  const upload = await readOwnUpload(caller, uploadId);
  const denumire = metadata.denumire ?? upload.denumire ?? `Încărcare ${uploadId}`;
  const document = await prepareFiling(await newDocument(caller, { ...metadata, denumire }));
  const requireFree = () => requireFreeCode(caller, metadata.cod);
  return complete(
    upload,
    { document },
    {
      check: requireFree,
      finish: (claimed) => finishDocument({ caller, upload: claimed }, { document }, requireFree),
    },
  );
}

/** Turns an upload into the next version of a document, in the same two ways. */
export async function completeVersion(
  caller: Principal,
  documentId: number,
  { uploadId, comentariu, ...wish }: z.output<typeof UploadedVersion>,
) {
  const { document } = await openForVersion(caller, documentId);
  refuseOtherProtection(document, wish);
  const upload = await readOwnUpload(caller, uploadId);
  const destination = { documentId, comentariu };
  return complete(upload, destination, {
    finish: (claimed) => finishVersion({ caller, upload: claimed }, destination),
  });
}

/** Longer than the gateway's timeout: a request that claimed the upload this long ago has ended. */
const DIRECT_LEASE_SECONDS = 40;

interface Completion<Result> {
  /** Checks the destination after the bytes were examined, and may refuse it. */
  check?(): Promise<void>;
  finish(claimed: Stored<Upload>): Promise<Result>;
}

async function complete<Result>(
  upload: Stored<Upload>,
  destination: Destination,
  { check, finish }: Completion<Result>,
): Promise<Result | Accepted> {
  const claimed = await claim(Uploads, { id: upload.id }, DIRECT_LEASE_SECONDS, (row) =>
    row.destination || hasEnded(row) ? undefined : inWork({ ...row, attempts: row.attempts + 1 }),
  );
  if (!claimed) throw takenError(upload);
  try {
    return upload.dimensiune > config.maxDirectBytes
      ? await promise(claimed, destination, check)
      : await finish(claimed);
  } catch (error) {
    await (isContentFault(error) ? failUpload(claimed, error) : releaseUpload(claimed));
    throw error;
  }
}

const takenError = (upload: Upload) =>
  isLeased(upload)
    ? recordsRefusals.incarcareInLucru({ headers: { "retry-after": "5" } })
    : refusals.incarcareFolosita();

/** Checks what can be checked immediately, and leaves the rest to the background job. */
async function promise(
  claimed: Stored<Upload>,
  destination: Destination,
  check?: () => Promise<void>,
): Promise<Accepted> {
  await assemble(claimed);
  await check?.();
  const waiting = uploadJob.waiting({ ...claimed, destination, attempts: 0 });
  const answer = acceptedReply(waiting);
  await transact(changing(Uploads, claimed, waiting), { answer });
  await uploadJob.wake(claimed.id);
  return answer;
}
