import { sweepHandler } from "../../../shared/jobs/sweep-handler.ts";
import { importJob } from "../imports/import-job.ts";
import { reindexJob } from "../search/reindex-job.ts";
import { documents } from "../service.ts";
import { conversionJob } from "../transcription/conversion-job.ts";
import { uploadJob } from "../uploads/upload-job.ts";

export const handler = sweepHandler(documents.name, [uploadJob, importJob, conversionJob, reindexJob]);
