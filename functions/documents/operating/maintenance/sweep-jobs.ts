import { sweepHandler } from "../../../../shared/jobs/sweep-handler.ts";
import { importJob } from "../../sources/imports/import-job.ts";
import { linkMailJob } from "../../granting/links/link-mail-job.ts";
import { reindexJob } from "../../keeping/search/reindex-job.ts";
import { documents } from "../../service.ts";
import { conversionJob } from "../../making/transcription/conversion-job.ts";
import { rescanning, scanJob } from "../../files/content/scan-job.ts";
import { statesOfQueues } from "../../../../shared/messaging/depth.ts";
import { listQueues } from "../operations/queues.ts";
import { holdings } from "./holdings.ts";
import { uploadJob } from "../../keeping/uploads/upload-job.ts";

export const handler = sweepHandler(
  documents.name,
  [uploadJob, importJob, conversionJob, reindexJob, scanJob, rescanning, linkMailJob],
  [
    { every: "slot", read: async () => statesOfQueues(await listQueues()) },
    { every: "hour", read: holdings },
  ],
);
