import { scheduledHandler } from "../../../../shared/jobs/scheduled.ts";
import { documents } from "../../service.ts";
import { noteCertificates } from "./note-certificates.ts";
import { refreshLists } from "./refresh-lists.ts";

export const handler = scheduledHandler(documents.name, "refreshing of trusted lists", async () => {
  await noteCertificates();
  return refreshLists();
});
