import { operated, type OperatedJob } from "../../../../shared/jobs/operated.ts";
import { importJob } from "../../sources/imports/import-job.ts";
import { reopenItems } from "../../sources/imports/import-state.ts";
import { conversionAgain, CONVERSIONS_FAILED } from "../../records/conversion.ts";
import { importAgain, IMPORTS_FAILED } from "../../records/import.ts";
import { UPLOADS_FAILED } from "../../records/upload.ts";
import { scanJob } from "../../files/content/scan-job.ts";
import { linkMailJob } from "../../granting/links/link-mail-job.ts";
import { reindexJob } from "../../keeping/search/reindex-job.ts";
import { conversionJob } from "../../making/transcription/conversion-job.ts";
import { uploadJob } from "../../keeping/uploads/upload-job.ts";

/** The background jobs of the service as operators see them: without names of documents and files. */
export const operatedJobs: OperatedJob[] = [
  operated(uploadJob, {
    // The bytes of a failed upload are removed with its failure.
    failedIn: UPLOADS_FAILED,
    facts: ({ createdAt, dimensiune, bytesRead, errorKey }) => ({
      creatLa: createdAt,
      parti: dimensiune,
      partiGata: bytesRead,
      eroare: errorKey,
    }),
  }),
  operated(importJob, {
    failedIn: IMPORTS_FAILED,
    facts: ({ createdAt, count, importedItems, errorKey }) => ({
      creatLa: createdAt,
      parti: count,
      partiGata: importedItems,
      eroare: errorKey,
    }),
    again: importAgain,
    prepare: reopenItems,
  }),
  operated(conversionJob, {
    failedIn: CONVERSIONS_FAILED,
    facts: ({ creatLa, pagini, paginiGata, eroare }) => ({
      creatLa,
      parti: pagini,
      partiGata: paginiGata,
      eroare,
    }),
    again: conversionAgain,
  }),
  // What nobody answered is scanned again by itself: nothing here has failed for good.
  operated(scanJob, { facts: ({ creatLa }) => ({ creatLa }) }),
  // What became of a mail that could not be sent is said with its link.
  operated(linkMailJob, { facts: ({ creatLa }) => ({ creatLa }) }),
  operated(reindexJob, {
    facts: ({ inceputLa, total, indexate }) => ({ creatLa: inceputLa, parti: total, partiGata: indexate }),
  }),
];
