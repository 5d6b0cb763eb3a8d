import { currentSession } from "../../../shared/features/sessions/current-session.ts";
import { lambdaHandler } from "../../../shared/http/handler.ts";
import { approvals } from "./approvals/routes.ts";
import { zones as access } from "../access/zone-access.ts";
import { adminAudits, adminSystems, appAudits, staffAudits, staffSystemAudits } from "../audits/routes.ts";
import { changes } from "./changes/routes.ts";
import { adminIssues, adminSystemIssues, staffIssues, staffSystemIssues } from "../issues/routes.ts";
import { platform } from "../service.ts";
import { staffSystems, systemActs, systemRecords } from "../systems/routes.ts";

/** The groups of the zones staff, admin and app: one function serves them, because one route of the gateway leads to all. */
export const zones = [
  systemRecords,
  systemActs,
  adminSystems,
  adminSystemIssues,
  adminAudits,
  adminIssues,
  changes,
  approvals,
  staffSystems,
  staffSystemAudits,
  staffSystemIssues,
  staffAudits,
  staffIssues,
  appAudits,
  currentSession(platform.name, "staff", access.staff),
  currentSession(platform.name, "admin", access.admin),
];

export const handler = lambdaHandler(platform, ...zones);
