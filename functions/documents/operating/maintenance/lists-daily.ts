import { scheduledHandler } from "../../../../shared/jobs/scheduled.ts";
import { documents } from "../../service.ts";
import { refreshLists } from "./refresh-lists.ts";

export const handler = scheduledHandler(documents.name, "refreshing of trusted lists", () => refreshLists());
