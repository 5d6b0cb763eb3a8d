import { scheduledHandler } from "../../../../shared/jobs/scheduled.ts";
import { documents } from "../../service.ts";
import { maintainAll } from "./maintain.ts";

export const handler = scheduledHandler(documents.name, "maintenance", () => maintainAll());
