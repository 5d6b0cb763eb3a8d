import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { documents } from "../../service.ts";
import { citizenDocuments, citizenRequests } from "./citizen-routes.ts";
import { publicZone } from "../public/zone-routes.ts";

/** The zones public and citizen of the platform standard: thin routes over the verbs of this service. */
export const handler = lambdaHandler(documents, publicZone, citizenDocuments, citizenRequests);
