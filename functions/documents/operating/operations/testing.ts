import { clock } from "../../../../shared/clock.ts";
import type { Upload } from "../../records/upload.ts";
import { uploadJob } from "../../keeping/uploads/upload-job.ts";

/** The row of a restore that no worker has taken yet. */
export const waitingUpload = (id: number): Upload =>
  uploadJob.waiting({
    id,
    creator: "user#1",
    contentType: "text/plain",
    dimensiune: 10,
    status: "IN_ASTEPTARE",
    bytesRead: 0,
    destination: { documentId: 1, fromVersion: 1 },
    attempts: 0,
    createdAt: clock.iso(),
    expiresAt: clock.iso(),
  });
