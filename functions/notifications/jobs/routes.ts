import { jobRoutes } from "../../../shared/features/jobs/routes.ts";
import { zones } from "../access/zone-access.ts";
import { notifications } from "../service.ts";
import { operatedJobs } from "./operated-jobs.ts";

export const adminJobs = jobRoutes(notifications, zones.admin, operatedJobs);
