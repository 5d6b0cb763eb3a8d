import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { documents } from "../../service.ts";
import { appDocuments } from "./app-routes.ts";
import { staffDocuments } from "./document-routes.ts";
import { staffAccessRequests, staffGrants, staffSharing } from "./sharing-routes.ts";

/** The zones staff and app: both file and change documents. */
export const handler = lambdaHandler(
  documents,
  staffDocuments,
  staffSharing,
  staffGrants,
  staffAccessRequests,
  appDocuments,
);
