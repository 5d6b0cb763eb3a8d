import { scheduledHandler } from "../../../../shared/jobs/scheduled.ts";
import { documents } from "../../service.ts";
import { verifySample } from "./integrity.ts";

export const handler = scheduledHandler(documents.name, "integrity sweep", () => verifySample());
