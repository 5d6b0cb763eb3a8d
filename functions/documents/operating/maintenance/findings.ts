import { scheduledHandler } from "../../../../shared/jobs/scheduled.ts";
import { documents } from "../../service.ts";
import { tellFindings } from "./tell-findings.ts";

export const handler = scheduledHandler(documents.name, "telling of findings", () => tellFindings());
