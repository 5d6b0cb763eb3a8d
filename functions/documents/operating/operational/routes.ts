import { bucketCheck } from "../../../../shared/features/operational/bucket-check.ts";
import { databaseCheck, ephemeralCheck, queueCheck } from "../../../../shared/features/operational/checks.ts";
import { operationalRoutes } from "../../../../shared/features/operational/routes.ts";
import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { queueUrl } from "../../../../shared/messaging/send.ts";
import { searchIndex } from "../../files/text/document-index.ts";
import { access } from "../../access/authentication.ts";
import { config } from "../../files/content/config.ts";
import { uploadQueue } from "../../records/upload.ts";
import { documents } from "../../service.ts";
import { trustListsComponent } from "./trust-lists.ts";

export const operational = operationalRoutes(documents, {
  openapi: "functions/documents/openapi.json",
  checks: {
    db: databaseCheck(documents.name),
    cache: ephemeralCheck(documents.name),
    search: () => searchIndex().check(),
    queue: queueCheck(queueUrl(uploadQueue)),
    storage: bucketCheck(config.contentBucket),
  },
  components: { trustlists: trustListsComponent },
  admin: access.serviceAdmin,
  serviceAdmin: access.serviceAdmin,
});

/** Also answers unknown paths, which no other function owns, in the error format of the service. */
export const handler = lambdaHandler(documents, ...operational);
