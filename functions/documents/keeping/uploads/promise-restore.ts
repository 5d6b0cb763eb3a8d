import { clock } from "../../../../shared/clock.ts";
import { adding } from "../../../../shared/data/repository.ts";
import { transact, withNewId } from "../../../../shared/data/transaction.ts";
import type { Principal } from "../../access/principal.ts";
import type { Version } from "../../records/version.ts";
import { keptUntil, type Upload, Uploads } from "../../records/upload.ts";
import { acceptedReply, type Accepted } from "./accepted-reply.ts";
import { uploadJob } from "./upload-job.ts";

/** Queues a restore whose copy takes longer than the gateway's timeout as a background job of the upload queue. */
export async function promiseRestore(
  caller: Principal,
  { documentId, numarVersiune, dimensiune, contentType }: Version,
): Promise<Accepted> {
  const restore: Omit<Upload, "id" | "dueStatus" | "dueAt"> = {
    creator: caller.key,
    contentType,
    dimensiune,
    status: "IN_ASTEPTARE",
    bytesRead: 0,
    destination: { documentId, fromVersion: numarVersiune },
    attempts: 0,
    createdAt: clock.iso(),
    expiresAt: keptUntil(),
  };
  const { id, answer } = await withNewId(async (id) => {
    const waiting = uploadJob.waiting({ ...restore, id });
    const answer = acceptedReply(waiting);
    await transact(adding(Uploads, waiting), { answer });
    return { id, answer };
  });
  await uploadJob.wake(id);
  return answer;
}
