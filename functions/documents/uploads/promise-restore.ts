import { clock } from "../../../shared/clock.ts";
import { adding } from "../../../shared/data/repository.ts";
import { transact, withNewId } from "../../../shared/data/transaction.ts";
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
  const waiting: Omit<Upload, "id"> = {
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
  const { id, answer } = await withNewId(async (id) => {
    const answer = acceptedReply({ ...waiting, id });
    await transact(adding(Uploads, { ...waiting, id }), { answer });
    return { id, answer };
  });
  await wakeWorker(id);
  return answer;
}
