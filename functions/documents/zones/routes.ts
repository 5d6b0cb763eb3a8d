import { lambdaHandler } from "../../../shared/http/handler.ts";
import { documents } from "../service.ts";
import { citizenDocuments, citizenRequests } from "./citizen.ts";
import { publicZone } from "./public.ts";

/** The zones of the platform standard for everybody and for citizens: thin routes over the verbs of this service. */
export const handler = lambdaHandler(documents, publicZone, citizenDocuments, citizenRequests);
