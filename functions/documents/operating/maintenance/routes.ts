import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { routes } from "../../../../shared/http/route.ts";
import { access } from "../../access/authentication.ts";
import { zones } from "../../access/zone-access.ts";
import { documents, post } from "../../service.ts";
import { maintainFor } from "./maintain.ts";
import { MaintenanceReport } from "./run.ts";

export const maintenance = routes("maintenance", {
  run: post(
    "/api/admin/maintenance/run",
    {
      access: access.admin,
      summary: "Arhivează, purjează și curăță ce a ajuns la termen",
      returns: MaintenanceReport,
      // A repeated request is the next run.
      idempotent: false,
    },
    ({ caller }) => maintainFor(caller),
  ),
});

export const maintenanceRuns = routes("maintenance-runs", {
  create: post(
    "/api/v1/admin/maintenance-runs",
    { access: zones.admin, status: 201, idempotent: true },
    maintenance.run,
  ),
});

export const handler = lambdaHandler(documents, maintenance, maintenanceRuns);
