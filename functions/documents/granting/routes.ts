import { lambdaHandler } from "../../../shared/http/handler.ts";
import { documents } from "../service.ts";
import { links } from "./links/routes.ts";
import { asked } from "./requests/ask-routes.ts";
import { accessRequests } from "./requests/routes.ts";
import { grants, sharing } from "./sharing/routes.ts";

/** Ways in for others: grants, links, and requests for access. */
export const handler = lambdaHandler(documents, asked, accessRequests, sharing, grants, links);
