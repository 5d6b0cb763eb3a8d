import type { RoomTexts } from "../../shared/contract/contract-texts.ts";
import * as sharedClientsTexts from "../../shared/features/clients/texts.ts";
import * as sharedApprovalsTexts from "../../shared/features/approvals/texts.ts";
import * as sharedJobsTexts from "../../shared/features/jobs/texts.ts";
import { featureTexts } from "../../shared/features/feature-texts.ts";
import * as sessionsTexts from "../../shared/features/sessions/texts.ts";
import type { RouteGroup } from "../../shared/http/route.ts";
import * as accessTexts from "./access/texts.ts";
import {
  account,
  adminUsers,
  authenticate,
  publicUsers,
  sessions,
  signOuts,
  users,
} from "./accounts/routes.ts";
import * as accountsTexts from "./accounts/texts.ts";
import { appTokens } from "./app-tokens/routes.ts";
import * as appTokensTexts from "./app-tokens/texts.ts";
import { approvals } from "./approvals/routes.ts";
import * as approvalsTexts from "./approvals/texts.ts";
import { attachments } from "./attachments/routes.ts";
import * as attachmentsTexts from "./attachments/texts.ts";
import { changes } from "./changes/routes.ts";
import * as changesTexts from "./changes/texts.ts";
import { groupRecords } from "./groups/routes.ts";
import { staffGroups } from "./groups/staff-routes.ts";
import * as groupsTexts from "./groups/texts.ts";
import { operatorContext, operatorGroups } from "./operator/routes.ts";
import * as operatorTexts from "./operator/texts.ts";
import { operational } from "./operational/routes.ts";
import * as operationalTexts from "./operational/texts.ts";
import { provisioning } from "./provisioning/routes.ts";
import * as provisioningTexts from "./provisioning/texts.ts";
import { adminJobs } from "./jobs/routes.ts";
import * as jobsTexts from "./jobs/texts.ts";
import { adminQueues, queues } from "./queues/routes.ts";
import * as queuesTexts from "./queues/texts.ts";
import { ofRegistry } from "./registry/offered.ts";
import { adminRecipients, contacts, devices, preferences, recipients } from "./registry/routes.ts";
import * as registryTexts from "./registry/texts.ts";
import { machineReports } from "./reports/routes.ts";
import * as reportsTexts from "./reports/texts.ts";
import { citizenZone } from "./self-service/citizen-routes.ts";
import { pushKeys } from "./self-service/public-routes.ts";
import { selfService } from "./self-service/routes.ts";
import * as selfServiceTexts from "./self-service/texts.ts";
import { appSending, machineSending, machineSendingById } from "./sending/machine-routes.ts";
import {
  consoleSending,
  consoleSendingById,
  operatorSendingById,
  recordSending,
  staffSending,
} from "./sending/routes.ts";
import * as sendingTexts from "./sending/texts.ts";
import { receipts } from "./receipts/routes.ts";
import * as receiptsTexts from "./receipts/texts.ts";
import { suppressions } from "./suppressions/routes.ts";
import * as suppressionsTexts from "./suppressions/texts.ts";
import { adminMailSenders, adminProviders, mailSenders, providers } from "./providers/routes.ts";
import * as providersTexts from "./providers/texts.ts";
import { notifications as service } from "./service.ts";
import { adminSystems, systemCredentials, systems } from "./systems/routes.ts";
import * as systemsTexts from "./systems/texts.ts";
import { appTemplates, machineTemplates } from "./templates/machine-routes.ts";
import { adminTemplates, staffTemplates, templates } from "./templates/routes.ts";
import * as templatesTexts from "./templates/texts.ts";
import { appTracking, machineTracking } from "./tracking/machine-routes.ts";
import { deliveryRecords, eventRecords, notificationRecords, staffNotifications } from "./tracking/routes.ts";
import * as trackingTexts from "./tracking/texts.ts";
import { unsubscription } from "./unsubscribe/routes.ts";
import * as unsubscribeTexts from "./unsubscribe/texts.ts";

/** Every route of the service. No function loads this; only the contract and the tests do. */
export const groups: RouteGroup[] = [
  authenticate,
  account,
  users,
  publicUsers,
  sessions,
  ...signOuts,
  systems,
  systemCredentials,
  appTokens,
  templates,
  machineSending,
  consoleSending,
  recordSending,
  machineTracking,
  machineReports,
  notificationRecords,
  deliveryRecords,
  eventRecords,
  machineTemplates,
  attachments,
  providers,
  mailSenders,
  receipts,
  suppressions,
  queues,
  approvals,
  operatorContext,
  ...ofRegistry(
    machineSendingById,
    consoleSendingById,
    operatorSendingById,
    recipients,
    contacts,
    preferences,
    devices,
    provisioning,
    groupRecords,
    operatorGroups,
  ),
  ...ofRegistry(...selfService),
  staffNotifications,
  staffSending,
  staffTemplates,
  adminSystems,
  adminTemplates,
  adminMailSenders,
  adminProviders,
  adminUsers,
  adminQueues,
  adminJobs,
  appSending,
  appTracking,
  appTemplates,
  ...ofRegistry(...citizenZone, pushKeys, staffGroups, adminRecipients),
  unsubscription,
  changes,
  ...operational,
];

/** The words of the rooms, for the contract and the routes matrix; those of the service replace shared ones. */
export const texts: RoomTexts[] = [
  ...featureTexts,
  sharedClientsTexts,
  sharedApprovalsTexts,
  sharedJobsTexts,
  sessionsTexts,
  accessTexts,
  accountsTexts,
  approvalsTexts,
  changesTexts,
  operationalTexts,
  systemsTexts,
  appTokensTexts,
  templatesTexts,
  sendingTexts,
  attachmentsTexts,
  providersTexts,
  receiptsTexts,
  suppressionsTexts,
  queuesTexts,
  jobsTexts,
  trackingTexts,
  reportsTexts,
  groupsTexts,
  operatorTexts,
  registryTexts,
  provisioningTexts,
  selfServiceTexts,
  unsubscribeTexts,
];

export { service };
