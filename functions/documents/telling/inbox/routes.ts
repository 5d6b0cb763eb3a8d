import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { documents } from "../../service.ts";
import { inbox } from "./own-routes.ts";
import { staffInboxes, staffMessages } from "./staff-routes.ts";

export const handler = lambdaHandler(documents, inbox, staffMessages, staffInboxes);
