import { jobRoutes } from "../../../../shared/features/jobs/routes.ts";
import { zones } from "../../access/zone-access.ts";
import { operatedJobs } from "./operated-jobs.ts";

export const adminJobs = jobRoutes(zones.admin, operatedJobs);
