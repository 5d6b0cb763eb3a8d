import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { documents as service } from "../../service.ts";
import { documents } from "./document-routes.ts";
import { purging } from "./purge-routes.ts";

export const handler = lambdaHandler(service, documents, purging);
