import { clock } from "../../../shared/clock.ts";
import { adding } from "../../../shared/data/repository.ts";
import { transact } from "../../../shared/data/transaction.ts";
import { nextId } from "../../../shared/ids.ts";
import type { Principal } from "../access/principal.ts";
import type { Version } from "../records/version.ts";
import { wakeWorker } from "./complete-upload.ts";
import { keptUntil, type Upload, Uploads, UPLOADS_DUE } from "../records/upload.ts";
import { acceptedReply, type Accepted } from "./accepted-reply.ts";

/** Queues a restore whose copy takes longer than the gateway's time-out, as a background job of the upload queue. */
export async function promiseRestore(
  caller: Principal,
  { documentId, numarVersiune, dimensiune, contentType }: Version,
): Promise<Accepted> {
  const now = clock.iso();
  const waiting: Upload = {
    id: nextId(),
    creator: caller.key,
    contentType,
    dimensiune,
    status: "IN_ASTEPTARE",
    bytesRead: 0,
    destination: { documentId, fromVersion: numarVersiune },
    attempts: 0,
    createdAt: now,
    expiresAt: keptUntil(),
    dueStatus: UPLOADS_DUE,
    dueAt: now,
  };
  const answer = acceptedReply(waiting);
  await transact(adding(Uploads, waiting), { answer });
  await wakeWorker(waiting.id);
  return answer;
}
